// Who uses the data of `npm start`. It also runs on the machine's own Node, before the project's Node can run: no
// TypeScript and no package may be used here.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** The programs that lock the data while they run. */
const PROGRAMS = /infra\/(run\/(start|import-bible)|backup\/(main|restore))\.ts/

/**
 * The process of ours that holds a lock; undefined if there is none, or a killed one left the lock.
 * @param {string} lock a file that contains the id of the process
 * @returns {number | undefined}
 */
export function runHolder(lock) {
  try {
    const pid = Number(readFileSync(lock, 'utf8'))
    return PROGRAMS.test(commandOf(pid)) ? pid : undefined
  } catch {
    return undefined
  }
}

/**
 * The command line of a process, even if it is not ours; empty if there is no such process.
 * @param {number} pid
 * @returns {string}
 */
export function commandOf(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return ''
  if (existsSync('/proc/self/cmdline')) {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    } catch {
      return ''
    }
  }
  return spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).stdout ?? ''
}
