import type { Json } from './shapes.ts'

type Part = Json & {
  functionCall?: { name: string; args?: unknown }
  functionResponse?: Json
  thoughtSignature?: string
}
type Content = { role?: string; parts?: Part[] }

/** The schema fields that Gemini knows; the real service rejects others too. */
const schemaFields = new Set(
  (
    'type format title description nullable enum items minItems maxItems properties required minProperties ' +
    'maxProperties minLength maxLength pattern example anyOf propertyOrdering default minimum maximum'
  ).split(' '),
)

/**
 * The real service's objection to a body, as its message; undefined if it has none. `signatures` are the thought
 * signatures sent so far, by their calls.
 */
export function objectionTo(body: Json, signatures: Map<string, Set<string>>): string | undefined {
  const contents = body.contents as Content[] | undefined
  if (!Array.isArray(contents) || contents.length === 0) return 'contents is not specified'
  if (contents[0]?.role !== 'user') return 'Please ensure that the first content has the role user'
  return objectionToTurns(contents) ?? objectionToSignatures(contents, signatures) ?? objectionToTools(body)
}

/** The key of a call, under which its signature is looked up when it is sent back. */
export const callKey = (call: unknown): string => JSON.stringify(call)

function objectionToTurns(contents: Content[]): string | undefined {
  for (const [index, { role, parts }] of contents.entries()) {
    if (!['user', 'model', 'function'].includes(role ?? '')) return `Role '${role}' is not valid`
    if (!Array.isArray(parts) || parts.length === 0) return `contents[${index}].parts: must not be empty`
    for (const part of parts) if (Object.keys(part).length === 0) return 'Unable to submit request: empty part'
    const asked = calls(contents[index - 1])
    const given = parts.filter((part) => part.functionResponse)
    if (given.length !== asked.length) {
      return 'Please ensure that the number of function response parts is equal to the number of function call parts'
    }
    for (const [at, part] of given.entries()) {
      const { name, response } = part.functionResponse as { name?: string; response?: unknown }
      if (name !== asked[at]?.functionCall?.name) return `Function response ${name} answers no call`
      if (typeof response !== 'object' || response === null || Array.isArray(response)) {
        return `Invalid value at 'contents[${index}].parts[${at}].function_response.response'`
      }
    }
    if (calls(contents[index]).length > 0 && contents[index - 1]?.role === 'model') {
      return 'Please ensure that function call turn comes immediately after a user turn or a function response turn'
    }
  }
  return calls(contents.at(-1)).length > 0 ? 'Please ensure that each function call is answered' : undefined
}

const calls = (content: Content | undefined): Part[] => (content?.parts ?? []).filter((part) => part.functionCall)

function objectionToSignatures(contents: Content[], signatures: Map<string, Set<string>>): string | undefined {
  for (const [index, content] of contents.entries()) {
    for (const part of calls(content)) {
      const wanted = signatures.get(callKey(part.functionCall))
      if (wanted && !wanted.has(String(part.thoughtSignature))) {
        return `Function call \`${part.functionCall?.name}\` in the ${index + 1}. content block is missing a \`thought_signature\`.`
      }
    }
  }
  return undefined
}

function objectionToTools(body: Json): string | undefined {
  const config = body.generationConfig as Json | undefined
  if (config?.responseSchema) {
    const objection = objectionToSchema(config.responseSchema as Json, 'generation_config.response_schema')
    if (objection) return objection
  }
  for (const tool of (body.tools as { functionDeclarations: Json[] }[] | undefined) ?? []) {
    for (const { name, parameters } of tool.functionDeclarations) {
      if (!/^[A-Za-z_][\w.-]{0,63}$/.test(String(name))) return `Invalid function name '${name}'`
      const objection = parameters ? objectionToSchema(parameters as Json, `tools[0].${name}`) : undefined
      if (objection) return objection
    }
  }
  return undefined
}

function objectionToSchema(schema: Json, at: string): string | undefined {
  for (const field of Object.keys(schema)) {
    if (!schemaFields.has(field)) return `Invalid JSON payload received. Unknown name "${field}" at '${at}'`
  }
  if (Array.isArray(schema.type)) return `Proto field is not repeating, cannot start list at '${at}.type'`
  const inner = [
    ...Object.entries((schema.properties ?? {}) as Record<string, Json>),
    ...(schema.items ? [['items', schema.items as Json] as const] : []),
    ...((schema.anyOf as Json[] | undefined) ?? []).map((each, index) => [`anyOf[${index}]`, each] as const),
  ]
  for (const [name, each] of inner) {
    const objection = objectionToSchema(each, `${at}.${name}`)
    if (objection) return objection
  }
  return undefined
}
