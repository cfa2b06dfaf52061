/** The only style sheet of the operators' page: plain, in the device's colours, from 320 px up. */
export const operationsStyle = `:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent); --quiet: color-mix(in srgb, currentColor 72%, transparent) }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 72rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText }
h1 { font-size: 1.375rem; margin: 0 }
h2 { font-size: 1.0625rem; margin: 2rem 0 .5rem }
p { margin: .25rem 0 }
header p, section > p, dt, thead th { color: var(--quiet) }
.wide { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); font-weight: 400; white-space: nowrap }
tbody th { font-weight: 600 }
pre, .words { white-space: pre-wrap; overflow-wrap: anywhere }
.words { min-width: 12rem }
summary { padding: .5rem 0; overflow-wrap: anywhere }
pre { margin: 0 0 1rem; font: .875rem/1.5 ui-monospace, monospace }
em { font-style: normal; border: 1px solid; border-radius: .25rem; padding: 0 .375rem; font-size: .875rem; font-weight: 400 }
code { font: .875rem ui-monospace, monospace }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 }
dd { margin: 0 }
ul { margin: 0; padding-left: 1.125rem }
form { margin: 0; display: inline-flex; gap: .5rem; flex-wrap: wrap; align-items: center }
.lines { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; max-width: 32rem }
.lines label { display: grid; grid-template-columns: minmax(0, 1fr); gap: .25rem }
.lines button { justify-self: start }
details > form { padding-bottom: .5rem }
button, input { font: inherit; color: inherit; background: Canvas; border: 1px solid var(--line); border-radius: .375rem; min-height: 2.75rem; padding: 0 .875rem; max-width: 100% }
input[type=file] { padding: .5rem .875rem }
button { cursor: pointer }
a { color: inherit }
:focus-visible { outline: 2px solid; outline-offset: 2px }
[role=status], .refused { border-left: 3px solid; padding-left: .75rem }
`
