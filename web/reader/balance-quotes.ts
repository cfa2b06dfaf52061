/** Words cut out of a longer text, with the quotation mark that the cut took away at either end. */
export function balanceQuotes(text: string): string {
  let isOpen = false
  let before = ''
  for (const mark of text.match(/[“”]/g) ?? []) {
    if (mark === '”' && !isOpen) before = '“'
    isOpen = mark === '“'
  }
  return `${before}${text}${isOpen ? '”' : ''}`
}
