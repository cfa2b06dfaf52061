import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtWeb } from '../helpers/browser/web.ts'
import { startApi, type TestApi } from '../helpers/client/api.ts'
import { insertPlan } from '../helpers/client/plan.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/db/database.ts'

let database: TestDatabase
let api: TestApi
const web = builtWeb()

beforeAll(async () => {
  database = await createTestDatabase()
  api = await startApi({ databaseUrl: database.url, ...web })
})

afterAll(async () => {
  await api.stop()
  await database.drop()
  web.remove()
})

test('a public plan has a title for previews and is not indexed by search engines', async () => {
  const options = { isPublic: true, name: 'Hope & "joy" <b>', description: 'Seven\ndays of $& hope' }
  const { planId } = await insertPlan(database.db, null, options)
  for (const path of [`/reading-plans/${planId}`, `/plans/${planId}`]) {
    const page = await api.get(path)
    expect(page.text).toContain('<title>Hope &#38; &#34;joy&#34; &#60;b&#62; · Philip</title>')
    expect(page.text).toContain('<meta property="og:description" content="Seven days of $&#38; hope" />')
    expect(page.text).toContain(`<meta property="og:url" content="/reading-plans/${planId}" />`)
    expect(page.headers['x-robots-tag']).toBe('noindex')
  }
})

test('a private, unfinished or missing plan has the same page as any missing one', async () => {
  const visitor = api.visitor()
  await visitor.put('/api/user/theology', { theology_slug: 'baptist' })
  const ownerId = await visitor.row()
  const hidden = await insertPlan(database.db, ownerId, { name: 'Zaphnath' })
  const unbuilt = await insertPlan(database.db, ownerId, { name: 'Zaphnath', isPublic: true, state: 'building' })
  const none = (await api.get('/reading-plans/4503599627370495')).text
  expect(none).not.toContain('Zaphnath')
  for (const { planId } of [hidden, unbuilt]) {
    const page = await visitor.get(`/reading-plans/${planId}`)
    expect(page.text.replaceAll(String(planId), '4503599627370495')).toBe(none)
  }
})
