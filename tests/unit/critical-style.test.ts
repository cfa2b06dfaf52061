import { expect, test } from 'vitest'
import { criticalStyle } from '../../web/build/critical-style.ts'

const html = '<main class="page_abc"><p class="verse">In the beginning</p></main>'

test.each([
  ['.page_abc{margin:0}', '.page_abc{margin:0}'],
  ['.page_abc,.other_abc{margin:0}', '.page_abc{margin:0}'],
  ['.other_abc p{margin:0}', ''],
  // a class of the text that the API inserts
  ['.page_abc .q1{margin:0}', '.page_abc .q1{margin:0}'],
  ['main>p,table{margin:0}', 'main>p{margin:0}'],
  ['.page_abc:hover{margin:0}', ''],
  ['.page_abc:is(.other_abc,.third_abc){margin:0}', ''],
  ['.page_abc:is(.other_abc,:first-child){margin:0}', '.page_abc:is(.other_abc,:first-child){margin:0}'],
  ['.page_abc:not(.other_abc){margin:0}', '.page_abc:not(.other_abc){margin:0}'],
  [':root[data-theme=dark]{--ink:#fff}', ':root[data-theme=dark]{--ink:#fff}'],
  ['@layer tokens,base;@layer base{.other_abc{margin:0}}', '@layer tokens,base'],
  [
    '@media print{.page_abc{margin:0}}@media (width<=768px){.page_abc{margin:0}}',
    '@media (width<=768px){.page_abc{margin:0}}',
  ],
  ['@keyframes breathe{50%{opacity:0}}@font-face{font-family:Other}', ''],
])('of %s the page needs %s', (sheet, needed) => {
  expect(criticalStyle(sheet, html)).toBe(needed)
})
