import { visibleText } from '../clean-text.ts'
import { markdownChunks } from '../markdown/chunks.ts'

/**
 * An answer's markdown in the form that is checked: without invisible characters, links, images and signs of footnotes,
 * with character references decoded, and with limited nesting and emphasis so that a parser stays fast.
 */
export function plainSource(markdown: string): string {
  return tamed(withoutNotes(stripLinks(decoded(visibleText(markdown)))))
}

const lineBreak = /<br[ \t]*\/?>/gi

/** Without the signs of footnotes, also where their text follows; a line break as HTML is one in a block quote, and a space elsewhere. */
function withoutNotes(markdown: string): string {
  const plain = markdown.replace(/^([ \t]{0,3})\[\^[^\]\s]{1,20}\]:[ \t]*|\[\^[^\]\s]{1,20}\]/gm, '$1')
  if (plain.search(lineBreak) === -1) return plain
  return plain
    .replace(/<br[ \t]*\/?>[ \t]*$/gim, '')
    .replace(
      /^([ \t]*(?:>[ \t]?)+)(.*)$/gm,
      (_, sign: string, words: string) => sign + words.replace(lineBreak, `\n${sign}`),
    )
    .replace(lineBreak, ' ')
}

const names: Record<string, string> = {
  ...{ quot: '"', apos: "'", lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„' },
  ...{ laquo: '«', raquo: '»', lsaquo: '‹', rsaquo: '›', ndash: '–', mdash: '—', hellip: '…', nbsp: '\u00A0' },
  ...{ ensp: '\u2002', emsp: '\u2003', thinsp: '\u2009', amp: '&', lt: '<', gt: '>', middot: '·', copy: '©' },
  ...{ shy: '', zwj: '', zwnj: '', lrm: '', rlm: '', ZeroWidthSpace: '', NoBreak: '', NewLine: '\n', Tab: '\t' },
}

/** Decodes character references; those of markdown are escaped. */
function decoded(markdown: string): string {
  const found = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z]{2,16}));/g
  return markdown.replace(found, (all, decimal?: string, hex?: string, name?: string) => {
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
    const sign = name
      ? Object.hasOwn(names, name)
        ? names[name]
        : undefined
      : code < 0x110000 && String.fromCodePoint(code)
    if (sign === undefined || sign === false) return all
    return /[!#-&(-/:-@[-`{-~]/.test(sign) ? `\\${sign}` : visibleText(sign)
  })
}

/** A line that defines a link: one word as its target, and perhaps a title. Other words in such a line are the answer's own. */
const definition =
  /^[ \t]{0,3}\[[^\]\n]{1,200}\]:[ \t]*(?:<[^<>\n]*>|\S+)(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))?[ \t]*$/gim

/** Markdown without links and images: only their words remain. Links are added again for real references. */
function stripLinks(markdown: string): string {
  const target = String.raw`\((?:[^()\n]|\([^()\n]{0,500}\)){0,2000}\)`
  const label = String.raw`\[((?:[^\[\]\n]|\[[^\[\]\n]{0,300}\]){0,500})\]`
  const words = String.raw`^([ \t]*>.*[.!?;,”"\p{Ll}])`
  const passage = String.raw`\[([^\[\]\n]{0,40}\d:\d[^\[\]\n]{0,10})\]`
  const note = String.raw`(?:\[\^[^\]\s]{1,20}\])`
  return (
    markdown
      .replace(definition, '')
      .replace(/<([a-z][a-z0-9+.-]{1,31}:[^\s<>]*)>/gi, '$1')
      .replace(new RegExp(`!${label}${target}`, 'g'), '$1')
      // a link to a passage right behind the words of a block quote is their source
      .replace(new RegExp(`${words}[ \\t]+${passage}${target}[ \\t]*(${note}?)$`, 'gmu'), '$1 ($2)$3')
      .replace(new RegExp(`${label}${target}`, 'g'), '$1')
      // anything else that could be a link, such as a target in the next line
      .replace(/\](?=\()/g, ']\\')
  )
}

/** Deeper than any answer nests, and more emphasis than any answer has in a block. */
const DEPTH_MAX = 6
const EMPHASIS_MAX = 800
const nested = new RegExp(String.raw`^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){${DEPTH_MAX},}`, 'gm')

/** Removes what makes parsers slow: they are quadratic in nesting and in emphasis markers. */
function tamed(markdown: string): string {
  const flat = markdown.replace(nested, '').replace(/^[ \t]{24,}/gm, ' '.repeat(24))
  return markdownChunks(flat).every(({ text }) => isLight(text)) ? flat : parted(flat)
}

const isLight = (text: string) => (text.match(/[*_]/g)?.length ?? 0) <= EMPHASIS_MAX

function parted(markdown: string): string {
  let result = ''
  let at = 0
  for (const { start, text } of markdownChunks(markdown)) {
    result += markdown.slice(at, start) + (isLight(text) ? text : text.replace(/[*_]/g, ''))
    at = start + text.length
  }
  return result + markdown.slice(at)
}
