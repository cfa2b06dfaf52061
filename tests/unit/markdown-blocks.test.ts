import { expect, test } from 'vitest'
import { isPlainParagraph, markdownBlocks } from '../../web/chat/markdown-blocks.ts'

test('finished blocks stay the same while the last one grows', () => {
  const text = 'One.\n\nTwo, that goes on\nin a second line.\n\n- a\n\n- b\n\n```\nx\n\ny\n```\n\nLast'
  const blocks = markdownBlocks(text)
  expect(blocks).toHaveLength(4)
  expect(markdownBlocks(`${text} and more`).slice(0, -1)).toEqual(blocks.slice(0, -1))
})

test.each([
  'Nicodemus comes by night (John 3:1–2).',
  'Two lines\nof words, “quoted”; it’s 1 of 3 – or 4. ',
  'In 1611. A year',
])('%j is shown as it stands', (block) => {
  expect(isPlainParagraph(block)).toBe(true)
})

test.each([
  '**Bold**',
  'An _accent',
  'A [link](https://example.org)',
  '<b>',
  'salt & light',
  '# Heading',
  'Heading\n---',
  'Heading\n=',
  '- item',
  'words\n- item',
  '+ item',
  '3. item',
  'words\n1) item',
  '> quotation',
  'a | b',
  'hard break  \nhere',
  'one  \ntwo',
  'one\n    code',
  'www.example.org',
  'HTTPS://example.org',
  'me@example.org',
  'one\n\ntwo',
  '`code`',
  '~~gone~~',
  'a\\b',
])('%j is left to markdown', (block) => {
  expect(isPlainParagraph(block)).toBe(false)
})
