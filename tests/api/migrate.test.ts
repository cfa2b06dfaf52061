import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { type Migration, migrate, migrations } from '../../infra/run/migrate.ts'
import { ownDatabase } from '../helpers/db/database.ts'

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

const withNew = (...sql: string[]): Migration[] => [
  ...migrations(),
  ...sql.map((text, index) => ({ name: `990${index}_new.sql`, sql: text })),
]

test('a migration that waits for a long statement lets readers through, and runs when the statement is done', async () => {
  const { url } = await ownDatabase()
  const [slow, reader] = [await connect(url), await connect(url)]
  await slow.query('begin; lock table chats in access share mode')
  const files = withNew('alter table chats add column colour text')
  const migrated = migrate(url, { files, lockTimeoutMs: 200, tries: 100 })
  let longest = 0
  for (const until = performance.now() + 1500; performance.now() < until; ) {
    const asked = performance.now()
    await reader.query('select from chats')
    longest = Math.max(longest, performance.now() - asked)
  }
  // the migration blocked readers at times, but never longer than its lock timeout
  expect(longest).toBeGreaterThan(20)
  expect(longest).toBeLessThan(1000)
  await slow.query('commit')
  expect(await migrated).toEqual(['9900_new.sql'])
  await reader.query('select colour from chats')
})

test('a migration that never gets its lock ends with an error and leaves nothing', async () => {
  const { url } = await ownDatabase()
  const slow = await connect(url)
  await slow.query('begin; lock table chats in access share mode')
  const files = withNew('create table colours (id int); alter table chats add column colour text')
  await expect(migrate(url, { files, lockTimeoutMs: 50, tries: 2 })).rejects.toThrow('lock timeout')
  const { rows } = await slow.query("select to_regclass('colours') as found")
  expect(rows).toEqual([{ found: null }])
})

test('an index is built while others write, rebuilt after an interruption, and built by only one of two processes', async () => {
  const { url } = await ownDatabase()
  const [writer, other] = [await connect(url), await connect(url)]
  await writer.query("insert into visitors (dismissed_hints) values ('{a}'), ('{a}')")
  await expect(
    other.query('create unique index concurrently visitors_new on visitors (dismissed_hints)'),
  ).rejects.toThrow()
  const files = withNew(
    '-- no transaction\n-- why\ncreate index concurrently if not exists visitors_new on visitors (created_at);\n' +
      'create index concurrently if not exists visitors_newer\n  on visitors (created_at, id);\n',
  )
  await writer.query('begin; insert into visitors default values')
  const both = [migrate(url, { files }), migrate(url, { files })]
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event = 'virtualxid'`
  await expect.poll(async () => (await other.query(waiting)).rowCount).toBe(1)
  await other.query('insert into visitors default values')
  await writer.query('commit')
  expect((await Promise.all(both)).flat()).toEqual(['9900_new.sql'])
  const { rows } = await writer.query(
    "select indexrelid::regclass::text as name, indisunique, indisvalid from pg_index where indexrelid::regclass::text like 'visitors_new%' order by 1",
  )
  expect(rows).toEqual([
    { name: 'visitors_new', indisunique: false, indisvalid: true },
    { name: 'visitors_newer', indisunique: false, indisvalid: true },
  ])
})
