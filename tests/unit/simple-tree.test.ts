import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MarkdownNode } from '../../shared/markdown/node.ts'
import { parseMarkdown } from '../../shared/markdown/parse.ts'
import { simpleTree } from '../../shared/quotes/simple-tree.ts'

const link = '[John 3:16](/read/JHN/3?verse=16)'

/** The parts of a tree that are read. */
function shapeOf(node: MarkdownNode): object {
  const { type, value, url, children, position } = node
  const at = type === 'root' ? [] : [position?.start.offset, position?.end.offset]
  return { type, value, url, at, children: children?.map(shapeOf) }
}

test.each([
  'Plain words (John 3:1–2), “quoted”.\n\n',
  `For God so loved the world (${link}), and ${link}.`,
  `${link} begins, and [Génesis 22](/read/GEN/22) ends`,
  `## Alpha: “Jesus wept.” (${link}) Kilo.\n\n`,
  `> For God so loved\n> the world.\n> — ${link}\n\n`,
  '> “Jesus wept.”',
  'Two\nlines',
  'A space at the end ',
  '> A space at the end  \n\n',
  'At 7 @ night, or @name',
])('%j is read without the parser', (chunk) => {
  const tree = simpleTree(chunk)
  expect(tree && shapeOf(tree)).toEqual(shapeOf(parseMarkdown(chunk)))
})

test('a chunk that is read without the parser has the tree of the parser', () => {
  const words = ['God', ' ', '\n', '\n\n', '\n> ', '> ', '>', '# ', '## ', '#', '- ', '1. ', '*', '_', '`', '“', '”']
  const signs = [
    '"',
    '(',
    ')',
    '[',
    ']',
    '!',
    '|',
    '—',
    '…',
    '\\',
    '&',
    '<',
    '~',
    ': ',
    '=',
    '---',
    '@',
    'a.b',
    '\t',
    '  ',
    '\u00A0',
    '\r',
    link,
  ]
  const links = [
    '[1. a](/read/GEN/1)',
    '[-](/read/GEN/1)',
    '[ ](/read/GEN/1)',
    '[a](/read/GEN)',
    '[a](/read/GEN/1 "b")',
  ]
  const chunk = fc.array(fc.constantFrom(...words, ...words, ...signs, ...links, link), { maxLength: 12 })
  let simple = 0
  fc.assert(
    fc.property(chunk, (parts) => {
      const text = parts.join('')
      const tree = simpleTree(text)
      if (!tree) return
      simple++
      expect(shapeOf(tree)).toEqual(shapeOf(parseMarkdown(text)))
    }),
    { numRuns: 20_000, seed: 1 },
  )
  expect(simple).toBeGreaterThan(500)
})
