import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Makes this the only run on its data. Throws with the number of the process that runs already; the lock of a run that
 * was killed is taken over. Returns a function that gives the lock back.
 */
export function takeRunLock(file: string, command = 'infra/start.ts'): () => void {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch {
    const pid = Number(readFileSync(file, 'utf8'))
    if (pid !== process.pid && isRun(pid, command)) throw new Error(`Philip runs already here, as process ${pid}.`)
    rmSync(file, { force: true })
    return takeRunLock(file, command)
  }
  return () => rmSync(file, { force: true })
}

function isRun(pid: number, command: string): boolean {
  if (!pid) return false
  const found = spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' })
  return found.status === 0 && found.stdout.includes(command)
}
