import { expect, test } from 'vitest'
import { bookById } from '../../shared/bible/books.ts'
import { wordsIn } from '../../shared/seals/words.ts'
import { checkText } from '../../shared/server/check-text.ts'
import { writtenSayings } from '../../shared/server/sayings.ts'
import { findVersification } from '../../shared/server/sql/bibles.ts'
import { listVerses } from '../../shared/server/sql/verse-list.ts'
import { checkAnswer } from '../../workers/quotes/quotes.ts'
import { fileDatabase } from '../helpers/db/database.ts'

const { db } = await fileDatabase({ texts: true })
const pause = () => undefined

/** The words of a verse that resemble a saying which is not in the Bible, to the end of their clause. */
async function likeSayings(verse: string): Promise<string[]> {
  const { forms, starts, ends } = wordsIn(verse)
  return (await writtenSayings()(forms, pause)).map(({ from, to }) => {
    const end = ends[to - 1] as number
    return verse.slice(starts[from], end + (/^[^.,;:?!]*/.exec(verse.slice(end))?.[0].length ?? 0)).trim()
  })
}

test.each([
  ['eng-web', 'en'],
  ['eng-kjv', 'en'],
  ['spa-rv1909', 'es'],
])('every verse of %s that resembles a saying has its seal where it is quoted', async (bible_id, language) => {
  const bible = { id: bible_id, language, versification: await findVersification(db, bible_id) }
  const place = { bible_id, book: 'JHN', chapter: 3, verses: [16] }
  let count = 0
  for (const { book, chapter, verse, text } of await listVerses(db, bible_id)) {
    for (const words of await likeSayings(text)) {
      count++
      const quoted = `“${words}” (${bookById(book)?.name} ${chapter}:${verse})`
      const answer = await checkAnswer({ db, text: quoted, bible_id, language, place })
      expect(
        answer.spans.map(({ verdict }) => verdict),
        quoted,
      ).toEqual(['exact'])
      const pasted = await checkText({ db, text: quoted, bible, budgetMs: 60_000 })
      expect(
        pasted.spans.map(({ verdict }) => verdict),
        quoted,
      ).toEqual(['exact'])
    }
  }
  expect(count).toBeGreaterThan(0)
})

test.each([
  ['en', 'The word Trinity is not in the Bible.'],
  ['en', 'The story is in the Bible, in the book of Ruth.'],
  ['en', 'The Bible says to be patient with one another.'],
  ['en', 'The Bible does not say who rules hell.'],
  ['en', 'The middle verse of the Bible depends on the edition.'],
  ['en', 'The Bible never says that Mary Magdalene was a prostitute.'],
  ['en', 'The seven deadly sins are not listed in the Bible.'],
  ['es', 'La palabra Trinidad no está en la Biblia.'],
  ['es', 'Los siete pecados capitales no aparecen en la Biblia.'],
  ['es', 'La versión original de la Biblia se escribió en hebreo, arameo y griego.'],
])('what is said about the Bible, or denied, has no mark, in %s: %s', async (language, text) => {
  const bible_id = language === 'es' ? 'spa-rv1909' : 'eng-web'
  const place = { bible_id, book: 'JHN', chapter: 3, verses: [16] }
  expect((await checkAnswer({ db, text, bible_id, language, place })).spans).toEqual([])
})

test.each([
  ['en', 'The Bible says God helps those who help themselves, and it is not a lie.'],
  ['en', 'It is not only tradition: the Bible says that God helps those who help themselves.'],
  ['es', 'La Biblia dice que Dios aprieta pero no ahorca.'],
])('a saying that is claimed to be in the Bible has one, in %s: %s', async (language, text) => {
  const bible_id = language === 'es' ? 'spa-rv1909' : 'eng-web'
  const place = { bible_id, book: 'JHN', chapter: 3, verses: [16] }
  const { spans } = await checkAnswer({ db, text, bible_id, language, place })
  expect(spans.map(({ verdict }) => verdict)).toEqual(['not_found'])
})
