import { SourceError } from '../../shared/bible/formats/xml.ts'
import { primaryLanguage } from '../../shared/primary-language.ts'
import { findSwordModule } from './sword-library.ts'

/** The description of a translation: its source, its name, and who may use it. */
export type SourceEdition = {
  id: string
  name: string
  abbreviation: string
  language: string
  direction: 'ltr' | 'rtl'
  format: 'USFX' | 'OSIS'
  source: string
  edition: string
  licence: string
  copyright: string
}

// SWORD modules under the ids that eBible uses for the same texts
const modules: Record<string, string> = {
  engWEB2015eb: 'eng-web',
  engKJV2006eb: 'eng-kjv',
  spaRV1909eb: 'spa-rv1909',
}

const known: Record<string, { name: string; abbreviation: string; copyright?: string }> = {
  'eng-web': { name: 'World English Bible', abbreviation: 'WEB', copyright: 'Public domain' },
  'eng-kjv': { name: 'King James Version', abbreviation: 'KJV', copyright: 'Public domain' },
  'spa-rv1909': { name: 'Reina-Valera 1909', abbreviation: 'RV1909', copyright: 'Public domain' },
  'eng-us-oeb': { name: 'Open English Bible', abbreviation: 'OEB', copyright: 'Public domain (CC0)' },
  'chi-cuv': { name: '和合本', abbreviation: '和合本', copyright: 'Public domain' },
}

// three-letter codes in file names, if a shorter code exists
const languages: Record<string, string> = {
  ...{ ara: 'ar', arb: 'ar', ces: 'cs', chi: 'zh', cmn: 'zh', zho: 'zh', dan: 'da', deu: 'de', ger: 'de', eng: 'en' },
  ...{ fas: 'fa', pes: 'fa', fin: 'fi', fra: 'fr', fre: 'fr', ell: 'el', grc: 'el', heb: 'he', hin: 'hi', hun: 'hu' },
  ...{ ind: 'id', ita: 'it', jpn: 'ja', kor: 'ko', nld: 'nl', nor: 'no', pol: 'pl', por: 'pt', ron: 'ro', rus: 'ru' },
  ...{ spa: 'es', swe: 'sv', swh: 'sw', tgl: 'tl', tur: 'tr', ukr: 'uk', urd: 'ur', vie: 'vi' },
}
const rightToLeft = new Set(['ar', 'he', 'fa', 'ur', 'syc', 'ps', 'ug', 'yi'])

/** What the person who imports a text says about it, instead of what its source or the name of its file says. */
export type GivenEdition = Partial<Pick<SourceEdition, 'name' | 'abbreviation' | 'language' | 'copyright'>>

/** The id of the text of a source, `sword:MODULE` or the name of a file; empty if none can be derived from it. */
export function textId(source: string): string {
  const module = source.startsWith('sword:') ? source.slice('sword:'.length) : undefined
  return module ? (modules[module] ?? slugOf(module)) : slugOf(withoutEnding(source))
}

const withoutEnding = (file: string): string => file.replace(/(?:[._](?:zip|xml|osis|usfx|usx|usfm|sfm))+$/i, '')

/**
 * The edition of a source named `sword:MODULE` or after its file. Throws SourceError if no id can be derived from it, or
 * if something given is not usable.
 */
export function editionOf(source: string, format: SourceEdition['format'], given: GivenEdition = {}): SourceEdition {
  checkGiven(given)
  const module = source.startsWith('sword:') ? source.slice('sword:'.length) : undefined
  const found = module ? findSwordModule(module) : undefined
  if (module && !found) throw new SourceError(`the SWORD module ${module} is not installed`)
  const id = textId(source)
  if (!id) throw new SourceError('the file’s name makes no id: name it like eng-web.usfx.xml')
  const { conf } = found ?? {}
  const language = given.language ?? conf?.Lang ?? languageOf(id)
  const isPublic = /^public domain$/i.test(conf?.ShortCopyright ?? '') || conf?.DistributionLicense === 'Public Domain'
  const copyright =
    given.copyright ?? (isPublic ? 'Public domain' : (known[id]?.copyright ?? conf?.ShortCopyright ?? ''))
  return {
    id,
    name: given.name ?? known[id]?.name ?? conf?.Description ?? id.toUpperCase(),
    abbreviation:
      given.abbreviation ?? known[id]?.abbreviation ?? conf?.Abbreviation ?? id.replace(/^[a-z]{3}-/, '').toUpperCase(),
    language,
    direction: conf?.Direction === 'RtoL' || rightToLeft.has(primaryLanguage(language)) ? 'rtl' : 'ltr',
    format,
    source,
    edition: conf ? `${conf.Version ?? ''} (${conf.SwordVersionDate ?? ''})` : withoutEnding(source),
    licence: conf?.DistributionLicense ?? (copyright || 'as stated by the source'),
    copyright,
  }
}

const longest: Record<keyof GivenEdition, number> = { name: 120, abbreviation: 20, language: 35, copyright: 500 }

function checkGiven(given: GivenEdition): void {
  for (const key of Object.keys(longest) as (keyof GivenEdition)[]) {
    const text = given[key]
    if (text === undefined) continue
    if (text.trim() === '' || /\p{Cc}/u.test(text))
      throw new SourceError(`the ${key} is empty or contains control characters`)
    if (text.length > longest[key]) throw new SourceError(`the ${key} is longer than ${longest[key]} characters`)
  }
  // BCP 47, https://www.rfc-editor.org/rfc/rfc5646
  if (given.language && !/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(given.language))
    throw new SourceError('the language is not a code such as en, es or zh-Hant')
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
}

function languageOf(id: string): string {
  const code = /^[a-z]{3}(?=-|$)/.exec(id)?.[0] ?? ''
  return languages[code] ?? (code || 'und')
}
