import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Deps } from '../context.ts'

/** Answers the requests of the operators' page. False where a request is none of its own. */
export function createOperators(_deps: Deps) {
  return async (_req: IncomingMessage, _res: ServerResponse): Promise<boolean> => false
}
