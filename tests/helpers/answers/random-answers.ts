import type { Draws } from '../../../workers/eval/draws.ts'

const real = [
  ...['For God so loved the world', 'that he gave his only born Son', 'whoever believes in him should', 'perish'],
  ...['Jesus wept.', 'Jesus wept', 'You shall', 'murder', 'not', 'You shall not murder', 'God is love'],
  ...['Jacob I loved, but Esau I hated', 'In the beginning, God', 'created the heavens and the earth.'],
]
const invented = [
  ...['God hates the world', 'and hates the rest', 'never', 'hates', 'Luther', 'and all the others burn'],
  'God helps those who help themselves.',
]
const references = [
  ...['John 3:16', '(John 3:16)', '(John 11:35)', '— John 11:35', '(Exodus 20:13)', '(Romans 9:13)', '(1 John 4:8)'],
  ...['Genesis 1:1', '(Genesis 1:1)', '(John 3:16-17)', 'verse 16', '(John 99:1)'],
]
const marks = ['“', '”', '"', '"', '«', '»', '‘', '’', "'", '„']
const signs = [
  ...['*', '**', '_', '`', '``', '```', '|', '[', ']', '](', ')', '(', '\\', '!', '~~', '—', '- ', ': ', '. ', ', '],
  ...['\n', '\n\n', '\n> ', '\n> ', '> ', '\n>\n> ', '\n- ', '\n1. ', '\n## ', '\n|-|-|\n', '\n---\n', '\n===\n'],
  ...['  \n', '\\\n', '\t', '    ', '\n    ', '\n  > ', '\n   ', '\n```\n', '\n\n> > '],
  ...['<b>', '</b>', '<!--', '-->', '<http://a.b>', 'www.a.b', 'a@b.c', '[^1]', '[x](/read/JHN/3)', '](/read/JHN/3)'],
  ...['&quot;', '&ldquo;', '&rdquo;', '&amp;', '&#x202e;', '&#10;', '\u202E', '\u200B', '\u00AD', '\u200D', '🕊️'],
  ...['…', '...', '[…]', ' … ', '16 ', '¹⁶', '[16] ', '**16** '],
]

/**
 * A random answer of Scripture, invented words, references and punctuation, combined as models do, and in other ways.
 */
export function randomAnswer(random: Draws): string {
  const { pick } = random
  const shapes: (() => string)[] = [
    () => `“${pick(real)}” ${pick(references)}`,
    () => `> ${pick(real)}\n> ${pick(references)}`,
    () => `“${pick(real)}${pick(signs)}${pick(real)}” ${pick(references)}`,
    () => `“${pick(real)} ${pick(signs)}${pick(invented)}${pick(signs)} ${pick(real)}” ${pick(references)}`,
    () => `> ${pick(real)}${pick(signs)}${pick(invented)}\n> ${pick(references)}`,
    () => `\n\n> ${pick(real)}\n${pick(['', '> ', '>\n> '])}${pick(invented)}\n> ${pick(references)}\n\n`,
    () => `[${pick(invented)}](/read/JHN/3?verse=16)`,
    () => `\n| ${pick(references)} | “${pick(real)}” |\n|---|---|\n`,
    () => `**${pick(references)}**: “${pick(real)}”`,
    () => `\n- > ${pick(real)} ${pick(references)}\n  ${pick(invented)}\n`,
    ...[real, invented, references, marks, signs, signs].map((list) => () => pick(list)),
    () => ' ',
  ]
  return Array.from({ length: 2 + random.below(10) }, () => pick(shapes)()).join(pick(['', ' ']))
}
