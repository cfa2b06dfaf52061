/** A word for comparison: without invisible characters, with one kind of apostrophe and one Unicode form. */
export function withPlainSigns(word: string): string {
  // most words are plain already
  if (!/[^ -~]/.test(word)) return word
  return word
    .replace(/[\p{Cf}\u00AD]/gu, '')
    .replace(/[’ʼ＇]/g, "'")
    .normalize('NFKC')
}
