import postcss from 'postcss'

/** A class of a module's sheet, as class-names.ts writes it; the others belong to texts that the API inserts. */
const OF_MODULE = /_[\w-]{3}$/

/** What only an act of the visitor leads to, and paper. */
const LATER = /:(?:hover|active|checked|visited)\b|::(?:backdrop|selection|highlight|view-transition|marker)/
const LATER_RULES = new Set(['font-face', 'keyframes', 'starting-style', 'view-transition', 'page'])

const NOT = /:not\((?:[^()]|\([^()]*\))*\)/g
const ANY_OF = /:(?:is|where|has)\(((?:[^()]|\([^()]*\))*)\)/g

/**
 * The part of a style sheet that some HTML needs until the whole sheet is there: the rules whose classes and
 * elements occur in it. A rule in doubt is kept.
 */
export function criticalStyle(sheet: string, html: string): string {
  const root = postcss.parse(sheet)
  const isUsed = usesOf(html)
  root.walkAtRules((rule) => {
    if (LATER_RULES.has(rule.name) || (rule.name === 'media' && rule.params === 'print')) rule.remove()
  })
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter(isUsed)
    if (selectors.length > 0) rule.selectors = selectors
    else rule.remove()
  })
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return root.toString()
}

/** Whether a selector can match an element of the HTML. */
function usesOf(html: string): (selector: string) => boolean {
  const found = (pattern: RegExp) => new Set([...html.matchAll(pattern)].flatMap(([, names = '']) => names.split(' ')))
  const classes = found(/ class="([^"]*)"/g)
  const tags = found(/<([a-z][\w-]*)/g)
  const isUsed = (selector: string): boolean => {
    if (LATER.test(selector)) return false
    const positive = selector.replace(NOT, '')
    const choices = [...positive.matchAll(ANY_OF)].map(([, inside = '']) => postcss.list.comma(inside))
    const plain = positive.replace(ANY_OF, '')
    return (
      choices.every((some) => some.some(isUsed)) &&
      [...plain.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name) || !OF_MODULE.test(name)) &&
      [...plain.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/g)].every(([, tag = '']) => tags.has(tag))
    )
  }
  return isUsed
}
