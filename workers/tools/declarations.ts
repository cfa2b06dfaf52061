import { commentaryWorks } from '#shared/bible/commentaries.ts'
import type { ToolDeclaration } from '../llm/provider.ts'

const reference = {
  type: 'string',
  description: 'A reference such as "John 3:16", "Genesis 1:1-5" or "Psalm 23". Several are separated by semicolons.',
}

const only = (properties: Record<string, unknown>, required: string[]) => ({ type: 'object', properties, required })

/** What a model may call, as providers describe it. Arguments are validated again for each call. */
export const toolDeclarations: ToolDeclaration[] = [
  {
    name: 'get_passage',
    description: "Reads verses word for word in the reader's translation. Use it before quoting a verse.",
    parameters: only({ reference }, ['reference']),
  },
  {
    name: 'find_passages',
    description:
      'Finds the passages that answer a question or contain half-remembered words, best first, each with the probability that it fits. A first step, before reading them with get_passage.',
    parameters: only(
      {
        question: { type: 'string', description: 'The question or the remembered words, in English or Spanish.' },
        chapter: { type: 'string', description: 'Only passages that begin in this chapter, such as "Genesis 3".' },
      },
      ['question'],
    ),
  },
  {
    name: 'search_scripture',
    description:
      "Finds verses of the reader's translation by their words, best first. Words in double quotation marks are searched as a phrase.",
    parameters: only(
      {
        query: { type: 'string', description: 'Words to look for, in the language of the translation.' },
        limit: { type: 'integer', description: 'How many verses, 1 to 20. Default 10.' },
      },
      ['query'],
    ),
  },
  {
    name: 'find_topic',
    description:
      "Looks a subject, person or place up in Nave's Topical Bible (in English) and lists the passages under it.",
    parameters: only(
      {
        topic: { type: 'string', description: 'A noun or name, such as "forgiveness" or "Barnabas".' },
        about: { type: 'string', description: 'Words that say which side of a large topic is meant.' },
      },
      ['topic'],
    ),
  },
  {
    name: 'get_cross_references',
    description: 'Lists passages related to a verse, and the topics under which the verse is listed.',
    parameters: only({ reference }, ['reference']),
  },
  {
    name: 'get_commentary',
    description:
      "Reads what Matthew Henry's Concise Commentary, or another installed commentary, says about a passage.",
    parameters: only(
      {
        reference,
        source: {
          type: 'string',
          description: `One of ${commentaryWorks.map(({ id, author, name }) => `${id} (${author}, ${name})`).join(', ')}. Default mhc.`,
        },
      },
      ['reference'],
    ),
  },
  {
    name: 'word_study',
    description:
      "Shows the Hebrew or Greek words behind a verse with their entries in Strong's dictionaries; for one word or all of them.",
    parameters: only(
      { reference, word: { type: 'string', description: 'A word of the verse, as the translation has it.' } },
      ['reference'],
    ),
  },
]
