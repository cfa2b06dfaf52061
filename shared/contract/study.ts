import { z } from 'zod'
import { STUDY_CALL_UPDATES } from '../limits.ts'

/** Encrypted bytes. How many are allowed is checked by the call, which has errors of its own for them. */
const Data = z.base64().min(1)
/** 128 random bits that a browser chose for itself. */
const Client = z.string().regex(/^[0-9a-f]{32}$/, 'Expected 32 hexadecimal digits')
/** Proves that the caller has the document's key, without revealing it. */
const Proof = z.string().regex(/^[0-9a-f]{64}$/, 'Expected 64 hexadecimal digits')
/** Counts a client's updates; it only grows. */
const Seq = z.int().min(1).max(1e15)
const ascending = (updates: { seq: number }[]) => updates.every(({ seq }, at) => at === 0 || seq > updates[at - 1]!.seq)

/** POST /api/user/study/updates: encrypted updates of one client, in its order. */
export const StudyAppendRequest = z.object({
  client: Client,
  proof: Proof,
  updates: z
    .array(z.object({ seq: Seq, data: Data }))
    .min(1)
    .max(STUDY_CALL_UPDATES)
    .refine(ascending, 'Expected rising numbers'),
})
export type StudyAppendRequest = z.infer<typeof StudyAppendRequest>

/** PUT /api/user/study/snapshot: the whole document, which replaces all updates up to `through`. */
export const StudySnapshotRequest = z.object({
  client: Client,
  proof: Proof,
  seq: Seq,
  through: z.int().min(0).max(1e15),
  data: Data,
})
export type StudySnapshotRequest = z.infer<typeof StudySnapshotRequest>

/** `last` is the number of the last update; those of the call that were already stored are not stored again. */
export const StudyWrittenAnswer = z.object({ last: z.int(), bytes: z.int() })
export type StudyWrittenAnswer = z.infer<typeof StudyWrittenAnswer>

export const StudyUpdate = z.object({
  n: z.int(),
  client: z.string(),
  seq: z.int(),
  is_snapshot: z.boolean(),
  data: z.string(),
})
export type StudyUpdate = z.infer<typeof StudyUpdate>

/** `more`: the list was cut; ask again after its last update. */
export const StudyUpdatesAnswer = z.object({ updates: z.array(StudyUpdate), last: z.int(), more: z.boolean() })
export type StudyUpdatesAnswer = z.infer<typeof StudyUpdatesAnswer>

const count = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
/** `wait`: how many seconds the call may wait for an update, if none is there yet. */
export const StudyUpdatesQuery = z.object({
  after: count.default(0),
  wait: count.pipe(z.int().max(25)).default(0),
})

/** POST /api/user/device-codes: SHA-256 of the code, and what the other device receives, encrypted. */
export const DeviceCodeRequest = z.object({
  code_hash: z.string().regex(/^[0-9a-f]{64}$/, 'Expected 64 hexadecimal digits'),
  parcel: Data.max(1368),
})
export const DeviceCodeAnswer = z.object({ expires_at: z.string() })

export const RedeemRequest = z.object({
  code: z.string().regex(/^[0-9a-f]{32}$/, 'Expected 32 hexadecimal digits'),
})
export const RedeemAnswer = z.object({ parcel: z.string() })

/** How many devices can use the visitor's data. */
export const DevicesAnswer = z.object({ devices: z.int() })
