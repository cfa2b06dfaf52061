/// <reference path="./virtual.d.ts" />
import { flushSync } from 'react-dom'
import { directionOf, languageFor } from '#shared/words/languages.ts'
import { createStore, useStore } from '../data/create-store.ts'
import { readStored } from '../data/stored.ts'
import { type Catalog, setCatalogs } from './words.ts'

/** The key of the reader's choice of a language. */
export const LANGUAGE = 'language'

/** Longer English with accents in brackets, for tests: text without brackets is in no catalog. */
const PSEUDO = 'en-XA'

const loadOf: Record<string, () => Promise<{ default: Record<string, Catalog> }>> = {
  ar: () => import('virtual:words/ar'),
  de: () => import('virtual:words/de'),
  es: () => import('virtual:words/es'),
  fr: () => import('virtual:words/fr'),
  he: () => import('virtual:words/he'),
  id: () => import('virtual:words/id'),
  ko: () => import('virtual:words/ko'),
  pt: () => import('virtual:words/pt'),
  sw: () => import('virtual:words/sw'),
  zh: () => import('virtual:words/zh'),
}

const language = createStore('en')

/** The tag of the interface's language. */
export const useLanguage = (): string => useStore(language)

/** The tag of the interface's language, outside components. */
export const pageLanguage = (): string => language.get()

let isAgain = false
/** True while a change of the language draws everything again: the reader has not gone anywhere. */
export const isRedrawing = (): boolean => isAgain

/** Loads the words of the reader's language: the chosen one, else the first of the browser's that there is. */
export async function startLanguage(): Promise<void> {
  const show = await loadLanguage(readStored(LANGUAGE) ?? languageFor(navigator.languages)?.id ?? 'en')
  show()
}

/** Loads the words of a language. Returns a function that shows everything in it. Rejects if they cannot be loaded. */
export async function loadLanguage(id: string): Promise<() => void> {
  const catalogs = (await loadOf[id]?.())?.default ?? {}
  const change = id === PSEUDO ? (await import('./pseudo.ts')).pseudo : undefined
  return () => {
    setCatalogs(catalogs, change)
    const root = document.documentElement
    root.lang = id
    root.dir = directionOf(id)
    isAgain = true
    flushSync(() => language.set(id))
    isAgain = false
  }
}
