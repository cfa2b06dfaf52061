/// <reference path="./virtual.d.ts" />
import { LANGUAGES, languageFor } from '#shared/words/languages.ts'
import { createStore, useStore } from '../data/create-store.ts'
import { readStored, writeStored } from '../data/stored.ts'
import { type Catalog, setCatalogs } from './words.ts'

/** The key of the reader's choice of a language. */
const LANGUAGE = 'language'

/** Longer English with accents in brackets, for tests: text without brackets is in no catalog. */
const PSEUDO = 'en-XA'

const loadOf: Record<string, () => Promise<{ default: Record<string, Catalog> }>> = {
  es: () => import('virtual:words/es'),
}

const language = createStore('en')

/** The tag of the interface's language. */
export const useLanguage = (): string => useStore(language)

/** The tag of the interface's language, outside components. */
export const pageLanguage = (): string => language.get()

/** Loads the words of the reader's language: the chosen one, else the first of the browser's that there is. */
export async function startLanguage(): Promise<void> {
  await show(readStored(LANGUAGE) ?? languageFor(navigator.languages)?.id ?? 'en')
}

/** Stores the reader's choice of a language, and shows everything in it. Rejects if its words cannot be loaded. */
export async function chooseLanguage(id: string): Promise<void> {
  await show(id)
  writeStored(LANGUAGE, id)
}

async function show(id: string): Promise<void> {
  if (id === PSEUDO) setCatalogs({}, (await import('./pseudo.ts')).pseudo)
  else setCatalogs((await loadOf[id]?.())?.default ?? {})
  const root = document.documentElement
  root.lang = id
  root.dir = LANGUAGES.find((each) => each.id === id)?.dir ?? 'ltr'
  language.set(id)
}
