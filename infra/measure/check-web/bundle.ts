import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Weights = {
  /** The script that the first screen needs: Home or a chapter, whichever is heavier. */
  firstRoute: number
  /** The additional script for opening the chat. */
  chat: number
  /** The style sheets of Home, of a chapter and of the menu together. */
  css: number
}

// the words of eleven languages may cost the first route 3 kB: see docs/decisions/0071
export const BUDGETS: Weights = { firstRoute: 119_000, chat: 83_000, css: 13_000 }

const STATIC = /(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g
const FIRST_SHEETS = /^(sheet|index|base|HomeScreen|Menu|TranslationPicker|ReaderScreen)-/

/** The transfer size of a built web app, gzipped, in bytes. */
export function weigh(folder: string): Weights {
  const assets = join(folder, 'assets')
  const names = readdirSync(assets)
  const text = (name: string) => readFileSync(join(assets, name), 'utf8')
  const size = (list: Iterable<string>) => [...list].reduce((sum, name) => sum + gzipSync(text(name)).length, 0)
  const graph = (roots: string[], into = new Set<string>()): Set<string> => {
    for (const name of roots) {
      if (into.has(name)) continue
      into.add(name)
      graph(
        [...text(name).matchAll(STATIC)].map(([, imported]) => imported!),
        into,
      )
    }
    return into
  }
  const screen = (name: string) => names.filter((each) => each.startsWith(`${name}-`) && each.endsWith('.js'))
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  // the page preloads the app, which runs once the page's opening is drawn
  const app = /<meta name="app" content="([^"]+)"/.exec(html)?.[1]
  if (!app) throw new Error('the page does not name the scripts of the app')
  const scripts = html.matchAll(/<(?:script|link rel="modulepreload")[^>]+(?:src|href)="(\/assets\/[^"]+)"/g)
  const entry = graph([...app.split(' '), ...[...scripts].map(([, path]) => path!)].map((path) => basename(path)))
  const home = graph(screen('HomeScreen'), new Set(entry))
  const chat = graph(screen('ChatPanel'), new Set(entry))
  const sheets = names.filter((name) => name.endsWith('.css') && FIRST_SHEETS.test(name))
  return { firstRoute: Math.max(size(entry), size(home)), chat: size(chat) - size(entry), css: size(sheets) }
}
