import { type Html, html } from '../http/html.ts'

/** The sentence about the last button, if one was pressed. */
export type Said = { said?: string; isRefused?: boolean }

/** A whole document of the operators' port. */
export function operatorsDocument(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/operations.css"></head>
<body>${body}</body></html>
`.html
}

export const said = ({ said, isRefused }: Said): Html =>
  said ? html`<p role="status"${isRefused ? html` class="refused"` : ''}>${said}</p>` : html``
