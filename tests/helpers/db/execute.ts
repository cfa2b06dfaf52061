import pg from 'pg'

/**
 * The databases that the tests' databases are copied from: `empty` with only the catalogue; `texts` also with the three
 * translations, the commentary, the topics, the dictionaries and the plans.
 */
export const TEMPLATES = { empty: 'template_empty', texts: 'template_texts' }

/** The same server, another database. */
export function at(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href
}

/** Runs one statement on a separate connection. */
export async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
