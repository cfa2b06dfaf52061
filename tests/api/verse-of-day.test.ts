import { expect, test } from 'vitest'
import { wholeReference } from '../../shared/bible/reference.ts'
import { positionsOf } from '../../shared/bible/verse-position.ts'
import { PassageAnswer } from '../../shared/contract/bible.ts'
import { dayOf } from '../../shared/day.ts'
import { isLong, verseOfDay, versesOfDays } from '../../shared/verse-of-day.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api, database } = sharedApi({ texts: true })

const passageOf = async (id: string, ref: string) =>
  PassageAnswer.parse((await api.get(`/api/bible/${id}/passage?ref=${encodeURIComponent(ref)}`)).json()).passages[0]

test('each verse of a day is one short verse in every translation, and a sentence of its own in English', async () => {
  const wrong: string[] = []
  for (const ref of versesOfDays) {
    const found = await Promise.all(['eng-web', 'eng-kjv', 'spa-rv1909'].map((id) => passageOf(id, ref)))
    const texts = found.map((passage) => passage?.verses.map(({ text }) => text).join(' ') ?? '')
    if (found.some((passage) => passage?.verses.length !== 1)) wrong.push(`${ref}: not one verse`)
    if (!/^\P{L}*\p{Lu}/u.test(texts[0]!)) wrong.push(`${ref}: ${texts[0]!.slice(0, 40)}`)
    if (texts.some((text) => text.length > 280)) wrong.push(`${ref}: long`)
    // no more than four lines of a phone
    if (texts.some((text) => text.length > 165) && !isLong(ref)) wrong.push(`${ref}: without the room of a long verse`)
  }
  expect(wrong).toEqual([])
})

test('each is a verse that several others lead to', async () => {
  const rows = await database.db.selectFrom('related_verses').select(['position', 'cited']).execute()
  const cited = new Map(rows.map(({ position, cited }) => [position, cited]))
  const little = versesOfDays.filter((ref) => {
    const [position] = positionsOf(wholeReference(ref, 'en')![0]!)
    return (cited.get(position) ?? 0) < 6
  })
  expect(little).toEqual([])
})

test('every verse has its day before one returns, and everyone on a date has the same', () => {
  const days = Array.from({ length: versesOfDays.length }, (_, day) =>
    verseOfDay(dayOf(new Date(2027, 0, 1 + day, 12))),
  )
  expect(new Set(days).size).toBe(versesOfDays.length)
  expect(new Set(versesOfDays).size).toBe(versesOfDays.length)
  for (const hour of [0, 6, 23]) expect(dayOf(new Date(2027, 4, 3, hour, 30))).toBe(dayOf(new Date(2027, 4, 3, 12)))
})
