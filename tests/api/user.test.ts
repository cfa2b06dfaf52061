import { expect, test } from 'vitest'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api, database } = sharedApi()

test('a new visitor gets the defaults and an id, and no row', async () => {
  const visitor = api.visitor()
  const answer = await visitor.get('/api/user')
  expect(answer.json()).toEqual({
    translation_id: 'eng-web',
    preferred_translation: 'eng-web',
    theology_slug: 'christian',
    profile_slug: 'reader',
    commentary: null,
  })
  expect(visitor.id()).toMatch(/^u1\./)
  const tokens = database.db.selectFrom('visitor_tokens').selectAll()
  expect(await tokens.where('token_hash', '=', api.deps.identity.verify(visitor.id()!)!.hash).execute()).toEqual([])
})

test('a visitor’s choices are stored, and visible only to them', async () => {
  const [one, other] = [api.visitor(), api.visitor()]
  await one.put('/api/user/theology', { theology_slug: 'orthodox' })
  await one.put('/api/user/commentary', { commentary: 'mhc' })
  expect((await one.get('/api/user')).json()).toMatchObject({ theology_slug: 'orthodox', commentary: 'mhc' })
  expect((await one.get('/api/user/theology')).json().theology.name).toBe('Eastern Orthodox')
  expect((await other.get('/api/user')).json()).toMatchObject({ theology_slug: 'christian', commentary: null })
})

test('commentary none answers null', async () => {
  const answer = await api.visitor().put('/api/user/commentary', { commentary: 'none' })
  expect(answer.json()).toEqual({ commentary: null })
})

test('a profile that is not Christian resets the theology', async () => {
  const visitor = api.visitor()
  await visitor.put('/api/user/theology', { theology_slug: 'lutheran' })
  expect((await visitor.put('/api/user/profile', { profile_slug: 'growing' })).json().profile.slug).toBe('growing')
  expect((await visitor.get('/api/user')).json().theology_slug).toBe('lutheran')
  await visitor.put('/api/user/profile', { profile_slug: 'exploring' })
  expect((await visitor.get('/api/user')).json()).toMatchObject({
    theology_slug: 'christian',
    profile_slug: 'exploring',
  })
})

test.each([
  ['/api/user/theology', { theology_slug: 'none-such' }],
  ['/api/user/profile', { profile_slug: 'none-such' }],
  ['/api/user/translation', { translation_id: 'none-such' }],
])('%s rejects what does not exist', async (path, body) => {
  const answer = await api.visitor().put(path, body)
  expect(answer.status).toBe(400)
  expect(answer.json()).toMatchObject({ error: 'invalid', issues: [{ path: Object.keys(body)[0] }] })
})

test('a dismissed hint does not return', async () => {
  const visitor = api.visitor()
  expect((await visitor.get('/api/users/onboarding_hints')).json().hints).toEqual([
    'install_app',
    'set_profile',
    'share_conversation',
  ])
  const dismiss = () => visitor.post('/api/users/onboarding_hints/dismiss', { hint_name: 'set_profile' })
  const answers = await Promise.all([dismiss(), dismiss()])
  expect(answers.map((answer) => answer.status)).toEqual([200, 200])
  expect((await visitor.get('/api/users/onboarding_hints')).json().hints).toEqual(['install_app', 'share_conversation'])
})
