import { inlineHash } from '../http/inline-hashes.ts'

/** The only style sheet of the pages without scripts: small, so that a chapter's first packets show its text. */
export const plainStyle = `:root { color-scheme: light dark; --page: #fdfdfb; --line: color-mix(in srgb, currentColor 20%, transparent); --quiet: color-mix(in srgb, currentColor 75%, transparent) }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 38rem; padding: 1rem; font: 1.125rem/1.65 Georgia, 'Times New Roman', serif; background: var(--page); color: #1c1b18 }
header, footer, nav, form, .more, .notes, .about, .small { font: 1rem/1.5 system-ui, sans-serif }
header > a { position: absolute; inset-inline-start: -99rem }
header > a:focus { position: static }
nav a { display: inline-block; padding-block: .625rem; padding-inline-end: .75rem; min-height: 2.75rem }
form { display: flex; flex-wrap: wrap; gap: .5rem; margin: .5rem 0 1.5rem }
label { flex-basis: 100%; color: var(--quiet) }
input, button, textarea, select { font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 6px; min-height: 2.75rem; padding: 0 .75rem }
input[type=search], select { flex: 1; min-width: 0 }
textarea { flex: 1 1 100%; min-width: 0; padding: .5rem .75rem; resize: vertical }
.act, .marks { display: block; margin: 1rem 0 }
.marks { font: inherit }
.marks button { font: 1rem/1.5 system-ui, sans-serif }
.marks li { margin: .25rem 0 }
.choices button { text-align: start; padding: .5rem .75rem }
.choice { display: flex; gap: .75rem; padding: .5rem 0; color: inherit }
.choice input { min-height: 1.5rem; flex: 0 0 1.25rem }
fieldset { border: 0; padding: 0; margin: 0; flex-basis: 100% }
option { background: var(--page) }
.small { font-size: .875rem; color: var(--quiet) }
.question { border-inline-start: 3px solid var(--line); padding-inline-start: 1rem; margin-top: 2rem }
.question p { white-space: pre-line; overflow-wrap: anywhere }
blockquote { margin: 1rem 0; margin-inline-start: 1rem }
.sign { text-decoration: none; white-space: nowrap; padding: .25rem .0625rem }
.sign svg { vertical-align: .25em; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
.sign .shape { fill: currentColor; stroke: none }
.sign .inside { stroke: var(--page) }
summary { padding: .625rem 0; cursor: pointer }
a { color: inherit; text-underline-offset: .2em }
h1 { font-size: 1.75rem; line-height: 1.25; font-weight: 500 }
h2, h3, h4 { font-size: 1.125rem; font-weight: 600; margin: 1.5rem 0 .25rem }
.verse-number { font: .6875em system-ui, sans-serif; color: var(--quiet); margin-inline-end: .25em }
:target:not(section) { background: #f3e3a1; color: #1c1b18 }
.q { margin: 0; margin-inline-start: 1.5rem; text-indent: -1rem }
.q2 { margin-inline-start: 2.5rem }
.q3 { margin-inline-start: 3.5rem }
.note { display: none }
.notes { border-top: 1px solid var(--line); margin-top: 2rem; color: var(--quiet) }
.notes p { margin: .25rem 0 }
.numbers a { display: inline-block; min-width: 2.75rem; padding: .5rem .25rem; text-align: center }
.turn { display: flex; justify-content: space-between; gap: 1rem; flex-wrap: wrap; padding: .75rem 0 }
.care { border: 2px solid; border-radius: 12px; padding: 0 1rem; margin-bottom: 1.5rem }
.care li { line-height: 2 }
ul.books { columns: 11rem; padding-inline-start: 0; list-style: none }
ul.books a { display: inline-block; padding: .375rem 0 }
mark { background: #f3e3a1; color: #1c1b18 }
footer { border-top: 1px solid var(--line); margin-top: 3rem; color: var(--quiet) }
table { border-collapse: collapse; display: block; overflow-x: auto }
th, td { border: 1px solid var(--line); padding: .375rem .5rem; text-align: start }
:focus-visible { outline: 2px solid; outline-offset: 2px }
@media (prefers-color-scheme: dark) { :root { --page: #171614 } body { color: #e8e4da } }
@media print { header, footer, .turn, .more { display: none } }
`

/** The source that a content security policy needs to allow this style within a page. */
export const plainStyleHash = inlineHash(plainStyle)
