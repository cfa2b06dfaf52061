import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { plainWords } from '../../api/plain/words.ts'
import { builtWeb } from '../helpers/browser/web.ts'
import { startApi } from '../helpers/client/api.ts'
import { plainVisitor } from '../helpers/client/plain-visitor.ts'
import { insertPlan } from '../helpers/client/plan.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const web = builtWeb()
const { api, database } = sharedApi({ texts: true, contentRoot: web.contentRoot })
afterAll(web.remove)
const say = plainWords('en')
const grace = { Host: 'grace.localhost' }

describe('on a partner’s host', () => {
  test('the page about the edition has the partner’s own text', async () => {
    const page = await api.get('/plain/about', grace)
    expect(page.status).toBe(200)
    for (const part of [
      'About Grace Community',
      'a neighbourhood church with an open door',
      '<strong>Sundays</strong>',
    ]) {
      expect(page.text).toContain(part)
    }
    expect((await api.get('/plain/books', grace)).text).toContain('<a href="/plain/about">About Grace Community</a>')
  })

  test('no page leads to the profile, whose address leads home', async () => {
    for (const path of ['/plain/', '/plain/chats']) {
      expect((await api.get(path, grace)).text, path).not.toContain('/plain/profile')
    }
    const profile = await api.get('/plain/profile?in=eng-kjv', grace)
    expect([profile.status, profile.headers.location]).toEqual([302, '/plain/?in=eng-kjv'])
  })
})

test('the product’s own host has its own page about it, and the profile', async () => {
  const pages = await Promise.all(['/plain/about', '/plain/site/about'].map((path) => api.get(path)))
  const [about, other] = pages.map(({ text }) => text.slice(text.indexOf('<main'), text.indexOf('</main>')))
  expect([pages[0]?.status, about]).toEqual([200, other])
  for (const path of ['/plain/', '/plain/chats']) {
    const { text } = await api.get(path)
    expect(text, path).toContain('/plain/profile')
    expect(text, path).not.toContain('/plain/about')
  }
})

test('if reading plans are off, their pages are not found, and no page leads there', async () => {
  const off = await startApi({ databaseUrl: database.url, env: { ENABLE_READING_PLANS: 'false' } })
  onTestFinished(off.stop)
  const { planId } = await insertPlan(database.db, null, { isPublic: true, isSuggested: true })
  for (const path of ['/plain/plans', `/plain/plans/${planId}`]) {
    const page = await off.get(path)
    expect(page.status, path).toBe(404)
    expect(page.text, path).not.toContain('Through Mark')
  }
  expect((await off.get('/plain/books')).text).not.toContain('/plain/plans')
  expect((await api.get('/plain/books')).text).toContain('/plain/plans')
})

test('a chapter opens if its address names a plan that its reader may not read', async () => {
  const owner = plainVisitor(api)
  await owner.submit('/plain/profile', { profile: 'new', theology: 'catholic' })
  const { planId, stepIds } = await insertPlan(database.db, await owner.row())
  for (const plan of [planId, 999999999, 'abc', '0']) {
    const page = await plainVisitor(api).get(`/plain/read/MRK/1?plan=${plan}&step=${stepIds[0]}`)
    expect(page.status, String(plan)).toBe(200)
    expect(page.text).not.toContain(say('markRead'))
  }
})
