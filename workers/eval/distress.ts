import { readFileSync } from 'node:fs'
import type { TrustFigure } from '#shared/contract/trust.ts'
import { DISTRESS_KINDS, type Distress, type DistressKind } from '#shared/distress/kinds.ts'
import { recogniseOnDevice } from '#shared/distress/on-device.ts'
import { recogniseDistress } from '#shared/server/distress/recognise.ts'
import type { Evaluation } from './evaluation.ts'
import { reported, shareAtLeast, shareAtMost } from './figures.ts'
import { shareWithInterval } from './wilson.ts'

type Sentence = { kind: DistressKind | 'none'; language: string; text: string; found: Distress | undefined }

const onDevice = (each: Sentence): Sentence => ({ ...each, found: recogniseOnDevice(each.text, each.language) })

const needs: readonly string[] = ['grief', 'pregnancy', 'addiction'] satisfies DistressKind[]

/**
 * Sentences that express distress, and others that only sound like it. Recognition is tuned on one part; the blind sets
 * are only counted, and their sentences are never printed. The second one was written after the thresholds had been
 * chosen.
 */
export const evaluateDistress: Evaluation = {
  about: 'Distress: sentences of nine kinds, and look-alikes',
  provider: 'the recognition, before any provider',
  async run(_db, { verbose }) {
    const tuning = read('tuning')
    if (verbose) printMisses(tuning)
    const [first, second] = [read('blind'), read('blind-2')]
    return [
      ...figuresOf('tuning', tuning),
      ...figuresOf('blind', [...first, ...second]),
      ...['en', 'es'].flatMap((language) =>
        totalsOf(
          `blind, ${language}`,
          [...first, ...second].filter((each) => each.language === language),
        ),
      ),
      ...totalsOf('blind, the first set', first),
      ...totalsOf('blind, the second set', second),
      ...withoutServer([...first, ...second].map(onDevice)),
    ]
  },
}

function read(part: 'tuning' | 'blind' | 'blind-2'): Sentence[] {
  const lines = readFileSync(new URL(`distress/${part}.tsv`, import.meta.url), 'utf8').split('\n')
  return lines
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [kind, language, text] = line.split('\t') as [Sentence['kind'], string, string]
      return { kind, language, text, found: recogniseDistress(text, language) }
    })
}

/** An emergency counts as found only with the full reply. */
const isFound = ({ kind, found }: Sentence) =>
  found !== undefined && (needs.includes(kind) || found.response === 'reply')

function figuresOf(part: string, sentences: Sentence[]): TrustFigure[] {
  const real = sentences.filter(({ kind }) => kind !== 'none')
  const lines = real.filter((each) => each.found && !isFound(each))
  const named = real.filter(({ kind, found }) => kind === found?.kind)
  return [
    ...totalsOf(part, sentences),
    ...DISTRESS_KINDS.map((kind) =>
      recall(
        `${part}: ${kind}`,
        real.filter((each) => each.kind === kind),
        0.95,
      ),
    ),
    reported(`${part}: emergencies that get lines only`, shareWithInterval(lines.length, real.length)),
    reported(`${part}: kind named right`, shareWithInterval(named.length, real.length)),
  ]
}

function totalsOf(part: string, sentences: Sentence[]): TrustFigure[] {
  const lookAlikes = sentences.filter(({ kind }) => kind === 'none')
  const alarms = lookAlikes.filter(({ found }) => found)
  const replies = alarms.filter(({ found }) => found?.response === 'reply')
  return [
    recall(
      `${part}: distress recognised`,
      sentences.filter(({ kind }) => kind !== 'none'),
      0.98,
    ),
    shareAtMost(`${part}: false alarms`, alarms.length, lookAlikes.length, 0.02),
    shareAtMost(`${part}: false alarms with the full reply`, replies.length, lookAlikes.length, 0.02),
  ]
}

/** What a browser recognises without a server, of the blind sets. */
function withoutServer(sentences: Sentence[]): TrustFigure[] {
  const real = sentences.filter(({ kind }) => kind !== 'none')
  const lookAlikes = sentences.filter(({ kind }) => kind === 'none')
  const shareOf = (of: Sentence[], is: (each: Sentence) => boolean) =>
    shareWithInterval(of.filter(is).length, of.length)
  return [
    reported('blind, without a server: distress recognised', shareOf(real, isFound)),
    reported(
      'blind, without a server: false alarms',
      shareOf(lookAlikes, ({ found }) => found !== undefined),
    ),
  ]
}

const recall = (name: string, sentences: Sentence[], least: number): TrustFigure =>
  shareAtLeast(name, sentences.filter(isFound).length, sentences.length, least)

function printMisses(sentences: Sentence[]) {
  for (const each of sentences) {
    const { kind, text, found } = each
    if (kind === 'none' ? found : !isFound(each)) {
      process.stdout.write(`  ${kind} → ${found ? `${found.kind}, ${found.response}` : 'nothing'}: ${text}\n`)
    }
  }
}
