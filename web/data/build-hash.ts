import { reach } from './reach.ts'

/** The hash of the build that the server holds now; null when it cannot be asked. */
export async function fetchBuildHash(): Promise<string | null> {
  const response = await reach('/version.json', { cache: 'no-store' }).catch(() => null)
  if (!response?.ok) return null
  const answer: unknown = await response.json().catch(() => null)
  const hash = (answer as { buildHash?: unknown } | null)?.buildHash
  return typeof hash === 'string' ? hash : null
}
