import { online } from './online.ts'
import { data } from './words.ts'

/** No response arrived: offline, no route, or the server is down. */
export class ConnectionError extends Error {
  constructor(cause: unknown) {
    super(data('offline'), { cause })
    this.name = 'ConnectionError'
  }
}

/** A request unanswered for this long may have lost its network silently. */
const SLOW_MS = 8000

/**
 * `fetch` that also reports whether the server is reachable. Rejects with ConnectionError if no response arrived, or
 * with the AbortError of its signal. `isProof` is false where the service worker may answer from its cache.
 */
export async function reach(url: string | Request, init: RequestInit = {}, isProof = true): Promise<Response> {
  const slow = setTimeout(online.noteFailure, SLOW_MS)
  try {
    const response = await fetch(url, init)
    if (isProof) online.noteAnswer()
    return response
  } catch (error) {
    throw failed(error)
  } finally {
    clearTimeout(slow)
  }
}

/** Reads a response body. Rejects with ConnectionError if it broke off or is not from our server. */
export async function readBody<Body>(body: Promise<Body>): Promise<Body> {
  try {
    return await body
  } catch (error) {
    throw failed(error)
  }
}

function failed(error: unknown): unknown {
  if ((error as Error).name === 'AbortError') return error
  online.noteFailure()
  return new ConnectionError(error)
}
