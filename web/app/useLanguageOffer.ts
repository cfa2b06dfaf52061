import { useEffect, useRef } from 'react'
import { DEFAULT_TRANSLATION } from '#shared/limits.ts'
import { primaryLanguage } from '#shared/primary-language.ts'
import { useBibles } from '../data/hooks.ts'
import { readStored } from '../data/stored.ts'
import { TRANSLATION_KEY, useTranslation } from '../data/useTranslation.ts'
import { pageLanguage } from '../words/language.ts'

/**
 * Offers the language of a translation that the reader has just chosen for the interface too, and a new visitor whose
 * interface has another language than the default translation one in that language.
 */
export function useLanguageOffer(): void {
  const [translation, choose] = useTranslation()
  const { bibles } = useBibles()
  const language = bibles?.find(({ id }) => id === translation)?.language
  const last = useRef(translation)
  useEffect(() => {
    if (last.current === translation) return
    last.current = translation
    // another one is shown, without a choice, when the chosen one is gone
    if (!language || readStored(TRANSLATION_KEY) !== translation) return
    void import('./offer-language.ts').then(({ offerLanguage }) => offerLanguage(language))
  }, [translation, language])
  useEffect(() => {
    if (!bibles || readStored(TRANSLATION_KEY) || translation !== DEFAULT_TRANSLATION) return
    if (!language || primaryLanguage(language) === primaryLanguage(pageLanguage())) return
    void import('./offer-language.ts').then(({ offerTranslation }) => offerTranslation(bibles, choose))
  }, [bibles, translation, language, choose])
}
