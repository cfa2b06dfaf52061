import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'

const leftOut = [
  ...['htmlFlow', 'htmlText', 'autolink', 'definition', 'labelStartImage'],
  ...['codeIndented', 'characterReference'],
]

/**
 * The markdown of an answer, for the server that checks it and the page that shows it: CommonMark with tables, but
 * without HTML, images, link definitions, character references and indented code, whose characters are shown literally.
 */
export const answerSyntax = {
  micromark: [gfmTable(), { disable: { null: leftOut } }],
  fromMarkdown: [gfmTableFromMarkdown()],
}
