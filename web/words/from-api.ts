import { pageLanguage } from './language.ts'

/** A sentence of the API, which writes them in English; on a page in another language that of a catalog, if there is one. */
export function fromApi(sentence: string | undefined, own: () => string): string | undefined {
  return sentence === undefined || pageLanguage() === 'en' ? sentence : own()
}
