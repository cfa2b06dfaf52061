import { expect, test } from 'vitest'
import {
  API_POOL,
  FILL_POOL,
  IDLE_IN_TRANSACTION_MS,
  SEARCH_POOL,
  WORKER_POOL,
  workerPoolSize,
} from '../../shared/server/connections.ts'
import { readEnv } from '../../shared/server/env.ts'
import { compose, type Manifest, manifests } from '../helpers/source/deploy-files.ts'

/** Postgres reserves 3 for superusers; an operator and a backup need some as well. */
const RESERVED = 3 + 7
/** The pool of `infra/run/fill.ts`, and one for migrations. */
const FILL_CONNECTIONS = FILL_POOL.max + 1
type Settings = ReturnType<typeof readEnv>
const apiConnections = ({ DATABASE_CONNECTIONS }: Settings) => DATABASE_CONNECTIONS
/** The pool of one worker, and one for the thread that watches its event loop. */
const workerConnections = (env: Settings) => workerPoolSize(env) + 1

const base = manifests('base')
const named = (kind: string, name: string): Manifest => {
  const found = base.find((each) => each.kind === kind && each.metadata.name === name)
  if (!found) throw new Error(`no ${kind} ${name}`)
  return found
}
const config = (named('ConfigMap', 'philip') as unknown as { data: Record<string, string> }).data
const stores = { DATABASE_URL: 'postgres://x', REDIS_URL: 'redis://x', ID_SECRET: 'x'.repeat(32) }
const inCluster = readEnv({ ...config, ...stores })

/** A deployment's maximum number of pods: its scaler's limit plus those that an update adds. */
function mostPods(name: string): number {
  const { spec } = named('Deployment', name)
  const scaler = base.find(
    (each) => ['HorizontalPodAutoscaler', 'ScaledObject'].includes(each.kind) && each.spec.scaleTargetRef.name === name,
  )
  const most = scaler ? (scaler.spec.maxReplicas ?? scaler.spec.maxReplicaCount) : spec.replicas
  expect(Number.isInteger(most), name).toBe(true)
  return most + spec.strategy.rollingUpdate.maxSurge
}

type Database = { pool: number; statementTimeoutMs: number; idleMs: number; dbname: string; host: string }

/** The pooler's databases and settings. */
function pooler() {
  const ini = (named('ConfigMap', 'pooler') as unknown as { data: Record<string, string> }).data['pgbouncer.ini']!
  const [, first = '', second = ''] = /\[databases\]\n(.*)\[pgbouncer\]\n(.*)/s.exec(ini) ?? []
  const number = (line: string, pattern: RegExp) => Number(pattern.exec(line)?.[1])
  const databases = new Map<string, Database>()
  for (const line of first.trim().split('\n')) {
    databases.set(line.split(' ')[0]!, {
      pool: number(line, /\bpool_size=(\d+)/),
      statementTimeoutMs: number(line, /statement_timeout = (\d+)/),
      idleMs: number(line, /idle_in_transaction_session_timeout = (\d+)/),
      dbname: /\bdbname=(\w+)/.exec(line)?.[1] ?? '',
      host: /\bhost=(\w+)/.exec(line)?.[1] ?? '',
    })
  }
  const settings = Object.fromEntries(
    second
      .trim()
      .split('\n')
      .map((line) => line.split(' = ') as [string, string]),
  )
  return { databases, settings }
}

/** The option `max_connections` of a Postgres command. */
const maxConnections = (command: string) => Number(/max_connections=(\d+)/.exec(command)?.[1])

test('all pods together open no more connections than Postgres allows', () => {
  const { databases } = pooler()
  const pools = [...databases.values()].reduce((sum, { pool }) => sum + pool, 0)
  const postgres = manifests('local').find((each) => each.kind === 'StatefulSet' && each.metadata.name === 'postgres')!
  const most = maxConnections(postgres.spec.template.spec.containers[0].args.join(' '))
  expect(most).toBe(200)
  const sum = mostPods('pooler') * pools + FILL_CONNECTIONS + RESERVED
  expect(pools).toBeGreaterThan(0)
  expect(sum).toBeLessThanOrEqual(most)
})

test('each pooler can serve all clients, because the other one may be down', () => {
  const { settings } = pooler()
  const clients =
    mostPods('api') * apiConnections(inCluster) +
    (mostPods('worker-chat') + mostPods('worker-batch')) * workerConnections(inCluster)
  expect(clients).toBe(832)
  expect(clients).toBeLessThanOrEqual(Number(settings.max_client_conn))
})

test('every process reaches Postgres through the pool with its own timeouts; only the migration bypasses it', () => {
  const { databases, settings } = pooler()
  const urls = base.flatMap((each) => {
    const container = each.spec?.template?.spec.containers[0]
    const given = (container?.env ?? []) as { name: string; value?: string }[]
    return given
      .filter(({ name }) => name.endsWith('DATABASE_URL'))
      .map(({ name, value }) => [each, name, value] as const)
  })
  const at = urls.map(([{ metadata }, name, value]) => `${metadata.name} ${name} ${value?.split('@')[1]}`)
  expect(at.sort()).toEqual([
    'api DATABASE_URL pooler:6432/philip-api',
    'api SEARCH_DATABASE_URL pooler:6432/philip-search',
    'migrate DATABASE_URL postgres:5432/philip',
    'worker-batch DATABASE_URL pooler:6432/philip-worker',
    'worker-chat DATABASE_URL pooler:6432/philip-worker',
  ])
  const times = (statementTimeoutMs: number) => ({
    ...{ statementTimeoutMs, idleMs: IDLE_IN_TRANSACTION_MS, dbname: 'philip', host: 'postgres' },
  })
  expect(databases.get('philip-api')).toMatchObject(times(API_POOL.statementTimeoutMs))
  expect(databases.get('philip-search')).toMatchObject(times(SEARCH_POOL.statementTimeoutMs))
  expect(databases.get('philip-worker')).toMatchObject(times(WORKER_POOL.statementTimeoutMs))
  expect(databases.size).toBe(3)
  // a client's own timeouts are ignored, not passed on
  expect(settings).toMatchObject({
    pool_mode: 'transaction',
    ignore_startup_parameters: 'statement_timeout,idle_in_transaction_session_timeout',
  })
})

test('the compose file fits its Postgres, scaled as infra/SCALING.md says', () => {
  const { services } = compose()
  const most = maxConnections(services.postgres!.command as string)
  const env = readEnv(stores)
  const sum = 4 * apiConnections(env) + (4 + 1) * workerConnections(env) + FILL_CONNECTIONS + RESERVED
  expect(sum).toBeLessThanOrEqual(most)
})
