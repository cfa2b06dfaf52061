import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { API_POOL, SEARCH_POOL, WORKER_POOL } from '../../../shared/server/connections.ts'
import { becomes } from '../../run/process.ts'
import type { Engine } from './engine.ts'
import { containers, LABEL, NAME, openProject, type Ports, type Project, type Release } from './project.ts'
import { ask, CANARY, has, newVisitor, read, type Site, type VisitorConversation } from './visitor.ts'

const WORKERS = 4
const POOLS = { 'philip-api': API_POOL, 'philip-search': SEARCH_POOL, 'philip-worker': WORKER_POOL }
/** The pool sizes of pooler.yaml together. */
const POOLED = 80
const OURS = ['api', 'worker-chat', 'worker-batch']

/** Prometheus reaches all of our processes; Grafana requires its password. */
export async function gotThrough(engine: Engine, project: Project, { grafana }: Ports, envFile: string): Promise<void> {
  const asked = ['wget', '-q', '-O', '-', 'http://127.0.0.1:9090/api/v1/targets']
  let targets: { health: string }[] = []
  await until('Prometheus finds every process', () => {
    const { data } = JSON.parse(engine.docker(['exec', project.container('prometheus'), ...asked]))
    targets = data.activeTargets
    return targets.length === OURS.length && targets.every(({ health }) => health === 'up')
  })
  const password = /^GRAFANA_PASSWORD=(.*)$/m.exec(readFileSync(envFile, 'utf8'))?.[1]
  for (const [given, expected] of [
    ['admin', 401],
    [password, 200],
  ] as const) {
    const headers = { Authorization: `Basic ${Buffer.from(`admin:${given}`).toString('base64')}` }
    const { status } = await fetch(`http://127.0.0.1:${grafana}/api/health`, { headers })
    if (status !== expected) throw new Error(`Grafana answered ${status} instead of ${expected}.`)
  }
}

/** Scales the workers up, and checks that many concurrent questions are all answered. */
export async function checkScale(engine: Engine, project: Project, site: Site): Promise<void> {
  project.compose(['up', '--detach', '--no-build', '--no-recreate', '--scale', `worker-chat=${WORKERS}`])
  await project.healthy()
  const running = containers(engine, 'worker-chat').length
  if (running !== WORKERS) throw new Error(`${running} workers run instead of ${WORKERS}.`)
  await Promise.all(Array.from({ length: 12 }, async () => ask(site, await newVisitor(site))))
}

/** The status of a chapter while a service is away: none without Caddy, an error without the API, else the chapter. */
const READING: Record<string, number[]> = { web: [0], api: [502, 503] }

/**
 * Stops and starts each service in turn. Checks that reading works as far as it can, and that questions are answered
 * again afterwards.
 */
export async function checkStops(project: Project, site: Site, visitor: string): Promise<void> {
  for (const service of project.services.filter((name) => name !== 'migrate')) {
    project.compose(['stop', service])
    const expected = READING[service] ?? [200]
    const status = await read(site, visitor)
    if (!expected.includes(status)) throw new Error(`Without ${service} a chapter answered ${status}.`)
    // a question that a failing service logs is found at the end
    const body = { bible_id: 'eng-web', bookId: 'JHN', chapter: 3, prompt: `Who is Nicodemus? ${CANARY}` }
    const asked = site.call({ method: 'POST', path: '/api/chat', body, visitor }).catch(() => undefined)
    if (service !== 'worker-chat') await asked
    project.compose(['start', service])
    await project.healthy()
    const late = await asked
    if (service === 'worker-chat' && !/event: stream_end[\s\S]*complete/.test(late?.body ?? ''))
      throw new Error(`A question that waited for its worker was not answered: ${late?.body.slice(-300)}`)
    await until('questions are answered again', async () => {
      await ask(site, await newVisitor(site))
      return true
    })
  }
}

/** Makes a backup through the migration container, deletes everything, and restores the backup. */
export async function checkBackup(
  engine: Engine,
  project: Project,
  site: Site,
  kept: VisitorConversation,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'philip-check-'))
  const file = join(folder, 'philip.sql.gz')
  const within = (input: number | 'ignore', output: number | 'pipe', ...command: string[]) =>
    project.compose(['run', '--rm', '-T', '--no-deps', 'migrate', 'node', ...command], {
      stdio: [input, output, 'pipe'],
    })
  const target = openSync(file, 'w', 0o600)
  within('ignore', target, 'infra/backup/main.ts', '-')
  closeSync(target)
  const late = await ask(site, await newVisitor(site))
  project.compose(['stop', ...OURS])
  const sql = 'drop schema public cascade; create schema public'
  engine.docker(['exec', project.container('postgres'), 'psql', '-U', 'philip', '-c', sql])
  const source = openSync(file, 'r')
  within(source, 'pipe', 'infra/backup/restore.ts', '-', '--yes')
  closeSync(source)
  project.compose(['start', ...OURS])
  await project.healthy()
  if (!(await has(site, kept))) throw new Error('The restored database lacks a conversation of the backup.')
  if (await has(site, late)) throw new Error('The restored database has a conversation from after the backup.')
  await ask(site, await newVisitor(site))
  rmSync(folder, { recursive: true })
}

/** Questions and searches through PgBouncer as infra/deploy/k8s configures it, with its statement timeouts. */
export async function checkPooler(engine: Engine, release: Release, site: Site): Promise<void> {
  const file = join(release.folder, 'infra/deploy/k8s/base/pooler.yaml')
  const manifests = parseAllDocuments(readFileSync(file, 'utf8')).map((document) => document.toJS())
  const ini = join(release.folder, 'pgbouncer.ini')
  writeFileSync(ini, manifests.find(({ kind }) => kind === 'ConfigMap').data['pgbouncer.ini'])
  const [container] = manifests.find(({ kind }) => kind === 'Deployment').spec.template.spec.containers
  const password = /^POSTGRES_PASSWORD=(.*)$/m.exec(readFileSync(release.envFile, 'utf8'))?.[1]
  const limits = ['--read-only', '--tmpfs', '/tmp', '--user', '1000', '--cap-drop', 'ALL', '--label', LABEL]
  const network = ['--network', `${NAME}_stores`, '--network-alias', 'pooler']
  // passwords are given in the environment: arguments are visible to every account
  const given = ['--env', 'POSTGRES_PASSWORD', '--volume', `${ini}:/etc/pgbouncer/pgbouncer.ini:ro`]
  const run = ['run', '--detach', ...limits, ...network, ...given, `${release.image}-pooler`, ...container.command]
  const pooler = engine.docker(run, { env: { POSTGRES_PASSWORD: password } }).trim()

  const url = (database: string) => `postgresql://philip:${password}@pooler:6432/${database}`
  const postgres = containers(engine, 'postgres')[0] ?? ''
  for (const [database, { statementTimeoutMs }] of Object.entries(POOLS)) {
    const address = ['-h', 'pooler', '-p', '6432', '-U', 'philip', '-d', database]
    const asked = ['psql', ...address, '-tAc', "select setting from pg_settings where name = 'statement_timeout'"]
    const as = { env: { PGPASSWORD: password } }
    await until(`the pooler gives ${database} its time`, () => {
      return (
        engine.docker(['exec', '--env', 'PGPASSWORD', postgres, ...asked], as).trim() === String(statementTimeoutMs)
      )
    })
  }
  const worker = { DATABASE_URL: url('philip-worker') }
  const api = { DATABASE_URL: url('philip-api'), SEARCH_DATABASE_URL: url('philip-search') }
  const environment = { api, 'worker-chat': worker, 'worker-batch': worker }
  const project = openProject(engine, { ...release, environment })
  project.compose(['up', '--detach', '--no-build', '--no-deps', ...OURS])
  await project.healthy()
  await Promise.all(Array.from({ length: 12 }, async () => ask(site, await newVisitor(site))))
  const { status, body } = await site.call({ path: '/api/bible/eng-web/search?q=shepherd' })
  if (status !== 200) throw new Error(`A search through the pooler answered ${status}: ${body.slice(0, 200)}`)
  checkConnections(engine, postgres, pooler)
}

/** Throws if a process of ours is connected to Postgres directly, or the pooler opened more connections than it may. */
function checkConnections(engine: Engine, postgres: string, pooler: string): void {
  const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}'
  const address = engine.docker(['inspect', '--format', format, pooler]).trim()
  const sql = `select count(*) filter (where client_addr = '${address}'), count(*) filter (where client_addr <> '${address}')
    from pg_stat_activity where application_name ~ '^philip-(api|worker)'`
  const counts = engine.docker(['exec', postgres, 'psql', '-U', 'philip', '-tAF', ' ', '-c', sql]).trim()
  const [pooled = 0, direct = 0] = counts.split(' ').map(Number)
  if (pooled === 0 || pooled > POOLED) throw new Error(`The pooler has ${pooled} connections to Postgres.`)
  if (direct > 0) throw new Error(`${direct} connections to Postgres do not use the pooler.`)
}

/** Retries for two minutes. Throws with the last error. */
async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  let last = ''
  const isTrue = async () => {
    try {
      return await isSo()
    } catch (error) {
      last = (error as Error).message
      return false
    }
  }
  if (!(await becomes(isTrue, 120_000, 1000))) throw new Error(`This did not happen: ${what}. ${last}`)
}
