import { linkSync, rmSync, writeFileSync } from 'node:fs'
import { codeOf } from '../../shared/server/store-errors.ts'
import { runHolder } from '../run-holder.js'

/**
 * Makes this the only run on its data. Throws with the pid of a process that already runs, or that is taking over the lock of a
 * killed run; takes over such a lock otherwise. Returns a function that releases the lock.
 */
export function takeRunLock(file: string): () => void {
  const own = `${file}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    // a link appears together with its content: no process reads a partial lock
    while (!link(own, file)) {
      refuseWhileRunning(file)
      // a lock of its own, or two starts at once could each remove the lock that the other has just taken
      const release = takeRunLock(`${file}.takeover`)
      try {
        refuseWhileRunning(file)
        rmSync(file, { force: true })
        // before another start can take over
        if (link(own, file)) break
      } finally {
        release()
      }
    }
  } finally {
    rmSync(own)
  }
  return () => rmSync(file, { force: true })
}

function refuseWhileRunning(file: string): void {
  const pid = runHolder(file)
  if (pid && pid !== process.pid) throw new Error(`Philip is already running here, as process ${pid}.`)
}

function link(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}
