const networkCodes = /^(ECONN|ENOTFOUND|EPIPE|ETIMEDOUT)/
// 57P: shutting down or starting up; 08: connection lost; 53: no room or no connection left
const databaseCodes = /^(57P|08|53)/
const databaseMessages = /Connection terminated|timeout exceeded|shutting down/i
const redisMessages = /Connection is closed|Stream isn't writeable|Command timed out|max retries ?per request/i

/** The code that Node, Postgres or Redis gives an error, such as `ECONNREFUSED` or `23505`; undefined if it has none. */
export function codeOf(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown }
  return code === undefined || code === null ? undefined : String(code)
}

/** Whether the database cannot be reached or accepts no work for the moment, so that a later try may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error) ?? ''
  return networkCodes.test(code) || databaseCodes.test(code) || databaseMessages.test(messageOf(error))
}

/** Whether Redis cannot be reached for the moment. */
export function isRedisAway(error: unknown): boolean {
  return networkCodes.test(codeOf(error) ?? '') || redisMessages.test(messageOf(error))
}

function messageOf(error: unknown): string {
  const { message } = (error ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : ''
}
