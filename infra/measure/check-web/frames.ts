import type { Browser, Page } from 'playwright'
import { median, percentile } from '../bench/table.ts'
import { atMost, type Row } from './row.ts'
import { waitForApp } from './wait-for-app.ts'

const SLOWER = 4
const FRAME_MS = 1000 / 60
const TRACED = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline']

type TraceEvent = {
  name: string
  ph: string
  ts: number
  dur?: number
  /** The same in processor time: other load on the machine does not count. */
  tdur?: number
  pid: number
  tid: number
  args?: { name?: string }
}

/**
 * While 2,000 words arrive on a processor slowed four times: how long the page works per frame, and whether it jumps.
 */
export async function streaming(browser: Browser, url: string): Promise<Row[]> {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 } })
  await page.goto('/read/JHN/3?question=Tell+me+all+of+it')
  await page.getByRole('button', { name: 'Stop' }).waitFor()
  await page.locator('[data-streaming="true"] p').first().waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await watchScroll(page)
  await browser.startTracing(page, { categories: TRACED })
  // polled rarely and with the cheapest check: a search by role would distort the measurement
  await page.waitForFunction(isWritten, undefined, { polling: 1000, timeout: 120_000 })
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  await page.getByRole('button', { name: 'Copy answer' }).waitFor()
  const jumps = await page.evaluate(() => (globalThis as unknown as { jumps: number }).jumps)
  const paragraphs = await page.locator('[data-streaming] p').count()
  await page.close()
  return [
    atMost(
      `p95 of the work of a frame, ${paragraphs} paragraphs, ${SLOWER}× slower`,
      workOfFrames(trace.traceEvents),
      16,
      'ms',
      1,
    ),
    atMost('jumps of the scroll while words arrive', jumps, 0, ''),
  ]
}

function isWritten(): boolean {
  return document.querySelector('[data-streaming="true"]') === null
}

/** How long the page's thread was busy in each sixtieth of a second with any work. */
function workOfFrames(events: TraceEvent[]): number {
  const tasks = events.filter(({ name, ph, dur }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X' && dur)
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain'
  const threads = new Set(events.filter(isMain).map(({ pid, tid }) => `${pid}/${tid}`))
  const frames = new Map<number, number>()
  for (const { ts, dur = 0, tdur = dur, pid, tid } of tasks) {
    if (!threads.has(`${pid}/${tid}`)) continue
    const frame = Math.floor(ts / 1000 / FRAME_MS)
    frames.set(frame, (frames.get(frame) ?? 0) + tdur / 1000)
  }
  return percentile([...frames.values()], 0.95)
}

/** The question does not move once it has reached the top: any later movement is a jump. */
async function watchScroll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const scroller = document.querySelector('[role="log"]')!.parentElement!
    const state = Object.assign(globalThis, { jumps: 0 })
    let before = scroller.scrollTop
    const look = () => {
      if (scroller.scrollTop < before - 1) state.jumps += 1
      before = scroller.scrollTop
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** From the key press to the paint of the next chapter, which was prefetched. The median of seven turns. */
export async function turning(browser: Browser, url: string): Promise<Row> {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 390, height: 844 } })
  await page.goto('/read/JHN/3')
  await waitForApp(page)
  const times: number[] = []
  for (let chapter = 4; chapter <= 10; chapter++) {
    await page.locator(`[data-chapter="${chapter - 1}"]`).waitFor()
    await page.waitForFunction(isBrought, chapter)
    await page.evaluate(restful)
    times.push(await page.evaluate(turn, chapter))
  }
  await page.close()
  return atMost('the next chapter is painted after', median(times), 100, 'ms', 1)
}

/** True once the chapter's text was prefetched and has arrived. */
function isBrought(chapter: number): boolean {
  const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return asked.some(({ name, responseEnd }) => name.endsWith(`/JHN/chapters/${chapter}`) && responseEnd > 0)
}

/** Resolves when the page is idle, like a page that is being read. */
async function restful(): Promise<void> {
  for (let rests = 0; rests < 3; rests++) await new Promise((done) => requestIdleCallback(done))
}

function turn(chapter: number): Promise<number> {
  return new Promise((done) => {
    const begun = performance.now()
    const painted = () => requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)))
    const observer = new MutationObserver(() => {
      if (!document.querySelector(`[data-chapter="${chapter}"]`)) return
      observer.disconnect()
      painted()
    })
    observer.observe(document.body, { childList: true, subtree: true, attributes: true })
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  })
}
