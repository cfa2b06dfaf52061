import type { IncomingMessage } from 'node:http'

/** The outcomes of what was counted of a request, by the name of the limit. */
type Counted = Partial<Record<'call' | 'search', Promise<void>>>

const passedOn = new WeakMap<IncomingMessage, Counted>()

/** Remembers what a handler before Koa has counted of a request that it passes on. */
export function noteCounted(req: IncomingMessage, counted: Counted): void {
  passedOn.set(req, counted)
}

/** Counts a request against a limit, or returns the outcome if it was counted before Koa. */
export async function countOnce(req: IncomingMessage, limit: keyof Counted, count: () => Promise<void>): Promise<void> {
  return passedOn.get(req)?.[limit] ?? count()
}
