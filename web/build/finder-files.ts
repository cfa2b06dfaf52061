import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEVICE_WORDS, firstWordVectors } from '../../shared/finder/meaning.ts'
import type { WrittenFile } from '../../shared/finder/written-files.ts'
import { plainScript, shortHash } from './scripts.ts'

/** A file outside of the app's own; one whose name has its hash needs no revision. */
export type BuiltFile = { url: string; revision: string | null; source: string | Uint8Array }

const folder = join(import.meta.dirname, '../../shared/finder')

/** What answers questions on a device without a network: the script of a worker, and the data that it loads. */
export async function finderFiles(): Promise<BuiltFile[]> {
  const written = hashed('written', 'json', JSON.stringify(writtenFiles()))
  const vectors = readFileSync(join(folder, 'word-vectors.bin'))
  const meaning = hashed('meaning', 'bin', firstWordVectors(vectors, DEVICE_WORDS))
  const data = JSON.stringify({ written: written.url, meaning: meaning.url })
  const script = await plainScript('offline/device/worker.ts', { FINDER_DATA: data })
  return [{ url: '/finder/worker.js', revision: shortHash(script), source: script }, written, meaning]
}

function hashed(name: string, ending: string, source: string | Uint8Array): BuiltFile {
  return { url: `/finder/${name}-${shortHash(source)}.${ending}`, revision: null, source }
}

function writtenFiles(): WrittenFile[] {
  return globSync('**/*.md', { cwd: join(folder, 'written') })
    .filter((path) => path !== 'README.md')
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, 'written', path), 'utf8') }))
}
