import { parseSync } from 'vite'
import type { SourceFile } from './source-files.ts'

type Node = { type: string; start: number; [field: string]: unknown }

/** What a visitor sees or hears of an element besides its text. */
const SAID = /^(?:aria-(?:label|description|valuetext|roledescription)|title|placeholder|alt|label|legend|caption)$/

/** The texts of a screen's source that are in no catalog: "file:line text". Names and code may be marked as such. */
export function textsIn({ path, text }: SourceFile): string[] {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`)
  const found: string[] = []
  const report = (node: Node, words: string) => {
    if (/\p{L}/u.test(words.replace(/&\w+;/g, '')))
      found.push(`${path}:${text.slice(0, node.start).split('\n').length} ${words.trim()}`)
  }
  visit(program as unknown as Node)
  return found

  function visit(node: Node): void {
    if (node.type === 'JSXElement' && isMarked(node.openingElement as Node)) return
    if (node.type === 'JSXText') report(node, String(node.value))
    if (node.type === 'JSXAttribute' && SAID.test(nameOf(node))) said(node.value as Node | null)
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node.children as Node[]) if (child.type === 'JSXExpressionContainer') said(child)
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (child && typeof child === 'object' && typeof (child as Node).type === 'string') visit(child as Node)
  }

  /** Texts that an expression shows: of both branches of a condition, and of a template. */
  function said(node: Node | null): void {
    if (node?.type === 'Literal' && typeof node.value === 'string') report(node, node.value)
    else if (node?.type === 'TemplateLiteral')
      report(node, (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…'))
    else if (node?.type === 'ConditionalExpression')
      for (const part of ['consequent', 'alternate']) said(node[part] as Node)
    else if (node?.type === 'LogicalExpression') said(node.right as Node)
    else if (node?.type === 'JSXExpressionContainer') said(node.expression as Node)
  }
}

/** `<code>`, an element with a language of its own, and one that is not to be translated. */
function isMarked({ name, attributes }: Node): boolean {
  if ((name as Node).name === 'code') return true
  return (attributes as Node[]).some(
    (each) => each.type === 'JSXAttribute' && (nameOf(each) === 'translate' || nameOf(each) === 'lang'),
  )
}

const nameOf = (attribute: Node) => String((attribute.name as Node).name)
