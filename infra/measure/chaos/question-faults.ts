import { startCuttingProxy } from './cutting-proxy.ts'
import type { Fault } from './fault.ts'
import type { Fleet } from './fleet.ts'
import type { Questions } from './questions.ts'

type Parts = { questions: Questions; fleet: Fleet; random: () => number }

const AT_ONCE = 4
const POISONED_WORKERS = 2

/** Faults that a question causes, or that hit it at a critical moment. */
export function questionFaults({ questions, fleet, random }: Parts): Fault[] {
  const each = (one: () => Promise<unknown>) => Promise.all(Array.from({ length: AT_ONCE }, one))

  const poison = async () => {
    const ended = fleet.ends()
    await questions.ask({ kind: 'poison' })
    // the workers that it got stuck exit, and others replace them
    await fleet.untilEnded(ended + POISONED_WORKERS)
  }
  const deletion = () => {
    const waits = Array.from({ length: AT_ONCE }, () => Math.round(random() * 160))
    return Promise.all(waits.map((wait) => questions.askAndDelete(wait))).then(() => {})
  }
  const cutPost = async () => {
    const proxy = await startCuttingProxy(questions.api)
    await each(() => {
      let isFirst = true
      const address = () => {
        const url = isFirst ? proxy.url : questions.api()
        isFirst = false
        return url
      }
      return questions.ask({ address })
    })
    proxy.close()
    if (proxy.cuts < AT_ONCE) throw new Error(`the proxy cut ${proxy.cuts} of ${AT_ONCE} questions`)
  }
  return [
    { name: 'a poison question', weight: 1, cause: poison },
    { name: 'a chat deleted while its answer ends', weight: 2, cause: deletion },
    { name: 'a proxy cuts the POST', weight: 2, cause: cutPost },
  ]
}
