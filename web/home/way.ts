import type { AskedAtHome, AskedInDistress } from '../data/read-path.ts'
import type { SearchedInNeed } from '../search/searched-in-need.ts'

/** Where a text of Home's box leads. */
export type Way = { to: string; state: AskedAtHome | AskedInDistress | SearchedInNeed | null }
