/** Completes an excerpt with the quotation mark that was cut off at either end. */
export function balanceQuotes(text: string): string {
  let isOpen = false
  let before = ''
  for (const mark of text.match(/[“”]/g) ?? []) {
    if (mark === '”' && !isOpen) before = '“'
    isOpen = mark === '“'
  }
  return `${before}${text}${isOpen ? '”' : ''}`
}
