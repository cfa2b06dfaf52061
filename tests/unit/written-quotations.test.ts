import { describe, expect, test } from 'vitest'
import { markdownHtml } from '../../api/plain/markdown-html.ts'
import { openSmallBible } from '../helpers/answers/small-bible.ts'

const check = await openSmallBible('en', [
  ['PSA', 23, 1, 'Yahweh is my shepherd; I shall lack nothing.'],
  ['JHN', 3, 3, 'Jesus answered him, “Unless one is born anew, he can’t see God’s Kingdom.”'],
  ['JHN', 3, 16, 'For God so loved the world, that he gave his only born Son.'],
  ['EPH', 4, 28, 'Let him who stole steal no more; but rather let him labor.'],
  ['PHP', 4, 13, 'I can do all things through Christ who strengthens me.'],
])
const shown = (content: string) => content.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')

test.each([
  ['“Unless one is born again, he can’t see God’s Kingdom”, he says (John 3:3).', 'Kingdom”, he says'],
  ['John 3:3 says “Unless one is born again, he can’t see God’s Kingdom”.', 'Kingdom”.'],
  ['John 3:3 says “Unless one is born again, he can’t see God’s Kingdom” to all.', 'Kingdom.” to all.'],
])('the words that replace a quotation have no second full stop: %s', async (text, end) => {
  const { content, spans } = await check(text)
  expect(spans.map(({ verdict }) => verdict)).toEqual(['repaired'])
  expect(shown(content)).toContain(end)
})

test('the words that replace a quotation never end within a denial', async () => {
  const { spans } = await check('> Let him who steals steal.\n> — Ephesians 4:28')
  expect(spans.map(({ verdict, words }) => [verdict, words])).toEqual([['repaired', 'Let him who stole steal no more']])
})

describe('a line break or a footnote in an answer is no word of a quotation:', () => {
  test.each([
    ['> For God so loved the world<br>— John 3:16', '> For God so loved the world\n> — John 3:16'],
    ['> For God so loved the world [John 3:16](x)[^1]', '> For God so loved the world (John 3:16)'],
    ['“For God so loved the world”[^1] (John 3:16)', '“For God so loved the world” (John 3:16)'],
    [
      '> Yahweh is my shepherd;<br>\n> I shall lack nothing.<br>— Psalm 23:1',
      '> Yahweh is my shepherd;\n> I shall lack nothing.\n> — Psalm 23:1',
    ],
    [
      '| a |\n|---|\n| “For God so loved the world”<br>(John 3:16) |',
      '| a |\n|---|\n| “For God so loved the world” (John 3:16) |',
    ],
  ])('%s', async (text, written) => {
    const { content, spans } = await check(text)
    expect(spans.map(({ verdict }) => verdict)).toEqual(['exact'])
    expect(shown(content)).toBe(written)
  })
})

test('a link ends before a parenthesis that is not its own', async () => {
  const { content } = await check('“I can do all things through Christ” (Philippians 4:13) — WEB')
  expect(content).toBe('“I can do all things through Christ” ([Philippians 4:13](/read/PHP/4?verse=13)) — WEB')
})

test('a numbered list that a block quote interrupts keeps its numbers on a page without scripts', () => {
  const { html } = markdownHtml('1. One\n\n> Jesus wept.\n\n2. Two')
  expect(html).toContain('<ol><li>')
  expect(html).toContain('<ol start="2"><li>')
})
