import { parentPort } from 'node:worker_threads'
import { MissingLetters } from './missing-letters.ts'
import { type RenderTask, runTask } from './tasks.ts'

// one task at a time: the other side sends the next one when this one is finished
parentPort?.on('message', async (task: RenderTask) => {
  try {
    const bytes = Uint8Array.from(await runTask(task))
    parentPort?.postMessage({ bytes }, [bytes.buffer])
  } catch (error) {
    if (error instanceof MissingLetters) parentPort?.postMessage({ missing: error.letters })
    else parentPort?.postMessage({ error: error instanceof Error ? (error.stack ?? error.message) : 'unknown' })
  }
})
