import { readFileSync } from 'node:fs'
import { type EvalRange, rangeOf } from './ranges.ts'

/** What one visitor types, and the acceptable passages, best first; none if nothing in the Bible answers. */
export type Case = { typed: string; language: string; acceptable: EvalRange[] }

/** A set with the share that must be acceptable. The cases of blind sets are run but never shown. */
export type CaseSet = {
  name: string
  files: string[]
  least: number
  best?: number
  bible: string
  isBlind?: boolean
  isOutside?: boolean
  /** The figure that the open page states in a plain sentence. */
  isPlain?: boolean
}

const SPANISH = 'spa-rv1909'
const ENGLISH = 'eng-web'
export const sets: CaseSet[] = [
  { name: 'the 205 questions', files: ['../questions.txt'], least: 190 / 205, best: 170 / 205, bible: ENGLISH },
  { name: 'questions, tuning', files: ['questions-tuning.txt'], least: 0.9, bible: ENGLISH },
  { name: 'questions, tuning 2', files: ['questions-tuning-2.txt'], least: 0, bible: ENGLISH },
  { name: 'questions, tuning 3', files: ['questions-tuning-3.txt'], least: 0, bible: ENGLISH },
  { name: 'questions, tuning 4', files: ['questions-tuning-4.txt'], least: 0, bible: ENGLISH },
  { name: 'questions, tuning 5', files: ['questions-tuning-5.txt'], least: 0, bible: ENGLISH },
  {
    name: 'questions, blind',
    files: ['questions-blind.txt'],
    least: 0.9,
    bible: ENGLISH,
    isBlind: true,
    isPlain: true,
  },
  { name: 'phrases and stories, tuning', files: ['phrases-tuning.txt'], least: 0.97, bible: ENGLISH },
  { name: 'phrases and stories, tuning 2', files: ['phrases-tuning-2.txt'], least: 0, bible: ENGLISH },
  { name: 'phrases and stories, blind', files: ['phrases-blind.txt'], least: 0.97, bible: ENGLISH, isBlind: true },
  { name: 'Spanish, RV1909, tuning', files: ['spanish-tuning.txt'], least: 0.9, bible: SPANISH },
  { name: 'Spanish, RV1909, tuning 2', files: ['spanish-tuning-2.txt'], least: 0, bible: SPANISH },
  { name: 'Spanish, RV1909, tuning 4', files: ['spanish-tuning-4.txt'], least: 0, bible: SPANISH },
  { name: 'Spanish, RV1909, tuning 5', files: ['spanish-tuning-5.txt'], least: 0, bible: SPANISH },
  { name: 'Spanish, RV1909, blind', files: ['spanish-blind.txt'], least: 0.9, bible: SPANISH, isBlind: true },
  { name: 'Spanish, WEB, blind', files: ['spanish-blind.txt'], least: 0.9, bible: ENGLISH, isBlind: true },
  {
    name: 'outside, tuning',
    files: ['outside-tuning.txt', 'outside-tuning-2.txt', 'outside-tuning-3.txt'],
    least: 0.95,
    bible: ENGLISH,
    isOutside: true,
  },
  { name: 'outside, blind', files: ['outside-blind.txt'], least: 0.95, bible: ENGLISH, isBlind: true, isOutside: true },
]

/** The cases of a set, in the order of its files. Throws an error that names a passage that cannot be parsed. */
export function casesOf({ files, bible }: CaseSet): Case[] {
  return files.flatMap((file) => {
    const path = new URL(`./finding/${file}`, import.meta.url)
    const lines = readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line.trim() && !line.startsWith('#'))
    return lines.map((line) => {
      const parts = line.split('|')
      // the older set names a chapter first
      const [typed = '', passages = ''] = parts.length === 3 ? parts.slice(1) : parts
      return {
        typed,
        language: bible === SPANISH ? 'es' : 'en',
        acceptable: passages
          .split(';')
          .filter((each) => each.trim())
          .map(rangeOf),
      }
    })
  })
}

/** The cases of all sets that are not blind. */
export const casesForTuning = (): Case[] => sets.filter(({ isBlind }) => !isBlind).flatMap(casesOf)
