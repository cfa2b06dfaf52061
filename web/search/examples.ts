// words, a phrase and a reference
const examples: Record<string, string[]> = {
  en: ['living water', '“the Lord is my shepherd”', 'Romans 8:28'],
  es: ['agua viva', '“Jehová es mi pastor”', 'Romanos 8:28'],
  zh: ['活水', '“耶和華是我的牧者”', '羅馬書 8:28'],
}

/** What to search for in a translation of a language; only a reference where none of its words are known. */
export function examplesFor(language: string): string[] {
  return examples[language.split('-')[0] ?? ''] ?? ['Romans 8:28']
}
