import type { Care } from '#shared/contract/care.ts'

/** The state of a search that Home leads to without AI: two lines of help for a need that its words express. */
export type SearchedInNeed = { care?: Care | undefined }
