import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { books } from '../../shared/bible/books.ts'
import { findReferences, wholeReference } from '../../shared/bible/reference.ts'
import { loadReferenceLanguage } from '../../shared/server/reference-languages.ts'

describe('a reference in a language of the interface', () => {
  test.each([
    ['ar', 'يوحنا 3:16', 'مزمور 23'],
    ['de', 'Johannes 3,16', 'Psalm 23'],
    ['es', 'Juan 3,16', 'Salmo 23'],
    ['es', 'Juan 3:16', 'Salmo 23'],
    ['fr', 'Jean 3,16', 'Psaume 23'],
    ['fr', 'Jean 3.16', 'Psaume 23'],
    ['he', 'יוחנן 3:16', 'תהילים 23'],
    ['id', 'Yohanes 3:16', 'Mazmur 23'],
    ['ko', '요한복음 3:16', '시편 23'],
    ['pt', 'João 3:16', 'Salmo 23'],
    ['pt', 'João 3,16', 'Salmo 23'],
    ['sw', 'Yohana 3:16', 'Zaburi 23'],
  ])('is parsed: %s', async (language, verse, chapter) => {
    await loadReferenceLanguage(`${language}-XX`)
    expect(wholeReference(verse, language)).toMatchObject([{ ref: 'John 3:16' }])
    expect(wholeReference(chapter, language)).toMatchObject([{ ref: 'Psalm 23' }])
    expect(findReferences(`? ${verse} ?`, language)).toMatchObject([{ ref: 'John 3:16' }])
    // English ones are parsed too
    expect(wholeReference('Romans 8:28', language)).toMatchObject([{ ref: 'Romans 8:28' }])
  })

  test.each([
    ['es', 'Juan 3:16, 18', ['John 3:16', 'John 3:18']],
    ['es', 'Juan 3:16,18', ['John 3:16', 'John 3:18']],
    ['es', 'Juan 3,16-18', ['John 3:16–18']],
    ['es', 'Salmos 23, 24', ['Psalm 23', 'Psalm 24']],
    ['es', 'Mateo 5,6,7', ['Matthew 5', 'Matthew 6', 'Matthew 7']],
    ['es', 'Is 53,5; 55,8', ['Isaiah 53:5', 'Isaiah 55:8']],
    ['fr', 'Jean 3,16 et Romains 5,8', ['John 3:16', 'Romans 5:8']],
    ['pt', '1 Coríntios 13,4', ['1 Corinthians 13:4']],
  ])('has a verse after a close comma, and a further one after a verse: %s %s', async (language, text, refs) => {
    await loadReferenceLanguage(language)
    expect(findReferences(`? ${text} ?`, language).map(({ ref }) => ref)).toEqual(refs)
  })

  test.each(['ar', 'de', 'es', 'fr', 'he', 'id', 'ko', 'pt', 'sw', 'zh'])(
    'has every name that the interface writes: %s',
    async (language) => {
      await loadReferenceLanguage(language)
      const file = new URL(`../../shared/words/${language}/books.json`, import.meta.url)
      const names = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
      expect(Object.keys(names)).toEqual(books.map(({ id }) => id))
      const both = books.filter(({ testament }) => testament !== 'DC')
      const read = both.map(({ id }) => wholeReference(`${names[id]} 1:1`, language)?.map(({ book }) => book))
      expect(read).toEqual(both.map(({ id }) => [id]))
    },
  )

  test('leaves an unknown language as it is', async () => {
    await loadReferenceLanguage('*')
    expect(wholeReference('Johannes 3,16', '*')).toBeUndefined()
  })
})
