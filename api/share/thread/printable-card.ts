import type { CardPicture } from '#shared/picture/card-picture.ts'
import { checkLetters, MissingLetters } from './missing-letters.ts'

/** A card without the texts whose letters no font of ours has. Its kind, or else the site, then replaces its title. */
export function printableCard(card: CardPicture): CardPicture {
  const [kind = '', title, about = ''] = [card.kind, card.title, card.about].map((text) =>
    isPrintable(text) ? text : '',
  )
  return title ? { ...card, kind, title, about } : { ...card, kind: '', title: kind || card.site, about }
}

function isPrintable(text: string): boolean {
  try {
    checkLetters(text)
    return true
  } catch (error) {
    if (error instanceof MissingLetters) return false
    throw error
  }
}
