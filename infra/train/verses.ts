import { verseTexts } from '../../shared/bible/tokens.ts'
import type { Language } from '../../shared/distress/language.ts'
import { bibleSource } from '../import/bible-files.ts'
import { openBible } from '../import/read-bible.ts'

const modules = { en: ['engWEB2015eb', 'engKJV2006eb'], es: ['spaRV1909eb'] } satisfies Record<Language, string[]>

/** Some 1,300 verses of the translations of a language that `npm start` imports; their modules must be installed. */
export async function someVerses(language: Language): Promise<string[]> {
  const texts: string[] = []
  for (const name of modules[language]) {
    const bible = await openBible(bibleSource(`sword:${name}`))
    for await (const chapters of bible.chapters())
      for (const chapter of chapters) for (const { text } of verseTexts(chapter)) texts.push(text)
  }
  const step = 24 * modules[language].length
  return texts.filter((text, i) => text !== '' && i % step === 0)
}
