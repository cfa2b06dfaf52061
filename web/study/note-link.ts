import { decodeAddress } from '../app/decode-address.ts'
import { type Place, parsePlace } from '../data/read-path.ts'

/** The passage that a link of a note names; null for any other link. */
export const placeOfNoteLink = (href: string): Place | null => parsePlace(decodeAddress(href))
