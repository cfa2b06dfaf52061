import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { createDb, type Db } from '#shared/server/db.ts'
import { createLog } from '#shared/server/log.ts'
import { retitleFixedReplies } from '#shared/server/sql/fixed-reply.ts'
import { saveWrittenSuggestions } from '#shared/server/sql/written-suggestions.ts'
import { readEntries, type SeedEntry } from '../seed/read-entries.ts'
import { readSuggestions } from '../seed/read-suggestions.ts'
import { seedPlans, type Unreadable } from './seed-plans.ts'

const folder = new URL('../seed/', import.meta.url)

/**
 * Updates the catalogue from the files in seed/: theologies, profiles, partners, example questions and plans. Safe to
 * run at any time, repeatedly; visitors' choices are kept. Rows that are no longer in the files are kept as well,
 * except example questions, which no visitor has chosen. A plan that cannot be read goes to `unreadable`, or is thrown.
 */
export async function seed(db: Db, unreadable?: Unreadable): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await seedTheologies(trx)
    await seedProfiles(trx)
    await seedPartners(trx)
    await seedExampleQuestions(trx)
    await saveWrittenSuggestions(trx, readSuggestions())
  })
  await seedPlans(db, unreadable)
  await retitleFixedReplies(db)
}

/** What a theology and a profile have in common: both are a reader's choice with instructions. */
const choiceOf = ({ fields, body }: SeedEntry, position: number) => ({
  slug: fields.slug!,
  name: fields.name!,
  description: fields.description!,
  instructions: body,
  is_default: fields.is_default === 'true',
  position,
})
const changedChoice = {
  name: sql<string>`excluded.name`,
  description: sql<string>`excluded.description`,
  instructions: sql<string>`excluded.instructions`,
  is_default: sql<boolean>`excluded.is_default`,
  position: sql<number>`excluded.position`,
}

async function seedTheologies(db: Db): Promise<void> {
  const rows = readEntries(new URL('theologies/', folder)).map(choiceOf)
  // the default may move from one row to another
  await db.updateTable('theologies').set({ is_default: false }).execute()
  await db
    .insertInto('theologies')
    .values(rows)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(changedChoice))
    .execute()
}

async function seedProfiles(db: Db): Promise<void> {
  const rows = readEntries(new URL('profiles/', folder)).map((entry, position) => ({
    ...choiceOf(entry, position),
    is_christian: entry.fields.is_christian === 'true',
  }))
  await db.updateTable('profiles').set({ is_default: false }).execute()
  await db
    .insertInto('profiles')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet({ ...changedChoice, is_christian: sql`excluded.is_christian` }),
    )
    .execute()
}

async function seedPartners(db: Db): Promise<void> {
  const rows = readEntries(new URL('partners/', folder)).map(({ fields, body }) => ({
    slug: fields.slug!,
    name: fields.name!,
    icon_url: checkIcon(fields.icon_url!),
    about_text: body,
    default_theology_slug: fields.default_theology_slug!,
  }))
  await db
    .insertInto('partners')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        icon_url: eb.ref('excluded.icon_url'),
        about_text: eb.ref('excluded.about_text'),
        default_theology_slug: eb.ref('excluded.default_theology_slug'),
      })),
    )
    .execute()
}

/** Only a picture of this site: another server would learn who reads here, and an address may be a script. */
export function checkIcon(address: string): string {
  if (/^\/partners\/[a-z0-9-]+\.svg$/.test(address)) return address
  throw new Error(`The icon of a partner is a file of ours such as /partners/grace.svg, not ${address}.`)
}

async function seedExampleQuestions(db: Db): Promise<void> {
  const rows = ['en', 'es'].flatMap((language) =>
    readFileSync(new URL(`example-questions.${language}.txt`, folder), 'utf8')
      .split('\n')
      .flatMap((line, position) => (line.trim() ? [{ question: line.trim(), position, language }] : [])),
  )
  const questions = rows.map(({ question }) => question)
  await db.deleteFrom('example_questions').where('question', 'not in', questions).execute()
  await db
    .insertInto('example_questions')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('question').doUpdateSet({ position: sql`excluded.position`, language: sql`excluded.language` }),
    )
    .execute()
}

if (import.meta.main) {
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('DATABASE_URL is not set')
  const { db } = createDb({ url, max: 2, statementTimeoutMs: 20_000, log: createLog('seed'), name: 'philip-seed' })
  await seed(db).finally(() => db.destroy())
  process.stdout.write('The catalogue is up to date.\n')
}
