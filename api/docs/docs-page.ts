import { escapeHtml } from '#shared/escape-html.ts'
import type { describeApi } from './openapi.ts'

type ApiDocument = ReturnType<typeof describeApi>
type Described = {
  summary?: string
  parameters?: unknown[]
  requestBody?: unknown
  responses?: Record<string, unknown>
}

/** The API description as a page without a script: every call, with its parts in collapsible sections. */
export function docsPage(document: ApiDocument): string {
  const title = escapeHtml(`${document.info.title}: the API`)
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Described>).map(([method, call]) => section(method, path, call)),
  )
  const schemas = Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => unfold(name, schema))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(document.info.description ?? '')} The same as a document for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
${calls.join('\n')}
<h2>Schemas</h2>
${schemas.join('\n')}
</main>
</body>
</html>
`
}

/** The style sheet of the page. */
export const docsStyle = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 56rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
section { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 0.75rem 0; }
h2 { margin: 0; font: 600 1rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
h2 span { display: inline-block; min-width: 4.5em; text-transform: uppercase; }
p { margin: 0.25rem 0 0.5rem; }
summary { cursor: pointer; }
pre { overflow-x: auto; margin: 0.5rem 0; padding: 0.75rem; font-size: 0.85rem; background: color-mix(in srgb, currentColor 7%, transparent); }
`

function section(method: string, path: string, call: Described): string {
  const parts = [
    call.parameters?.length ? unfold('Parameters', call.parameters) : '',
    call.requestBody ? unfold('Body', call.requestBody) : '',
    ...Object.entries(call.responses ?? {}).map(([status, response]) => unfold(status, response)),
  ]
  const heading = `<h2><span>${escapeHtml(method)}</span> ${escapeHtml(path)}</h2>`
  return `<section>${heading}<p>${escapeHtml(call.summary ?? '')}</p>${parts.join('')}</section>`
}

function unfold(name: string, value: unknown): string {
  const text = escapeHtml(JSON.stringify(value, null, 2))
  return `<details><summary>${escapeHtml(name)}</summary><pre>${text}</pre></details>`
}
