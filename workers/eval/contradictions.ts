import { foldWord } from '#shared/finder/stem.ts'
import type { WrittenEntry } from '#shared/finder/written-entries.ts'

/** What people put around a subject when they ask a Bible app for it. */
const frame =
  /^(?:what does (?:the bible|scripture|god) say about|(?:what (?:is|are)|who (?:is|was|were)|que es|quien (?:es|fue)|que dice la biblia (?:sobre|de|del))(?= )|bible verses? about|verses? about|versiculos? sobre)|(?:in|of|de|en) (?:the )?(?:la )?(?:bible|scripture|biblia)$|\b(?:a|an|the|el|la|los|las|un|una)\b/g

type Asked = { entry: WrittenEntry; wording: string; words: string }

/**
 * Pairs of entries that ask the same thing and lead to different chapters, as sentences. Two wordings of one language ask
 * the same if they differ only in plurals, articles or a frame like "in the Bible"; names must be the same word:
 * "Eli" and "Elis".
 */
export function contradictionsIn(entries: readonly WrittenEntry[]): string[] {
  const groups = new Map<string, Asked[]>()
  for (const entry of entries) {
    for (const language of ['en', 'es'] as const) {
      for (const wording of entry[language]) {
        const telling = wordsOf(wording)
        const key = `${language} ${telling.map(formOf).join(' ')}`
        groups.set(key, [...(groups.get(key) ?? []), { entry, wording, words: telling.join(' ') }])
      }
    }
  }
  return [...groups.values()].flatMap((asked) =>
    asked.flatMap((a, i) =>
      asked
        .slice(i + 1)
        .filter((b) => isSameQuestion(a, b) && !shareChapter(a.entry, b.entry))
        .map((b) => `"${a.wording}" of "${a.entry.en[0]}" asks what "${b.wording}" of "${b.entry.en[0]}" asks`),
    ),
  )
}

function isSameQuestion(a: Asked, b: Asked): boolean {
  if (a.entry === b.entry || a.words === '' || b.words === '') return false
  return a.words === b.words || !(isName(a.entry) || isName(b.entry))
}

const isName = ({ kind }: WrittenEntry) => kind === 'person' || kind === 'place'

function shareChapter(a: WrittenEntry, b: WrittenEntry): boolean {
  const chapters = ({ read }: WrittenEntry) => read.map(({ book, start_chapter }) => `${book} ${start_chapter}`)
  return chapters(a).some((chapter) => chapters(b).includes(chapter))
}

const wordsOf = (wording: string): string[] =>
  wording
    .split(/[^\p{L}\p{N}'’]+/u)
    .map(foldWord)
    .join(' ')
    .trim()
    .replace(frame, ' ')
    .split(' ')
    .filter(Boolean)

/** The singular of a word. Other endings change what is asked: "ghosts" and "ghosted". */
const formOf = (word: string) =>
  word
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/(?<=[a-z]{2}[^s])s$/, '')
    .replace(/(?<=[nrldjz])e$/, '')
