import { parseSync } from 'vite'

/** A text that people read: a comment, a sentence in a string, the name of a test, or a paragraph of a document. */
export type ReadableText = { kind: 'comment' | 'string' | 'test name' | 'document'; text: string; line: number }

type Node = { type: string; start: number } & Record<string, unknown>

const TESTS = ['test', 'it', 'describe']

/**
 * The texts of a file: comments and strings with several words of a program, names of tests and comments of a test
 * file, whose other strings are sample data, comments of configuration, and the lines of a document without code,
 * quotations and names of tests.
 */
export function readTexts(path: string, source: string): ReadableText[] {
  if (/\.(ts|tsx|js|mjs|cjs)$/.test(path)) return textsOfProgram(path, source)
  if (/\.md$/.test(path)) return textsOfDocument(source)
  if (/\.css$/.test(path)) return matches(source, /\/\*(.*?)\*\//gs)
  if (/\.sql$/.test(path)) return matches(source, /--(.*)$/gm)
  return matches(source, /(?:^|\s)#(.*)$/gm)
}

function textsOfProgram(path: string, source: string): ReadableText[] {
  const { program, comments } = parseSync(path, source)
  const lineAt = (position: number) => source.slice(0, position).split('\n').length
  const found = comments.map(
    ({ value, start }): ReadableText => ({
      kind: 'comment',
      text: oneLine(value.replace(/^\s*\*/gm, '')),
      line: lineAt(start),
    }),
  )
  const isTest = path.startsWith('tests/')
  walk(program as unknown as Node, (node) => {
    if (isTest) {
      const name = testName(node)
      if (name) found.push({ kind: 'test name', text: oneLine(name), line: lineAt(node.start) })
      return
    }
    const text = wordsOf(node)
    if (text && /\p{L}\s+\p{L}/u.test(text))
      found.push({ kind: 'string', text: oneLine(text), line: lineAt(node.start) })
  })
  return found
}

function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const each of node) walk(each, visit)
  else if (node && typeof node === 'object' && 'type' in node) {
    visit(node as Node)
    for (const value of Object.values(node)) if (value && typeof value === 'object') walk(value, visit)
  }
}

/** The text of a string, a template or JSX; placeholders become `…`. */
function wordsOf(node: unknown): string | undefined {
  const { type, value, quasis } = node as { type?: string; value?: unknown; quasis?: { value: { cooked: string } }[] }
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') return value
  return type === 'TemplateLiteral' ? quasis?.map((quasi) => quasi.value.cooked).join('…') : undefined
}

/** The name in `test('name', …)`, `test.each(rows)('name', …)` and their like. */
function testName(node: Node): string | undefined {
  if (node.type !== 'CallExpression') return undefined
  let callee = node.callee as Record<string, unknown> | undefined
  while (callee && callee.type !== 'Identifier')
    callee = (callee.object ?? callee.callee ?? callee.tag) as typeof callee
  return TESTS.includes(String(callee?.name)) ? wordsOf((node.arguments as unknown[])[0]) : undefined
}

function textsOfDocument(source: string): ReadableText[] {
  const prose = source
    .replace(/^```.*?^```/gms, blank)
    .replace(/`[^`\n]*`/g, blank)
    .replace(/“[^”\n]*”|› [^|\n]*/g, blank)
  return prose.split('\n').map((text, index) => ({ kind: 'document', text, line: index + 1 }))
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ')

function matches(source: string, pattern: RegExp): ReadableText[] {
  return [...source.matchAll(pattern)].map((match) => ({
    kind: 'comment',
    text: oneLine(match[1]!),
    line: source.slice(0, match.index).split('\n').length,
  }))
}

const oneLine = (text: string) =>
  text
    .replace(/`[^`]*`/g, '')
    .replace(/\s+/g, ' ')
    .trim()
