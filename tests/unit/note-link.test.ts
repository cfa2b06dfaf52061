import { expect, test } from 'vitest'
import { placeOfNoteLink } from '../../web/study/note-link.ts'

test('a link of a note leads to its passage', () => {
  expect(placeOfNoteLink('Romans%205:8')).toMatchObject({ book: 'ROM', chapter: 5, verses: [8] })
})

test.each(['%E0%A4%A', '%E0%A4%25A', '%', '%ff', 'https://evil.example', 'javascript:alert(1)', '//evil.example', ''])(
  'a link to %j leads nowhere',
  (href) => {
    expect(placeOfNoteLink(href)).toBeNull()
  },
)
