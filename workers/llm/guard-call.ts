import type { BackendIo, CallSettings } from './backend.ts'
import { ModelError } from './provider.ts'

/** One of our timers has ended a call. The provider may be working on it, and bills it. */
export class CallTimeout extends ModelError {
  constructor(message: string) {
    super('unavailable', message)
  }
}

/**
 * Runs one call under our timers: until the first sign, between two signs, and the time left in total. The provider's
 * connection is always closed at the end, also if the caller stops reading early. Rejects with the outer signal's
 * reason once that is aborted, with a CallTimeout on a timeout, else with the call's error.
 */
export async function guardCall<T>(
  outer: AbortSignal,
  settings: Pick<CallSettings, 'firstByteMs' | 'gapMs'>,
  call: (io: Pick<BackendIo, 'signal' | 'onSign'>) => Promise<T>,
): Promise<T> {
  // an aborted signal does not stop the SDK from calling
  outer.throwIfAborted()
  const own = new AbortController()
  const follow = () => own.abort(outer.reason)
  outer.addEventListener('abort', follow, { once: true })
  const late = (what: string) => () => own.abort(new CallTimeout(what))
  let timer = setTimeout(late('no answer started in time'), settings.firstByteMs)
  let signedAt: number | undefined
  // moving a timer at each sign would cost more than the check when it fires
  const checkGap = () => {
    const left = signedAt! + settings.gapMs - performance.now()
    if (left <= 0) late('the answer stalled')()
    else timer = setTimeout(checkGap, left)
  }
  const onSign = () => {
    if (signedAt === undefined) {
      clearTimeout(timer)
      timer = setTimeout(checkGap, settings.gapMs)
    }
    signedAt = performance.now()
  }
  const aborted = Promise.withResolvers<never>()
  own.signal.addEventListener('abort', () => aborted.reject(own.signal.reason), { once: true })
  aborted.promise.catch(() => {})
  try {
    // a body that never ends may outlive its abort; the caller must not
    return await Promise.race([call({ signal: own.signal, onSign }), aborted.promise])
  } catch (error) {
    throw own.signal.aborted ? own.signal.reason : error
  } finally {
    clearTimeout(timer)
    outer.removeEventListener('abort', follow)
    // leaving a stream early does not end its request
    own.abort(over)
  }
}

/** The reason to close a connection whose call has ended: making an error for each costs more than the rest of this. */
const over = new Error('the call is over')
