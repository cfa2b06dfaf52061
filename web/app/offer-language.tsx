import type { Bible } from '#shared/contract/bible.ts'
import { primaryLanguage } from '#shared/primary-language.ts'
import { languageFor } from '#shared/words/languages.ts'
import { readStored, writeStored } from '../data/stored.ts'
import { chooseTranslation } from '../data/useTranslation.ts'
import { toast } from '../ui/toast.ts'
import { chooseLanguage } from '../words/choose-language.ts'
import { pageLanguage } from '../words/language.ts'
import { keepYear } from './keep-year.ts'
import { languageWords } from './language-words.ts'
import { TextOffer } from './TextOffer.tsx'

/** The languages that were offered in this browser. */
const OFFERED = 'offered_languages'
const LASTS = 10_000

/** Offers a language for the interface: each only once, and only if the interface has it. */
export function offerLanguage(tag: string): void {
  const language = languageFor([tag])
  const offered = (readStored(OFFERED) ?? '').split(' ').filter(Boolean)
  if (!language || language.id === pageLanguage() || offered.includes(language.id)) return
  writeStored(OFFERED, [...offered, language.id].join(' '))
  toast(languageWords('offer'), {
    duration: LASTS,
    action: { label: language.name, lang: language.id, onClick: () => void switchLanguage(language.id) },
  })
}

/** The language for which a translation was chosen or declined in this browser. */
const ANSWERED_TEXT = 'offered_text'
/** The longest time that a browser can wait: an offer of a text stays until it is answered or its page is left. */
const STAYS = 2 ** 31 - 1

/** Offers a visitor who has chosen no translation one in the language of the interface, until they have answered. */
export function offerTranslation(bibles: readonly Bible[]): void {
  const own = bibles.find(({ language }) => primaryLanguage(language) === primaryLanguage(pageLanguage()))
  if (!own || readStored(ANSWERED_TEXT) === own.language) return
  const answer = () => writeStored(ANSWERED_TEXT, own.language)
  const accept = () => {
    answer()
    chooseTranslation(own.id)
  }
  toast(<TextOffer onDecline={answer} />, {
    duration: STAYS,
    action: { label: keepYear(own.name), lang: own.language, onClick: accept },
  })
}

/** Shows the interface in a language; if that fails, a toast says so and nothing changes. */
export const switchLanguage = (id: string): Promise<void> =>
  chooseLanguage(id).catch(() => void toast(languageWords('notLoaded')))
