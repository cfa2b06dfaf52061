import type { ReportTarget } from '#shared/server/sql/reports.ts'

/**
 * The chat or plan that an operator names: by an address as a browser shows it, with or without its host, or a chat by
 * its number. Undefined if it names none.
 */
export function publicThing(target: string): ReportTarget | undefined {
  const typed = target.trim()
  const address = URL.parse(typed, 'http://philip')
  const chat = /^\d+$/.test(typed) ? typed : address?.searchParams.get('chatId')
  const path = chat ? `/chat/${chat}` : address?.pathname
  const [, kind, number] = /\/(chat|(?:reading-)?plans)\/([1-9]\d*)\/?$/.exec(path ?? '') ?? []
  const id = Number(number)
  if (kind === 'chat') return Number.isSafeInteger(id) ? { kind, id } : undefined
  return kind && id < 1e15 ? { kind: 'plan', id } : undefined
}
