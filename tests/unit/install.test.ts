import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** A clone after `git pull`, whose packages are older than its lockfile, with an npm that only leaves a mark. */
function oldClone() {
  const root = mkdtempSync(join(tmpdir(), 'philip-clone-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  mkdirSync(join(root, 'infra'))
  for (const file of ['install.js', 'needs.js', 'prepare.js', 'run-holder.js'])
    copyFileSync(`infra/${file}`, join(root, 'infra', file))
  write('package.json', '{"type":"module"}')
  write('package-lock.json', '{"packages":{}}')
  write('node_modules/.installed', 'older')
  mkdirSync(join(root, 'node_modules/node/bin'), { recursive: true })
  symlinkSync(process.execPath, join(root, 'node_modules/node/bin/node'))
  write('bin/npm', `#!/bin/sh\n: > "${join(root, 'npm-ran')}"\n`)
  chmodSync(join(root, 'bin/npm'), 0o755)
  const install = (command: string) => {
    const env = { PATH: `${join(root, 'bin')}:${process.env.PATH}`, npm_lifecycle_event: `pre${command}` }
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'infra/install.js')], { env, encoding: 'utf8' })
    return { status, stderr, hasInstalled: existsSync(join(root, 'npm-ran')) }
  }
  return { install, lock: (pid: number) => write('.data/start.lock', String(pid)) }
}

/** A process that looks like a running product. */
async function running(): Promise<number> {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()', '--', 'infra/run/start.ts'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  await once(child, 'spawn')
  onTestFinished(async () => {
    const ended = once(child, 'exit')
    child.stdin.end()
    await ended
  })
  return child.pid!
}

test.each(['backup', 'import', 'restore'])(
  '`npm run %s` leaves the packages of a running product alone',
  async (command) => {
    const { install, lock } = oldClone()
    lock(await running())
    expect(install(command)).toEqual({ status: 0, stderr: '', hasInstalled: false })
  },
)

test.each(['start', 'dev', 'test'])(
  '`npm run %s` is refused while a product runs on older packages',
  async (command) => {
    const { install, lock } = oldClone()
    const pid = await running()
    lock(pid)
    const stderr = `Philip runs here, as process ${pid}, and its packages must be replaced: stop it first.\n`
    expect(install(command)).toEqual({ status: 1, stderr, hasInstalled: false })
  },
)

test('older packages are replaced when no product runs, also after one was killed', () => {
  for (const pid of [undefined, process.pid]) {
    const { install, lock } = oldClone()
    if (pid) lock(pid)
    expect(install('start')).toEqual({ status: 0, stderr: '', hasInstalled: true })
  }
})
