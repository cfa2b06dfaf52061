import { afterAll, describe, expect, test } from 'vitest'
import { plainWords } from '../../api/plain/words.ts'
import { builtWeb } from '../helpers/browser/web.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const web = builtWeb()
afterAll(web.remove)
const browser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'Accept-Language': 'de' }

describe.each([
  ['with the app', sharedApi({ texts: true, ...web })],
  ['without the app', sharedApi({ texts: true })],
])('%s', (_with, { api }) => {
  test.each([
    ['GET', '/plain/nothing', 404, 'notFound'],
    ['GET', '/plain', 404, 'notFound'],
    ['GET', '/plain/nothing.html', 404, 'notFound'],
    ['POST', '/plain/nothing', 404, 'notFound'],
    ['GET', '/plain/ask', 405, 'failed'],
  ] as const)('a browser gets a page in its language where no page is: %s %s', async (method, path, status, title) => {
    const answer = await api.send(method, path, { headers: { ...browser, 'Sec-Fetch-Site': 'same-origin' } })
    expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect([answer.headers['content-language'], answer.headers['cache-control']]).toEqual(['de', 'no-store'])
    for (const part of [`<h1>${plainWords('de')(title)}</h1>`, 'href="/plain/books"', 'href="/"'])
      expect(answer.text).toContain(part)
    expect(answer.text).not.toContain('<script')
  })

  test('a program gets the problem', async () => {
    const answer = await api.get('/plain/nothing', { Accept: '*/*' })
    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8'])
    expect(answer.json()).toMatchObject({ error: 'not_found', status: 404 })
  })
})
