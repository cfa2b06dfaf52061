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

describe('a reference as Bibles of a language print it', () => {
  test.each([
    ['fr', 'Jn 3, 16', ['John 3:16']],
    ['es', 'Jn 3, 16', ['John 3:16']],
    ['pt', 'Jo 3, 16', ['John 3:16']],
    ['fr', 'Jean 3, 16-18', ['John 3:16–18']],
    ['es', '1 Juan 4, 8', ['1 John 4:8']],
    ['fr', 'Mt 5, 3-12', ['Matthew 5:3–12']],
    ['fr', 'Ps 23, 1', ['Psalm 23:1']],
    ['es', 'Salmos 119, 105', ['Psalm 119:105']],
    ['es', 'Mateo 5, 6 y 7', ['Matthew 5', 'Matthew 6', 'Matthew 7']],
    ['es', 'Génesis 1, 2', ['Genesis 1', 'Genesis 2']],
    ['fr', 'Psaumes 23, 25', ['Psalm 23', 'Psalm 25']],
    ['es', 'Juan 3:16, 18', ['John 3:16', 'John 3:18']],
    ['es', 'Salmo 23:1-3, 5', ['Psalm 23:1–3', 'Psalm 23:5']],
    ['es', '1 Reyes 18, 450 profetas', ['1 Kings 18']],
    ['es', 'Mateo 10, 12 discípulos', ['Matthew 10']],
    ['es', 'Salmos 91, 23 y 121', ['Psalm 91', 'Psalm 23', 'Psalm 121']],
    ['fr', 'Psaumes 51, 32 et 130', ['Psalm 51', 'Psalm 32', 'Psalm 130']],
    ['pt', 'Salmos 51, 32 e 130', ['Psalm 51', 'Psalm 32', 'Psalm 130']],
    ['es', 'Juan capítulos 3, 5 y 7', ['John 3', 'John 5', 'John 7']],
    ['es', 'Isaías 40, 53 y 55', ['Isaiah 40', 'Isaiah 53', 'Isaiah 55']],
    ['es', 'Job 1, 38 y 42', ['Job 1', 'Job 38', 'Job 42']],
    ['es', 'Génesis 1, 12 y 22', ['Genesis 1', 'Genesis 12', 'Genesis 22']],
    ['es', 'Salmo 23, 1 y 4', ['Psalm 23:1', 'Psalm 23:4']],
    ['es', 'Salmos 119, 105-112', ['Psalm 119:105–112']],
    ['fr', 'Jn 14, 17 et 20', ['John 14:17', 'John 14:20']],
    ['es', 'Juan 20, 19 y 21', ['John 20:19', 'John 20:21']],
    ['es', 'Lucas 1, 26 y 38', ['Luke 1:26', 'Luke 1:38']],
    ['es', 'Juan 3, 16 y 5, 24', ['John 3:16', 'John 5:24']],
    ['es', 'Romanos 5, 8 y 1 Juan 4, 8', ['Romans 5:8', '1 John 4:8']],
  ])('has a verse after an open comma, unless further chapters follow: %s %s', async (language, text, refs) => {
    await loadReferenceLanguage(language)
    expect(findReferences(`? ${text} ?`, language).map(({ ref }) => ref)).toEqual(refs)
  })

  test.each([
    ['fr', 'Qo 3,1', 'Ecclesiastes 3:1'],
    ['pt', 'Qo 3,1', 'Ecclesiastes 3:1'],
    ['fr', 'Qoh 3,1', 'Ecclesiastes 3:1'],
    ['de', 'Qoh 3,1', 'Ecclesiastes 3:1'],
    ['fr', 'Ben Sira 2,1', 'Sirach 2:1'],
    ['fr', 'Si 2,1', 'Sirach 2:1'],
    ['fr', 'Sir 2,1', 'Sirach 2:1'],
    ['es', 'Eclo 2,1', 'Sirach 2:1'],
    ['pt', 'Eclo 2,1', 'Sirach 2:1'],
    ['fr', 'Ha 2.4', 'Habakkuk 2:4'],
    ['fr', 'Éz 36.26', 'Ezekiel 36:26'],
    ['zh', '约一4:8', '1 John 4:8'],
    ['zh', '約二6', '2 John 6'],
    ['ko', '몬 6', 'Philemon 6'],
    // a psalm with both of its numbers: English Bibles have the greater one
    ['fr', 'Ps 23 (22),1', 'Psalm 23:1'],
    ['de', 'Ps 23 (22),1', 'Psalm 23:1'],
    ['es', 'Sal 22 (23), 1', 'Psalm 23:1'],
    ['en', 'Psalm 23 (22):1', 'Psalm 23:1'],
    ['en', 'Psalm 23 (22)', 'Psalm 23'],
  ])('has the short names and double numbers of Bibles: %s %s', async (language, text, ref) => {
    await loadReferenceLanguage(language)
    expect(findReferences(`? ${text} ?`, language)).toMatchObject([{ ref, start: 2, end: text.length + 2 }])
  })
})
