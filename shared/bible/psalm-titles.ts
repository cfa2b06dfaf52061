/** The titles of a chapter that `renderChapter` wrote, which are in no verse: "A Psalm by David." */
export function psalmTitles(html: string): string[] {
  const titles = [...html.matchAll(/<h4 class="psalm-title">(.*?)<\/h4>/gs)]
  return titles.map(([, inside = '']) =>
    inside
      .replace(/<(sup|button)\b.*?<\/\1>|<[^>]*>/gs, '')
      .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
      .replace(/[ \n]+/g, ' ')
      .trim(),
  )
}
