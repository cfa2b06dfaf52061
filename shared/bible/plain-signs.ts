/** A word for comparison: without invisible characters, with one kind of apostrophe and one Unicode form. */
export function withPlainSigns(word: string): string {
  return word
    .replace(/[\p{Cf}\u00AD]/gu, '')
    .replace(/[’ʼ＇]/g, "'")
    .normalize('NFKC')
}
