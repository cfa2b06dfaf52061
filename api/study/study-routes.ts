import { createHash } from 'node:crypto'
import * as study from '#shared/contract/study.ts'
import { STUDY_UPDATE_BYTES, STUDY_VISITOR_BYTES } from '#shared/limits.ts'
import {
  appendUpdates,
  deleteDocument,
  listUpdates,
  type StudyRefusal,
  type StudyWrite,
  writeSnapshot,
} from '#shared/server/sql/study-updates.ts'
import { codeOf } from '#shared/server/store-errors.ts'
import { sum } from '#shared/sum.ts'
import { tooMany } from '../admission/rate-limiters.ts'
import type { Context } from '../context.ts'
import { HttpError } from '../http/errors.ts'
import { createRouter } from '../http/route.ts'
import { ensureVisitor, visitorId } from '../visitor/visitor.ts'
import { publishStudyChange } from './study-changes.ts'

/** The visitor's notes for their other devices: encrypted updates, which the server cannot read. */
export const studyRoutes = createRouter({ needsVisitor: true })

/** A call may send several updates; together they are as large as four of the largest. */
const APPEND_BYTES = 4 * 1.4 * STUDY_UPDATE_BYTES
const SNAPSHOT_BYTES = 1.4 * STUDY_VISITOR_BYTES
/** Calls of one visitor that wait at the same time. */
const WAITING = 20

studyRoutes.get(
  '/api/user/study/updates',
  'The encrypted updates of the visitor’s notes after a number',
  { query: study.StudyUpdatesQuery, answer: study.StudyUpdatesAnswer, errors: [429] },
  async (ctx, { query }) => {
    const { after, wait } = query()
    const id = visitorId(ctx)
    if (!id || wait === 0) return listUpdates(ctx.db, id, after)
    const leave = ctx.limits.wait(ctx)
    return waitForUpdates(ctx, id, after, wait * 1000).finally(leave)
  },
)

studyRoutes.post(
  '/api/user/study/updates',
  'Append encrypted updates of one device, in its order',
  { body: study.StudyAppendRequest, maxBytes: APPEND_BYTES, answer: study.StudyWrittenAnswer, errors: [409, 429] },
  async (ctx, { body }) => {
    const { client, proof, updates } = await body()
    const decoded = updates.map(({ seq, data }) => ({ seq, data: Buffer.from(data, 'base64') }))
    const largest = decoded.find(({ data }) => data.length > STUDY_UPDATE_BYTES)
    if (largest) throw tooLarge(STUDY_UPDATE_BYTES)
    await ctx.limits.notes(ctx, sum(decoded.map(({ data }) => data.length)))
    const sender = { visitorId: await ensureVisitor(ctx), client, keyHash: hashOf(proof) }
    return answerWritten(ctx, sender.visitorId, await appendUpdates(ctx.db, sender, decoded))
  },
)

studyRoutes.put(
  '/api/user/study/snapshot',
  'Replace updates by one that contains them',
  { body: study.StudySnapshotRequest, maxBytes: SNAPSHOT_BYTES, answer: study.StudyWrittenAnswer, errors: [409, 429] },
  async (ctx, { body }) => {
    const leave = ctx.limits.snapshot(ctx)
    try {
      const { client, proof, seq, through, data } = await body()
      const bytes = Buffer.from(data, 'base64')
      await ctx.limits.notes(ctx, bytes.length)
      const sender = { visitorId: await ensureVisitor(ctx), client, keyHash: hashOf(proof) }
      return await answerWritten(
        ctx,
        sender.visitorId,
        await writeSnapshot(ctx.db, sender, { seq, through, data: bytes }),
      )
    } finally {
      leave()
    }
  },
)

studyRoutes.delete(
  '/api/user/study',
  'Delete the encrypted notes here; those on the devices stay',
  { answer: 'nothing' },
  async (ctx) => {
    const id = visitorId(ctx)
    if (id) await deleteDocument(ctx.db, id)
  },
)

/** The updates, as soon as one exists; none if the time is over or the process stops. */
async function waitForUpdates(ctx: Context, id: string, after: number, ms: number) {
  if (ctx.studyChanges.waiting(id) >= WAITING) throw tooMany('study', 5)
  const gone = new AbortController()
  ctx.res.once('close', () => gone.abort())
  // the caller may have left while it was identified
  if (ctx.res.closed) gone.abort()
  // waits from before the first look, so that no change is missed in between
  const signal = AbortSignal.any([gone.signal, ctx.stopping])
  const found = new AbortController()
  const next = ctx.studyChanges.next(id, ms, AbortSignal.any([signal, found.signal]))
  const now = await listUpdates(ctx.db, id, after)
  if (now.updates.length > 0) {
    found.abort()
    return now
  }
  await next
  return listUpdates(ctx.db, id, after)
}

async function answerWritten(ctx: Context, id: string, written: StudyWrite | StudyRefusal): Promise<StudyWrite> {
  if (typeof written === 'string') throw refusals[written]()
  // ignored on purpose: the other devices look again by themselves
  await publishStudyChange(ctx.redis, id).catch((error: unknown) =>
    ctx.log.debug({ code: codeOf(error) }, 'could not announce a change of notes'),
  )
  return written
}

const refusals: Record<StudyRefusal, () => HttpError> = {
  other_key: () =>
    new HttpError(409, 'other_key', 'Your notes here were written with another key. Add this device by a link.'),
  study_full: () => new HttpError(413, 'study_full', 'There is no room for more notes here. They stay on your device.'),
  too_many_clients: () => new HttpError(409, 'too_many_devices', 'Too many devices have written to these notes.'),
  unknown_update: () => new HttpError(409, 'unknown_update', 'The snapshot names an update that does not exist.'),
}

const tooLarge = (bytes: number) => new HttpError(413, 'too_large', `An update is larger than ${bytes / 1024} KiB.`)

/** The server keeps only the hash of the proof. */
const hashOf = (proof: string): Buffer => createHash('sha256').update(proof, 'hex').digest()
