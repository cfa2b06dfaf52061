import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { keepLatest } from '#shared/latest.ts'
import type { Logger } from '#shared/server/log.ts'
import { limitConcurrency } from '../admission/limit-concurrency.ts'
import { HttpError, unavailable } from '../http/errors.ts'
import type { RenderTask } from './thread/tasks.ts'

/** A file that was made, or can be: its tag is known before. */
export type Rendering = {
  etag: string
  /** The bytes. `admit` is called before uncached ones are made, and may refuse it. */
  bytes: (admit: () => Promise<void>) => Promise<Buffer>
}

export type Renderer = {
  rendering: (task: RenderTask) => Rendering
  close: () => Promise<void>
}

/** What the thread returns: the file, the letters that no font of ours has, or an error. */
type Made = { bytes?: Uint8Array; missing?: string; error?: string }

/** Pictures are about 60 kB, handouts about 100. */
const MOST_KEPT = 200
const MOST_WAITING = 30
const WAIT_MS = 5000
/** Far more than any task needs. */
const TASK_MS = 10_000
/** The thread with its fonts and libraries ends when nothing was made for this long. */
const IDLE_MS = 120_000

/**
 * Makes pictures and handouts in a thread of its own, one at a time, since drawing would block the requests of
 * everyone else. The thread starts with the first task. What was made last is cached by the hash of what it shows.
 */
export function createRenderer(log: Logger, version: string): Renderer {
  const kept = keepLatest<string, Buffer>(MOST_KEPT)
  const running = new Map<string, Promise<Buffer>>()
  const turns = limitConcurrency(1, WAIT_MS, MOST_WAITING)
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  const stop = async () => {
    clearTimeout(idle)
    const ending = thread
    thread = undefined
    await ending?.terminate()
  }

  const make = async (task: RenderTask): Promise<Buffer> => {
    clearTimeout(idle)
    if (!thread) {
      const own = startThread(() => {
        // a late end of an earlier thread says nothing about this one
        if (thread === own) thread = undefined
      })
      thread = own
    }
    const timeout = AbortSignal.timeout(TASK_MS)
    try {
      thread.postMessage(task)
      const [{ bytes, missing, error }] = (await once(thread, 'message', { signal: timeout })) as [Made]
      if (missing) throw lettersMissing(missing)
      if (!bytes) throw new Error(error)
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    } catch (error) {
      if (error instanceof HttpError) throw error
      log.error({ err: error, kind: task.kind }, 'could not make a file to share')
      await stop()
      throw unavailable()
    } finally {
      idle = setTimeout(() => void stop(), IDLE_MS).unref()
    }
  }

  return {
    rendering(task) {
      const etag = createHash('sha256').update(version).update(JSON.stringify(task)).digest('base64url').slice(0, 22)
      return {
        etag,
        async bytes(admit) {
          const known = kept.get(etag)
          if (known !== undefined) return known
          if (!running.has(etag)) await admit()
          const current = running.get(etag) ?? turns(() => make(task)).finally(() => running.delete(etag))
          running.set(etag, current)
          return kept.set(etag, await current)
        },
      }
    },
    close: stop,
  }
}

function startThread(onEnd: () => void): Worker {
  const thread = new Worker(new URL('thread/main.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 192 },
  })
  // the task that waits gets the error; without a listener it would also end the process
  thread.on('error', onEnd)
  // a process that ends does not wait for it
  thread.unref()
  return thread
}

function lettersMissing(letters: string): HttpError {
  return new HttpError(
    409,
    'no_font',
    `Our fonts lack letters of this text, such as “${letters}”, so it cannot be printed.`,
  )
}
