import { Suspense } from 'react'
import type { Care } from '#shared/contract/care.ts'
import { lazily } from '../ui/lazily.ts'

const CareHelp = lazily(() => import('./CareHelp.tsx'), 'CareHelp')

/** The help for a text in distress, loaded when there is some: most texts need none. */
export function LaterCare({ care }: { care: Care | null | undefined }) {
  return <Suspense>{care && <CareHelp care={care} />}</Suspense>
}
