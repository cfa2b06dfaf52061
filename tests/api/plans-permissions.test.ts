import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type TestApi } from '../helpers/client/api.ts'
import { followAs, insertPlan, type TestPlan } from '../helpers/client/plan.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/db/database.ts'
import { fill, type PlanPolicy, planPolicies } from '../helpers/source/permissions.ts'

let database: TestDatabase
let api: TestApi
let owner: ReturnType<TestApi['visitor']>
let other: ReturnType<TestApi['visitor']>
let erased: string
const CANARY = 'zaphnath-paaneah'

beforeAll(async () => {
  database = await createTestDatabase({ texts: true })
  api = await startApi({ databaseUrl: database.url })
  const arrive = async () => {
    const visitor = api.visitor()
    await visitor.put('/api/user/theology', { theology_slug: 'baptist' })
    return visitor
  }
  owner = await arrive()
  other = await arrive()
  const leaving = await arrive()
  erased = leaving.id()!
  await leaving.delete('/api/user')
})

afterAll(async () => {
  await api.stop()
  await database.drop()
})

const actors: [string, boolean, () => Record<string, string>][] = [
  ['the owner', true, () => ({ 'X-User-ID': owner.id()! })],
  ['another visitor', false, () => ({ 'X-User-ID': other.id()! })],
  ['nobody', false, () => ({})],
  ['a malformed id', false, () => ({ 'X-User-ID': '1' })],
  ['an erased id', false, () => ({ 'X-User-ID': erased })],
]
const states = ['private', 'public', 'deleted', 'missing'] as const
type State = (typeof states)[number]

/** A plan that the owner created and started. */
async function planIn(state: State): Promise<TestPlan> {
  const ownerId = await owner.row()
  const plan = await insertPlan(database.db, ownerId, { isPublic: state === 'public', description: CANARY })
  await followAs(database.db, ownerId, plan.planId, '2026-01-01')
  if (state === 'deleted') await database.db.deleteFrom('reading_plans').where('id', '=', plan.planId).execute()
  return state === 'missing' ? { ...plan, planId: 4_503_599_627_370_495 } : plan
}

/** A checksum of everything that a call about a plan could change. */
async function everything(): Promise<string> {
  const tables = ['reading_plans', 'plan_steps', 'visitor_plans', 'step_progress', 'work_item', 'visitors'] as const
  const sums = tables.map(
    (name) => sql`(select md5(string_agg(t::text, '' order by t::text)) from ${sql.table(name)} t)`,
  )
  const { rows } = await sql<{ sum: string }>`select concat_ws(' ', ${sql.join(sums)}) as sum`.execute(database.db)
  return rows[0]!.sum
}

function call(route: string, plan: TestPlan, policy: PlanPolicy, headers: Record<string, string>) {
  const [method = '', pattern = ''] = route.split(' ')
  const path = fill(pattern, { id: plan.planId, step_id: plan.stepIds[0]! })
  return api.send(method, path, { headers, body: policy.body?.(plan) })
}

function expected(isOwner: boolean, state: State, policy: PlanPolicy): number {
  if (state === 'deleted' || state === 'missing') return 404
  if (isOwner) return (state === 'private' && policy.ofPrivate) || policy.owner
  return state === 'public' ? policy.ofPublic : 404
}

describe.each(Object.entries(planPolicies))('%s', (route, policy) => {
  test.each(states)('of a %s plan', async (state) => {
    for (const [name, isOwner, headers] of actors) {
      const plan = await planIn(state)
      const before = await everything()
      const answer = await call(route, plan, policy, headers())
      const status = expected(isOwner, state, policy)
      expect(answer.status, `${name}: ${answer.text}`).toBe(status)
      if (status < 400) continue
      expect(answer.text, `${name} reads nothing of it`).not.toContain(CANARY)
      expect(await everything(), `${name} changes nothing`).toBe(before)
    }
  })

  test('gives the same response, byte for byte, for a hidden plan and a missing one', async () => {
    const answers = []
    for (const state of ['private', 'deleted', 'missing'] as const) {
      answers.push(await call(route, await planIn(state), policy, { 'X-User-ID': other.id()! }))
    }
    const seen = answers.map(({ status, text, headers }) => ({ status, text, names: Object.keys(headers) }))
    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).toEqual(seen[0])
  })
})

test('a plan of the edition cannot be changed', async () => {
  const plan = await insertPlan(database.db, null, { isPublic: true })
  for (const [name, , headers] of actors) {
    for (const route of ['PUT /api/reading-plans/:id', 'POST /api/reading-plans/:id/retry']) {
      expect((await call(route, plan, planPolicies[route]!, headers())).status, `${name}: ${route}`).toBe(403)
    }
  }
})

test('a plan of the edition that is not public is not found', async () => {
  const plan = await insertPlan(database.db, null)
  for (const [name, , headers] of actors) {
    expect((await api.get(`/api/reading-plans/${plan.planId}`, headers())).status, name).toBe(404)
  }
})

test('no response reveals who owns a plan', async () => {
  const { planId } = await planIn('public')
  const ownerId = await owner.row()
  for (const path of [`/api/reading-plans/${planId}`, '/api/reading-plans/search', '/api/reading-plans/suggested']) {
    const answer = await other.get(path)
    expect(answer.text).not.toContain(ownerId)
    expect(answer.text).not.toContain('owner_id')
  }
})
