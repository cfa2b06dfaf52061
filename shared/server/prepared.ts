import type { Compilable, Kysely } from 'kysely'
import type pg from 'pg'
import type { Tables } from './tables.ts'

// not `Db`: its module prepares these statements
type Db = Kysely<Tables>

/** The names under which connections know prepared statements, by their text. */
const names = new Map<string, string>()

/**
 * Returns a function that runs a statement with some values and returns its rows. Each connection plans the statement
 * only once, and its text is made once: `build` gets a slot for each value. For the few statements that every question
 * needs: both take longer than running one, and each connection keeps its plan.
 */
export function prepareStatement<Values extends object, Row>(
  build: (db: Db, slots: Values) => Compilable<Row>,
): (db: Pick<Kysely<unknown>, 'executeQuery'>, values: Values) => Promise<Row[]> {
  const slots = new Map<unknown, keyof Values>()
  let compiled: ReturnType<Compilable<Row>['compile']> | undefined
  const compile = (db: Db) => {
    const get = (_: object, name: string) => {
      const slot = Object.freeze({ slot: name })
      slots.set(slot, name as keyof Values)
      return slot
    }
    const made = build(db, new Proxy({}, { get }) as Values).compile()
    if (!names.has(made.sql)) names.set(made.sql, `philip_${names.size}`)
    return made
  }
  return async (db, values) => {
    compiled ??= compile(db as Db)
    const parameters = compiled.parameters.map((value) => (slots.has(value) ? values[slots.get(value)!] : value))
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}

/** Makes a connection of a pool prepare these statements. */
export function prepareStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((text: unknown, ...rest: unknown[]) => {
    const name = names.get(text as string)
    return name === undefined ? query(text, ...rest) : query({ name, text, values: rest[0] }, ...rest.slice(1))
  }) as typeof client.query
}
