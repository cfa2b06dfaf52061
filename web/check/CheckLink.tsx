import { Link } from '../ui/Link.tsx'
import { checkLink } from './link-words.ts'

/** The check finds nothing in fewer words. A Han character is a word. */
const LEAST_WORDS = 4

/** Leads from words that were not found to the check of a text, with the words filled in; nothing for a few words. */
export function CheckLink({ text }: { text: string }) {
  if ((text.match(/\p{Script=Han}|[\p{L}\p{M}\p{N}'’]+/gu)?.length ?? 0) < LEAST_WORDS) return null
  // never in the address, which browsers and servers keep
  return (
    <Link to="/check" state={{ text }}>
      {checkLink('check')}
    </Link>
  )
}
