import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { UPLOAD_MS } from '../../api/operators/upload.ts'
import { readEnv } from '../../shared/server/env.ts'
import { queueNames } from '../../shared/server/queues.ts'
import { caddyfile, compose, type Directive, manifests } from '../helpers/source/deploy-files.ts'
import { listOperations } from '../helpers/source/routes.ts'

const { services, networks, volumes } = compose()

const all = Object.entries(services)

const ours = all.filter(([, service]) => service.image === 'philip')

/** Fills in unset variables as compose does; required ones get some value. */
function fill(_: string, name: string, how: string | undefined, rest: string): string {
  if (how === ':-') return rest
  return name === 'ID_SECRET' ? 'x'.repeat(32) : 'given'
}

const base = manifests('base').filter(({ kind }) => kind !== 'Kustomization')

/** The deployments of our own processes; the pooler in front of Postgres is third-party. */
const deployments = base.filter(({ kind, metadata }) => kind === 'Deployment' && metadata.name !== 'pooler')

const isWorker = ({ metadata }: { metadata: { name: string } }) => metadata.name.startsWith('worker')

const containerOf = (each: (typeof base)[number]) => each.spec.template.spec.containers[0]

test('every container is restricted: read-only, without capabilities, with an init and a limit of processes', () => {
  for (const [name, service] of all) {
    expect(service, name).toMatchObject({ read_only: true, init: true, cap_drop: ['ALL'] })
    expect(service.security_opt, name).toEqual(['no-new-privileges:true'])
    expect(service.container_name, name).toBeUndefined()
    if (name !== 'web') expect(service.cap_add, name).toBeUndefined()
  }
  expect(services.web?.cap_add).toEqual(['NET_BIND_SERVICE'])
})

test('our processes and the stores do not run as root', () => {
  expect(ours.map(([name]) => name).sort()).toEqual(['api', 'migrate', 'worker-batch', 'worker-chat'])
  for (const [name, { user }] of ours) expect(user, name).toBe('node')
  expect([services.postgres?.user, services.redis?.user]).toEqual(['postgres', 'redis'])
})

test('only the web server is reachable from outside, and the stores cannot reach the outside', () => {
  const published = all.filter(([, { ports }]) => ports?.some((port) => !port.startsWith('127.0.0.1:')))
  expect(published.map(([name]) => name)).toEqual(['web'])
  expect(services.web?.ports?.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([
    '80:80',
    '443:443',
    '443:443/udp',
  ])
  expect(networks.stores).toEqual({ internal: true })
  for (const name of ['postgres', 'redis', 'migrate']) expect(services[name]?.networks, name).toEqual(['stores'])
  // scalable services publish no port on the host
  for (const name of ['api', 'worker-chat', 'worker-batch']) expect(services[name]?.ports, name).toBeUndefined()
})

test('networks and volumes are declared if and only if they are used', () => {
  const used = new Set(all.flatMap(([, service]) => service.networks ?? []))
  expect([...used].sort()).toEqual(Object.keys(networks).sort())
  const named = all.flatMap(([, service]) => service.volumes ?? []).map((volume) => volume.split(':')[0]!)
  expect([...new Set(named.filter((name) => !name.startsWith('.')))].sort()).toEqual(Object.keys(volumes).sort())
  for (const path of named.filter((name) => name.startsWith('.'))) expect(existsSync(path), path).toBe(true)
})

test('Redis persists its data and never evicts jobs', () => {
  for (const option of ['--appendonly yes', '--maxmemory-policy noeviction', '--maxmemory ']) {
    expect(services.redis?.command).toContain(option)
  }
})

test('the schema is migrated first, once, and services wait until it is healthy', () => {
  expect(services.migrate?.command).toEqual(['node', 'infra/run/fill.ts'])
  for (const name of ['api', 'worker-chat', 'worker-batch']) {
    expect(services[name]?.depends_on, name).toEqual({
      migrate: { condition: 'service_completed_successfully' },
      redis: { condition: 'service_healthy' },
    })
  }
  for (const [name, service] of all.filter(([name, { profiles }]) => name !== 'migrate' && !profiles)) {
    expect(service.healthcheck?.test[0], name).toBe('CMD')
    // a slow machine loads its texts for a minute: as patient as the startup probes of infra/deploy/k8s
    if (service.image === 'philip') expect(service.healthcheck?.start_period, name).toBe('120s')
    for (const word of service.healthcheck?.test ?? []) if (word.endsWith('.ts')) expect(existsSync(word)).toBe(true)
  }
})

test('an answer has time to end before its process is killed', () => {
  for (const [name, service] of ours) expect(service.stop_grace_period, name).toBe('40s')
})

test('the workers of both files serve every queue, each once', () => {
  const queuesOf = (command: string[]) => command[command.indexOf('--queues') + 1]!.split(',')
  const inCompose = all.filter(([name]) => name.startsWith('worker')).map(([, { command }]) => command as string[])
  expect(inCompose.flatMap(queuesOf).sort()).toEqual([...queueNames].sort())
  expect(
    deployments
      .filter(isWorker)
      .flatMap((each) => queuesOf(containerOf(each).command))
      .sort(),
  ).toEqual([...queueNames].sort())
})

test('the settings of both files exist and are accepted', () => {
  const given = services.api?.environment ?? {}
  const filled = Object.entries(given).map(([name, value]) => [
    name,
    String(value).replace(/\$\{(\w+)(:[-?])?([^}]*)\}/g, fill),
  ])
  const env = readEnv(Object.fromEntries(filled))
  expect(env).toMatchObject({ NODE_ENV: 'production', TRUSTED_PROXIES: 1, WORKER_PORT: 3002, ADMIN_PORT: 3001 })
  const source = readFileSync('shared/server/env.ts', 'utf8')
  const config = manifests('base').find(({ kind }) => kind === 'ConfigMap') as unknown as {
    data: Record<string, string>
  }
  for (const name of [...Object.keys(given), ...Object.keys(config.data)]) {
    expect(source.includes(`\n    ${name}: `), name).toBe(true)
  }
})

/** The settings that the compose file does not take from `.env`, with the reasons. */
const fixed: Record<string, string> = {
  NODE_ENV: 'the image is for production',
  HOST: 'the other containers reach it',
  PORT: 'the proxy and the probes name it',
  ADMIN_HOST: 'the other containers reach it',
  ADMIN_PORT: 'in `.env` it is the port of the machine, see `ports` of the proxy',
  WORKER_PORT: 'the probes name it',
  DATABASE_URL: 'it is that of the container, with the password of `.env`',
  SEARCH_DATABASE_URL: 'only the release before reads it',
  REDIS_URL: 'it is that of the container, with the password of `.env`',
  RATE_LIMIT_DISABLED: 'production refuses it',
}

test('every setting in `.env` has its effect in containers', () => {
  const source = readFileSync('shared/server/env.ts', 'utf8')
  const names = [...source.matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(60)
  expect(Object.keys(fixed).filter((name) => !names.includes(name))).toEqual([])
  for (const [service, { environment = {} }] of ours) {
    const passed = (name: string) => String(environment[name] ?? '').startsWith(`\${${name}:`)
    expect(
      names.filter((name) => passed(name) === name in fixed),
      service,
    ).toEqual([])
  }
})

/** A size as Caddy (128KB, 1 MiB) or nginx (128k, 1m) writes it, in bytes. */
function bytesOf(size: string): number {
  const [, number = '', unit = ''] = /^(\d+) ?([a-z]*)$/i.exec(size) ?? []
  const powers = { '': 1, k: 1024, m: 1024 ** 2, kb: 1000, mb: 1000 ** 2, kib: 1024, mib: 1024 ** 2 }
  return Number(number) * (powers[unit.toLowerCase() as keyof typeof powers] ?? Number.NaN)
}

test('the proxies let through the largest body that a call accepts, and little more', () => {
  const largest = Math.max(...listOperations().map(({ maxBytes = 0 }) => maxBytes))
  expect(largest).toBeGreaterThan(1e6)
  const flat = (each: Directive): string[][] => [each.words, ...each.block.flatMap(flat)]
  const words = caddyfile(readFileSync('infra/deploy/caddy/Caddyfile', 'utf8')).flatMap(flat)
  const sizes = words.filter(([name]) => name === 'max_size').map(([, ...size]) => bytesOf(size.join(' ')))
  const ingress = manifests('base').find(({ kind }) => kind === 'Ingress')
  const ofIngress = bytesOf(ingress?.metadata.annotations?.['nginx.ingress.kubernetes.io/proxy-body-size'] ?? '')
  expect(sizes).toHaveLength(1)
  for (const size of [...sizes, ofIngress]) {
    expect(size).toBeGreaterThanOrEqual(largest)
    expect(size).toBeLessThan(1.5 * largest)
  }
})

test('a text may take as long to arrive through the proxy as at the operators’ port, and other bodies may not', () => {
  const [options] = caddyfile(readFileSync('infra/deploy/caddy/Caddyfile', 'utf8'))
  const servers = options!.block.filter(({ words }) => words[0] === 'servers')
  const timeout = ({ block }: Directive) => block[0]?.block.find(({ words }) => words[0] === 'read_body')?.words[1]
  expect(servers.map((each) => [each.words[1], timeout(each)])).toEqual([
    [undefined, '30s'],
    [':3001', `${UPLOAD_MS / 60_000}m`],
  ])
})

test('the log of the proxy contains no secret, address or question, and container logs rotate', () => {
  const sites = caddyfile(readFileSync('infra/deploy/caddy/Caddyfile', 'utf8'))
  const [options, ...rest] = sites
  const child = (each: Directive | undefined, ...words: string[]) =>
    each?.block.find((inner) => inner.words.join(' ') === words.join(' '))
  const fields = child(child(child(options, 'log'), 'format', 'filter'), 'fields')
  expect(fields?.block.map(({ words }) => words.join(' ')).sort()).toEqual([
    'error regexp ->\\S+ "->peer:"',
    'remote_ip ip_mask',
    'request>client_ip ip_mask',
    'request>headers delete',
    'request>remote_ip ip_mask',
    'request>uri regexp \\?.* ""',
    'resp_headers delete',
  ])
  const words = (each: Directive): string[] => [...each.words, ...each.block.flatMap(words)]
  // a site's log has its own format
  for (const word of ['log', 'log_credentials', 'debug']) expect(rest.flatMap(words)).not.toContain(word)
  expect(words(options!)).not.toContain('debug')

  for (const [name, { logging }] of all) {
    expect(logging, name).toEqual({ driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } })
  }
  const ingress = manifests('base').find(({ kind }) => kind === 'Ingress')
  expect(ingress?.metadata.annotations?.['nginx.ingress.kubernetes.io/enable-access-log']).toBe('false')
})

test('the proxy streams answers word by word, and asks before it requests a certificate', () => {
  const sites = caddyfile(readFileSync('infra/deploy/caddy/Caddyfile', 'utf8'))
  const flat = (each: Directive): string[] => [each.words.join(' '), ...each.block.flatMap(flat)]
  const lines = sites.flatMap(flat)
  // compression here, or flushing after the reader has left, would harm streams
  expect(lines.filter((line) => /^(encode|flush_interval|buffer_responses|response_buffers)/.test(line))).toEqual([])
  expect(lines).toContain('ask http://api:3001/tls')
  expect(lines).toContain('admin off')
  const apex = sites.filter(({ words }) => words[0]?.includes('{$APEX_HOST'))
  expect(apex).toHaveLength(2)
  for (const site of apex) expect(site.block.map(({ words }) => words.join(' '))).toContain('import philip')
  const operators = sites.find(({ words }) => words[0] === 'http://:3001')
  expect(operators?.block[0]?.words).toEqual(['reverse_proxy', 'api:3001'])
  expect(services.web?.ports?.filter((port) => port.endsWith(':3001'))).toEqual([
    expect.stringMatching(/^127\.0\.0\.1:/),
  ])
  expect(() => caddyfile('a {')).toThrow('a brace too few')
  expect(() => caddyfile('}')).toThrow('a brace too many')
})
