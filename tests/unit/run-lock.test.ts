import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { beforeEach, expect, onTestFinished, test } from 'vitest'

let folder: string
let lock: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-lock-'))
  lock = join(folder, 'start.lock')
  // no process has an id so large
  writeFileSync(lock, '99999999')
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

/** A start that waits for a line before it removes a lock that a killed run left. */
const program = `
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  const [, lock] = process.argv
  const { rmSync } = fs
  fs.rmSync = (path, options) => {
    if (path === lock) {
      fs.writeSync(1, 'removing\\n')
      fs.readSync(0, Buffer.alloc(1))
    }
    rmSync(path, options)
  }
  syncBuiltinESMExports()
  const { takeRunLock } = await import('${new URL('../../infra/run/run-lock.ts', import.meta.url).href}')
  try {
    takeRunLock(lock)
    fs.writeSync(1, 'taken\\n')
  } catch (error) {
    fs.writeSync(1, error.message + '\\n')
  }
  process.stdin.resume()`

type Start = { child: ChildProcess; next: () => Promise<string>; proceed: () => void }

function start(): Start {
  const args = ['--input-type=module', '--eval', program, lock, 'infra/run/start.ts']
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]()
  const next = async () => String((await lines.next()).value)
  return { child, next, proceed: () => void child.stdin!.write('\n') }
}

test('of two starts at once only one takes over the lock of a killed run', async () => {
  const first = start()
  expect(await first.next()).toBe('removing')
  const second = start()
  expect(await second.next()).toBe(`Philip is already running here, as process ${first.child.pid}.`)
  first.proceed()
  expect(await first.next()).toBe('taken')
  expect(readFileSync(lock, 'utf8')).toBe(String(first.child.pid))
  expect(readdirSync(folder)).toEqual(['start.lock'])
})

test('a start that is killed while it takes over the lock leaves it to the next', async () => {
  const killed = start()
  expect(await killed.next()).toBe('removing')
  killed.child.kill('SIGKILL')
  await once(killed.child, 'exit')
  const next = start()
  expect(await next.next()).toBe('removing')
  next.proceed()
  expect(await next.next()).toBe('taken')
  expect(readFileSync(lock, 'utf8')).toBe(String(next.child.pid))
  expect(existsSync(`${lock}.takeover`)).toBe(false)
})
