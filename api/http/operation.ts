import type { z } from 'zod'

/** One call of the contract, as the API description shows it. */
export type Operation = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  path: string
  summary: string
  /** The call identifies its caller by X-User-ID, and returns a new id for an unknown one. */
  needsVisitor?: boolean
  query?: z.ZodObject
  body?: z.ZodType
  /** The response's JSON; `nothing` is 204, the other words are other kinds of content. */
  answer: z.ZodType | 'html' | 'markdown' | 'events' | 'calendar' | 'nothing' | 'accepted'
  /** The status of a response with content, if it is not 200. */
  status?: 201 | 202
  errors?: number[]
}
