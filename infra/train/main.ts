import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { books } from '../../shared/bible/books.ts'
import { CLASSES, type Class, type Network, probabilitiesOf, readNetwork } from '../../shared/distress/classifier.ts'
import { featuresOf } from '../../shared/distress/features.ts'
import { hashedProbabilities, type PackedHashedNetwork } from '../../shared/distress/hashed-network.ts'
import { type Language, languagesOf } from '../../shared/distress/language.ts'
import type { WrittenEntry } from '../../shared/finder/written-entries.ts'
import { learntFile } from '../../shared/server/distress/learnt.ts'
import { readWrittenIndex, readWrittenPassages } from '../../shared/server/written-index.ts'
import { learnHashed, type Sentence, writeHashed } from './hashed.ts'
import { type LearntNetwork, learnNetwork } from './network.ts'
import { pack, sizeOf } from './pack.ts'
import type { Example } from './softmax.ts'
import { someVerses } from './verses.ts'

/*
 * npm run train [-- en | es] [--small] [--cross] learns from the sentences in distress/ what distress looks like, writes
 * shared/distress/weights/ for the server and shared/distress/small/ for the browser (with --small only these), and
 * prints how well distress/unseen.tsv is judged. With --cross it writes nothing, and prints how well each fifth of the
 * sentences is judged by a model trained on the other four.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cross: { type: 'boolean', default: false }, small: { type: 'boolean', default: false } },
})
const PARTS = 5
/** This many lines in a row are in the same part of a cross-validation: wordings of the same thing are near each other. */
const TOGETHER = 20
const partOf = (line: number) => Math.floor(line / TOGETHER) % PARTS

const ROUNDING = { step: 0.04, largest: 44 }

/** A sentence of many voices says more than one of a series. */
const VOICE = 3

const isRemembered = ({ kind }: WrittenEntry) => kind === 'phrase' || kind === 'story'
const isNeed = ({ kind }: WrittenEntry) => kind === 'need' || kind === 'life'

/** One of these words in any wording excludes a whole need from the training: some of its wordings may be distress. */
const DARK =
  /\b(?:kill|suicid|die|dying|death|dead|hurt|hit|hits|beat|abus|rape|molest|touch|harm|cut|overdos|pills?|drug|addict|alcohol|drunk|drink|sober|relapse|gambl|porn|pregnan|abort|miscarr|stillb|grie|mourn|passed away|lost my|widow|funeral|threat|violen|weapon|gun|stalk|afraid of (?:him|her|my)|scared of (?:him|her|my)|end (?:it|my)|live any|reason to live|point of living|want to live|hopeless|worthless|despair|depress|starv|anorex|bulimi|bleed|chest|breath|unconscious|emergency|runaway|traffick|forced|hostage|burden)/i

/** One of these words excludes a text that has nothing to do with the Bible: it may be about an illness or a danger. */
const ILL =
  /\b(?:\d*mg|dos(?:e|es|is)|tablets?|medic|paracetamol|ibuprofen|aspirin|antibiotic|tylenol|calpol|codeine|insulin|allerg|fever|pain|dolor|fiebre|rash|swollen|stitch|blood|sangre|heart|stroke|doctor|hospital|symptom|emergenc|burn|gas|fire|smoke|police|poison|pregnan|embaraz|contracepti|missed|scar|hide|help|ayuda|safe|alone|nobody|anymore)/i

const mayBeDistress = ({ en }: WrittenEntry) => en.some((wording) => DARK.test(wording))

for (const language of ['en', 'es'] as const) {
  if (positionals.length > 0 && !positionals.includes(language)) continue
  const sentences = [...read(language), ...read(language, 'voices/', VOICE), ...plain(language)]
  const examples = () => sentences.map((each) => exampleOf(each, language))
  if (values.cross) cross(language, examples())
  else {
    writeSmall(language, learnHashed([...sentences, ...(await verses(language))], language))
    if (!values.small) write(language, learnNetwork(examples(), CLASSES.length))
  }
}

/**
 * What visitors type most, none of it distress: wordings of the written index, including those of needs without a dark
 * word, and all famous words and stories; suggestions, the content of passages, references, and texts that have nothing
 * to do with the Bible. Without ordinary needs everyone who writes about themselves would be classified as in danger.
 */
function plain(language: Language): Sentence[] {
  const ordinary = readWrittenIndex().filter((entry) => !isNeed(entry) || !mayBeDistress(entry))
  // words of Scripture speak of death and of "me", and who types them must get their passage
  const [remembered, asked] = [ordinary.filter(isRemembered), ordinary.filter((entry) => !isRemembered(entry))]
  const wordings = asked.flatMap((entry) => entry[language])
  const passages = readWrittenPassages().flatMap(({ title, says, titulo }) =>
    language === 'en' ? [title, ...says.split(/[;:] /)] : [titulo],
  )
  const references = books.flatMap(({ name }, i) => [
    `${name} ${1 + (i % 20)}`,
    `${name} ${1 + (i % 5)}:${1 + (i % 15)}`,
  ])
  const texts = [
    ...remembered.flatMap((entry) => entry[language]),
    ...every(2, wordings),
    ...every(4, passages),
    ...every(2, suggestionsIn(language)),
    ...every(2, outside(language)),
    ...references,
  ]
  return texts.map((text) => ({ text, label: 0 }))
}

/** Verses without a dark word. A browser without a server cannot look up whether it is given a quotation. */
async function verses(language: Language): Promise<Sentence[]> {
  const texts = await someVerses(language)
  return texts.filter((text) => !DARK.test(text)).map((text) => ({ text, label: 0 }))
}

/** Texts that no passage answers, in this language: weather, prices, code. None has a word of distress. */
function outside(language: Language): string[] {
  const lines = readFileSync(new URL('scope/outside.txt', import.meta.url), 'utf8').split('\n')
  const isPlain = (line: string) => line !== '' && !DARK.test(line) && !ILL.test(line)
  return lines.filter((line) => isPlain(line) && languagesOf(line.toLowerCase(), 'en').includes(language))
}

function every(n: number, texts: readonly string[]): string[] {
  return texts.filter((_, i) => i % n === 0)
}

/** The questions of the written suggestions; the Spanish ones begin with their mark. */
function suggestionsIn(language: Language): string[] {
  const folder = new URL('../seed/suggestions/', import.meta.url)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n'))
    .flatMap((line) => /^- (.+?) \|/.exec(line)?.[1] ?? [])
    .filter((question) => question.startsWith('¿') === (language === 'es'))
}

/** The sentences of a file of distress/. */
function read(language: Language, folder = '', weight = 1): Sentence[] {
  return linesOf(`distress/${folder}${language}.tsv`).map((line) => sentenceOf(line, weight))
}

/** The sentences of a language that no training sees. */
function unseen(language: Language): Sentence[] {
  const lines = linesOf('distress/unseen.tsv').map((line) => line.split('\t'))
  const own = lines.filter(([, its]) => its === language)
  return own.map(([kind, , text]) => sentenceOf(`${kind}\t${text}`, 1))
}

function linesOf(path: string): string[] {
  const lines = readFileSync(new URL(path, import.meta.url), 'utf8').split('\n')
  return lines.filter((line) => line && !line.startsWith('#'))
}

function sentenceOf(line: string, weight: number): Sentence {
  const [name = '', text = ''] = line.split('\t')
  const label = CLASSES.indexOf(name as Class)
  if (label < 0 || !text) throw new Error(`distress: not a kind and a sentence: ${line}`)
  return { text, label, weight }
}

function exampleOf({ text, ...rest }: Sentence, language: Language): Example {
  return { ...rest, features: featuresOf(text, language) }
}

function writeSmall(language: Language, learnt: PackedHashedNetwork): void {
  const path = new URL(`../../shared/distress/small/${language}.ts`, import.meta.url)
  const network = writeHashed(path, learnt, 'npm run train')
  report(
    `${language}, unseen, in the browser`,
    unseen(language).map(({ text, label }) => {
      const { none } = hashedProbabilities(text, language, network)
      return { isReal: label > 0, distress: 1 - none }
    }),
  )
}

function write(language: Language, learnt: LearntNetwork): void {
  const { packed, layer } = stored(learnt)
  writeFileSync(learntFile(language), `${JSON.stringify(layer)}\n${packed}\n`, 'latin1')
  process.stdout.write(`${language}: ${sizeOf(packed)}\n`)
  const network = readNetwork({ packed, layer })
  report(
    `${language}, unseen`,
    unseen(language).map((each) => judge(exampleOf(each, language), network)),
  )
}

/** The network as it is stored: rounded. */
function stored(learnt: LearntNetwork) {
  const layer = learnt.layer.map((row) => row.map((each) => Number(each.toFixed(3))))
  return { packed: pack(learnt, ROUNDING), layer }
}

type Judged = { isReal: boolean; distress: number }

function judge({ features, label }: Example, network: Network): Judged {
  return { isReal: label > 0, distress: 1 - probabilitiesOf(features, network).none }
}

function cross(language: Language, examples: Example[]): void {
  const judged = Array.from({ length: PARTS }, (_, part) => {
    const others = examples.filter((_, i) => partOf(i) !== part)
    const network = readNetwork(stored(learnNetwork(others, CLASSES.length)))
    return examples.flatMap((each, i) => (partOf(i) === part ? { each, ...judge(each, network) } : []))
  }).flat()
  report(language, judged)
  report(
    `${language}, sentences of many voices`,
    judged.filter(({ each }) => each.weight === VOICE),
  )
}

/** Prints what thresholds would make of judged texts. */
function report(name: string, judged: readonly Judged[]): void {
  const real = judged.filter(({ isReal }) => isReal)
  const lookAlikes = judged.filter(({ isReal }) => !isReal)
  for (const least of [0.4, 0.5, 0.6, 0.7, 0.8]) {
    const found = real.filter(({ distress }) => distress >= least).length
    const alarms = lookAlikes.filter(({ distress }) => distress >= least).length
    process.stdout.write(
      `${name}, from ${least}: ${found} of ${real.length} found, ${alarms} of ${lookAlikes.length} false alarms\n`,
    )
  }
}
