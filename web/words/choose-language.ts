import { writeStored } from '../data/stored.ts'
import { LANGUAGE, loadLanguage } from './language.ts'

/**
 * Stores the reader's choice of a language, and shows everything in it: the same verse stays where it is in the window.
 * Rejects if its words cannot be loaded.
 */
export async function chooseLanguage(id: string): Promise<void> {
  const show = await loadLanguage(id)
  const scrollBack = rememberVerse()
  show()
  scrollBack()
  writeStored(LANGUAGE, id)
}

/** Remembers where the first verse in sight is; without one, how far the page is scrolled. */
function rememberVerse(): () => void {
  const verses = [...document.querySelectorAll('main .verse-number')]
  const verse = verses.find((each) => each.getBoundingClientRect().bottom > 0)
  const top = verse?.getBoundingClientRect().top ?? 0
  const scrolled = scrollY
  return () => {
    const now = verse && document.getElementById(verse.id)
    if (now) scrollBy({ top: now.getBoundingClientRect().top - top, behavior: 'instant' })
    else scrollTo({ top: scrolled, behavior: 'instant' })
  }
}
