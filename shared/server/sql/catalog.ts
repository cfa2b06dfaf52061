import { sql } from 'kysely'
import type { Partner, Profile, Theology } from '../../contract/user.ts'
import type { Db } from '../db.ts'

const theologyColumns = ['id', 'slug', 'name', 'description', 'instructions', 'is_default'] as const
const profileColumns = ['slug', 'name', 'description', 'is_default', 'is_christian'] as const

/** All theologies in catalogue order. */
export function listTheologies(db: Db): Promise<Theology[]> {
  return db.selectFrom('theologies').select(theologyColumns).orderBy('position').execute()
}

/** One theology by its slug. */
export function findTheology(db: Db, slug: string): Promise<Theology | undefined> {
  return db.selectFrom('theologies').select(theologyColumns).where('slug', '=', slug).executeTakeFirst()
}

/**
 * The theology of everyone who has chosen none, by the partner of the host. Throws if the catalogue was never seeded.
 */
export async function defaultTheology(db: Db, partner: string | null = null): Promise<Theology> {
  const wanted = partner && (await findPartner(db, partner))?.default_theology_slug
  const theology = wanted ? await findTheology(db, wanted) : undefined
  if (theology) return theology
  return db.selectFrom('theologies').select(theologyColumns).where('is_default', '=', true).executeTakeFirstOrThrow()
}

/** All profiles in catalogue order. */
export function listProfiles(db: Db): Promise<Profile[]> {
  return db.selectFrom('profiles').select(profileColumns).orderBy('position').execute()
}

/** All profiles with their instructions for a model. */
export function listInstructedProfiles(db: Db): Promise<(Profile & { instructions: string })[]> {
  return db
    .selectFrom('profiles')
    .select([...profileColumns, 'instructions'])
    .orderBy('position')
    .execute()
}

/** One profile by its slug. */
export function findProfile(db: Db, slug: string): Promise<Profile | undefined> {
  return db.selectFrom('profiles').select(profileColumns).where('slug', '=', slug).executeTakeFirst()
}

/** The profile of everyone who has chosen none. Throws if the catalogue was never seeded. */
export function defaultProfile(db: Db): Promise<Profile> {
  return db.selectFrom('profiles').select(profileColumns).where('is_default', '=', true).executeTakeFirstOrThrow()
}

/** One partner by its slug. */
export function findPartner(db: Db, slug: string): Promise<Partner | undefined> {
  return db
    .selectFrom('partners')
    .select(['slug', 'name', 'icon_url', 'about_text', 'default_theology_slug'])
    .where('slug', '=', slug)
    .executeTakeFirst()
}

/** The slugs of all partners: the subdomains that are ours. */
export async function listPartnerSlugs(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('partners').select('slug').execute()
  return rows.map((row) => row.slug)
}

/** Questions to begin with in a language, all written by hand, in a different order each day; the English ones for others. */
export async function listExampleQuestions(db: Db, language: string): Promise<string[]> {
  const { rows } = await sql<{ question: string }>`
    select question from example_questions
    where language = coalesce((select language from example_questions where language = ${language} limit 1), 'en')
    order by md5(question || current_date)`.execute(db)
  return rows.map(({ question }) => question)
}
