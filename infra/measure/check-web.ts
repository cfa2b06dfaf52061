import { join } from 'node:path'
import type { Browser } from 'playwright'
import { prepare } from '../prepare.js'
import { buildWeb } from '../run/build-web.ts'
import { startBrowser } from '../run/start-browser.ts'
import { printTable } from './bench/table.ts'
import { axeRows } from './check-web/axe.ts'
import { BUDGETS, weigh } from './check-web/bundle.ts'
import { contrastRows } from './check-web/contrast.ts'
import { streaming, turning } from './check-web/frames.ts'
import { journeyRows } from './check-web/journeys.ts'
import { lighthouseRows } from './check-web/lighthouse.ts'
import { notesRows } from './check-web/notes.ts'
import { offlineRows } from './check-web/offline.ts'
import { pickerRows } from './check-web/picker.ts'
import { type Product, startProduct } from './check-web/product.ts'
import { publishedChat } from './check-web/published-chat.ts'
import { relatedRows } from './check-web/related.ts'
import { atMost, type Row } from './check-web/row.ts'
import { slowRows } from './check-web/slow.ts'
import { plainSlowRows } from './check-web/slow-plain.ts'

/**
 * `npm run check:web`: checks the web app in a browser against its bounds and prints one table. Exits with
 * 1 if a bound is missed. Names of parts select only those: `npm run check:web -- budgets axe`.
 */
const parts: Record<string, () => Promise<Row[]>> = {
  budgets: async () => {
    await buildWeb()
    const { firstRoute, chat, css } = weigh(join(import.meta.dirname, '../../dist/web'))
    return [
      atMost('script of the first route, gzipped', firstRoute / 1000, BUDGETS.firstRoute / 1000, 'kB', 1),
      atMost('script of the chat besides', chat / 1000, BUDGETS.chat / 1000, 'kB', 1),
      atMost('style sheets of the first route', css / 1000, BUDGETS.css / 1000, 'kB', 1),
    ]
  },
  frames: () =>
    inBrowser('infra/measure/check-web/model-server.ts', async (browser, { url }) => [
      ...(await streaming(browser, url)),
      await turning(browser, url),
    ]),
  axe: async () => {
    const product = await startProduct()
    return axeRows(startBrowser, product.url, say).finally(product.close)
  },
  journeys: () => inBrowser(undefined, (browser, { url }) => journeyRows(browser, url, say)),
  contrast: () => inBrowser(undefined, (browser, { url }) => contrastRows(browser, url, say)),
  notes: () => inBrowser(undefined, (browser, { url }) => notesRows(browser, url, say)),
  offline: () => inBrowser(undefined, (browser, { url }) => offlineRows(browser, url, say)),
  picker: () => buildWeb().then(() => pickerRows(say)),
  related: () => inBrowser(undefined, (browser, { url }) => relatedRows(browser, url, say)),
  slow: async () => [
    ...(await inBrowser('infra/measure/check-web/model-server.ts', (browser, { url }) => slowRows(browser, url, say))),
    ...(await inBrowser(undefined, (browser, { url }) => plainSlowRows(browser, url, say))),
  ],
  lighthouse: async () => {
    // with a host, so that the canonical address is complete; names under localhost count as secure
    const product = await startProduct(undefined, { APEX_HOST: 'www.localhost' })
    const url = product.url.replace('127.0.0.1', 'www.localhost')
    try {
      const chat = await publishedChat(product.url)
      return await lighthouseRows(url, { home: '/', chapter: '/read/JHN/3', 'published chat': `/chat/${chat}` })
    } finally {
      await product.close()
    }
  },
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0) {
  process.stderr.write(`Unknown part ${unknown.join(', ')}. The parts: ${Object.keys(parts).join(', ')}\n`)
  process.exit(2)
}
prepare('check:web')
const rows: Row[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  say(`${name}…`)
  rows.push(...(await measure()))
}
printTable(
  ['what', 'measured', 'bound', ''],
  rows.map(({ what, measured, bound, isKept }) => [what, measured, bound, isKept ? 'ok' : 'MISSED']),
)
process.exit(rows.every(({ isKept }) => isKept) ? 0 : 1)

async function inBrowser(
  model: string | undefined,
  measure: (browser: Browser, product: Product) => Promise<Row[]>,
): Promise<Row[]> {
  const product = await startProduct(model)
  const browser = await startBrowser()
  try {
    return await measure(browser, product)
  } finally {
    await browser.close()
    await product.close()
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
