import * as Y from 'yjs'
import type { StudyUpdate } from '#shared/contract/study.ts'
import { STUDY_UPDATE_BYTES } from '#shared/limits.ts'
import type { StudyCalls } from '../../data/study-calls.ts'
import { fromBase64, keysOf, type StudyKeys, toBase64 } from './keys.ts'
import type { SyncState, Waiting } from './local-store.ts'
import type { Study } from './study.ts'

/** Updates are joined up to this size before they are sealed, which adds some bytes. */
const JOINED_BYTES = STUDY_UPDATE_BYTES - 4096
const CHUNKS_A_CALL = 4
/** So many updates of the server are replaced by one. */
const COMPACT_AFTER = 200

/** The server no longer has the document: it was deleted with the visitor's data. */
export class DocumentGone extends Error {}

/**
 * One exchange with the server: what it has is merged, then what waits here is sent. Both reject with SharedAnew as soon
 * as this browser shares another document.
 */
export type Exchange = {
  pull: (signal: AbortSignal, wait?: number) => Promise<void>
  push: () => Promise<void>
}

/** The purpose of sealed bytes: no update can be used as another one, or as another device's. */
const about = (client: string, seq: number, isSnapshot: boolean) => `${isSnapshot ? 'all' : 'part'} ${client} ${seq}`

export async function createExchange(study: Study, state: SyncState, calls: StudyCalls): Promise<Exchange> {
  const { store, doc } = study
  const { client } = state
  const keys = await keysOf(state.secret)
  let { cursor } = state
  let count = 0
  let hasHealed = false

  const receive = async (updates: readonly StudyUpdate[]) => {
    const opened: Uint8Array[] = []
    for (const update of updates) {
      count = update.is_snapshot ? 1 : count + 1
      if (update.client === client) continue
      const bytes = await openUpdate(keys, update)
      if (bytes && isUpdate(bytes)) opened.push(bytes)
      // damaged at the server: this device's own document repairs it
      else if (!hasHealed) {
        hasHealed = true
        await store.sendAll(client)
      }
    }
    const last = updates.at(-1)?.n ?? cursor
    await study.receive(client, opened, last)
    cursor = last
  }
  const restart = async () => {
    cursor = 0
    await store.restart(client)
    await store.sendAll(client)
  }

  return {
    async pull(signal, wait = 0) {
      for (;;) {
        const { updates, last, more } = await calls.read(cursor, wait, signal)
        if (last === 0 && cursor > 0) throw new DocumentGone()
        // the server was restored from an older backup
        if (last < cursor) await restart()
        else await receive(updates)
        if (!more && last >= cursor) break
      }
      if (count > COMPACT_AFTER) {
        count = 0
        await store.sendAll(client)
      }
    },
    async push() {
      for (;;) {
        const waiting = await store.waiting(client)
        const whole = waiting.findLast(({ bytes }) => bytes === null)
        const chunks = whole ? [] : joined(waiting)
        const seq = whole?.seq ?? chunks.at(-1)?.seq
        if (seq === undefined) return
        if (whole) {
          // everything that waits is forgotten afterwards
          await study.catchUp()
          const data = await sealed(keys, Y.encodeStateAsUpdate(doc), about(client, seq, true))
          await calls.snapshot({ client, proof: keys.proof, seq, through: cursor, data })
        } else if (chunks.some(({ bytes }) => bytes.length > JOINED_BYTES)) {
          await store.sendAll(client)
          continue
        } else {
          const updates = await Promise.all(
            chunks.map(async (chunk) => ({
              seq: chunk.seq,
              data: await sealed(keys, chunk.bytes, about(client, chunk.seq, false)),
            })),
          )
          await calls.append({ client, proof: keys.proof, updates })
        }
        await store.sent(client, seq)
      }
    },
  }
}

const sealed = async (keys: StudyKeys, bytes: Uint8Array, purpose: string) =>
  toBase64(await keys.seal(new Uint8Array(bytes), purpose))

async function openUpdate(keys: StudyKeys, { client, seq, is_snapshot, data }: StudyUpdate) {
  try {
    return await keys.open(fromBase64(data), about(client, seq, is_snapshot))
  } catch {
    return null
  }
}

/** Whether bytes are an update of a document at all; those that are not would break the real one. */
function isUpdate(bytes: Uint8Array): boolean {
  try {
    Y.decodeUpdate(bytes)
    return true
  } catch {
    return false
  }
}

type Chunk = { seq: number; bytes: Uint8Array }

/** The first waiting updates, joined into a few large ones. Each has the number of the last one in it. */
function joined(waiting: readonly Waiting[]): Chunk[] {
  const chunks: { seq: number; parts: Uint8Array[]; size: number }[] = []
  for (const { seq, bytes } of waiting) {
    if (!bytes) continue
    const open = chunks.at(-1)
    if (open && open.size + bytes.length <= JOINED_BYTES) {
      open.parts.push(bytes)
      Object.assign(open, { seq, size: open.size + bytes.length })
    } else if (chunks.length < CHUNKS_A_CALL) chunks.push({ seq, parts: [bytes], size: bytes.length })
    else break
  }
  return chunks.map(({ seq, parts }) => ({ seq, bytes: parts.length > 1 ? Y.mergeUpdates(parts) : parts[0]! }))
}
