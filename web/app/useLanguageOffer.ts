import { useEffect, useRef } from 'react'
import { useBibles } from '../data/hooks.ts'
import { readStored } from '../data/stored.ts'
import { TRANSLATION_KEY, useTranslation } from '../data/useTranslation.ts'
import { pageLanguage } from '../words/language.ts'

const loadOffers = () => import('./offer-language.tsx')

/**
 * Offers the language of a translation that the reader has just chosen for the interface too, and a new visitor whose
 * interface has another language than the default translation one in that language.
 */
export function useLanguageOffer(): void {
  const [translation] = useTranslation()
  const { bibles } = useBibles()
  const language = bibles?.find(({ id }) => id === translation)?.language
  const last = useRef(translation)
  useEffect(() => {
    if (last.current === translation) return
    last.current = translation
    // another one is shown, without a choice, when the chosen one is gone
    if (!language || readStored(TRANSLATION_KEY) !== translation) return
    void loadOffers().then(({ offerLanguage }) => offerLanguage(language))
  }, [translation, language])
  useEffect(() => {
    if (!language || language === pageLanguage() || readStored(TRANSLATION_KEY)) return
    void loadOffers().then(({ offerTranslation }) => offerTranslation(bibles!))
  }, [bibles, language])
}
