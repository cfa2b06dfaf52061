import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { type Given, givenChapter } from '../data/given-chapter.ts'
import { keepChapter } from '../data/hooks.ts'
import { loadSanitizer } from '../data/sanitizer.ts'
import { watchInstall } from '../install/install-state.ts'
import { prepareShown } from '../reader/text/chapter-html.ts'
import { loadScreen } from '../routes.tsx'
import { startLanguage } from '../words/language.ts'
import { App } from './App.tsx'
import { nextTask } from './wait-for-paint.ts'

/** Renders the app in place of the page's opening, in one synchronous step. */
export async function startApp(): Promise<void> {
  watchInstall()
  showAtItsAddress()
  const given = givenChapter()
  // a first render without the screen would be an empty page; if the screen cannot be loaded, the app reports it
  const screen = loadScreen(location.pathname).catch(() => {})
  // without the words of another language, the app speaks English
  const words = startLanguage().catch(() => {})
  await nextTask()
  if (given) {
    await Promise.all([keepChapter(given), prepareGiven(given)])
  }
  await screen
  await words
  await nextTask()
  const root = createRoot(document.getElementById('root')!)
  // yields in between, to respond to touches
  startTransition(() =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
  afterLoad(() => import('./our-fonts.ts').then(({ watchFonts }) => watchFonts()))
  if (import.meta.env.PROD)
    afterLoad(() => import('../data/service-worker.ts').then(({ startServiceWorker }) => startServiceWorker()))
}

/** The page of a conversation opens as the chapter that it is about. */
function showAtItsAddress(): void {
  const { address } = document.querySelector<HTMLElement>('[data-opening]')?.dataset ?? {}
  if (address) history.replaceState(history.state, '', address)
}

/**
 * Prepares the delivered text before the reader asks for it. Text in a template is not visible yet: the reader cleans
 * it.
 */
async function prepareGiven({ html, element }: Given): Promise<void> {
  if (element instanceof HTMLTemplateElement) await loadSanitizer()
  else prepareShown(element, html)
}

// load what the first screen needs first
function afterLoad(start: () => unknown): void {
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
