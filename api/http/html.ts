import { escapeHtml } from '#shared/escape-html.ts'

/** HTML that is safe to insert into a page unchanged. */
export type Html = { html: string }

type Part = string | number | Html | Part[] | undefined | null | false

/** A piece of HTML: inserted values are escaped, except other pieces. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: strings.reduce((all, text, index) => all + render(parts[index - 1]) + text) }
}

function render(part: Part): string {
  if (part === undefined || part === null || part === false) return ''
  if (Array.isArray(part)) return part.map(render).join('')
  if (typeof part === 'object') return part.html
  return escapeHtml(String(part))
}
