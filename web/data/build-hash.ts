import { reach } from './reach.ts'

/** The hash of the server's build; null when the server is unreachable. */
export async function fetchBuildHash(): Promise<string | null> {
  const response = await reach('/version.json', { cache: 'no-store' }).catch(() => null)
  if (!response?.ok) return null
  const answer: unknown = await response.json().catch(() => null)
  const hash = (answer as { buildHash?: unknown } | null)?.buildHash
  return typeof hash === 'string' ? hash : null
}
