import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const index = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Philip</title>
<meta name="description" content="Read." /><script type="module" src="/assets/main.js"></script></head>
<body><div id="root"></div></body></html>`

/** A small folder like the web build's output, with a content page beside it. */
export function builtWeb(): { webRoot: string; contentRoot: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'philip-web-'))
  const [webRoot, contentRoot] = [join(root, 'dist'), join(root, 'content')]
  const files = {
    'dist/index.html': index,
    'dist/version.json': JSON.stringify({ buildHash: 'abc123' }),
    'dist/manifest.webmanifest': JSON.stringify({ name: 'Philip', short_name: 'Philip', start_url: '/' }),
    'dist/service-worker.js': '// nothing\n',
    'dist/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'dist/assets/main.js': 'export {}\n',
    'dist/assets/main.js.map': '{}',
    'content/about.md': '# About\n',
    'content/.hidden.md': 'hidden',
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return { webRoot, contentRoot, remove: () => rmSync(root, { recursive: true }) }
}
