import { STATUS_CODES } from 'node:http'
import { z } from 'zod'
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiResponseObject } from 'zod-openapi'
import { Problem } from '#shared/contract/error.ts'
import type { Operation } from '../http/route.ts'

const problem = Problem.meta({ id: 'Problem', description: 'RFC 9457, with a stable machine word' })
const visitorHeader = z.object({
  'X-User-ID': z.string().optional().meta({
    description: 'The visitor’s id as the server issued it. Without a valid one the call runs as a new visitor.',
  }),
})

/** The contract as an OpenAPI 3.1 document, generated from the schemas that also check the requests. */
export function describeApi(productName: string, operations: Operation[]) {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const operation of operations) {
    paths[operation.path] ??= {}
    paths[operation.path]![operation.method] = describe(operation)
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: productName, version: '1', description: 'Read the Bible, ask, and check the answer.' },
    paths,
  })
}

function describe({
  path,
  summary,
  needsVisitor,
  query,
  body,
  answer,
  status,
  errors = [],
}: Operation): ZodOpenApiOperationObject {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
  const parameters = z.object(Object.fromEntries(names.map((name) => [name, z.string()])))
  const refusals = [...new Set([...errors, 429])].sort()
  return {
    summary,
    requestParams: {
      ...(names.length > 0 && { path: parameters }),
      ...(query && { query }),
      ...(needsVisitor && { header: visitorHeader }),
    },
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: {
      ...success(answer, needsVisitor ?? false, status),
      ...Object.fromEntries(
        refusals.map((status) => [
          String(status),
          { description: STATUS_CODES[status]!, content: { 'application/problem+json': { schema: problem } } },
        ]),
      ),
    },
  }
}

function success(
  answer: Operation['answer'],
  needsVisitor: boolean,
  status = 200,
): Record<string, ZodOpenApiResponseObject> {
  const issued = z.string().optional().meta({ description: 'A new id for the visitor to keep' })
  const headers = needsVisitor ? { headers: z.object({ 'X-User-ID': issued }) } : {}
  if (answer === 'nothing') return { '204': { description: 'Done', ...headers } }
  if (answer === 'accepted') return { '202': { description: 'Accepted', ...headers } }
  const types = {
    ...{ html: 'text/html', markdown: 'text/markdown', events: 'text/event-stream', calendar: 'text/calendar' },
    ...{ picture: 'image/png', pdf: 'application/pdf' },
  }
  const content =
    typeof answer === 'string'
      ? { [types[answer]]: { schema: z.string() } }
      : { 'application/json': { schema: answer } }
  return { [String(status)]: { description: STATUS_CODES[status]!, content, ...headers } }
}
