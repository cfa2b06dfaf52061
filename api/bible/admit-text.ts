import type { Limits } from '../admission/limits.ts'
import { HttpError } from '../http/errors.ts'
import type { Caller } from '../visitor/caller.ts'

/** The characters of a long text, and those of each of its ends. People in danger mostly write less. */
const LONG = 1000
const END = LONG / 4

/** What a text is admitted with. */
export type Admitting = Caller & { limits: Pick<Limits, 'longText'>; state: { admittedTexts?: Set<string> } }

/** The part of a text that may be read for signs of danger; with a refusal, these are only its ends. */
export type Admitted = { part: string; refusal?: HttpError }

/**
 * Admits a text to be read for signs of danger, which takes a long text a third of a second of the processor. An address
 * has so many characters a minute, each text of a request counted once; beyond these only the beginning and the end of a
 * long text are read, and unless they need help, `refusal` is the answer.
 */
export async function admitText(ctx: Admitting, text: string): Promise<Admitted> {
  if (text.length <= LONG || ctx.state.admittedTexts?.has(text)) return { part: text }
  try {
    await ctx.limits.longText(ctx, text.length)
  } catch (refusal) {
    if (refusal instanceof HttpError) return { part: `${text.slice(0, END)}\n${text.slice(-END)}`, refusal }
    throw refusal
  }
  ctx.state.admittedTexts ??= new Set()
  ctx.state.admittedTexts.add(text)
  return { part: text }
}
