import type { CallError } from './client.ts'

/** Why a publisher gives no text, in the server's words; undefined for every other failure. */
export const publisherSays = (error?: Partial<CallError>): string | undefined =>
  error?.error?.startsWith('publisher_') ? error.message : undefined
