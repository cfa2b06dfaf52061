import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { createChapterBuilder } from '../../shared/bible/chapter-builder.ts'
import { osisHandler } from '../../shared/bible/formats/osis.ts'
import { swordFeed } from '../../shared/bible/formats/sword.ts'
import { usfxHandler } from '../../shared/bible/formats/usfx.ts'
import { readXml, SourceError } from '../../shared/bible/formats/xml.ts'
import type { Chapter } from '../../shared/bible/tokens.ts'
import { type Source, sourceText, swordConf } from './sources.ts'

export type Edition = {
  id: string
  name: string
  abbreviation: string
  language: string
  format: 'USFX' | 'OSIS'
  source: string
  edition: string
  licence: string
  copyright: string
}
/** What a source is, known before it is read, and a way to read it chapter by chapter. */
export type BibleText = { edition: Edition; sha256: string; chapters: () => AsyncGenerator<Chapter[]> }

const known: Record<string, Pick<Edition, 'id' | 'name' | 'abbreviation'>> = {
  'sword:engWEB2015eb': { id: 'eng-web', name: 'World English Bible', abbreviation: 'WEB' },
  'sword:engKJV2006eb': { id: 'eng-kjv', name: 'King James Version', abbreviation: 'KJV' },
  'sword:spaRV1909eb': { id: 'spa-rv1909', name: 'Reina-Valera 1909', abbreviation: 'RV1909' },
}

const languages: Record<string, string> = {
  eng: 'en',
  spa: 'es',
  chi: 'zh',
  zho: 'zh',
  deu: 'de',
  fra: 'fr',
  por: 'pt',
  grc: 'el',
  heb: 'he',
}

/**
 * Reads a source once for its hash and its format; `chapters` reads it again, in blocks as they are whole, so that no
 * more than a few chapters are held at a time. Both throw SourceError with a sentence for people.
 */
export async function openBible(source: Source): Promise<BibleText> {
  let head = ''
  const hash = createHash('sha256')
  for await (const chunk of sourceText(source, (bytes) => hash.update(bytes))) if (head.length < 4096) head += chunk
  const root = source.name.startsWith('sword:') ? 'sword' : /<(usfx|osis)[\s>]/.exec(head.slice(0, 8192))?.[1]
  if (!root) throw new SourceError('the file is neither OSIS nor USFX')
  const edition = editionOf(source, root === 'usfx' ? 'USFX' : 'OSIS')
  return { edition, sha256: hash.digest('hex'), chapters: () => readChapters(source, root) }
}

const BLOCK = 100

async function* readChapters(source: Source, root: string): AsyncGenerator<Chapter[]> {
  const seen = new Set<string>()
  let block: Chapter[] = []
  const builder = createChapterBuilder((chapter) => {
    const place = `${chapter.book} ${chapter.chapter}`
    if (seen.has(place)) throw new SourceError(`${place} stands in the source twice`)
    seen.add(place)
    block.push(chapter)
  })
  const feed =
    root === 'sword' ? swordFeed(builder) : readXml(root === 'usfx' ? usfxHandler(builder) : osisHandler(builder))
  for await (const chunk of sourceText(source)) {
    feed.write(chunk)
    if (block.length < BLOCK) continue
    yield block
    block = []
  }
  feed.close()
  builder.finish()
  if (seen.size === 0) throw new SourceError('the source holds no chapter')
  if (block.length > 0) yield block
}

function editionOf(source: Source, format: Edition['format']): Edition {
  const conf = source.name.startsWith('sword:') ? swordConf(source.name.slice(6)) : undefined
  const file = basename(source.name)
    .replace(/\.(zip|xml|osis|usfx)\b/g, '')
    .replace(/_(usfx|osis)$/, '')
  const slug = file
    .replace('sword:', '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
  const names = known[source.name] ?? {
    id: slug,
    name: conf?.Description ?? slug.toUpperCase(),
    abbreviation: conf?.Abbreviation ?? slug.replace(/^[a-z]{3}-/, '').toUpperCase(),
  }
  const language = conf?.Lang ?? languages[slug.slice(0, 3)] ?? 'und'
  return {
    ...names,
    language,
    format,
    source: source.name,
    edition: conf ? `${conf.Version ?? ''} (${conf.SwordVersionDate ?? ''})` : file,
    licence: conf?.DistributionLicense ?? 'as stated by the source',
    copyright:
      conf?.ShortCopyright === 'PUBLIC DOMAIN' || conf?.DistributionLicense === 'Public Domain'
        ? 'Public domain'
        : (conf?.ShortCopyright ?? ''),
  }
}
