import type { DeviceAnswer } from '#shared/builtin/answer-on-device.ts'
import type { BuiltinRequest } from '#shared/builtin/request.ts'
import { online } from '../../data/online.ts'
import { workerAddress } from '../../data/service-worker.ts'

/** What the page wants of the worker: an answer, or without a question that it is ready to answer. */
export type DeviceCall = { id: number; bible: string; asked?: BuiltinRequest }
export type DeviceReply = { id: number; result: DeviceAnswer | null } | { id: number; problem: string }

type Waiting = { resolve: (answer: DeviceAnswer | null) => void; reject: (error: Error) => void }

const PATIENCE_MS = 60_000

let worker: Worker | undefined
let calls = 0
const waiting = new Map<number, Waiting>()

/** Gets the worker ready to answer from a kept translation; the first time, it builds the translation's index. */
export const prepareDevice = (bible: string): Promise<unknown> => callDevice({ bible })

/** Answers a question from a kept translation. Rejects if the worker or its data is missing. */
export async function askDevice(asked: BuiltinRequest): Promise<DeviceAnswer> {
  const start = performance.now()
  // the answer is then rejected
  const timer = setTimeout(endDevice, PATIENCE_MS)
  const answer = await callDevice({ bible: asked.place.bible_id, asked }).finally(() => clearTimeout(timer))
  performance.measure(MEASURED, { start })
  if (!answer) throw new Error('The worker answered nothing')
  return answer
}

/** The name of the measurement of each answer, for developer tools. */
const MEASURED = 'device answer'

function callDevice(call: Omit<DeviceCall, 'id'>): Promise<DeviceAnswer | null> {
  worker ??= startWorker()
  const id = ++calls
  worker.postMessage({ id, ...call })
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
}

function startWorker(): Worker {
  const started = new Worker(workerAddress('/finder/worker.js'))
  started.addEventListener('message', ({ data }: MessageEvent<DeviceReply>) => {
    const call = waiting.get(data.id)
    waiting.delete(data.id)
    if ('problem' in data) call?.reject(new Error(data.problem))
    else call?.resolve(data.result)
  })
  // its script could not be loaded
  started.addEventListener('error', endDevice)
  return started
}

// with a network it is not needed
online.subscribe(() => online.isOnline() && waiting.size === 0 && endDevice())

/** Ends the worker, which takes some 60 MB. */
export function endDevice(): void {
  worker?.terminate()
  worker = undefined
  for (const { reject } of waiting.values()) reject(new Error('The worker has ended'))
  waiting.clear()
}
