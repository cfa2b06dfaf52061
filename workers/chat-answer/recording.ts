import { firstTokenSeconds, tokenGapSeconds } from '#shared/server/metrics.ts'
import { NOT_STORED } from '#shared/server/publisher.ts'
import { markStreaming } from '#shared/server/sql/answers.ts'
import type { NewAudit } from '#shared/server/sql/audits.ts'
import type { Claim } from '#shared/server/work.ts'
import type { WorkerContext } from '../context.ts'
import type { AnswerIo, AnswerOutcome, AnswerRequest } from '../llm/provider.ts'
import { createTools } from '../tools/tools.ts'
import { hashOf } from '../upkeep/publish-instructions.ts'
import { createFollowUpFilter } from './follow-up-filter.ts'
import type { AnswerRun } from './run.ts'

/** What the reader sees while a tool works. */
const labels: Record<string, string> = {
  get_passage: 'Reading the passage',
  search_scripture: 'Searching the text',
  find_topic: "Looking through Nave's topics",
  get_cross_references: 'Following cross references',
  get_commentary: 'Reading the commentary',
  word_study: 'Looking at the words behind the verse',
}

/** Of so many gaps between pieces, one in 32 shows the same distribution. */
const GAPS_FOR_ONE = 32

/** An answer that ends sooner after its first word, as those of the finder, is not marked as being written. */
const MARKED_AFTER_MS = 100

/** The provider's inputs and callbacks, and the record of what it did with them. */
export type Recording = {
  io: AnswerIo
  timings: Record<string, number>
  tool_calls: NewAudit['tool_calls']
  /** The result of each call, at the call's index. */
  tool_results: NewAudit['tool_results']
  /** Shows the text that was kept back for the next piece. */
  endText(): void
  audit(claim: Claim, outcome: NewAudit['outcome'], made: Partial<AnswerOutcome>, error: string | null): NewAudit
}

/** Begins the record of a run; `started` is its start by performance.now(). */
export function createRecording(
  ctx: WorkerContext,
  claim: Claim,
  request: AnswerRequest,
  run: AnswerRun,
  started: number,
): Recording {
  const { db, finder, publisher } = ctx
  const tools = createTools({ db, finder, publisher, place: request.place, signal: run.signal })
  const isPublished = request.place.bible_id === publisher?.head.id
  const timings: Record<string, number> = {}
  const tool_calls: NewAudit['tool_calls'] = []
  const tool_results: NewAudit['tool_results'] = []
  const since = () => Math.round(performance.now() - started)
  const model = ctx.provider.model
  // the end of the answer overwrites it, and it never overwrites the end
  const mark = () => void markStreaming(ctx.db, Number(claim.entity_id)).catch(() => {})
  let marking: NodeJS.Timeout | undefined
  let lastText = 0
  let gaps = 0
  let filter = createFollowUpFilter()
  const show = (text: string) => text !== '' && run.text(text)
  return {
    timings,
    tool_calls,
    tool_results,
    endText: () => void show(filter.rest()),
    io: {
      signal: run.signal,
      onText(text) {
        const now = performance.now()
        if (timings.first_token_ms === undefined) {
          timings.first_token_ms = since()
          firstTokenSeconds.observe({ model }, timings.first_token_ms / 1000)
          ctx.log.info({ work_id: claim.id, fence: claim.fence, ms: timings.first_token_ms }, 'first token')
          marking = setTimeout(mark, MARKED_AFTER_MS)
        } else if (gaps++ % GAPS_FOR_ONE === 0) tokenGapSeconds.observe({ model }, (now - lastText) / 1000)
        lastText = now
        show(filter.next(text))
      },
      onReset(reason) {
        filter = createFollowUpFilter()
        run.reset(reason)
      },
      onStatus(state, tool) {
        const label = tool && labels[tool]
        // a reader sees the first word as soon as its status
        const send = state === 'writing' ? run.lead : run.send
        send({ event: 'status', data: { state, ...(tool && { tool }), ...(label && { label }) } })
      },
      async callTool(name, args) {
        const index = tool_calls.push({ tool_name: name, arguments: args }) - 1
        const answer = await tools.call(name, args)
        tool_results[index] = { tool_name: name, result: answer.result }
        return answer
      },
    },
    audit(claim, outcome, made, error) {
      clearTimeout(marking)
      return {
        work_id: claim.id,
        fence: claim.fence,
        message_id: Number(claim.entity_id),
        outcome,
        instructions_prompt: request.instructions,
        instructions_hash: hashOf(request.instructions),
        input_prompt: isPublished ? withoutPassage(request.prompt) : request.prompt,
        tool_calls,
        tool_results: tool_results.filter(Boolean).map((each) => (isPublished ? withoutText(each) : each)),
        llm_raw_response: made.raw ?? run.written(),
        model_provider: ctx.provider.name,
        model_name: made.model_name ?? ctx.provider.model,
        usage: { ...made.usage },
        timings: { ...timings, total_ms: since() },
        error: error && made.reason ? `${error}: ${made.reason}` : error,
      }
    },
  }
}

/** The prompt in a form that may be stored if the passage may not. */
function withoutPassage(prompt: string): string {
  return prompt.replace(/<passage>[\s\S]*?<\/passage>/, `<passage>\n${NOT_STORED}\n</passage>`)
}

type ToolRecord = NewAudit['tool_results'][number]

function withoutText(record: ToolRecord): ToolRecord {
  return record.tool_name === 'get_passage' ? { ...record, result: { note: NOT_STORED } } : record
}
