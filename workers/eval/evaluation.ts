import type { TrustFigure } from '#shared/contract/trust.ts'
import type { Db } from '#shared/server/db.ts'

/** Measures one part of the product: its title, the provider, and the function that returns its figures. */
export type Evaluation = {
  about: string
  provider: string
  run: (db: Db, options: { seed: number; verbose: boolean }) => Promise<TrustFigure[]>
}
