import { expect, test } from 'vitest'
import { loadBibleWords, missingIn } from '../../workers/eval/seal-judge.ts'
import { hostileShapes } from '../../workers/eval/shapes/table.ts'
import { isBare } from '../../workers/eval/shapes.ts'
import { marksOnPage } from '../helpers/browser/marks-on-page.ts'
import { sealsOnPage } from '../helpers/browser/seals-on-page.ts'
import { sharedSite } from '../helpers/browser/site.ts'
import { storeAnswers } from '../helpers/db/stored-answers.ts'

const site = sharedSite()

const ON_A_PAGE = 50

/*
 * Every hostile shape of an answer, checked and stored as by a worker, and judged by what Chromium shows: the words
 * under each seal are in the passage that it names, false words are marked as such, and each mark has a sign.
 */
test('no hostile shape has a wrong seal or false words without a mark', { timeout: 180_000 }, async () => {
  const { db } = site.database
  const shapes = hostileShapes(1)
  expect(shapes.length).toBeGreaterThanOrEqual(120)
  const faults: string[] = []
  let seals = 0
  let shownLies = 0
  for (let i = 0; i < shapes.length; i += ON_A_PAGE) {
    const some = shapes.slice(i, i + ON_A_PAGE)
    const { chatId, answers } = await storeAnswers(db, some)
    const page = await site.page()
    await page.goto(`/read/JHN/3?chatId=${chatId}`)
    await page
      .getByRole('button', { name: 'Copy answer' })
      .nth(some.length - 1)
      .waitFor()
    const shown = await marksOnPage(page)
    expect(shown).toHaveLength(some.length)
    for (const [at, { text, marks }] of shown.entries()) {
      const shape = some[at]!
      const tell = (fault: string) => faults.push(`${shape.name}: ${fault} in ${JSON.stringify(text)}`)
      for (const lie of shape.lies) {
        if (isBare(lie, text, [])) shownLies++
        if (isBare(lie, text, marks)) tell(`unmarked: ${lie}`)
      }
      for (const mark of marks) {
        if (/\S/.test(text.slice(mark.start, mark.end)) && mark.sign < 11) tell(`${mark.verdict} without a sign`)
        if (/^(?:exact|shortened|repaired)$/.test(mark.verdict) && mark.kind !== 'scripture')
          tell('a seal of a teacher')
      }
    }
    for (const { answer, ref, words } of await sealsOnPage(page)) {
      const bible = await loadBibleWords(db, some[answer]!.bible_id ?? 'eng-web')
      const sources = answers[answer]!.spans.flatMap(({ source }) =>
        source && (!ref || source.ref === ref) ? [source] : [],
      )
      const wrong = sources.map((source) => missingIn(bible, source, words))
      if (!wrong.includes(undefined)) faults.push(`${some[answer]!.name}: ${wrong[0] ?? 'no passage'} (${words})`)
      seals++
    }
    await page.context().close()
  }
  expect(faults).toEqual([])
  // at least one seal was judged
  expect(seals).toBeGreaterThan(10)
  expect(shownLies).toBeGreaterThan(60)
})
