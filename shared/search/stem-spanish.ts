/** The stem of a Spanish word in lower case, as the Snowball algorithm finds it, without acute accents: "corazones" → "corazon". */
export function stemSpanish(word: string): string {
  const regions = regionsOf(word)
  const bare = withoutPronoun(word, regions)
  const shortened = withoutSuffix(bare, regions) ?? withoutYVerb(bare, regions) ?? withoutVerb(bare, regions) ?? bare
  return withoutResidue(shortened, regions).replace(/[áéíóú]/g, (letter) => plain[letter] as string)
}

/** Where the regions begin in which endings may be removed. */
type Regions = { rv: number; r1: number; r2: number }

const plain: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' }
const vowels = 'aeiouáéíóúü'
const isVowel = (letter: string | undefined) => letter !== undefined && vowels.includes(letter)

function regionsOf(word: string): Regions {
  const r1 = afterVowel(word, 0)
  return { rv: verbRegion(word), r1, r2: afterVowel(word, r1) }
}

function afterVowel(word: string, from: number): number {
  for (let i = from + 1; i < word.length; i++) if (isVowel(word[i - 1]) && !isVowel(word[i])) return i + 1
  return word.length
}

function verbRegion(word: string): number {
  if (word.length < 3) return word.length
  const [first, second] = word
  if (isVowel(second) && !isVowel(first)) return 3
  const wanted = !isVowel(second)
  for (let i = 2; i < word.length; i++) if (isVowel(word[i]) === wanted) return i + 1
  return word.length
}

const pronoun = /(?:sel[ao]s?|l[aeo]s?|nos|me|se)$/
const accented: Record<string, string> = { iéndo: 'iendo', ándo: 'ando', ár: 'ar', ér: 'er', ír: 'ir' }

function withoutPronoun(word: string, { rv }: Regions): string {
  const found = pronoun.exec(word)
  if (!found || found.index < rv) return word
  const rest = word.slice(0, found.index)
  const verb = /(?:iéndo|iendo|yendo|ándo|ando|ár|ér|ír|ar|er|ir)$/.exec(rest)
  if (!verb || verb.index < rv) return word
  if (verb[0] === 'yendo' && rest[verb.index - 1] !== 'u') return word
  return rest.slice(0, verb.index) + (accented[verb[0]] ?? verb[0])
}

const suffix =
  /(?:amientos|imientos|amiento|imiento|aciones|uciones|adoras|adores|ancias|encias|idades|amente|logías|anzas|ismos|ables|ibles|istas|adora|ación|ución|acion|ucion|antes|ancia|encia|logía|logia|mente|anza|icos|icas|ismo|able|ible|ista|osos|osas|ador|ante|idad|ivas|ivos|ico|ica|oso|osa|iva|ivo)$/

/** The word without a common suffix; undefined if none can be removed. */
function withoutSuffix(word: string, { r1, r2 }: Regions): string | undefined {
  const found = suffix.exec(word)
  if (!found) return undefined
  const [ending] = found
  if (found.index < (ending === 'amente' ? r1 : r2)) return undefined
  const rest = word.slice(0, found.index)
  const without = (...before: string[]) => {
    const last = before.find((each) => rest.endsWith(each) && rest.length - each.length >= r2)
    return last === undefined ? rest : rest.slice(0, -last.length)
  }
  if (/^log/.test(ending)) return `${rest}log`
  if (/^uci/.test(ending)) return `${rest}u`
  if (/^encia/.test(ending)) return `${rest}ente`
  if (/^(?:ador|aci|ant|anci)/.test(ending)) return without('ic')
  if (ending === 'amente') {
    const next = without('iv', 'os', 'ic', 'ad')
    return rest.endsWith('iv') && next !== rest && next.endsWith('at') && next.length - 2 >= r2
      ? next.slice(0, -2)
      : next
  }
  if (ending === 'mente') return without('ante', 'able', 'ible')
  if (/^idad/.test(ending)) return without('abil', 'ic', 'iv')
  return /^iv/.test(ending) ? without('at') : rest
}

const yVerb = /(?:yeron|yendo|yamos|yais|yan|yen|yas|yes|ya|ye|yo|yó)$/

function withoutYVerb(word: string, { rv }: Regions): string | undefined {
  const found = yVerb.exec(word.slice(rv))
  if (!found) return undefined
  const rest = word.slice(0, rv + found.index)
  return rest.endsWith('u') ? rest : undefined
}

const verbEndings = new Set(
  `arían arías arán arás aríais aría aréis aríamos aremos ará aré erían erías erán erás eríais ería eréis eríamos eremos erá
  eré irían irías irán irás iríais iría iréis iríamos iremos irá iré aba ada ida ía ara iera ad ed id ase iese aste iste an
  aban ían aran ieran asen iesen aron ieron ado ido ando iendo ió ar er ir as abas adas idas ías aras ieras ases ieses ís áis
  abais íais arais ierais aseis ieseis asteis isteis ados idos amos ábamos íamos imos áramos iéramos iésemos ásemos`.split(
    /\s+/,
  ),
)
const pluralEndings = new Set(['en', 'es', 'éis', 'emos'])

function withoutVerb(word: string, { rv }: Regions): string | undefined {
  for (let at = Math.max(rv, word.length - 7); at < word.length - 1; at++) {
    const ending = word.slice(at)
    const rest = word.slice(0, at)
    if (verbEndings.has(ending)) return rest
    if (pluralEndings.has(ending)) return rest.endsWith('gu') ? rest.slice(0, -1) : rest
  }
  return undefined
}

function withoutResidue(word: string, { rv }: Regions): string {
  const found = /(?:os|[aoáíó]|[eé])$/.exec(word)
  if (!found || found.index < rv) return word
  const rest = word.slice(0, found.index)
  const isAfterGu = /[eé]$/.test(word) && rest.endsWith('gu') && rest.length - 1 >= rv
  return isAfterGu ? rest.slice(0, -1) : rest
}
