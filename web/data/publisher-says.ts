import type { CallError } from './client.ts'

/** The server's explanation of why a publisher returned no text; undefined for other failures. */
export const publisherSays = (error?: Partial<CallError>): string | undefined =>
  error?.error?.startsWith('publisher_') ? error.message : undefined
