import type { Compilable, Kysely } from 'kysely'
import type pg from 'pg'

/** The names under which connections know prepared statements, by their text. */
const names = new Map<string, string>()

/**
 * Runs a statement that each connection plans only once, and returns its rows. For the few statements that every
 * question needs: planning one takes longer than running it, and each connection keeps its plan.
 */
export async function runPrepared<Row>(
  db: Pick<Kysely<unknown>, 'executeQuery'>,
  query: Compilable<Row>,
): Promise<Row[]> {
  const compiled = query.compile()
  if (!names.has(compiled.sql)) names.set(compiled.sql, `philip_${names.size}`)
  const { rows } = await db.executeQuery(compiled)
  return rows
}

/** Makes a connection of a pool prepare these statements. */
export function prepareStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((text: unknown, ...rest: unknown[]) => {
    const name = names.get(text as string)
    return name === undefined ? query(text, ...rest) : query({ name, text, values: rest[0] }, ...rest.slice(1))
  }) as typeof client.query
}
