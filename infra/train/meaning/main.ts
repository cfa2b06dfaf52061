import { writeFileSync } from 'node:fs'
import { meaningWords, packWordVectors } from '../../../shared/finder/meaning.ts'
import { chapterOf } from '../../../shared/finder/sources.ts'
import { lineTexts } from '../../../shared/finder/written-passages.ts'
import { createRandom } from '../../../shared/random.ts'
import { readWrittenIndex, readWrittenPassages } from '../../../shared/server/written-index.ts'
import { readGlove } from './glove.ts'
import { type Group, learnMeaning } from './learn.ts'

/*
 * npm run train:meaning
 * Learns what words mean from GloVe vectors and from the written index, and writes shared/finder/word-vectors.bin.
 */

const FILE = new URL('../../../shared/finder/word-vectors.bin', import.meta.url)

const entries = readWrittenIndex().map(
  ({ en, says, read }): Group => ({
    texts: [...en, ...(says ? [says] : [])].map(meaningWords),
    marks: new Set(read.map(chapterOf)),
  }),
)
const passages = readWrittenPassages().map(
  (written): Group => ({
    texts: lineTexts(written).map(meaningWords),
    marks: new Set([chapterOf(written.passage)]),
  }),
)
const vectors = learnMeaning([...entries, ...passages], readGlove(), createRandom(1))
const [{ length: dimensions }] = [...vectors.values()] as [Float32Array]
const file = packWordVectors(dimensions, vectors)
writeFileSync(FILE, file)
process.stdout.write(`${vectors.size} words of ${dimensions} numbers, ${Math.round(file.length / 1e5) / 10} MB\n`)
