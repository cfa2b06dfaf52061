import { expect, test } from 'vitest'
import { isPlainParagraph, markdownChunks } from '../../shared/markdown/chunks.ts'

test('finished chunks stay the same while the last one grows', () => {
  const text = 'One.\n\nTwo, which continues\nin a second line.\n\n- a\n\n- b\n\n```\nx\n\ny\n```\n\nLast'
  const chunks = markdownChunks(text)
  expect(chunks).toHaveLength(5)
  expect(markdownChunks(`${text} and more`).slice(0, -1)).toEqual(chunks.slice(0, -1))
})

test('every chunk is a part of the text at its offset, and none is too long for a frame', () => {
  const long = `${'word '.repeat(3000)}\n${'- item\n'.repeat(2000)}\n\nEnd`
  const chunks = markdownChunks(long)
  for (const { start, text } of chunks) {
    expect(long.slice(start, start + text.length)).toBe(text)
    expect(text.length).toBeLessThanOrEqual(4001)
  }
  expect(
    chunks
      .map(({ text }) => text)
      .join('')
      .replace(/\s/g, ''),
  ).toBe(long.replace(/\s/g, ''))
})

test('a code span of three backticks in a line opens no fence', () => {
  expect(markdownChunks('```John``` says:\n\n“One.”\n\nTwo').map(({ text }) => text.trim())).toEqual([
    '```John``` says:',
    '“One.”',
    'Two',
  ])
  expect(markdownChunks('```\na\n\n``` code\n\nb\n```\n\nc')).toHaveLength(2)
})

test.each([
  'Nicodemus comes by night (John 3:1–2).',
  'Two lines\nof words, “quoted”; it’s 1 of 3 – or 4. ',
  'In 1611. A year',
])('%j is shown unchanged', (block) => {
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
])('%j is parsed as markdown', (block) => {
  expect(isPlainParagraph(block)).toBe(false)
})
