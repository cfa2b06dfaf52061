import type { IncomingMessage } from 'node:http'

const AHEAD = /prefetch|prerender|preview/i
const PROGRAMS = /(?<!cu)bot\b|crawl|spider|slurp|mediapartners|facebookexternalhit|ia_archiver|lighthouse/i

/** True if no reader waits for the answer: a HEAD request, a prefetch, or a known robot. */
export function isAutomated({ method, headers }: IncomingMessage): boolean {
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']]
  return method === 'HEAD' || AHEAD.test(purposes.join(' ')) || PROGRAMS.test(headers['user-agent'] ?? '')
}
