import { randomBytes, randomInt } from 'node:crypto'
import { afterAll, inject, onTestFinished } from 'vitest'
import { createDb, type Db } from '../../../shared/server/db.ts'
import { createLog } from '../../../shared/server/log.ts'
import { at, execute } from './execute.ts'

export type TestDatabase = { url: string; db: Db; drop: () => Promise<void> }

/**
 * A separate database for the caller, copied from a template: with the catalogue, and with all texts on request. Call
 * it in beforeAll and drop it in afterAll.
 */
export async function createTestDatabase(options: { texts?: boolean } = {}): Promise<TestDatabase> {
  const { postgres, templates } = inject('servers')
  const name = `test_${randomBytes(6).toString('hex')}`
  await execute(
    postgres,
    `create database ${name} template ${options.texts ? templates.texts : templates.empty} strategy file_copy`,
  )
  const url = at(postgres, name)
  // the tests share one Redis, which identifies an answer by its number alone
  await execute(url, `alter table messages alter column id restart with ${randomInt(2 ** 47)}`)
  const { db } = createDb({ url, max: 10, statementTimeoutMs: 20_000, log: createLog('test', 'silent'), name: 'test' })
  const drop = async () => {
    await db.destroy()
    await execute(postgres, `drop database ${name} with (force)`)
  }
  return { url, db, drop }
}

/** The same for all tests of a file, awaited at its top level: dropped after the last of them. */
export async function fileDatabase(options: { texts?: boolean } = {}): Promise<TestDatabase> {
  const database = await createTestDatabase(options)
  afterAll(database.drop)
  return database
}

/** The same for one test: dropped when it ends. */
export async function ownDatabase(options: { texts?: boolean } = {}): Promise<TestDatabase> {
  const database = await createTestDatabase(options)
  onTestFinished(database.drop)
  return database
}
