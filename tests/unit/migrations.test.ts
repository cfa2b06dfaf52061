import { expect, test } from 'vitest'
import { type Migration, migrations, statementsOutside } from '../../infra/run/migrate.ts'

/** Migrations up to this one ran before the rules existed. */
const BEFORE_RULES = '0012_follow_ups.sql'

const CONCURRENT_INDEX = /^(create (unique )?index concurrently if not exists|drop index concurrently if exists) \w+/

/** Statements that a large table must not get while it is in use. */
const FORBIDDEN: [RegExp, string][] = [
  [/alter column \w+ (set data )?type /, 'rewrites the table'],
  [
    /alter column \w+ set not null/,
    'reads the whole table under a lock: add a check that is not valid, validate it later',
  ],
  [/add (constraint \w+ )?(check|foreign key|unique|primary key)(?!.*not valid)/, 'reads the whole table under a lock'],
  [/add column [^,]*\breferences\b/, 'locks both tables: add the column, then a constraint that is not valid'],
  [
    /add column [^,]*default (?!('[^']*'|-?\d+|true|false|now\(\)|null)(\s|,|$|::))/,
    'rewrites the table: its default is no constant',
  ],
  [/\b(drop (table|column)|rename)\b/, 'takes away what the version before still reads'],
  [/^(update|delete|truncate|cluster|vacuum|reindex|lock)\b/, 'is no change of the schema'],
]

/** A migration's violations of the rules, in words. */
function faults(migration: Migration): string[] {
  const outside = statementsOutside(migration)
  if (outside)
    return outside.filter((statement) => !CONCURRENT_INDEX.test(statement)).map((each) => `in a transaction: ${each}`)
  const text = migration.sql.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').toLowerCase()
  const statements = text.split(';').map((statement) => statement.trim())
  const created = statements.flatMap((statement) => /^create table (?:if not exists )?(\w+)/.exec(statement)?.[1] ?? [])
  return statements.flatMap((statement) => {
    const [, indexed] = /^create (?:unique )?index .*? ?on (\w+)/.exec(statement) ?? []
    const [, altered] = /^alter table (?:only )?(\w+)/.exec(statement) ?? []
    if (indexed && !created.includes(indexed))
      return [`stops writes: "${statement}" belongs into a file without transaction`]
    if (altered && created.includes(altered)) return []
    return FORBIDDEN.filter(([pattern]) => pattern.test(statement)).map(([, why]) => `${why}: ${statement}`)
  })
}

test('a new migration locks no large table for long, and removes nothing', () => {
  const files = migrations().filter(({ name }) => name > BEFORE_RULES)
  expect(files.length).toBeGreaterThan(0)
  for (const migration of files) expect(faults(migration), migration.name).toEqual([])
})

test('migrations are numbered, each number once', () => {
  const numbers = migrations().map(({ name }) => name.slice(0, 4))
  expect(new Set(numbers).size).toBe(numbers.length)
})

test.each([
  'create index chats_title on chats (title)',
  'create unique index if not exists chats_title on chats (title)',
  'alter table chats alter column title type varchar(100)',
  'alter table chats alter column book set not null',
  "alter table chats add constraint chats_title_check check (title <> '')",
  'alter table chats add column step_id bigint references plan_steps',
  'alter table chats add column key uuid not null default gen_random_uuid()',
  'alter table chats drop column title',
  'alter table chats rename column title to name',
  "update chats set title = ''",
  '-- no transaction\ncreate index concurrently chats_title on chats (title)',
  '-- no transaction\nalter table chats add column colour text',
])('%s is rejected', (sql) => {
  expect(faults({ name: 'new.sql', sql: `${sql};\n` })).toHaveLength(1)
})

test.each([
  'create table colours (id int primary key, name text references bibles); create index colours_name on colours (name)',
  "alter table chats add column colour text not null default 'red'",
  'alter table chats add column blocks smallint not null default 0, add column seen_at timestamptz default now()',
  "alter table chats add constraint titled check (title <> '') not valid",
  '-- no transaction\n-- why\ncreate index concurrently if not exists chats_title\n  on chats (title)',
])('%s is accepted', (sql) => {
  expect(faults({ name: 'new.sql', sql: `${sql};\n` })).toEqual([])
})
