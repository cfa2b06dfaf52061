import { z } from 'zod'
import { commentaryWork, commentaryWorks } from '#shared/bible/commentaries.ts'
import { toEnglish } from '#shared/bible/numbering.ts'
import { joinRelated } from '#shared/bible/related.ts'
import type { TaggedVerse } from '#shared/bible/rendered-verses.ts'
import { positionsOf } from '#shared/bible/verse-position.ts'
import type { Reference } from '#shared/bible/versification.ts'
import {
  findPassages,
  findWords,
  knownIn,
  named,
  nameOf,
  oneVerse,
  readPassages,
  referencesIn,
  ToolError,
} from '#shared/builtin/passage-tools.ts'
import { isSameStart } from '#shared/finder/judge.ts'
import type { Db } from '#shared/server/db.ts'
import type { Finder } from '#shared/server/finder.ts'
import { libraryOf } from '#shared/server/library.ts'
import { readVerses } from '#shared/server/publisher.ts'
import {
  findTopics,
  listCommentaryOn,
  listCrossReferences,
  listRelated,
  listStrongs,
  listTaggedVerses,
  listTopicReferences,
  listTopicsOf,
} from '#shared/server/sql/study.ts'
import type { InstalledTranslation } from '../chat-answer/translation.ts'
import type { JsonSchema, ModelPlace } from '../llm/provider.ts'
import { byHeading, fitHeadings, rankHeadings } from './topics.ts'
import { cleanHeading, inflections } from './words.ts'

export type StudyContext = { db: Db; finder: Finder; place: ModelPlace; translation: InstalledTranslation }

type Tool<Args extends z.ZodType> = {
  args: Args
  run(context: StudyContext, args: z.output<Args>): Promise<JsonSchema>
}
const tool = <Args extends z.ZodType>(args: Args, run: Tool<Args>['run']): Tool<Args> => ({ args, run })

const text = (max: number) => z.string().trim().min(1).max(max)
const reference = text(200)
const TOPICS_BYTES = 7000
const MAX_RELATED = 40
const commentaryIds = commentaryWorks.map(({ id }) => id).join(', ')

/** The implementations of `toolDeclarations`. */
export const study = {
  get_passage: tool(z.object({ reference }), async ({ db, translation }, args) => ({
    translation: translation.name,
    passages: await readPassages(translation, args.reference, (range) => readVerses(db, translation, range)),
  })),

  search_scripture: tool(
    z.object({ query: text(200), limit: z.coerce.number().int().min(1).max(20).default(10) }),
    async ({ db, translation }, { query, limit }) => {
      const { abbreviation, publisher } = translation
      if (publisher) throw new ToolError(`the words of the ${abbreviation} cannot be searched; use find_passages`)
      const verses = await libraryOf(db).verses({ ...translation, kind: 'scripture' })
      return findWords(translation, verses, query, limit)
    },
  ),

  find_passages: tool(
    z.object({ question: text(400), chapter: reference.optional() }),
    async ({ finder, translation }, args) => {
      await finder.ready()
      return findPassages(translation, args, finder.find)
    },
  ),

  find_topic: tool(z.object({ topic: text(80), about: text(80).optional() }), async (context, { topic, about }) => {
    const topics = await findTopics(context.db, topic, 3)
    if (topics.length === 0) throw new ToolError(`Nave's Topical Bible has no topic with the words "${topic}"`)
    const found = []
    for (const each of topics.filter(({ reference_count }) => reference_count > 0)) {
      const rows = await listTopicReferences(context.db, each.id, 2000)
      const lines = rows.map((row) => ({ heading: row.heading, references: known(context, row) }))
      const passages = rankHeadings(byHeading(lines), topic, about ?? '')
      found.push({
        topic: each.name,
        total: each.reference_count,
        passages: fitHeadings(passages, TOPICS_BYTES / topics.length),
      })
    }
    return { source: "Nave's Topical Bible", topics: found }
  }),

  get_cross_references: tool(z.object({ reference }), async (context, args) => {
    const range = english(context, first(context, args.reference))
    const [noted, treasury, topics] = await Promise.all([
      listCrossReferences(context.db, range, MAX_RELATED),
      listRelated(context.db, [positionsOf(range)]),
      listTopicsOf(context.db, range, 20),
    ])
    const joined = joinRelated(treasury)
    const parallel = joined.filter(({ is_parallel }) => is_parallel)
    const related = [...noted, ...joined.filter((each) => !noted.some((one) => isSameStart(one, each)))]
    return {
      reference: named(context.translation, range),
      ...(parallel.length > 0 && { parallel_accounts: parallel.flatMap((each) => known(context, each)) }),
      cross_references: related.slice(0, MAX_RELATED).flatMap((each) => known(context, each)),
      topics: topics.map(({ name, heading }) => ({ topic: name, heading: cleanHeading(heading) })),
    }
  }),

  get_commentary: tool(z.object({ reference, source: z.string().default('mhc') }), async (context, args) => {
    const range = english(context, first(context, args.reference))
    const work = commentaryWork(args.source)
    if (!work) throw new ToolError(`unknown commentary; available: ${commentaryIds}`)
    const entries = await listCommentaryOn(context.db, work.id, range)
    if (entries.length === 0) throw new ToolError('the commentary has nothing on this passage')
    return {
      source: work.name.replace('’', "'"),
      ...{ author: work.author, written: work.written, tradition: work.tradition },
      entries: entries.map(({ chapter, start_verse, end_verse, text: words }) => {
        const on = { book: range.book, start_chapter: chapter, start_verse, end_chapter: chapter, end_verse }
        return {
          reference: start_verse === 0 ? `on the whole of chapter ${chapter}` : named(context.translation, on),
          text: words,
        }
      }),
    }
  }),

  word_study: tool(z.object({ reference, word: text(60).optional() }), async (context, { reference: where, word }) => {
    const range = first(context, where)
    for (const source of taggedSources(context.translation)) {
      const isOwn = source === context.translation.id
      const verses = await listTaggedVerses(context.db, source, isOwn ? range : english(context, range))
      const tagged = verses.flatMap((verse) => taggedWords(verse, word))
      if (tagged.length === 0) continue
      const ids = [...new Set(tagged.map(({ strong }) => strong))]
      const entries = new Map((await listStrongs(context.db, ids)).map((entry) => [entry.id, entry]))
      const words = tagged.map(({ chapter, verse, ...each }) => {
        const { language, lemma, transliteration, definition } = entries.get(each.strong) ?? {}
        const at = (isOwn ? nameOf : named)(context.translation, oneVerse(range.book, chapter, verse))
        return { reference: at, ...each, language: language && languages[language], lemma, transliteration, definition }
      })
      return { tagged_in: source, words }
    }
    const nothing = `no translation here has Strong's numbers for ${nameOf(context.translation, range)}`
    throw new ToolError(word ? `${nothing} with the word "${word}"` : nothing)
  }),
}

const languages = { he: 'Hebrew', el: 'Greek' } as const

// the King James Version's numbers were set by hand, word for word; those of other versions may be a word off
function taggedSources({ id, language }: InstalledTranslation): string[] {
  return language.startsWith('en') && id !== 'eng-kjv' ? ['eng-kjv', id] : [id]
}

function taggedWords({ chapter, verse, strongs }: TaggedVerse & { chapter: number }, word?: string) {
  const forms = word === undefined ? undefined : inflections(word)
  const isMeant = (words: string) =>
    !forms || words.split(/[^\p{L}’']+/u).some((each) => inflections(each).some((form) => forms.includes(form)))
  return strongs.filter(([words]) => isMeant(words)).map(([words, strong]) => ({ chapter, verse, word: words, strong }))
}

/** The range in English numbering. */
const english = ({ translation }: StudyContext, range: Reference): Reference =>
  toEnglish(range, translation.versification)

const known = ({ translation }: StudyContext, range: Reference): string[] => knownIn(translation, range)

function first({ translation }: StudyContext, asked: string): Reference {
  const [range] = referencesIn(translation, asked)
  if (!range) throw new ToolError('no reference could be read')
  return range
}
