import type { Db } from '#shared/server/db.ts'
import { type Claim, renewClaims } from '#shared/server/work.ts'

const EVERY_MS = 5000

/** A claim that is renewed. `onLost` is called once a newer run owns the work or it was ended from outside. */
export type Held = Pick<Claim, 'id' | 'fence'> & { onLost: () => void }

type Renewed = { claims: Set<Held>; timer: NodeJS.Timeout | undefined }
const renewed = new WeakMap<Db, Renewed>()

/**
 * Reports regularly that the owner of a claim is alive, in one statement for all claims of this process. Returns a
 * function that ends it.
 */
export function keepClaim(db: Db, held: Held, everyMs = EVERY_MS): () => void {
  const all = renewed.get(db) ?? { claims: new Set(), timer: undefined }
  renewed.set(db, all)
  all.claims.add(held)
  all.timer ??= setInterval(() => void renew(db, all), everyMs)
  return () => {
    all.claims.delete(held)
    if (all.claims.size > 0) return
    clearInterval(all.timer)
    all.timer = undefined
  }
}

async function renew(db: Db, { claims }: Renewed): Promise<void> {
  const asked = [...claims]
  // a database that is briefly unavailable does not end a claim
  const mine = await renewClaims(db, asked).catch(() => undefined)
  if (!mine) return
  for (const held of asked) if (!mine.has(`${held.id} ${held.fence}`) && claims.delete(held)) held.onLost()
}
