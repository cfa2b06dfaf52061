import { join } from 'node:path'

/** What Vite's helper does, and what it does here. */
const changes: [from: string | RegExp, to: string][] = [
  // the styles of a screen follow the whole sheet, to be stronger
  ['document.head.appendChild(link)', 'document.body.appendChild(link)'],
  // a browser may never request a module again whose request failed: what cannot be fetched is not imported
  [
    'const link = document.createElement',
    'if (!isCss) return fetchFile(dep.href); const link = document.createElement',
  ],
  [/seen\[href\] = void 0;(?=\s*throw)/, 'delete seen[href];'],
  // what is left makes only links to style sheets
  [/link\.rel = isCss \?.*;/, 'link.rel = "stylesheet";'],
  ['if (!isCss) link.as = "script";', ''],
  // our policy has hashes, no nonce, and nothing listens to the event
  [/const cspNonceMeta = .*;/, 'const cspNonceMeta = undefined;'],
  [/const e = new Event\("vite:preloadError"[\s\S]*?if \(!e\.defaultPrevented\) throw err;/, 'throw err;'],
]

const FETCH_FILE = join(import.meta.dirname, '../data/fetch-file.ts')

/** The code with which Vite loads the files of a lazy import, changed for this app. Throws if Vite does it in another way. */
export function preloadHelper(code: string): string {
  let changed = code
  for (const [from, to] of changes) {
    const before = changed
    changed = changed.replace(from, to)
    if (changed === before) throw new Error(`Vite loads the files of screens in another way now: no "${from}"`)
  }
  return `import { fetchFile } from ${JSON.stringify(FETCH_FILE)}\n${changed}`
}
