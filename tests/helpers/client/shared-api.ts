import { afterAll, beforeAll } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../db/database.ts'
import { type ApiOptions, startApi, type TestApi } from './api.ts'

/** An API in this process on a separate database, for all tests of the file; both are filled in when tests run. */
export function sharedApi({ texts, ...options }: { texts?: boolean } & Omit<ApiOptions, 'databaseUrl'> = {}) {
  const database = {} as TestDatabase
  const api = {} as TestApi
  beforeAll(async () => {
    Object.assign(database, await createTestDatabase({ texts }))
    Object.assign(api, await startApi({ databaseUrl: database.url, ...options }))
  })
  afterAll(async () => {
    await api.stop?.()
    await database.drop?.()
  })
  return { api, database }
}
