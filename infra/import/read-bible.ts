import { type ChapterBuilder, createChapterBuilder } from '../../shared/bible/chapter-builder.ts'
import { osisHandler } from '../../shared/bible/formats/osis.ts'
import { swordFeed } from '../../shared/bible/formats/sword.ts'
import { usfmFeed } from '../../shared/bible/formats/usfm.ts'
import { usfxHandler } from '../../shared/bible/formats/usfx.ts'
import { usxHandler } from '../../shared/bible/formats/usx.ts'
import { readXml, SourceError, type XmlFeed } from '../../shared/bible/formats/xml.ts'
import type { Chapter } from '../../shared/bible/tokens.ts'
import type { BibleFile, BibleSource, FileFormat } from './bible-files.ts'
import { editionOf, type GivenEdition, type SourceEdition } from './edition.ts'
import { sourceText } from './sources.ts'

/**
 * The description of a source, known before it is read, and a way to read it chapter by chapter. Both fill up during
 * reading: `names`, the names of the books in the source's own language, and `unknown`, how often the source has a
 * marker that its format does not have.
 */
export type BibleText = {
  edition: SourceEdition
  sha256: string
  names: Map<string, string>
  unknown: Map<string, number>
  chapters: () => AsyncGenerator<Chapter[]>
}

/** Identifies a source without reading all of it. Throws SourceError with a sentence for people. */
export async function openBible(source: BibleSource, given?: GivenEdition): Promise<BibleText> {
  const files = await source.files()
  const collected = { names: new Map<string, string>(), unknown: new Map<string, number>() }
  const format = files[0]?.format
  const edition = editionOf(source.name, format === 'osis' || format === 'sword' ? 'OSIS' : 'USFX', given)
  return { edition, sha256: await source.sha256(), ...collected, chapters: () => readChapters(files, collected) }
}

// few enough to save memory, enough that the waits between statements are short
const BLOCK = 8

type Collected = Pick<BibleText, 'names' | 'unknown'>

async function* readChapters(files: BibleFile[], { names, unknown }: Collected): AsyncGenerator<Chapter[]> {
  const seen = new Set<string>()
  let block: Chapter[] = []
  for (const file of files) {
    const builder = createChapterBuilder((chapter) => {
      const place = `${chapter.book} ${chapter.chapter}`
      if (seen.has(place)) throw new SourceError(`${place} is in the source twice`)
      seen.add(place)
      block.push(chapter)
    }, names)
    const feed = feedFor(file.format, builder, unknown)
    try {
      for await (const chunk of sourceText(file)) {
        feed.write(chunk)
        if (block.length < BLOCK) continue
        yield block
        block = []
      }
      feed.close()
    } catch (error) {
      if (files.length === 1 || !(error instanceof SourceError)) throw error
      throw new SourceError(`${file.name}: ${error.message}`)
    }
    builder.finish()
  }
  if (seen.size === 0) throw new SourceError('the source contains no chapter')
  if (block.length > 0) yield block
}

function feedFor(format: FileFormat, builder: ChapterBuilder, unknown: Map<string, number>): XmlFeed {
  if (format === 'sword') return swordFeed(builder)
  if (format === 'usfm') return usfmFeed(builder, unknown)
  if (format === 'usx') return readXml(usxHandler(builder, unknown))
  return readXml(format === 'usfx' ? usfxHandler(builder) : osisHandler(builder))
}
