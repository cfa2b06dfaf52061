/** “ closes a quotation or ” opens one, as in German, Hungarian or Finnish. */
const otherMarks = /„|\S“(?!\S)|(?<!\S)”\S/

/** Completes an excerpt with the quotation mark that was cut off at either end, where “ opens and ” closes. */
export function balanceQuotes(text: string): string {
  if (otherMarks.test(text)) return text
  let isOpen = false
  let before = ''
  for (const mark of text.match(/[“”]/g) ?? []) {
    if (mark === '”' && !isOpen) before = '“'
    isOpen = mark === '“'
  }
  return `${before}${text}${isOpen ? '”' : ''}`
}
