/// <reference lib="dom" />
import type { Locator, Page } from 'playwright'
import { pseudo } from '../../../web/words/pseudo.ts'

type Named = { name?: string | RegExp; exact?: boolean }

/** A page in the pseudo-locale: names and texts of the interface are looked up as they are in English. */
export const inPseudo = (page: Page): Page => wrapped(page)

function wrapped<Target extends Page | Locator>(target: Target): Target {
  return new Proxy(target, {
    get(_, property) {
      const value = Reflect.get(target, property, target)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        const result: unknown = Reflect.apply(value, target, argumentsOf(String(property), given))
        return isLocator(result) ? wrapped(result) : result
      }
    },
  })
}

const isLocator = (value: unknown): value is Locator =>
  typeof (value as Partial<Locator> | null)?.getByRole === 'function' && !('goto' in (value as object))

function argumentsOf(method: string, [first, options, ...rest]: unknown[]): unknown[] {
  const named = options as Named | undefined
  if (method === 'getByRole')
    return named?.name ? [first, { ...named, name: eitherOf(named.name, named.exact) }] : [first, options]
  if (/^getBy(?:Text|Label|Placeholder|Title|AltText)$/.test(method))
    return [eitherOf(first as string | RegExp, named?.exact)]
  return [first, options, ...rest]
}

/** The text in English, as Scripture and names have it, or in the pseudo-locale. */
function eitherOf(text: string | RegExp, isExact = false): RegExp {
  const source = typeof text === 'string' ? text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : text.source
  const whole = isExact ? `^${source}$` : source
  const accented = pseudo(whole)
    .slice(1)
    .replace(/[~ ]*\]$/, '')
  const shown = accented.replace(/^\^/, '^\\[').replace(/\$$/, '[~ ]*\\]$')
  return new RegExp(`${whole}|${shown}`, typeof text === 'string' && !isExact ? 'i' : '')
}
