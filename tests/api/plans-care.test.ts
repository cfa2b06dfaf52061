import { expect, test } from 'vitest'
import { CreatePlanAnswer, FoundPlans } from '../../shared/contract/plans.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api, database } = sharedApi({
  texts: true,
  env: { RATE_LIMIT_DISABLED: 'false', RATE_LIMIT_AI_PER_MINUTE: '1' },
})

const create = (description: string, more: object = {}, headers = {}) =>
  api.visitor().post('/api/reading-plans', { name: 'A plan', description, estimated_days: 3, ...more }, headers)

/** The rows that a plan would create. */
async function rows() {
  const tables = ['reading_plans', 'work_item', 'plan_keys', 'visitors'] as const
  const counts = tables.map((table) =>
    database.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirst(),
  )
  return Promise.all(counts)
}

test.each([
  'I want to die',
  'A plan for the days that are left: I am going to kill myself on Friday',
  'I overdosed an hour ago',
  'my dad touches me at night',
  'My husband drinks and hits me',
  'Me quiero morir',
])('“%s” is answered with help and no plan, and leaves no trace', async (description) => {
  const before = await rows()
  const answer = await create(description, {}, { 'Idempotency-Key': 'the-same' })
  expect(answer.status).toBe(200)
  const { plan, care } = CreatePlanAnswer.strict().parse(answer.json())
  expect([plan, care?.response]).toEqual([null, 'reply'])
  expect(care?.help).toMatch(/tel:/)
  expect(await rows()).toEqual(before)
})

test.each(['the tree beside the river', 'A plan to leave', 'Every night before bed', 'Before I sleep'])(
  '“%s” is the name of a plan, and no cry',
  async (name) => {
    const answer = await create(name, { name })
    expect(answer.status).toBe(201)
    expect(CreatePlanAnswer.parse(answer.json()).care).toBeUndefined()
  },
)

test('a search for plans that expresses distress returns help and no plan', async () => {
  const search = async (q: string) => {
    const answer = await api.visitor().get(`/api/reading-plans/search?q=${encodeURIComponent(q)}`)
    return FoundPlans.strict().parse(answer.json())
  }
  expect(await search('I want to die')).toEqual({ plans: [], care: expect.objectContaining({ response: 'reply' }) })
  expect((await search('hope')).care).toBeUndefined()
})

test('distress in a name is treated like distress in a description', async () => {
  const { plan, care } = (await create('Psalms', { name: 'I want to kill myself' })).json()
  expect([plan, care.response]).toEqual([null, 'reply'])
})

test('help is never refused, even with a full queue of plans or too many requests', async () => {
  const visitor = api.visitor()
  const body = { name: 'A plan', estimated_days: 3 }
  expect((await visitor.post('/api/reading-plans', { ...body, description: 'Hope in hard days' })).status).toBe(201)
  expect((await visitor.post('/api/reading-plans', { ...body, description: 'The Gospel of Mark' })).status).toBe(429)
  for (let n = 0; n < 3; n++) {
    expect((await visitor.post('/api/reading-plans', { ...body, description: 'I want to die' })).status).toBe(200)
  }
})

test('a need that is not an emergency gets its plan, with two lines of help', async () => {
  const answer = await create('My mother just died and I am so lonely')
  const { plan, care } = CreatePlanAnswer.parse(answer.json())
  expect([answer.status, plan?.state, care?.response]).toEqual([201, 'initialized', 'lines'])
})

test.each([
  'What the Bible says to someone who is grieving.',
  'The death and burial of Jesus',
  'Dying to self in the letters of Paul',
  'Joseph and his brothers, and how they are reconciled.',
])('“%s” is an ordinary plan', async (description) => {
  const answer = await create(description)
  expect([answer.status, answer.json().plan.state]).toEqual([201, 'initialized'])
  expect(answer.json().care?.response).not.toBe('reply')
})
