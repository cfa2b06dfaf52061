import { setTimeout as delay } from 'node:timers/promises'
import { type AnswerReading, newVisitor, readAnswer } from '../bench/read-answer.ts'
import { textFor } from '../bench/spoken.ts'
import type { Fleet } from './fleet.ts'

/**
 * A question and its outcome. `whole`: its answer must be the model's; `poison`: it must end with an error; `deleted`:
 * none of it may remain once `isGone`.
 */
export type AskedQuestion = {
  seed: number
  kind: 'whole' | 'poison' | 'deleted'
  visitor: string
  reading: AnswerReading | undefined
  isGone: boolean
}

export type Questions = ReturnType<typeof createQuestions>

const DELETE_PATIENCE_MS = 60_000

/** Asks questions as readers do, each as a new visitor, and records the outcome in `asked`. */
export function createQuestions(fleet: Fleet, pieces: number) {
  const asked: AskedQuestion[] = []
  const api = () => {
    const apis = fleet.alive('api')
    return apis[Math.floor(Math.random() * apis.length)]?.url ?? 'http://127.0.0.1:9'
  }
  const arrive = async () => {
    let visitor = ''
    while (!visitor) visitor = await newVisitor(api()).catch(() => delay(200, ''))
    return visitor
  }

  type How = { kind?: AskedQuestion['kind']; address?: () => string; onText?: (mine: AskedQuestion) => void }

  /** Resolves when the answer has ended, however it did. */
  async function ask({ kind = 'whole', address = api, onText }: How = {}): Promise<AskedQuestion> {
    const mine: AskedQuestion = { seed: asked.length + 1, kind, visitor: '', reading: undefined, isGone: false }
    asked.push(mine)
    mine.visitor = await arrive()
    const prompt = `${kind === 'poison' ? 'poison' : 'seed'}:${mine.seed}`
    const heard = (reading: AnswerReading) => {
      mine.reading = reading
      onText?.(mine)
    }
    const reading = { prompt, address, visitor: mine.visitor, key: `${mine.seed}`, isPatient: true, onText: heard }
    await readAnswer(reading).then(
      (whole) => {
        mine.reading = whole
      },
      (error: Error) => {
        // a deleted chat has no stream
        if (kind !== 'deleted') process.stdout.write(`question ${mine.seed}: ${error.message}\n`)
      },
    )
    return mine
  }

  /** Asks, and deletes the conversation some ms after the last word but one, while the answer is being finished. */
  async function askAndDelete(waitMs: number): Promise<void> {
    let gone: Promise<boolean> | undefined
    const onText = (mine: AskedQuestion) => {
      const isNearEnd = (mine.reading?.text.length ?? 0) >= textFor(mine.seed, pieces - 1).length - 1
      if (isNearEnd) gone ??= delay(waitMs).then(() => remove(mine))
    }
    const mine = await ask({ kind: 'deleted', onText })
    // an interrupted answer may arrive in one piece
    mine.isGone = await (gone ?? remove(mine))
  }

  /** Deletes a chat, retrying if its API was killed or a store is away. False if that takes too long. */
  async function remove({ reading, visitor }: AskedQuestion): Promise<boolean> {
    const until = performance.now() + DELETE_PATIENCE_MS
    while (performance.now() < until) {
      const sent = { method: 'DELETE', headers: { 'X-User-ID': visitor } }
      const status = await fetch(`${api()}/api/chat/${reading?.chatId}`, sent).then(
        (answer) => answer.status,
        () => 0,
      )
      if (status === 204 || status === 404) return true
      await delay(300)
    }
    return false
  }
  return { asked, ask, askAndDelete, api }
}
