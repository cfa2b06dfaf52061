import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createReply, type Reply } from './reply.ts'
import type { Json } from './shapes.ts'

export type OpenaiCall = { headers: IncomingHttpHeaders; body: OpenaiBody; closed: Promise<void>; leftEarly: boolean }
export type OpenaiBody = Json & { messages: OpenaiMessage[]; tool_choice?: string }
type OpenaiMessage = {
  role: string
  content: string | null
  tool_calls?: { id: string; function: Json }[]
  tool_call_id?: string
}
export type OpenaiScenario = (reply: Reply, body: OpenaiBody) => Promise<void> | void

/** One frame of a stream of chat completions. */
export const chunk = (delta: Json, finish_reason: string | null = null, extra: Json = {}): Json => ({
  ...{ id: 'chatcmpl', object: 'chat.completion.chunk', model: 'loopback', ...extra },
  choices: [{ index: 0, delta, finish_reason }],
})

/** The first frame of a tool call: the arguments may continue in later frames under the same index. */
export const callDelta = (index: number, name: string, json: string, id = `id_${index}`): Json => ({
  tool_calls: [{ index, id, type: 'function', function: { name, arguments: json } }],
})

/** An answer in frames of one word, with usage and `[DONE]` as servers send them. */
export const saying =
  (text: string, finish = 'stop'): OpenaiScenario =>
  (reply) => {
    reply.frame(chunk({ role: 'assistant', content: '' }))
    for (const word of text.split(/(?<= )/)) reply.frame(chunk({ content: word }))
    reply.frame(chunk({}, finish))
    reply.frame({
      choices: [],
      usage: { prompt_tokens: 20, completion_tokens: 5, prompt_tokens_details: { cached_tokens: 4 } },
    })
    reply.raw('data: [DONE]\n\n')
  }

/**
 * A server on loopback that implements OpenAI's chat completions; pass `url` as OPENAI_BASE_URL. Each call gets the
 * next scenario of the script, then `saying('All is well.')`. It rejects what a real one rejects: a result without its
 * call, a call without its result, two messages of the user in a row.
 */
export async function startOpenaiServer() {
  const scripted: OpenaiScenario[] = []
  const calls: OpenaiCall[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const bytes of request.setEncoding('utf8')) text += bytes
    const body = JSON.parse(text) as OpenaiBody
    const reply = createReply(response, { stream: true })
    const { promise, resolve } = Promise.withResolvers<void>()
    const call: OpenaiCall = { headers: request.headers, body, closed: promise, leftEarly: false }
    calls.push(call)
    response.on('close', () => {
      call.leftEarly = !response.writableFinished
      resolve()
    })
    if (request.url !== '/v1/chat/completions') return reply.json(404, { error: { message: 'no such path' } })
    const objection = objectionTo(body)
    if (objection) return reply.json(400, { error: { message: objection, type: 'invalid_request_error' } })
    try {
      await (scripted.shift() ?? saying('All is well.'))(reply, body)
      if (!reply.gone.aborted) reply.end()
    } catch (error) {
      if (!reply.gone.aborted) throw error
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    script: (...entries: OpenaiScenario[]) => void scripted.push(...entries),
    clear() {
      scripted.length = 0
      calls.length = 0
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function objectionTo({ messages, stream, tools, tool_choice }: OpenaiBody): string | undefined {
  if (!Array.isArray(messages) || messages.length === 0) return 'messages must not be empty'
  if (stream !== true) return 'only streams are served here'
  if (tool_choice !== undefined && !Array.isArray(tools)) return 'tool_choice is only allowed with tools'
  let open: string[] = []
  for (const [at, { role, tool_calls, tool_call_id }] of messages.entries()) {
    if (role === 'user' && messages[at - 1]?.role === 'user') return 'conversation roles must alternate'
    if (role === 'tool') {
      if (!open.includes(tool_call_id ?? '')) return `the result ${tool_call_id} answers no call`
      open = open.filter((id) => id !== tool_call_id)
    } else if (open.length > 0) return `there is no result for ${open.join(', ')}`
    if (tool_calls) open = tool_calls.map(({ id }) => id)
  }
  return open.length > 0 ? `there is no result for ${open.join(', ')}` : undefined
}
