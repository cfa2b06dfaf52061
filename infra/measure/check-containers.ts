import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../run/process.ts'
import { type Engine, openEngine } from './containers/engine.ts'
import { buildRelease, buildStandIns, releaseImage, removeImages } from './containers/images.ts'
import { findLeaks, privateWords } from './containers/leaks.ts'
import { maskPasswords, readPasswords } from './containers/passwords.ts'
import { openProject, type Ports, type Project, readLogs, remove } from './containers/project.ts'
import { checkBackup, checkPooler, checkScale, checkStops, gotThrough } from './containers/steps.ts'
import { ask, has, newVisitor, openSite } from './containers/visitor.ts'

/**
 * `npm run check:containers -- [--from <revision>] [--keep]`: tests the compose file in a real container engine, as
 * docs/containers.md describes. Starts with the previous release, which is the last tag or `--from`, and needs root or
 * an account that may use the engine. `--keep` keeps the images for the next run. Prints the seconds of each step and the
 * machine's load at its end.
 */
const root = join(import.meta.dirname, '../..')
const folder = join(root, '.data/containers')
const env = join(folder, 'check.env')
const words = process.argv.slice(2)
/** Used until tags exist: a release with an older schema. */
const BEFORE_TAGS = '4910ae03'

const rows: string[] = []
const began = performance.now()
let engine: Engine | undefined
let failure: Error | undefined
let ended: Promise<void> | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await cleanUp()
    process.exit(130)
  })
try {
  mkdirSync(folder, { recursive: true })
  engine = await openEngine(folder)
  say(engine.name)
  await check(engine)
} catch (error) {
  failure = error as Error
  say(`✗ ${failure.message}`)
}
await cleanUp()
say(`| Step | Seconds | Load at its end |\n|---|---|---|\n${rows.join('\n')}`)
const seconds = ((performance.now() - began) / 1000).toFixed(0)
say(failure ? `✗ ${failure.message}` : `✓ all of it, in ${seconds} s`)
process.exit(failure ? 1 : 0)

async function check(engine: Engine): Promise<void> {
  remove(engine)
  await step('replacements of the third-party images', async () => buildStandIns(engine, folder))
  const from = previousRevision()
  const previous = await step(`our image of ${from}`, async () => build(engine, from, 'previous'))
  const current = await step('our image of the last commit', async () => build(engine, 'HEAD', 'this'))
  const ports: Ports = { https: await freePort(), admin: await freePort(), grafana: await freePort() }
  rmSync(env, { force: true })
  writeFileSync(env, 'APEX_HOST=localhost\n', { mode: 0o600 })
  execFileSync('sh', [join(root, 'infra/deploy/passwords.sh'), env])
  const shared = { ports, envFile: env }
  const before = openProject(engine, { folder: previous.context, image: releaseImage('previous'), ...shared })
  await step('the previous release, from nothing to healthy', () => up(before))
  const site = openSite(ports.https, authority(engine, before))
  const kept = await step('a question through Caddy over HTTPS', async () => ask(site, await newVisitor(site)))
  let logs = readLogs(engine, new Map())

  const release = { folder: current.context, image: releaseImage('this'), ...shared }
  const now = openProject(engine, release)
  await step('the update to this release', () => up(now))
  logs = readLogs(engine, logs)
  if (!(await has(site, kept))) throw new Error('The conversation from before the update is gone.')
  await step('a question after the update, by the same visitor', () => ask(site, kept.visitor))
  await step('Prometheus and Grafana', () => gotThrough(engine, now, ports, env))
  await step('four workers for questions', () => checkScale(engine, now, site))
  await step('each service stopped and started', () => checkStops(now, site, kept.visitor))
  logs = readLogs(engine, logs)
  await step('backup, loss, restore', () => checkBackup(engine, now, site, kept))
  await step('the pooler of the cluster', () => checkPooler(engine, release, site))
  logs = readLogs(engine, logs)
  const lines = findLeaks(logs, privateWords(engine, now, site, env))
  say(
    `${logs.size} containers logged ${lines.total} lines, ${lines.leaks.length} with something of a visitor or a password`,
  )
  say(`${site.refused} questions were refused for the moment and asked again`)
  if (lines.leaks.length > 0) throw new Error(`In the logs:\n${lines.leaks.slice(0, 10).join('\n')}`)
}

function build(engine: Engine, revision: string, name: 'previous' | 'this') {
  const built = buildRelease(engine, folder, revision, releaseImage(name))
  say(`${releaseImage(name)}: ${built.mb} MB`)
  return built
}

async function up(project: Project): Promise<void> {
  project.compose(['up', '--detach', '--no-build', '--remove-orphans'])
  await project.healthy()
}

/** The certificate of Caddy's own authority, which signs for names that are not public. */
function authority(engine: Engine, project: Project): string {
  return engine.docker(['exec', project.container('web'), 'cat', '/data/caddy/pki/authorities/local/root.crt'])
}

function previousRevision(): string {
  const at = words.indexOf('--from')
  if (at >= 0) return words[at + 1] ?? ''
  const { status, stdout } = spawnSync('git', ['describe', '--tags', '--abbrev=0'], { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : BEFORE_TAGS
}

async function step<T>(name: string, run: () => Promise<T>): Promise<T> {
  say(`… ${name}`)
  const started = performance.now()
  const result = await run()
  const taken = ((performance.now() - started) / 1000).toFixed(0)
  const [load = 0] = loadavg()
  rows.push(`| ${name} | ${taken} | ${load.toFixed(1)} |`)
  say(`✓ ${name}: ${taken} s`)
  return result
}

/** Once, even if a signal interrupts the check. */
function cleanUp(): Promise<void> {
  ended ??= engine ? removeAll(engine) : Promise.resolve()
  return ended
}

async function removeAll(engine: Engine): Promise<void> {
  try {
    if (failure) keepLogs(engine)
    const mb = spawnSync('du', ['-sm', folder], { encoding: 'utf8' }).stdout.split('\t')[0]
    const left = remove(engine)
    if (left.length > 0) failure ??= new Error(`These were not removed: ${left.join(', ')}`)
    if (!words.includes('--keep')) removeImages(engine)
    say(`${mb} MB of disk were in use below ${folder}`)
  } catch (error) {
    failure ??= error as Error
  }
  try {
    await engine.end()
    const own = words.includes('--keep') ? [] : ['engine', 'philip-check-previous', 'philip-check-this', 'check.env']
    for (const name of own) rmSync(join(folder, name), { recursive: true, force: true })
  } catch (error) {
    failure ??= error as Error
  }
}

/** After a failure the containers' logs are in one file. */
function keepLogs(engine: Engine): void {
  const file = join(folder, 'logs.txt')
  const parts = [...readLogs(engine, new Map())].map(([container, log]) => `==> ${container}\n${log}`)
  writeFileSync(file, parts.join('\n'), { mode: 0o600 })
  say(`The logs of all containers are in ${file}`)
}

/** Prints a line without the passwords that a failed command or a log may contain. */
function say(line: string): void {
  process.stdout.write(`${maskPasswords(line, readPasswords(env))}\n`)
}
