import { ANSWER_TEXT_MAX } from '../limits.ts'
import { plainSource } from './source.ts'

/**
 * An answer that cannot be checked, without anything that presents words as quoted: no quotation marks, no block
 * quotes, no links, and no longer than any answer may be. Fast for any text.
 */
export function stripQuoting(markdown: string): string {
  return plainSource(markdown.slice(0, ANSWER_TEXT_MAX))
    .replace(/["“”„‟«»‹›「」『』＂❝❞〝〞〟‘‚‛″]/g, '')
    .replace(/(?<![\p{L}\p{N}])['’]|['’](?![\p{L}\p{N}])/gu, '')
    .replace(/^((?:[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t])*)(?:[ \t]*>)+[ \t]?/gm, '$1')
}
