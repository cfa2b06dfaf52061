import { online } from './online.ts'

/**
 * Loads a file of the app with its styles. Without a network it waits until the server responds again: what is on the
 * page remains usable without this file. Rejects when the server responds but does not have the file, because it has a
 * newer build.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch {
    online.noteFailure()
    await online.nextAnswer()
    await loadStylesAgain()
    return load()
  }
}

/** A failed import can be repeated, but it requests its styles only once. */
const failedStyles = new Set<HTMLLinkElement>()

// tests also load the modules of this folder, without a page
if ('document' in globalThis) {
  const note = ({ target }: Event) =>
    target instanceof HTMLLinkElement && target.rel === 'stylesheet' && failedStyles.add(target)
  document.addEventListener('error', note, true)
}

async function loadStylesAgain(): Promise<void> {
  const links = [...failedStyles]
  failedStyles.clear()
  await Promise.all(
    links.map(
      (link) =>
        new Promise((resolve) => {
          const again = link.cloneNode() as HTMLLinkElement
          again.onload = again.onerror = resolve
          link.replaceWith(again)
        }),
    ),
  )
}
