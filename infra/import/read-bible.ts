import { createChapterBuilder } from '../../shared/bible/chapter-builder.ts'
import { osisHandler } from '../../shared/bible/formats/osis.ts'
import { swordFeed } from '../../shared/bible/formats/sword.ts'
import { usfxHandler } from '../../shared/bible/formats/usfx.ts'
import { readXml, SourceError } from '../../shared/bible/formats/xml.ts'
import type { Chapter } from '../../shared/bible/tokens.ts'
import { editionOf, type SourceEdition } from './edition.ts'
import { type Source, sourceText } from './sources.ts'

/**
 * The description of a source, known before it is read, and a way to read it chapter by chapter. `names` fills up
 * during reading: the names of the books in the source's own language.
 */
export type BibleText = {
  edition: SourceEdition
  sha256: string
  names: Map<string, string>
  chapters: () => AsyncGenerator<Chapter[]>
}

type Root = 'sword' | 'usfx' | 'osis'

/** Identifies a source without reading all of it. Throws SourceError with a sentence for people. */
export async function openBible(source: Source): Promise<BibleText> {
  const root = source.name.startsWith('sword:') ? 'sword' : await rootOf(source)
  const names = new Map<string, string>()
  const edition = editionOf(source.name, root === 'usfx' ? 'USFX' : 'OSIS')
  return { edition, sha256: await source.sha256(), names, chapters: () => readChapters(source, root, names) }
}

async function rootOf(source: Source): Promise<Root> {
  let head = ''
  for await (const chunk of sourceText(source)) {
    head += chunk
    if (head.length >= 8192) break
  }
  const root = /^\uFEFF?(?:\s|<\?[^>]*\?>|<!--[\s\S]*?-->)*<(usfx|osis)[\s>]/.exec(head)?.[1]
  if (root) return root as Root
  throw new SourceError(
    head.includes('<!DOCTYPE') ? 'a document type is not allowed' : 'the file is neither OSIS nor USFX',
  )
}

// few enough to save memory, enough to make each statement worthwhile
const BLOCK = 4

async function* readChapters(source: Source, root: Root, names: Map<string, string>): AsyncGenerator<Chapter[]> {
  const seen = new Set<string>()
  let block: Chapter[] = []
  const builder = createChapterBuilder((chapter) => {
    const place = `${chapter.book} ${chapter.chapter}`
    if (seen.has(place)) throw new SourceError(`${place} is in the source twice`)
    seen.add(place)
    block.push(chapter)
  }, names)
  const handler = root === 'usfx' ? usfxHandler(builder) : osisHandler(builder)
  const feed = root === 'sword' ? swordFeed(builder) : readXml(handler)
  for await (const chunk of sourceText(source)) {
    feed.write(chunk)
    if (block.length < BLOCK) continue
    yield block
    block = []
  }
  feed.close()
  builder.finish()
  if (seen.size === 0) throw new SourceError('the source contains no chapter')
  if (block.length > 0) yield block
}
