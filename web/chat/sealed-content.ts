import type { Citation } from '#shared/contract/chat.ts'
import { shownQuotations } from './shown-quotations.ts'

// nothing that a model writes can know it
const SEAL = `seal-${crypto.randomUUID()}-`

/** A checked answer with a link behind each sealed quotation between marks, which `sealOfLink` knows again. */
export function sealedContent(content: string, citations: readonly Citation[]): string {
  let sealed = ''
  let at = 0
  for (const { end, isBlock, citation } of shownQuotations(content, citations)) {
    if (isBlock) continue
    // behind the closing mark
    sealed += `${content.slice(at, end + 1)}[](${SEAL}${citation.verdict})`
    at = end + 1
  }
  return sealed + content.slice(at)
}

/** The verdict that a link stands for; null for every other link. */
export function sealOfLink(href: string | undefined): 'exact' | 'repaired' | null {
  const verdict = href?.startsWith(SEAL) ? href.slice(SEAL.length) : null
  return verdict === 'exact' || verdict === 'repaired' ? verdict : null
}
