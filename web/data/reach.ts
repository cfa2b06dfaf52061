import { online } from './online.ts'

/** No answer arrived: there is no network, it leads nowhere, or the server is away. */
export class ConnectionError extends Error {
  constructor(cause: unknown) {
    super('You seem to be offline.', { cause })
    this.name = 'ConnectionError'
  }
}

/** A request without an answer for so long may have lost its network without a word. */
const SLOW_MS = 8000

/**
 * `fetch`, whose failures and answers say whether the server can be reached. Rejects with ConnectionError where no answer
 * arrived, or with the AbortError of its signal. `isProof` is false where the service worker may answer from its store.
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

/** Reads the body of an answer. Rejects with ConnectionError where it broke off, or is not ours at all. */
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
