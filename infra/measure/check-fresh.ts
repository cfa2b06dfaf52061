import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bareDebian, type DebianRelease, RELEASES } from './fresh/debian.ts'
import { ACCOUNTS, type Account, type Machine, openMachine } from './fresh/machine.ts'
import { checkStart } from './fresh/start.ts'

/**
 * `npm run check:fresh -- [12|13] [root|sudo|user|none] [start|test] [test files]`: a bare Debian, a clone of the last
 * commit, the README's commands. Without arguments every release, account and command. Prints a row for each.
 */
const root = join(import.meta.dirname, '../..')
const folder = join(root, '.data/fresh')
const words = process.argv.slice(2)
const chosen = <T extends string | number>(all: readonly T[]) => {
  const named = all.filter((each) => words.includes(String(each)))
  return named.length > 0 ? named : all
}
const releases = chosen(Object.keys(RELEASES).map(Number) as DebianRelease[])
const accounts = chosen(ACCOUNTS)
const commands = chosen(['start', 'test'] as const)
const files = words.filter((word) => word.includes('/'))

type Outcome = { says: string; seconds?: number }

if (process.getuid?.() !== 0) end('Creating a bare Debian needs root: run this as root.')
if (!process.env.PHILIP_FRESH) {
  // separate namespaces: everything that is mounted or started ends with them
  const own = ['--mount', '--propagation=private', '--pid', '--fork', '--kill-child', '--mount-proc']
  process.once('SIGINT', () => {})
  const env = { ...process.env, PHILIP_FRESH: '1' }
  const args = [...own, process.execPath, import.meta.filename, ...words]
  const { status } = spawnSync('unshare', args, { stdio: 'inherit', env })
  process.exit(status ?? 1)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

for (const left of globSync('run-*', { cwd: folder })) rmSync(join(folder, left), { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const bundle = join(folder, 'philip.bundle')
execFileSync('git', ['bundle', 'create', '--quiet', bundle, 'HEAD'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
})
const rows: string[] = []
let failed = 0
for (const release of releases) {
  const base = bareDebian(release, folder, ['nodejs', 'npm', 'git'])
  for (const account of accounts) for (const command of commands) rows.push(await row(release, base, account, command))
}
process.stdout.write('| Debian | account | command | what happened | seconds | MB added | node_modules | .data |\n')
process.stdout.write(`|---|---|---|---|---|---|---|---|\n${rows.join('\n')}\n`)
end(`${rows.length - failed} passed, ${failed} failed`, failed === 0 ? 0 : 1)

async function row(release: DebianRelease, base: string, account: Account, command: 'start' | 'test'): Promise<string> {
  const machine = await openMachine(base, join(folder, `run-${process.pid}`), account, bundle)
  process.stdout.write(`Debian ${release}, ${account}, npm ${command}\n`)
  try {
    const { says, seconds } = await check(machine, account, command)
    const { all, packages, data } = machine.added()
    process.stdout.write(`✓ ${says}\n`)
    return `| ${[release, account, `npm ${command}`, says, seconds?.toFixed(0) ?? '', all, packages, data].join(' | ')} |`
  } catch (error) {
    failed += 1
    process.stdout.write(`✗ ${(error as Error).message}\n`)
    return `| ${[release, account, `npm ${command}`, 'failed', '', '', '', ''].join(' | ')} |`
  } finally {
    machine.end()
  }
}

async function check(machine: Machine, account: Account, command: 'start' | 'test'): Promise<Outcome> {
  if (account === 'user' || account === 'none') {
    const sentence = await refusal(machine, command)
    const line = /"(apt-get install [^"]+)"/.exec(sentence)?.[1]
    if (account === 'none') {
      if (line) throw new Error(`apt-get is named where there is none: ${sentence}`)
      return { says: `says: ${sentence}` }
    }
    if (!line) throw new Error(`no line for apt-get in: ${sentence}`)
    const { code, output } = await machine.asRoot(`DEBIAN_FRONTEND=noninteractive ${line} -qq -y`)
    if (code !== 0) throw new Error(`${line} failed: ${output.trim()}`)
  }
  const then = account === 'user' ? 'says what to install; with it ' : ''
  if (command === 'start') return { says: `${then}starts, reads, answers, ends`, seconds: await checkStart(machine) }
  const began = performance.now()
  const { code, output } = await machine.run(
    ['npm test', ...(files.length > 0 ? ['--', ...files] : [])].join(' '),
    {},
    true,
  )
  const last = output.trim().split('\n').at(-1) ?? ''
  if (code !== 0) throw new Error(`npm test ended with ${code}: ${last}`)
  return { says: then + last, seconds: (performance.now() - began) / 1000 }
}

/** The last output of a command on a machine that lacks something and may not install it: one sentence. */
async function refusal(machine: Machine, command: string): Promise<string> {
  const { code, output } = await machine.run(`npm ${command}`)
  const last = output.trim().split('\n').at(-1) ?? ''
  if (code === 0 || !/^Philip needs .+: .+ try again, or run "docker compose up"/.test(last))
    throw new Error(`npm ${command} did not say what to install:\n${output.trim()}`)
  return last
}

function end(line: string, code = 1): never {
  process.stdout.write(`${line}\n`)
  process.exit(code)
}
