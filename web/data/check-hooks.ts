import type { CheckTextAnswer, CheckTextRequest } from '#shared/contract/check.ts'
import { CHECK_BODY_BYTES } from '#shared/limits.ts'
import { call } from './client.ts'

/** Checks a pasted text, against one translation first. Sent without the visitor's id, so it stays anonymous. */
export const checkText = (request: CheckTextRequest): Promise<CheckTextAnswer> =>
  call<CheckTextAnswer>('/api/check', { method: 'POST', body: request, visitor: false, action: 'check' })

/** True for a text larger than one request may be. */
export const isTooLong = (request: CheckTextRequest): boolean =>
  new TextEncoder().encode(JSON.stringify(request)).length > CHECK_BODY_BYTES
