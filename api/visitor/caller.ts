/** The origin of a request, as limits by address need it. */
export type Caller = { ip: string }

/** The caller. `id` is the row's, null until the first write; `hash` is the stored hash of the token. */
export type Visitor = { id: string | null; hash: Buffer; isYoung: boolean }
