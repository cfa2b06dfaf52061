import { bookById } from '../../../shared/bible/books.ts'
import type { Passage } from '../../../shared/contract/bible.ts'
import { expectedText, printedText } from '../printed-text.ts'
import type { Bench } from './bench.ts'
import { type Bound, printBounds } from './bounds.ts'
import { residentMemory } from './resident-memory.ts'
import { percentile } from './table.ts'

const PICTURES = 100
const HANDOUTS = 100
const WARM_UP = 10
const bibles = ['eng-web', 'eng-kjv', 'spa-rv1909']

/** Previews of links and handouts, each made for the first time, one after another; and whether their words are right. */
export const share: Bench = {
  about: `${PICTURES} previews of links and ${HANDOUTS} handouts, each for the first time`,
  async run({ start }) {
    const api = await start('api/main.ts', { RATE_LIMIT_DISABLED: 'true' })
    const chapters = await chaptersOf(api.url)
    const before = await residentMemory(api.pid)
    const pictures: number[] = []
    const healthy: number[] = []
    for (const [index, { book, chapter }] of chapters.slice(0, PICTURES + WARM_UP).entries()) {
      const path = `/api/preview/read/${book}/${chapter}?verse=1-3`
      // what another reader waits meanwhile
      const [picture, other] = await Promise.all([timed(api.url + path), timed(`${api.url}/healthz`)])
      if (index >= WARM_UP) {
        pictures.push(picture.ms)
        healthy.push(other.ms)
      }
    }
    const handouts: number[] = []
    let wrong = 0
    for (const [index, { book, chapter }] of chapters.slice(-HANDOUTS).entries()) {
      const bible = bibles[index % bibles.length]!
      const ref = encodeURIComponent(`${bookById(book)!.name} ${chapter}`)
      const query = `ref=${ref}&paper=${index % 2 ? 'letter' : 'a4'}&large=${index % 5 === 0}`
      const { ms, bytes } = await timed(`${api.url}/api/bible/${bible}/handout.pdf?${query}`)
      handouts.push(ms)
      const passage = await fetch(`${api.url}/api/bible/${bible}/passage?ref=${ref}`)
      const { passages } = (await passage.json()) as { passages: Passage[] }
      if (!printedText(bytes).includes(expectedText(passages[0]!.verses))) wrong++
    }
    const bounds: Bound[] = [
      { what: 'a preview, p50', is: percentile(pictures, 0.5), unit: 'ms' },
      { what: 'a preview, p95', is: percentile(pictures, 0.95), most: 150, unit: 'ms' },
      { what: 'another call meanwhile, p95', is: percentile(healthy, 0.95), most: 20, unit: 'ms' },
      { what: 'a chapter as a handout, p50', is: percentile(handouts, 0.5), unit: 'ms' },
      { what: 'a chapter as a handout, p95', is: percentile(handouts, 0.95), unit: 'ms' },
      { what: `handouts of ${HANDOUTS} with other words than the stored ones`, is: wrong, most: 0 },
      {
        what: 'memory of the thread with its fonts',
        is: (await residentMemory(api.pid)) - before,
        most: 250,
        unit: 'MB',
      },
    ]
    printBounds(bounds)
    await api.stop()
  },
}

type Timed = { ms: number; bytes: Uint8Array }

async function timed(url: string): Promise<Timed> {
  const begun = performance.now()
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return { ms: performance.now() - begun, bytes }
}

/** Every fifth chapter of the Bible. */
async function chaptersOf(url: string): Promise<{ book: string; chapter: number }[]> {
  const answer = await fetch(`${url}/api/bible/spa-rv1909/toc`)
  const { books } = (await answer.json()) as { books: { id: string; chapter_count: number }[] }
  const all = books.flatMap(({ id, chapter_count }) =>
    Array.from({ length: chapter_count }, (_, index) => ({ book: id, chapter: index + 1 })),
  )
  return all.filter((_, index) => index % 5 === 0)
}
