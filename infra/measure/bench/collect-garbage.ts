import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')

/** Frees what this process no longer needs, so that its memory can be compared. */
export const collectGarbage = runInNewContext('gc') as () => void
