import { expect, test } from 'vitest'
import { sharedApi } from '../helpers/client/shared-api.ts'
import { whileLocked } from '../helpers/db/locked-tables.ts'

const { api, database } = sharedApi({ texts: true })
const home = (prompt: string) => api.visitor().post('/api/home', { prompt })

test('with its texts loaded, Home answers without reading a verse, even for words in almost every verse', async () => {
  expect((await home('good samaritan')).json()).toMatchObject({ book: 'LUK', chapter: 10 })
  await whileLocked(database.db, 'verses', async () => {
    for (const prompt of ['the and of to in he a his that for you i', 'a '.repeat(1999)]) {
      expect((await home(prompt)).json()).toMatchObject({ ask_question: false, book: null, chapter: null })
    }
    expect((await home('the Lord is my shepherd')).json()).toMatchObject({ book: 'PSA', chapter: 23 })
  })
})

test('the longest text of the most common words is answered within a second', async () => {
  await home('good samaritan')
  for (const prompt of [
    'the and of to in he a his that for you i '.repeat(90),
    'Why did the LORD say to him '.repeat(140),
  ]) {
    const began = performance.now()
    expect((await home(prompt.slice(0, 4000))).status).toBe(200)
    expect(performance.now() - began).toBeLessThan(1000)
  }
})
