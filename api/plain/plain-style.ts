/** The only style sheet of the pages without scripts: small, so that a chapter's first packets show its text. */
export const plainStyle = `:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 20%, transparent); --quiet: color-mix(in srgb, currentColor 75%, transparent) }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 38rem; padding: 1rem; font: 1.125rem/1.65 Georgia, 'Times New Roman', serif; background: #fdfdfb; color: #1c1b18 }
header, footer, nav, form, .more, .notes, .about { font: 1rem/1.5 system-ui, sans-serif }
header > a { position: absolute; left: -99rem }
header > a:focus { position: static }
nav a { display: inline-block; padding: .625rem .75rem .625rem 0; min-height: 2.75rem }
form { display: flex; flex-wrap: wrap; gap: .5rem; margin: .5rem 0 1.5rem }
label { flex-basis: 100%; color: var(--quiet) }
input, button { font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 6px; min-height: 2.75rem; padding: 0 .75rem }
input[type=search] { flex: 1; min-width: 0 }
a { color: inherit; text-underline-offset: .2em }
h1 { font-size: 1.75rem; line-height: 1.25; font-weight: 500 }
h2, h3, h4 { font-size: 1.125rem; font-weight: 600; margin: 1.5rem 0 .25rem }
.verse-number { font: .6875em system-ui, sans-serif; color: var(--quiet); margin-right: .25em }
:target { background: #f3e3a1; color: #1c1b18 }
.q { margin: 0 0 0 1.5rem; text-indent: -1rem }
.q2 { margin-left: 2.5rem }
.q3 { margin-left: 3.5rem }
.note { display: none }
.notes { border-top: 1px solid var(--line); margin-top: 2rem; color: var(--quiet) }
.notes p { margin: .25rem 0 }
.numbers a { display: inline-block; min-width: 2.75rem; padding: .5rem .25rem; text-align: center }
.turn { display: flex; justify-content: space-between; gap: 1rem; flex-wrap: wrap; padding: .75rem 0 }
.care { border: 2px solid; border-radius: 12px; padding: 0 1rem; margin-bottom: 1.5rem }
.care li { line-height: 2 }
ul.books { columns: 11rem; padding-left: 0; list-style: none }
ul.books a { display: inline-block; padding: .375rem 0 }
mark { background: #f3e3a1; color: #1c1b18 }
footer { border-top: 1px solid var(--line); margin-top: 3rem; color: var(--quiet) }
table { border-collapse: collapse; display: block; overflow-x: auto }
th, td { border: 1px solid var(--line); padding: .375rem .5rem; text-align: left }
:focus-visible { outline: 2px solid; outline-offset: 2px }
@media (prefers-color-scheme: dark) { body { background: #171614; color: #e8e4da } }
@media print { header, footer, .turn, .more { display: none } }
`
