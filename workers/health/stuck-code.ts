import { Session } from 'node:inspector'
import { runningCode } from '../current-work.ts'

export type StuckCode = { work_id: string | null; where: string[] }

let session: Session | undefined

/**
 * Interrupts the main thread, from another one, to see what it is running. Resolves when the main thread next runs
 * JavaScript, so never while native code blocks it.
 */
export function lookAtMainThread(): Promise<StuckCode> {
  if (!session) {
    session = new Session()
    session.connectToMainThread()
  }
  const { promise, resolve, reject } = Promise.withResolvers<StuckCode>()
  session.post('Runtime.evaluate', { expression: runningCode, returnByValue: true }, (error, answer) => {
    if (error) reject(error)
    else resolve(answer.result.value as StuckCode)
  })
  return promise
}
