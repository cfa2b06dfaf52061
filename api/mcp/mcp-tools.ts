import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv'
import { z } from 'zod'
import { CheckTextRequest } from '#shared/contract/check.ts'
import { passagesOf } from '../bible/passages.ts'
import { checkPasted } from '../bible/text-check.ts'
import { translationOrDefault } from '../bible/translations.ts'
import type { Deps } from '../context.ts'
import { asHttpError, HttpError } from '../http/errors.ts'

/** Which limit a call of a tool counts against, besides that of all calls. */
export const toolLimits: Record<string, 'check' | 'search'> = { check_text: 'check', search_scripture: 'search' }

const MAX_COMPARED = 60
const validator = new AjvJsonSchemaValidator()

const bible_id = z.string().min(1).max(64).optional().describe('The id of a translation; without it the default one.')
const reference = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .describe('Such as "John 3:16-18; Psalm 23", in the numbering of English Bibles.')
const readOnly = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }

/** The tools that other assistants may call, for one request. They read installed texts and store nothing. */
export function createMcpServer(deps: Deps): McpServer {
  const name = deps.env.PRODUCT_NAME
  const server = new McpServer({ name, version: deps.buildHash || '0' }, { jsonSchemaValidator: validator })

  server.registerTool(
    'check_text',
    {
      title: 'Check quotations',
      description:
        'Finds every passage of Scripture in a text, quoted or not, and says of each whether its words are those of the translation, of another edition, changed, or found nowhere. Nothing is stored.',
      inputSchema: { text: CheckTextRequest.shape.text.describe('At most 64 KiB.'), bible_id },
      annotations: readOnly,
    },
    (request) => answered(deps, () => summaryOf(deps, request)),
  )
  server.registerTool(
    'get_passage',
    {
      title: 'Read a passage',
      description: 'Reads verses word for word in a translation. Call it before quoting.',
      inputSchema: { reference, bible_id },
      annotations: readOnly,
    },
    ({ reference: ref, bible_id: id }) =>
      answered(deps, async () => {
        const translation = await translationOrDefault(deps.translations, id)
        return { bible_id: translation.id, passages: await passagesOf(deps.db, translation, ref) }
      }),
  )
  server.registerTool(
    'search_scripture',
    {
      title: 'Search Scripture',
      description:
        'Searches verses by words, best match first. Words in double quotation marks are searched as a phrase.',
      inputSchema: {
        query: z.string().trim().min(1).max(200),
        limit: z.int().min(1).max(50).default(10),
        bible_id,
      },
      annotations: readOnly,
    },
    ({ query, limit, bible_id: id }) =>
      answered(deps, async () => {
        const translation = await translationOrDefault(deps.translations, id)
        const { results, ...rest } = await deps.searches.find(translation, { q: query, limit, offset: 0 })
        return { bible_id: translation.id, ...rest, results: results.map(({ html: _, ...verse }) => verse) }
      }),
  )
  server.registerTool(
    'compare_translations',
    {
      title: 'Compare translations',
      description: 'Reads the same passage in every installed translation.',
      inputSchema: { reference },
      annotations: readOnly,
    },
    ({ reference: ref }) => answered(deps, () => comparison(deps, ref)),
  )
  return server
}

/** What a check found, with the words of each span instead of the whole text. */
async function summaryOf(deps: Deps, request: CheckTextRequest) {
  const { text, spans, ...rest } = await checkPasted(deps, request)
  const found = spans.map(({ start, end, verdict, quoted, source, differences, missing }) => ({
    ...{ start, end, words: text.slice(start, end), verdict, quoted },
    ...(source && { ref: source.ref, edition: source.edition, edition_name: source.edition_name }),
    ...(source?.text !== undefined && { stored: source.text }),
    ...(missing && { missing }),
    ...(differences && {
      differences: differences.map((each) => ({ words: text.slice(each.start, each.end), stored: each.stored })),
    }),
  }))
  return { ...rest, spans: found }
}

async function comparison(deps: Deps, ref: string) {
  const editions: { bible_id: string; name: string; text?: string; missing?: string }[] = []
  for (const id of await deps.translations.ids()) {
    const translation = await translationOrDefault(deps.translations, id)
    // a publisher's text is for its readers, one chapter at a time
    if (translation.publisher) continue
    const { name } = translation
    try {
      const verses = (await passagesOf(deps.db, translation, ref)).flatMap((each) => each.verses)
      if (verses.length > MAX_COMPARED) throw new HttpError(400, 'invalid', `More than ${MAX_COMPARED} verses.`)
      editions.push({ bible_id: id, name, text: verses.map(({ text }) => text).join(' ') })
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 400) throw error
      editions.push({ bible_id: id, name, missing: error.message })
    }
  }
  return { reference: ref, editions }
}

type Result = { content: { type: 'text'; text: string }[]; structuredContent?: Record<string, unknown>; isError?: true }

/** The result of a tool. A refusal becomes an error of the tool, with the sentence that other callers get too. */
async function answered({ log }: Deps, work: () => Promise<Record<string, unknown>>): Promise<Result> {
  try {
    const result = await work()
    return { content: [{ type: 'text', text: JSON.stringify(result) }], structuredContent: result }
  } catch (thrown) {
    const error = asHttpError(thrown)
    if (error.status >= 500 && !(thrown instanceof HttpError)) log.error({ err: thrown }, 'tool failed')
    return { content: [{ type: 'text', text: error.message }], isError: true }
  }
}
