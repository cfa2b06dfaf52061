import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { claim } from '../../shared/server/work.ts'
import { ownDatabase } from '../helpers/db/database.ts'

const prepared = sql<{ statement: string; generic_plans: number }>`
  select statement, generic_plans::int from pg_prepared_statements where name like 'philip%'`

test('a statement that every question needs is planned once for each connection', async () => {
  const { db } = await ownDatabase()
  const nothing = '00000000-0000-0000-0000-000000000000'
  await db.connection().execute(async (connection) => {
    for (let i = 0; i < 8; i++) expect(await claim(connection, nothing, i)).toBeUndefined()
    const { rows } = await prepared.execute(connection)
    expect(rows.map(({ statement }) => /update "work_item"/.test(statement))).toEqual([true])
    expect(rows[0]?.generic_plans).toBeGreaterThan(0)
  })
})

test('other statements are not kept by the connection', async () => {
  const { db } = await ownDatabase()
  await db.connection().execute(async (connection) => {
    await connection.selectFrom('chats').select('id').where('id', '=', 1).execute()
    expect((await prepared.execute(connection)).rows).toEqual([])
  })
})
