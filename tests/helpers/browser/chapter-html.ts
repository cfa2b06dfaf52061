/**
 * Parses chapter HTML strictly, tag by tag: throws at any tag, class or attribute that is not in the contract, and at
 * mismatched tags. Returns the text of each verse, the text outside of verses, and the counts.
 */
export function readChapterHtml(html: string) {
  const verses = new Map<number, string>()
  const ids = new Set<string>()
  const counts = { footnotes: 0, cross_references: 0, poetry_lines: 0, psalm_titles: 0, words_of_jesus: 0, markers: 0 }
  let unnumbered = ''
  const open: { tag: string; verse?: number; text?: false }[] = []
  let end = 0
  const take = (text: string) => {
    if (/[<>]/.test(text)) throw new Error(`unescaped: ${text.slice(0, 80)}`)
    if (open.some((element) => element.text === false)) return
    const verse = open.findLast((element) => element.verse)?.verse
    if (verse) verses.set(verse, (verses.get(verse) ?? '') + plain(text))
    else unnumbered += plain(text)
  }
  for (const match of html.matchAll(/<[^>]*>/g)) {
    take(html.slice(end, match.index))
    end = match.index + match[0].length
    const closing = /^<\/(\w+)>$/.exec(match[0])
    if (closing) {
      const closed = open.pop()
      if (closed?.tag !== closing[1]) throw new Error(`${match[0]} closes ${closed?.tag}`)
      if (['p', 'h3', 'h4'].includes(closed?.tag ?? '')) {
        unnumbered += ' '
        for (const [verse, text] of verses) verses.set(verse, text.endsWith(' ') ? text : `${text} `)
      }
      continue
    }
    const allowed = tags.find(([pattern]) => pattern.test(match[0]))
    if (!allowed) throw new Error(`not in the contract: ${match[0]}`)
    const [, key, text] = allowed
    if (key) counts[key]++
    const id = / id="([^"]*)"/.exec(match[0])?.[1]
    if (id && ids.has(id)) throw new Error(`the id ${id} stands twice`)
    if (id) ids.add(id)
    const verse = Number(/data-verse="(\d+)"/.exec(match[0])?.[1] ?? 0)
    open.push({
      tag: /\w+/.exec(match[0])?.[0] ?? '',
      ...(verse ? { verse } : {}),
      ...(text === false ? { text } : {}),
    })
  }
  if (open.length > 0 || end !== html.length) throw new Error('the fragment does not end with its section')
  const clean = (text: string) => text.replace(/[ \n]+/g, ' ').trim()
  return {
    verses: new Map([...verses].map(([verse, text]) => [verse, clean(text)])),
    unnumbered: clean(unnumbered),
    counts,
  }
}

type Key = 'footnotes' | 'cross_references' | 'poetry_lines' | 'psalm_titles' | 'words_of_jesus' | 'markers' | undefined

// every valid tag, what it counts as, and whether its text is outside the running text
const tags: [RegExp, Key, false?][] = [
  [/^<section class="chapter" data-book="[A-Z0-9]{3}" data-chapter="\d+">$/, undefined],
  [/^<h3 class="heading">$/, undefined, false],
  [/^<h4 class="psalm-title">$/, 'psalm_titles', false],
  [/^<p class="p">$/, undefined],
  [/^<p class="q q[123]">$/, 'poetry_lines'],
  [/^<sup class="verse-number" id="v\d+">$/, undefined, false],
  [/^<span class="verse" data-verse="\d+">$/, undefined],
  [/^<span class="wj">$/, 'words_of_jesus'],
  [/^<span class="wj" data-continued="">$/, undefined],
  [/^<span class="nd">$/, undefined],
  [/^<span class="w" data-strong="[GH]\d+">$/, undefined],
  [/^<i class="add">$/, undefined],
  [
    /^<button class="note" data-note="\d+" data-kind="(?:footnote|crossref)" aria-label="(?:Footnote|Cross reference) \d+">$/,
    'markers',
    false,
  ],
  [/^<aside class="notes">$/, undefined, false],
  [/^<p id="note-\d+" data-kind="footnote">$/, 'footnotes', false],
  [/^<p id="note-\d+" data-kind="crossref">$/, 'cross_references', false],
  [/^<a class="ref" data-ref="[A-Z0-9]{3}\.\d+\.\d+">$/, undefined, false],
]

function plain(html: string): string {
  return html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
}
