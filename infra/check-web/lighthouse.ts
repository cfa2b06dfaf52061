import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { chromiumPath } from '../prepare.ts'
import { freePort } from '../process.ts'
import { atLeast, atMost, type Row } from './row.ts'

const WANTED = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const LAYOUT_SHIFT = 0.02

/** What Lighthouse says of some pages, as a phone on a slow network sees them. */
export async function lighthouseRows(url: string, paths: Record<string, string>): Promise<Row[]> {
  const port = await freePort()
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [`--remote-debugging-port=${port}`] })
  const rows: Row[] = []
  try {
    for (const [name, path] of Object.entries(paths)) rows.push(...(await rowsOf(name, `${url}${path}`, port)))
  } finally {
    await browser.close()
  }
  return rows
}

async function rowsOf(name: string, url: string, port: number): Promise<Row[]> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: Object.keys(WANTED) })
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`)
  const { categories, audits } = result.lhr
  const scores = Object.entries(WANTED).map(([id, wanted]) => {
    const { score = 0, auditRefs = [] } = categories[id] ?? {}
    const failed = auditRefs.filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 0.9)
    const why = failed.length > 0 ? ` (${failed.map(({ id: audit }) => audit).join(', ')})` : ''
    return atLeast(`Lighthouse, ${name}: ${id}${why}`, Math.round((score ?? 0) * 100), wanted)
  })
  const shift = audits['cumulative-layout-shift']?.numericValue ?? 1
  return [...scores, atMost(`Lighthouse, ${name}: layout shift`, shift, LAYOUT_SHIFT, '', 3)]
}
