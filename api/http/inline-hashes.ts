import { createHash } from 'node:crypto'

/** The source that a content security policy needs to allow this script or style within a page. */
export function inlineHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

/** Lets a policy allow the scripts and styles that a page of ours contains, and no others. */
export function allowInline(html: string): (policy: string) => string {
  const [scripts, styles] = [hashesOf(html, 'script'), hashesOf(html, 'style')]
  return (policy) => policy.replace("script-src 'self'", `$&${scripts}`).replace("style-src 'self'", `$&${styles}`)
}

function hashesOf(html: string, tag: 'script' | 'style'): string {
  const inline = new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs')
  return [...html.matchAll(inline)].map(([, content = '']) => ` ${inlineHash(content)}`).join('')
}
