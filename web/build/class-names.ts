import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const MARK_CHARACTERS = 3

/**
 * Gives the classes of each style sheet short names, which are the same in every build: the page's opening and its
 * script share sheets. The names consist of the class and a mark of the sheet.
 */
export function classNames(root: string): (name: string, file: string) => string {
  const sheets = new Map<string, string>()
  return (name, file) => {
    const path = relative(root, file)
    const mark = createHash('sha256').update(path).digest('base64url').slice(0, MARK_CHARACTERS)
    const other = sheets.get(mark) ?? path
    if (other !== path) throw new Error(`${path} and ${other} get the same mark: rename one of them`)
    sheets.set(mark, path)
    return `${name}_${mark}`
  }
}
