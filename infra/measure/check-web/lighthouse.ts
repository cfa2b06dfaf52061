import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright'
import { chromiumPath } from '../../needs.js'
import { freePort } from '../../run/process.ts'
import { atLeast, atMost, type Row } from './row.ts'

const WANTED = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const
/** An audit below this score lowers that of its category enough to be named. */
const GOOD = 0.97
const LAYOUT_SHIFT = 0.005
/** One run depends on the load of the machine in these seconds: the median of three counts. */
const LOOKS = 3

/** Search engines are asked to leave these out on purpose: a visitor published a conversation for those who have its link. */
const UNLISTED = /^\/chat\//

/** The Lighthouse scores of some pages, as on a phone with a slow network. */
export async function lighthouseRows(url: string, paths: Record<string, string>): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, path] of Object.entries(paths)) rows.push(...rowsOf(name, await middleLook(`${url}${path}`)))
  return rows
}

async function middleLook(url: string): Promise<Result> {
  const looks: Result[] = []
  while (looks.length < LOOKS) looks.push(await look(url))
  looks.sort((one, other) => performanceOf(one) - performanceOf(other))
  return looks[Math.floor(LOOKS / 2)]!
}

const performanceOf = ({ categories }: Result) => categories.performance?.score ?? 0

/** Each run has a new browser: in a reused one, the page may be behind another and paint nothing. */
async function look(url: string): Promise<Result> {
  const port = await freePort()
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [`--remote-debugging-port=${port}`] })
  try {
    const onlyCategories = Object.keys(WANTED)
    const skipAudits = UNLISTED.test(new URL(url).pathname) ? ['is-crawlable'] : null
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories, skipAudits })
    if (!result) throw new Error(`Lighthouse says nothing of ${url}`)
    return result.lhr
  } finally {
    await browser.close()
  }
}

function rowsOf(name: string, { categories, audits, runtimeError }: Result): Row[] {
  const failure = runtimeError ? [atMost(`Lighthouse, ${name}: ${runtimeError.code}`, 1, 0, '')] : []
  const scores = Object.entries(WANTED).map(([id, wanted]) => {
    const { score = 0, auditRefs = [] } = categories[id] ?? {}
    const failed = auditRefs.filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < GOOD)
    const said = failed.map(({ id: audit }) => [audit, audits[audit]?.displayValue].filter(Boolean).join(' '))
    const why = said.length > 0 ? ` (${said.join(', ')})` : ''
    return atLeast(`Lighthouse, ${name}: ${id}${why}`, Math.round((score ?? 0) * 100), wanted)
  })
  const shift = audits['cumulative-layout-shift']?.numericValue ?? 1
  return [...failure, ...scores, atMost(`Lighthouse, ${name}: layout shift`, shift, LAYOUT_SHIFT, '', 3)]
}
