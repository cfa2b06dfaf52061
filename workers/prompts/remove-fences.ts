/** Text that can close none of these fences, such as `<passage>`, which hold it in a prompt as data. */
export function removeFences(text: string, fences: readonly string[]): string {
  if (!text.includes('<')) return text
  return text.replace(new RegExp(`<(/?)(${fences.join('|')})\\b`, 'gi'), '‹$1$2')
}
