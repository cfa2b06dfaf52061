import { parseSync } from 'vite'
import { importsOf, type SourceFile, sourceFiles } from './source-files.ts'

type Node = { type: string; start: number; [field: string]: unknown }

/** A call of an area's function. `keys` is empty if the key is not written in the call. */
export type WordsCall = {
  where: string
  area: string
  keys: string[]
  /** The names of the values; undefined for a second argument that is no object with plain names. */
  values: string[] | undefined
  isAtModuleLevel: boolean
}

/** What the sources do with the words: their calls, and the files that use each area; `all` is the text of all sources. */
export type WordsInCode = { calls: WordsCall[]; files: Map<string, SourceFile[]>; all: string }

const CATALOG = /^shared\/words\/en\/([\w-]+)\.json$/
const TYPE_ONLY = /^import type \w+ from '[^']*words\/en\/([\w-]+)\.json'/m
const MADE = /export const (\w+) = wordsOf\('([\w-]+)'/g
/** For pages that the server writes: a function that returns the words of an area in a language. */
const SERVED = /const (\w+) = serverWordsOf\('([\w-]+)'/g
/** A module for such pages: all that it exports returns the words of an area. */
const WRITER = /export const \w+ = serverWordsOf\('([\w-]+)'/

/** Reads the sources that use catalogs of words. */
export function readWordsInCode(): WordsInCode {
  const sources = sourceFiles('web/*.ts', 'web/*.tsx', 'api/*.ts', 'shared/*.ts', 'workers/*.ts')
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const exported = new Map(
    sources.map(({ path, text }) => [path, new Map([...text.matchAll(MADE)].map(([, name, area]) => [name!, area!]))]),
  )
  const served = new Map(
    sources.flatMap((source) => {
      const [, area] = WRITER.exec(source.text) ?? []
      const names = [...source.text.matchAll(/export const (\w+)/g)].map(([, name]) => name!)
      return area ? [[source.path, { area, names }] as const] : []
    }),
  )
  const files = new Map<string, SourceFile[]>()
  const calls: WordsCall[] = []
  for (const source of sources) {
    const targets = importsOf(source).map(({ target }) => target)
    const own = targets.flatMap((target) => {
      const [, area = served.get(target)?.area] = CATALOG.exec(target) ?? []
      return area ?? [...(exported.get(target)?.values() ?? [])]
    })
    if (own.length === 0) continue
    // tables of keys may be in a file of their own
    const near = [source, ...targets.flatMap((target) => byPath.get(target) ?? [])]
    for (const area of own) files.set(area, [...(files.get(area) ?? []), ...near])
    calls.push(...callsOf(source, exported, served))
  }
  return { calls, files, all: sources.map(({ text }) => text).join('\n') }
}

function callsOf(
  { path, text }: SourceFile,
  exported: Map<string, Map<string, string>>,
  served: Map<string, { area: string; names: string[] }>,
): WordsCall[] {
  const parsed = parseSync(path, text)
  if (parsed.errors.length > 0) throw new Error(`${path}: ${parsed.errors[0]!.message}`)
  const program = parsed.program as unknown as Node
  const areas = new Map<string, string>()
  const makers = new Map([...text.matchAll(SERVED)].map(([, name, area]) => [name!, area!]))
  // shared code gets the function of an area as `say`
  const [, said] = TYPE_ONLY.exec(text) ?? []
  if (said) areas.set('say', said)
  const targets = new Set([path, ...importsOf({ path, text }).map(({ target }) => target)])
  for (const target of targets) {
    const { area: own, names = [] } = served.get(target) ?? {}
    if (own) areas.set('say', own)
    for (const name of names) makers.set(name, own!)
    for (const [name, area] of exported.get(target) ?? []) {
      const [, alias = name] = new RegExp(`[{,] ${name} as (\\w+)[ ,]`).exec(text) ?? []
      areas.set(alias, area)
    }
  }
  const objects = new Map<string, Node>()
  walk(program, 0, (node) => {
    const { id, init } = node as { id?: Node; init?: Node | null }
    if (node.type === 'VariableDeclarator' && init?.type === 'ObjectExpression') objects.set(String(id?.name), init)
  })
  const calls: WordsCall[] = []
  walk(program, 0, (node, depth) => {
    const area = node.type === 'CallExpression' && areaOf(node.callee as Node)
    if (!area) return
    const [key, given] = node.arguments as Node[]
    const where = `${path}:${text.slice(0, node.start).split('\n').length}`
    const values = given?.type === 'Identifier' ? objects.get(String(given.name)) : given
    calls.push({
      where,
      area,
      keys: key ? keysIn(key) : [],
      values: namesIn(values, !given),
      isAtModuleLevel: depth === 0,
    })
  })
  return calls

  /** The area of `words` in `words('key')`, and in `words(language)('key')`. */
  function areaOf(callee: Node): string | undefined {
    if (callee.type === 'Identifier') return areas.get(String(callee.name))
    const made = callee.type === 'CallExpression' ? (callee.callee as Node) : undefined
    return made?.type === 'Identifier' ? makers.get(String(made.name)) : undefined
  }
}

/** The keys of `words('key')` and of `words(isOn ? 'key' : 'other')`; empty if another is possible. */
function keysIn(node: Node): string[] {
  if (node.type === 'Literal') return [String(node.value)]
  if (node.type !== 'ConditionalExpression') return []
  const both = [keysIn(node.consequent as Node), keysIn(node.alternate as Node)]
  return both.some((keys) => keys.length === 0) ? [] : both.flat()
}

function namesIn(node: Node | undefined, isMissing: boolean): string[] | undefined {
  if (isMissing) return []
  if (node?.type !== 'ObjectExpression') return undefined
  const names = (node.properties as Node[]).map(({ type, key }) => type === 'Property' && (key as Node).name)
  return names.every((name) => typeof name === 'string') ? (names as string[]) : undefined
}

/** Visits every node; `depth` is the number of functions around it. */
function walk(node: Node, depth: number, visit: (node: Node, depth: number) => void): void {
  visit(node, depth)
  const inside = /Function/.test(node.type) ? depth + 1 : depth
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && typeof (child as Node).type === 'string')
        walk(child as Node, inside, visit)
    }
  }
}
