import type { TrustFigure } from '#shared/contract/trust.ts'
import { askBuiltin } from './ask-builtin.ts'
import type { Evaluation } from './evaluation.ts'
import { type Case, type CaseSet, casesOf, sets } from './finding-sets.ts'
import { type EvalRange, overlaps } from './ranges.ts'
import { shareWithInterval, trustShare } from './wilson.ts'

type Home = { ask_question: boolean; book: string | null; chapter: number | null; verses?: number[] }
type Judged = Case & { opened: Home; first: EvalRange | undefined; isAcceptable: boolean; isBest: boolean }

/**
 * What a visitor gets who types into Home: POST /api/home of the running API (HOME_URL), then the built-in answer for
 * the chapter that opens. Acceptable: that chapter contains an acceptable passage, and the first quoted passage is one
 * of them.
 */
export const evaluateFinding: Evaluation = {
  about: 'What visitors type on Home, and the passage that opens',
  provider: 'builtin',
  async run(db, { verbose }) {
    const url = process.env.HOME_URL
    if (!url) throw new Error('HOME_URL is not set: run this evaluation with npm run eval -- finding')
    const figures: TrustFigure[] = []
    for (const set of sets) {
      const cases = casesOf(set)
      if (cases.length === 0) continue
      const visitor = await visitorOf(url, set.bible)
      const judged: Judged[] = []
      for (const each of cases) {
        const opened = await openedBy(url, visitor, each.typed)
        const first = opened.book && !set.isOutside ? await firstPassage(db, set.bible, each.typed, opened) : undefined
        judged.push(judge(each, opened, first))
      }
      if (verbose && !set.isBlind) for (const each of judged) if (!each.isAcceptable) show(set, each)
      const count = judged.filter(({ isAcceptable }) => isAcceptable).length
      figures.push(
        figure(set.isOutside ? `${set.name}: opens nothing` : `${set.name}: acceptable`, count, judged, set.least),
      )
      if (set.isPlain) figures.at(-1)!.plain = plain(count, judged.length)
      if (set.best)
        figures.push(figure(`${set.name}: best`, judged.filter(({ isBest }) => isBest).length, judged, set.best))
    }
    return figures
  },
}

function figure(name: string, count: number, all: unknown[], least: number): TrustFigure {
  const bound = `at least ${Math.ceil(least * all.length)}`
  return {
    name,
    value: shareWithInterval(count, all.length),
    bound,
    held: count >= Math.ceil(least * all.length - 1e-9),
  }
}

const plain = (count: number, of: number) => ({
  says: `Of ${of} ordinary questions that the search was not tuned for, ${count} open a passage that answers them.`,
  share: trustShare(count, of),
})

/** A new visitor who reads this translation. */
async function visitorOf(url: string, translation_id: string): Promise<string> {
  const answer = await fetch(`${url}/api/user/translation`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ translation_id }),
  })
  return answer.headers.get('X-User-ID') ?? ''
}

async function openedBy(url: string, visitor: string, prompt: string): Promise<Home> {
  const answer = await fetch(`${url}/api/home`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-User-ID': visitor },
    body: JSON.stringify({ prompt }),
  })
  if (!answer.ok) throw new Error(`POST /api/home answered ${answer.status} to "${prompt}"`)
  return (await answer.json()) as Home
}

/** The verses that a reference opens, or the first passage that the answer quotes. */
async function firstPassage(
  db: Parameters<typeof askBuiltin>[0],
  bible_id: string,
  question: string,
  { ask_question, book, chapter, verses = [] }: Home,
): Promise<EvalRange | undefined> {
  if (!book || !chapter) return undefined
  if (!ask_question) return { book, chapter, from: verses[0] ?? 1, to: verses.at(-1) ?? 999 }
  const language = bible_id.slice(0, 2)
  const { quoted, content } = await askBuiltin(db, { bible_id, language, book, chapter, verses, question })
  return quoted[0] && withRest(quoted[0], content)
}

/** Only the main verse of a passage is quoted; the rest is linked: "… [verses 6–19](/read/1TI/6?verse=6-19)". */
function withRest(quoted: EvalRange, content: string): EvalRange {
  const [, book, chapter, from, to = from] =
    /\n… \[[^\]]+\]\(\/read\/(\w+)\/(\d+)\?verse=(\d+)(?:-(\d+))?\)/.exec(content) ?? []
  if (book !== quoted.book || Number(chapter) !== quoted.chapter) return quoted
  return { ...quoted, from: Math.min(quoted.from, Number(from)), to: Math.max(quoted.to, Number(to)) }
}

function judge(each: Case, opened: Home, first: EvalRange | undefined): Judged {
  const isThere = ({ book, chapter }: EvalRange) => book === opened.book && chapter === opened.chapter
  const isAcceptable =
    each.acceptable.length === 0
      ? opened.book === null
      : each.acceptable.some(isThere) && first !== undefined && each.acceptable.some((range) => overlaps(range, first))
  const best = each.acceptable[0]
  return { ...each, opened, first, isAcceptable, isBest: isAcceptable && best !== undefined && isThere(best) }
}

function show({ name }: CaseSet, { typed, opened, first, acceptable }: Judged): void {
  const place = opened.book ? `${opened.book} ${opened.chapter}:${opened.verses?.[0] ?? 1}` : 'nothing'
  const quoted = first ? `${first.book} ${first.chapter}:${first.from}-${first.to}` : 'nothing'
  const wanted = acceptable[0] ? `${acceptable[0].book} ${acceptable[0].chapter}:${acceptable[0].from}` : 'nothing'
  process.stdout.write(`  ${name}: ${typed} → ${place}, quotes ${quoted}; wanted ${wanted}\n`)
}
