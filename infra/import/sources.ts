import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { SourceError } from '../../shared/bible/formats/xml.ts'

/** Where a text comes from: a module of SWORD or a file, read as a stream of bytes. */
export type Source = { name: string; open: () => Readable }

const MAX_BYTES = 150_000_000
const MAX_MODULE_BYTES = 600_000_000

/** The source that a word on the command line names: `sword:MODULE`, or a path to an .xml or .zip file. */
export function sourceNamed(text: string): Source {
  if (text.startsWith('sword:')) return swordSource(text.slice('sword:'.length))
  if (!existsSync(text)) throw new SourceError(`there is no file ${basename(text)}`)
  if (statSync(text).size > MAX_BYTES) throw new SourceError(`${basename(text)} is larger than ${MAX_BYTES} bytes`)
  if (text.endsWith('.zip')) return { name: basename(text), open: () => command('unzip', ['-p', text, '*.xml']) }
  return { name: basename(text), open: () => createReadStream(text) }
}

/** A module of the SWORD library, in the import format that mod2imp writes. */
export function swordSource(module: string): Source {
  if (!/^[A-Za-z0-9_]{1,64}$/.test(module)) throw new SourceError('a SWORD module is named by letters and digits')
  return { name: `sword:${module}`, open: () => command('mod2imp', [module]) }
}

/** The settings of an installed module; undefined where it is not installed. */
export function swordConf(module: string): Record<string, string> | undefined {
  const listed = spawnSync(
    'sh',
    [
      '-c',
      'cat /usr/share/sword/mods.d/*.conf ~/.sword/mods.d/*.conf "$(brew --prefix 2>/dev/null)"/share/sword/mods.d/*.conf 2>/dev/null',
    ],
    {
      encoding: 'utf8',
      maxBuffer: 10_000_000,
    },
  ).stdout
  const section = listed.split(/^(?=\[)/m).find((part) => part.startsWith(`[${module}]`))
  if (!section) return undefined
  const pairs = [...section.matchAll(/^(\w+)=(.*)$/gm)].map((match) => [match[1] ?? '', (match[2] ?? '').trim()])
  return Object.fromEntries(pairs)
}

/** The text of a source, chunk by chunk. Throws SourceError when it is not UTF-8, empty or too large. */
export async function* sourceText(source: Source, onBytes?: (bytes: Buffer) => void): AsyncGenerator<string> {
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
  for await (const chunk of source.open() as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > limit) throw new SourceError('the source is too large')
    onBytes?.(chunk)
    yield decode(chunk)
  }
  if (bytes === 0) throw new SourceError('the source is empty')
  yield decode()
}

/** Reads the lines of a source to its end and returns the SHA-256 of its bytes in hex. */
export async function readLines(source: Source, onLine: (line: string) => void): Promise<string> {
  const hash = createHash('sha256')
  let rest = ''
  for await (const chunk of sourceText(source, (bytes) => hash.update(bytes))) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  }
  onLine(rest)
  return hash.digest('hex')
}

function command(name: string, args: string[]): Readable {
  // mod2imp writes a warning for each entry that it finds odd
  const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const output = child.stdout
  child.once('error', () => output.destroy(new SourceError(`${name} is not installed`)))
  return output
}
