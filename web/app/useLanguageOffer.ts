import { useEffect, useRef } from 'react'
import { useBible } from '../data/hooks.ts'
import { readStored } from '../data/stored.ts'
import { TRANSLATION_KEY, useTranslation } from '../data/useTranslation.ts'

/** Offers the language of a translation that the reader has just chosen for the interface too. */
export function useLanguageOffer(): void {
  const [translation] = useTranslation()
  const language = useBible(translation)?.language
  const last = useRef(translation)
  useEffect(() => {
    if (last.current === translation) return
    last.current = translation
    // another one is shown, without a choice, when the chosen one is gone
    if (!language || readStored(TRANSLATION_KEY) !== translation) return
    void import('./offer-language.ts').then(({ offerLanguage }) => offerLanguage(language))
  }, [translation, language])
}
