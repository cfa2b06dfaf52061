import pg from 'pg'

/**
 * Counts a worker that is stuck in the code of a work item; -1 when it moves again. On a separate connection and
 * without the query builder, for the small thread that watches a worker. Rejects within seconds on failure.
 */
export async function countStuckWorker(databaseUrl: string, workId: string, by: 1 | -1): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 2000,
    statement_timeout: 5000,
    application_name: 'philip-worker-guard',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('update work_item set stuck_workers = stuck_workers + $2 where id = $1', [workId, by])
  } finally {
    await client.end().catch(() => {})
  }
}
