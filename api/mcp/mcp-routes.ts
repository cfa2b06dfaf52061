import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { z } from 'zod'
import type { Context, Deps } from '../context.ts'
import { readJson } from '../http/body.ts'
import { asHttpError, HttpError, notFound } from '../http/errors.ts'
import { createRouter } from '../http/route.ts'
import { createMcpServer, toolLimits } from './mcp-tools.ts'

/*
 * The Model Context Protocol over Streamable HTTP, without sessions: each POST is one message with one JSON response,
 * from a new server. Errors are JSON-RPC errors. The caller is anonymous.
 */

const PARSE_ERROR = -32700
const INVALID_REQUEST = -32600
const SERVER_ERROR = -32000

const Id = z.object({ id: z.union([z.string(), z.number()]) })
const ToolCall = z.object({ method: z.literal('tools/call'), params: z.object({ name: z.string() }) })

/** The endpoint for other assistants. */
export function mcpRoutes(deps: Deps) {
  const routes = createRouter()

  routes.post(
    '/mcp',
    'The Model Context Protocol over Streamable HTTP: one message, its answer or its error',
    { body: z.record(z.string(), z.unknown()), answer: z.record(z.string(), z.unknown()) },
    async (ctx) => {
      if (!ctx.env.ENABLE_MCP) throw notFound()
      let message: unknown
      try {
        await ctx.limits.call(ctx)
        message = await readJson(ctx.req)
        if (Array.isArray(message)) throw new HttpError(400, 'invalid', 'Batches are not supported: send one message.')
        const call = ToolCall.safeParse(message).data
        const limit = call && Object.hasOwn(toolLimits, call.params.name) && toolLimits[call.params.name]
        if (limit) await ctx.limits[limit](ctx)
        await answer(ctx, message, deps)
      } catch (error) {
        refuse(ctx, asHttpError(error), message)
      }
    },
  )

  return routes
}

async function answer(ctx: Context, message: unknown, deps: Deps): Promise<void> {
  const server = createMcpServer(deps)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  try {
    await server.connect(transport)
    const given = ['accept', 'content-type', 'mcp-protocol-version'].map((name) => [name, ctx.get(name)] as const)
    const headers = given.filter(([, value]) => value !== '')
    const request = new Request('http://localhost/mcp', { method: 'POST', headers: Object.fromEntries(headers) })
    const response = await transport.handleRequest(request, { parsedBody: message })
    const body = await response.text()
    if (body !== '') ctx.type = 'application/json'
    ctx.body = body
    ctx.status = response.status
  } finally {
    await server.close()
  }
}

function refuse(ctx: Context, error: HttpError, message: unknown): void {
  if (error.status >= 500) ctx.log.error({ request_id: ctx.state.requestId, error: error.error }, 'message failed')
  const code = codeOf(error, message)
  ctx.set(error.extra.headers ?? {})
  ctx.status = error.status
  ctx.body = { jsonrpc: '2.0', error: { code, message: error.message }, id: Id.safeParse(message).data?.id ?? null }
}

function codeOf({ status }: HttpError, message: unknown): number {
  if (status === 400) return message === undefined ? PARSE_ERROR : INVALID_REQUEST
  return status === 413 || status === 415 ? INVALID_REQUEST : SERVER_ERROR
}
