import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '../../infra/run/postgres.ts'
import { removeCluster } from '../../infra/run/postgres-cluster.ts'
import { takeRunLock } from '../../infra/run/run-lock.ts'
import { withClient } from '../../infra/run/with-client.ts'
import { sourceFolder } from '../helpers/db/source-folder.ts'

const { folder, written } = sourceFolder()
const source = (verse: string) =>
  `<usfx><book id="GEN"><h>Genesis</h><c id="1"/><p><v id="1"/>${verse}<ve/></p></book></usfx>`

/** Runs `npm run import` with the data folder of an installation, and no address of a database. */
async function runImport(...args: string[]) {
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_DIR: folder }
  const child = spawn(process.execPath, ['infra/run/import-bible.ts', ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: code as number | null, said: said + errors }
}

test('the command imports into the database of `npm start`, whether that runs or not', async () => {
  const dir = join(folder, 'postgres')
  onTestFinished(() => removeCluster(dir))
  const first = await runImport(written('eng-first.xml', source('In the beginning.')))
  expect(first).toEqual({ code: 0, said: expect.stringContaining('eng-first: 1 books, 1 chapters, 1 verses') })

  const running = await startPostgres({ dir })
  onTestFinished(running.stop)
  const second = await runImport(written('eng-second.xml', source('God created.')))
  expect(second).toEqual({ code: 0, said: expect.stringContaining('eng-second: 1 books') })
  const { rows } = await withClient(running.url, (client) => client.query('select id from bibles order by id'))
  expect(rows).toEqual([{ id: 'eng-first' }, { id: 'eng-second' }])
})

test('without a source the command says how it is used', async () => {
  const { code, said } = await runImport()
  expect([code, said]).toEqual([1, expect.stringMatching(/^usage: npm run import -- <.*\n$/)])
})

test.each(['run/start', 'run/import-bible', 'backup/main', 'backup/restore'])(
  'the data are locked while infra/%s.ts uses them',
  async (name) => {
    const other = spawn(process.execPath, ['-e', 'process.stdin.resume()', '--', `infra/${name}.ts`], {
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    await once(other, 'spawn')
    const lock = join(folder, 'start.lock')
    writeFileSync(lock, String(other.pid))
    expect(() => takeRunLock(lock)).toThrow(`Philip is already running here, as process ${other.pid}.`)
    const ended = once(other, 'exit')
    other.stdin.end()
    await ended
    takeRunLock(lock)()
  },
)
