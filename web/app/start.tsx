import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { Cache } from '../data/Cache.tsx'
import { type Given, givenChapter } from '../data/given-chapter.ts'
import { watchInstall } from '../install/install-state.ts'
import { prepareShown } from '../reader/chapter-html.ts'
import { router } from '../routes.tsx'
import { nextTask } from './painted.ts'
import { watchTheme } from './theme.ts'

/** Draws the app in the place of the page's opening, at once and whole. */
export async function startApp(): Promise<void> {
  watchTheme()
  watchInstall()
  const given = givenChapter()
  await nextTask()
  if (given) prepareGiven(given)
  await isRouted()
  await nextTask()
  const root = createRoot(document.getElementById('root')!)
  // in steps, to respond to touches in between
  startTransition(() =>
    root.render(
      <StrictMode>
        <Cache known={given ? { [given.url]: given.html } : {}}>
          <RouterProvider router={router} />
        </Cache>
      </StrictMode>,
    ),
  )
  if (import.meta.env.PROD)
    afterLoad(() => import('../data/service-worker.ts').then(({ startServiceWorker }) => startServiceWorker()))
}

/** The text is ready before the reader asks for it. In a template it is not shown yet: the reader cleans it. */
function prepareGiven({ html, element }: Given): void {
  if (!(element instanceof HTMLTemplateElement)) prepareShown(element, html)
}

/** Resolves when the screen of the address is here: a first picture without it would be an empty page. */
function isRouted(): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

// what the first screen needs comes first
function afterLoad(start: () => void): void {
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
