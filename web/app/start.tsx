import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import type { Chat } from '#shared/contract/chat.ts'
import { type Given, givenChapter } from '../data/given-chapter.ts'
import { giveChat } from '../data/given-chat.ts'
import { keepChapter } from '../data/hooks.ts'
import { loadCode } from '../data/load-code.ts'
import { loadSanitizer } from '../data/sanitizer.ts'
import { watchInstall } from '../install/install-state.ts'
import { prepareShown } from '../reader/text/chapter-html.ts'
import { loadScreen } from '../routes.tsx'
import { startLanguage } from '../words/language.ts'
import { App } from './App.tsx'
import { nextTask, pause } from './wait-for-paint.ts'

/** How long the chapter of a published conversation waits for it: it can be read, but its controls do nothing yet. */
const PATIENCE_MS = 3000

/** Renders the app in place of the page's opening, in one synchronous step. */
export async function startApp(): Promise<void> {
  // this task has evaluated the scripts
  await nextTask()
  watchInstall()
  // without it, the panel fetches the conversation
  const published = loadShown(showAtItsAddress()).catch(() => {})
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
  const chat = await Promise.race([published, pause(PATIENCE_MS)])
  if (chat) giveChat(chat)
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
  const startRest = () => loadCode(() => import('./start-later.ts')).then(({ startLater }) => startLater())
  // load what the first screen needs first
  if (document.readyState === 'complete') void startRest()
  else addEventListener('load', startRest, { once: true })
}

/**
 * The page of a published conversation opens as the chapter that it is about. Returns the conversation's id, if the page
 * is that of one.
 */
function showAtItsAddress(): number | null {
  const { address } = document.querySelector<HTMLElement>('[data-opening]')?.dataset ?? {}
  if (!address) return null
  history.replaceState(history.state, '', address)
  return Number(new URLSearchParams(location.search).get('chatId')) || null
}

/** A reader who wants no AI is shown no conversation. */
async function loadShown(chatId: number | null): Promise<Chat | null> {
  if (!chatId || document.documentElement.dataset.ai === 'off') return null
  const { loadPublished } = await import('../reader/chat/load-published.ts')
  return loadPublished(chatId)
}

/**
 * Prepares the delivered text before the reader asks for it. Text in a template is not visible yet: the reader cleans
 * it.
 */
async function prepareGiven({ html, element }: Given): Promise<void> {
  if (element instanceof HTMLTemplateElement) await loadSanitizer()
  else prepareShown(element, html)
}
