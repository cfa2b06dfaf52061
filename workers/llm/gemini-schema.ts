import type { JsonSchema } from './provider.ts'

const known = new Set(
  (
    'type format title description nullable enum items minItems maxItems properties required minProperties ' +
    'maxProperties minLength maxLength pattern example anyOf propertyOrdering default minimum maximum'
  ).split(' '),
)
const formats = new Set(['enum', 'date-time', 'float', 'double', 'int32', 'int64'])

/** Converts a JSON schema to the keywords that Gemini supports. Our check of the value covers the others. */
export function geminiSchema(schema: JsonSchema): JsonSchema {
  const plain: JsonSchema = {}
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') plain.properties = each(value as Record<string, JsonSchema>)
    else if (key === 'items') plain.items = geminiSchema(value as JsonSchema)
    else if (key === 'anyOf' || key === 'oneOf') plain.anyOf = (value as JsonSchema[]).map(geminiSchema)
    else if (key === 'const') plain.enum = [String(value)]
    else if (key === 'type' && Array.isArray(value)) Object.assign(plain, ofTypes(value as string[]))
    else if (key !== 'format' || formats.has(String(value))) if (known.has(key)) plain[key] = value
  }
  // its enums are strings; a number in them would be refused
  if (Array.isArray(plain.enum)) Object.assign(plain, { type: 'string', enum: plain.enum.map(String) })
  return plain
}

const each = (properties: Record<string, JsonSchema>) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, geminiSchema(schema)]))

function ofTypes(types: string[]): JsonSchema {
  const [first, ...others] = types.filter((type) => type !== 'null')
  const nullable = types.includes('null') ? { nullable: true } : {}
  return others.length > 0
    ? { anyOf: [first, ...others].map((type) => ({ type })), ...nullable }
    : { type: first, ...nullable }
}
