import type {
  StudyAppendRequest,
  StudySnapshotRequest,
  StudyUpdatesAnswer,
  StudyWrittenAnswer,
} from '#shared/contract/study.ts'
import { CallError, call, keepVisitor, problemOf, visitorHeaders } from './client.ts'
import { reach, readBody } from './reach.ts'

/** The calls that carry the visitor's encrypted notes. */
export type StudyCalls = {
  append: (body: StudyAppendRequest) => Promise<StudyWrittenAnswer>
  snapshot: (body: StudySnapshotRequest) => Promise<StudyWrittenAnswer>
  /** The updates after a number; waits up to `wait` seconds for one. */
  read: (after: number, wait: number, signal: AbortSignal) => Promise<StudyUpdatesAnswer>
}

const UPDATES = '/api/user/study/updates'

export const studyCalls: StudyCalls = {
  append: (body) => call(UPDATES, { method: 'POST', body, action: 'notes' }),
  snapshot: (body) => call('/api/user/study/snapshot', { method: 'PUT', body, action: 'notes' }),
  async read(after, wait, signal) {
    const response = await reach(`${UPDATES}?after=${after}&wait=${wait}`, { headers: await visitorHeaders(), signal })
    keepVisitor(response)
    if (response.ok) return readBody(response.json() as Promise<StudyUpdatesAnswer>)
    const problem = await problemOf(response)
    throw new CallError(problem.detail, problem, response.headers.get('Retry-After'))
  },
}

/** Makes a code for another device: the hash of the code, and what that device receives. */
export const saveDeviceCode = (body: { code_hash: string; parcel: string }): Promise<{ expires_at: string }> =>
  call('/api/user/device-codes', { method: 'POST', body, action: 'link' })

export const cancelDeviceCodes = (): Promise<void> =>
  call('/api/user/device-codes', { method: 'DELETE', action: 'link', keepalive: true })

/** Makes this browser a device of the visitor who made the code; its id is replaced. */
export const redeemDeviceCode = (code: string): Promise<{ parcel: string }> =>
  call('/api/user/device-codes/redeem', { method: 'POST', body: { code }, action: 'link' })

export const countDevices = (): Promise<{ devices: number }> => call('/api/user/device', { action: 'devices' })

/** Ends this browser's access to the visitor's data. */
export const endDevice = (): Promise<void> => call('/api/user/device', { method: 'DELETE', action: 'unlink' })
