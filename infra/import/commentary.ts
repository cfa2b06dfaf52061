import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readXml } from '../../shared/bible/formats/xml.ts'
import { escapeHtml } from '../../shared/escape-html.ts'
import type { ImportedEntry } from '../../shared/server/sql/import.ts'
import { balanceTags, noteLink, type RawNote, readNotes } from './osis-notes.ts'
import { type Source, swordSource } from './sources.ts'
import { findSwordModule, type SwordModule } from './sword-library.ts'

const MODULE = 'MHCC'

/**
 * Matthew Henry's Concise Commentary. The packaged module has 10-byte index records but declares 12-byte ones (zCom4
 * instead of zCom), so every entry would be read at a wrong verse: if the index shows that, the module is read through
 * a corrected declaration.
 */
export function commentarySource(): Source {
  const found = findSwordModule(MODULE)
  const index = found?.data.find((file) => file.endsWith('nt.bzv'))
  const isWrong = found?.conf.ModDrv === 'zCom4' && index !== undefined && statSync(index).size % 12 !== 0
  return swordSource(MODULE, isWrong ? () => correctedLibrary(found) : undefined)
}

function correctedLibrary({ library, confFile }: SwordModule) {
  const path = mkdtempSync(join(tmpdir(), 'sword-'))
  mkdirSync(join(path, 'mods.d'))
  symlinkSync(join(library, 'modules'), join(path, 'modules'))
  const conf = readFileSync(confFile, 'latin1').replace('ModDrv=zCom4', 'ModDrv=zCom')
  writeFileSync(join(path, 'mods.d/mhcc.conf'), conf, 'latin1')
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/**
 * Reads the commentary: one entry for each passage that it covers, with a title from the chapter's outline if it has
 * one.
 */
export async function readCommentary(): Promise<ImportedEntry[]> {
  const entries: ImportedEntry[] = []
  await readNotes(commentarySource(), (book, chapter, notes) => entries.push(...chapterEntries(book, chapter, notes)))
  return entries
}

function chapterEntries(book: string, chapter: number, raws: RawNote[]): ImportedEntry[] {
  const read = raws.map((raw) => ({ ...raw, ...readEntry(raw.xml) }))
  const titles = new Map(read.flatMap((entry) => entry.outline))
  const parsed = read.filter((entry) => entry.text)
  return parsed.map((entry, index) => {
    const start = entry.range?.[0] ?? entry.verse
    const next = parsed[index + 1]
    const untilNext = next ? (next.range?.[0] ?? next.verse) - 1 : 0
    const end = Math.max(start, entry.range?.[1] ?? start, untilNext)
    const title = titles.get(start) ?? (parsed.length === 1 ? titles.values().next().value : undefined) ?? null
    return { book, chapter, start_verse: start, end_verse: end, title, html: entry.html, text: entry.text }
  })
}

/** A line of an outline: the verse that a section begins with, and its subject. */
type OutlineLine = [verse: number, title: string]

function readEntry(xml: string): { html: string; text: string; range?: [number, number]; outline: OutlineLine[] } {
  const cells: string[] = []
  const paragraphs: { html: string; text: string }[] = [{ html: '', text: '' }]
  let skip = 0
  let heading = ''
  let inHeading = false
  let ref: string | undefined
  const feed = readXml(
    {
      open(name, attributes) {
        if (name === 'cell') cells.push('')
        else if (name === 'table' || name === 'title') skip += 1
        else if (name === 'hi' && attributes.type === 'bold') inHeading = true
        else if (name === 'div' && attributes.type === 'x-p') paragraphs.push({ html: '', text: '' })
        else if (name === 'reference') ref = attributes.osisRef
      },
      close(name) {
        if (name === 'table' || name === 'title') skip -= 1
        else if (name === 'hi') inHeading = false
        else if (name === 'reference') ref = undefined
      },
      text(text) {
        if (skip > 0) {
          if (cells.length > 0) cells[cells.length - 1] += text
          return
        }
        if (inHeading) {
          heading += text
          return
        }
        const paragraph = paragraphs.at(-1)!
        paragraph.text += text
        paragraph.html += ref ? noteLink(ref, text) : escapeHtml(text)
      },
    },
    { fragment: true },
  )
  // an entry may contain the end of an element that another began: only its own words matter
  feed.write(`<entry>${balanceTags(xml)}</entry>`)
  feed.close()
  const clean = (text: string) => text.replace(/\s+/g, ' ').trim()
  // some outlines are paragraphs instead of a table
  const all = paragraphs.filter(({ text }) => text.trim() && clean(text) !== 'Chapter Outline')
  const isVerses = (index: number) => /^\(\d+[\d\s,-]*\)$/.test(clean(all[index]?.text ?? ''))
  const kept = all.filter((_, index) => !isVerses(index) && !isVerses(index + 1))
  const lines = all.filter((paragraph) => !kept.includes(paragraph)).map(({ text }) => clean(text))
  const verses = /(\d+)(?:\s*[-,]\s*(\d+))?/.exec(heading)
  return {
    html: kept.map((paragraph) => `<p>${clean(paragraph.html)}</p>`).join(''),
    text: kept.map((paragraph) => clean(paragraph.text)).join('\n\n'),
    outline: outlineOf([...cells.map(clean), ...lines]),
    range: verses ? [Number(verses[1]), Number(verses[2] ?? verses[1])] : undefined,
  }
}

/** The text before verses is their title: `Christ heals one sick of the palsy.`, `(1-12)`. */
function outlineOf(cells: string[]): OutlineLine[] {
  return cells.flatMap((cell, index): OutlineLine[] => {
    const verse = /^\((\d+)/.exec(cells[index + 1] ?? '')?.[1]
    const title = cell.replace(/[\s.;,]+$/, '')
    return verse && title && !cell.startsWith('(') ? [[Number(verse), title]] : []
  })
}
