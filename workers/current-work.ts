import { AsyncLocalStorage } from 'node:async_hooks'

/** The id of the work item whose code is running. */
export const currentWork = new AsyncLocalStorage<string>()

const NAME = 'philip.current-work'
Object.assign(globalThis, { [Symbol.for(NAME)]: currentWork })

/** What code is running, for a debugger: the id of its work item, or null, and its innermost functions. */
export const runningCode = `({
  work_id: globalThis[Symbol.for('${NAME}')]?.getStore() ?? null,
  where: new Error().stack.split('\\n').slice(2).map((line) => line.trim()),
})`
