import { spawn } from 'node:child_process'
import { SourceError } from '../../shared/bible/formats/xml.ts'
import { hashSwordModule } from './sword-library.ts'

/** A stream of bytes with a name. */
export type SourceFile = { name: string; open: () => AsyncIterable<Buffer> }
/** The origin of a text, read as one stream of bytes, and its SHA-256 in hex. */
export type Source = SourceFile & { sha256: () => Promise<string> }

export const MAX_BYTES = 150_000_000
const MAX_MODULE_BYTES = 600_000_000

/** A module of the SWORD library, in the import format that mod2imp writes. */
export function swordSource(module: string, library?: () => { path: string; remove: () => void }): Source {
  if (!/^[A-Za-z0-9_]{1,64}$/.test(module)) throw new SourceError('a SWORD module is named by letters and digits')
  return {
    name: `sword:${module}`,
    open: () => mod2imp(module, library?.()),
    sha256: async () => hashSwordModule(module),
  }
}

/** The text of a source, chunk by chunk. Throws SourceError if it is not UTF-8, empty or too large. */
export async function* sourceText(source: SourceFile): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const limit = source.name.startsWith('sword:') ? MAX_MODULE_BYTES : MAX_BYTES
  let bytes = 0
  const decode = (chunk?: Buffer) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
    } catch {
      throw new SourceError('the source is not UTF-8')
    }
  }
  for await (const chunk of source.open()) {
    bytes += chunk.length
    if (bytes > limit) throw new SourceError('the source is too large')
    yield decode(chunk)
  }
  if (bytes === 0) throw new SourceError('the source is empty')
  yield decode()
}

/** Reads the lines of a source to its end. */
export async function readLines(source: Source, onLine: (line: string) => void): Promise<void> {
  let rest = ''
  for await (const chunk of sourceText(source)) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  }
  onLine(rest)
}

async function* mod2imp(module: string, library?: { path: string; remove: () => void }): AsyncGenerator<Buffer> {
  const env = library ? { ...process.env, SWORD_PATH: library.path } : process.env
  // it writes a warning for each entry that it considers odd
  const child = spawn('mod2imp', [module], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('error', () => resolve('missing'))
    child.once('close', resolve)
  })
  try {
    yield* child.stdout as AsyncIterable<Buffer>
    const code = await ended
    if (code === 'missing') throw new SourceError('mod2imp is not installed: it comes with the package libsword-utils')
    if (code !== 0) throw new SourceError(`the SWORD module ${module} cannot be read`)
  } finally {
    child.kill()
    library?.remove()
  }
}
