import { primaryLanguage } from '#shared/primary-language.ts'

// words, a phrase and a reference
const examples: Record<string, string[]> = {
  en: ['living water', '“the Lord is my shepherd”', 'Romans 8:28'],
  es: ['agua viva', '“Jehová es mi pastor”', 'Romanos 8:28'],
  zh: ['活水', '“耶和華是我的牧者”', '羅馬書 8:28'],
}

/** Example searches for a translation's language; only a reference if no words are known in it. */
export function examplesFor(language: string): string[] {
  return examples[primaryLanguage(language)] ?? ['Romans 8:28']
}
