import { plainSource } from '#shared/quotes/source.ts'
import { callSettings } from '../llm/backend.ts'

/**
 * An answer that cannot be checked, without anything that presents words as quoted: no quotation marks, no block
 * quotes, no links, and no longer than any answer may be. Fast for any text.
 */
export function stripQuoting(markdown: string): string {
  return plainSource(markdown.slice(0, callSettings.textMax))
    .replace(/["“”„‟«»‹›「」『』＂❝❞〝〞〟‘‚‛″]/g, '')
    .replace(/(?<![\p{L}\p{N}])['’]|['’](?![\p{L}\p{N}])/gu, '')
    .replace(/^((?:[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t])*)(?:[ \t]*>)+[ \t]?/gm, '$1')
}
