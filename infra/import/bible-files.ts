import { createHash } from 'node:crypto'
import { createReadStream, existsSync, globSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { bookOrder } from '../../shared/bible/books.ts'
import { SourceError } from '../../shared/bible/formats/xml.ts'
import { MAX_BYTES, type SourceFile, sourceText, swordSource } from './sources.ts'
import { listZipped } from './zip.ts'

export type FileFormat = 'sword' | 'osis' | 'usfx' | 'usx' | 'usfm'
export type BibleFile = SourceFile & { format: FileFormat }
/** A translation: one file, or several with a book each, in the order of the books. Its SHA-256 in hex. */
export type BibleSource = { name: string; files: () => Promise<BibleFile[]>; sha256: () => Promise<string> }

// archives and folders also contain terms, styles and descriptions
const aside = /(?:^|\/)(?:copr|copyright|\.|__|license|styles|metadata|versification)|(?:metadata|names)\.xml$/i
const byBook = /\.(?:usx|usfm|sfm)$/i
const MAX_FILES = 1000

/** The source for a command-line argument: `sword:MODULE`, or a path to a file, a .zip or a folder of files. */
export function bibleSource(text: string): BibleSource {
  if (text.startsWith('sword:')) {
    const source = swordSource(text.slice('sword:'.length))
    return { ...source, files: async () => [{ ...source, format: 'sword' }] }
  }
  if (!existsSync(text)) throw new SourceError(`no such file: ${basename(text)}`)
  const name = basename(text)
  if (statSync(text).isDirectory())
    return { name, files: () => textsAmong(listFolder(text), 'folder'), sha256: () => hashFiles(listFolder(text)) }
  if (statSync(text).size > MAX_BYTES) throw new SourceError(`${name} is larger than ${MAX_BYTES} bytes`)
  const file = fileAt(text, name)
  if (/\.zip$/i.test(text))
    return {
      name,
      files: async () => textsAmong(await listZipped(text, MAX_BYTES), 'archive'),
      sha256: () => hashFiles([file]),
    }
  return {
    name,
    files: async () => [{ ...file, format: (await readHead(file)).format }],
    sha256: () => hashFiles([file]),
  }
}

const fileAt = (path: string, name: string): SourceFile => ({ name, open: () => createReadStream(path) })

/** The files of a folder and the folders in it, by name. */
function listFolder(folder: string): SourceFile[] {
  const names = globSync('**/*', { cwd: folder }).sort()
  if (names.length > 10 * MAX_FILES) throw new SourceError(`the folder contains more than ${10 * MAX_FILES} files`)
  return names
    .filter((name) => statSync(join(folder, name)).isFile() && isText(name))
    .map((name) => fileAt(join(folder, name), name.replaceAll('\\', '/')))
}

const isText = (name: string): boolean => (byBook.test(name) || /\.(?:xml|osis|usfx)$/i.test(name)) && !aside.test(name)

/** The texts among the files of a folder or an archive: one, or one of each book. */
async function textsAmong(files: SourceFile[], where: 'folder' | 'archive'): Promise<BibleFile[]> {
  const texts = files.filter(({ name }) => isText(name))
  // beside files of single books, others are descriptions
  const books = texts.filter(({ name }) => byBook.test(name))
  const chosen = books.length > 0 ? books : texts
  if (chosen.length === 0) throw new SourceError(`the ${where} contains no .xml, .usx, .usfm or .sfm file`)
  if (chosen.length > MAX_FILES) throw new SourceError(`the ${where} contains more than ${MAX_FILES} texts`)
  const found: (BibleFile & { order: number })[] = []
  for (const file of chosen) {
    const { format, book } = await readHead(file).catch((error) => {
      throw chosen.length > 1 && error instanceof SourceError
        ? new SourceError(`${file.name}: ${error.message}`)
        : error
    })
    found.push({ ...file, format, order: bookOrder(book) })
  }
  const whole = found.filter(({ format }) => format === 'osis' || format === 'usfx')
  if (whole.length > 0 && found.length > 1)
    throw new SourceError(`the ${where} contains ${found.length} .xml files, one is expected`)
  return found.sort((a, b) => a.order - b.order)
}

/** The format of a file by its beginning, and the book that it names there. */
async function readHead(file: SourceFile): Promise<{ format: FileFormat; book: string }> {
  let head = ''
  for await (const chunk of sourceText(file)) {
    head += chunk
    if (head.length >= 8192) break
  }
  const usfm = /^\uFEFF?\s*\\id\s+(\w+)/.exec(head)
  if (usfm) return { format: 'usfm', book: usfm[1]! }
  const root = /^\uFEFF?(?:\s|<\?[^>]*\?>|<!--[\s\S]*?-->)*<(usfx|osis|usx)[\s>]/.exec(head)?.[1]
  if (root) return { format: root as FileFormat, book: /<book\b[^>]*\bcode="(\w+)"/.exec(head)?.[1] ?? '' }
  throw new SourceError(
    head.includes('<!DOCTYPE') ? 'a document type is not allowed' : 'the file is neither OSIS nor USFX, USX or USFM',
  )
}

/** The hash of the bytes of one file; of several, that of their names and bytes. */
async function hashFiles(files: SourceFile[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) {
    if (files.length > 1) hash.update(`${file.name}\0`)
    for await (const chunk of file.open()) hash.update(chunk)
  }
  return hash.digest('hex')
}
