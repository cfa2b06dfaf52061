import type { Reply } from './reply.ts'
import type { Json } from './shapes.ts'

export type Play = {
  reply: Reply
  body: Json
  model: string
  /** How many earlier calls used this model's name. */
  number: number
}
export type Scenario = (play: Play) => Promise<void>

/** A scenario's settings, from its name: `steady,rate=40` yields {rate: '40'}. */
export type Settings = Record<string, string | undefined>
