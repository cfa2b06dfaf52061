import { sql } from 'kysely'
import type { InstructionChoice, InstructionRelease, PublishedInstructions } from '../../contract/trust.ts'
import type { Db } from '../db.ts'

export type NewRelease = InstructionChoice & { hash: string; text: string }

const LISTED = 5000

/** Publishes an instruction under its hash; the same text again changes nothing. */
export async function saveInstructions(db: Db, hash: string, text: string): Promise<void> {
  await db
    .insertInto('instructions')
    .values({ hash, text })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

/** Publishes the instructions in use from now on, unless the last ones for the same choice are equal. */
export async function releaseInstructions(db: Db, releases: readonly NewRelease[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // several workers start at the same time, and each of them publishes
    await sql`select pg_advisory_xact_lock(7041848)`.execute(trx)
    const current = new Map((await currentReleases(trx)).map((each) => [choiceKey(each), each.hash]))
    const changed = releases.filter((each) => current.get(choiceKey(each)) !== each.hash)
    for (const { text, ...release } of changed) {
      await saveInstructions(trx, release.hash, text)
      await trx.insertInto('instruction_releases').values(release).execute()
    }
  })
}

const choiceKey = ({ kind, theology_slug, profile_slug, commentary }: InstructionChoice) =>
  [kind, theology_slug, profile_slug, commentary].join('/')

function currentReleases(db: Db) {
  return db
    .selectFrom('instruction_releases')
    .distinctOn(['kind', 'theology_slug', 'profile_slug', 'commentary'])
    .select(['kind', 'theology_slug', 'profile_slug', 'commentary', 'hash'])
    .orderBy('kind')
    .orderBy('theology_slug')
    .orderBy('profile_slug')
    .orderBy('commentary')
    .orderBy('id', 'desc')
    .execute()
}

/** All that was ever published, newest first; for one text if a hash is given. */
export async function listReleases(db: Db, hash?: string): Promise<InstructionRelease[]> {
  const newest = sql<number>`max(id) over (partition by kind, theology_slug, profile_slug, commentary)`
  const all = db
    .selectFrom('instruction_releases')
    .select(['id', 'kind', 'theology_slug', 'profile_slug', 'commentary', 'hash', 'published_at'])
    .select(newest.as('newest'))
  const rows = await db
    .selectFrom(all.as('all'))
    .selectAll()
    .$if(hash !== undefined, (query) => query.where('hash', '=', hash!))
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute()
  return rows.map(({ id, newest: last, published_at, ...release }) => ({
    ...release,
    published_at: published_at.toISOString(),
    is_current: id === last,
  }))
}

/** One published text by its SHA-256, with the text that it replaced. */
export async function findInstructions(db: Db, hash: string): Promise<PublishedInstructions | undefined> {
  const found = await db
    .selectFrom('instructions')
    .select(['hash', 'text', 'created_at'])
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (!found) return undefined
  const [releases, previous] = await Promise.all([listReleases(db, hash), previousHash(db, hash)])
  return { ...found, created_at: found.created_at.toISOString(), releases, previous: previous ?? null }
}

async function previousHash(db: Db, hash: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('instruction_releases as r')
    .innerJoin('instruction_releases as p', (join) =>
      join
        .onRef('p.kind', '=', 'r.kind')
        .onRef('p.theology_slug', '=', 'r.theology_slug')
        .onRef('p.profile_slug', '=', 'r.profile_slug')
        .onRef('p.commentary', '=', 'r.commentary')
        .onRef('p.id', '<', 'r.id'),
    )
    .select('p.hash')
    .where('r.hash', '=', hash)
    .orderBy('r.id', 'desc')
    .orderBy('p.id', 'desc')
    .executeTakeFirst()
  return found?.hash
}
