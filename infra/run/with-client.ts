import pg from 'pg'

/** Runs a function with one connection to a database. A lost connection is reported by the query that it breaks. */
export async function withClient<T>(
  url: string,
  use: (client: pg.Client) => Promise<T>,
  options: pg.ClientConfig = {},
): Promise<T> {
  const client = new pg.Client({ connectionString: url, ...options })
  client.on('error', () => {})
  await client.connect()
  return use(client).finally(() => client.end())
}
