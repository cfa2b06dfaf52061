import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { standIn } from '../../infra/containers/images.ts'
import { readEnv } from '../../shared/server/env.ts'
import { queueNames } from '../../shared/server/queues.ts'
import { caddyfile, compose, type Directive, dockerfile, manifests } from '../helpers/deploy-files.ts'
import { metricsOf } from '../helpers/metric-files.ts'
import { importsOf, sourceFiles } from '../helpers/source-files.ts'

const { services, networks, volumes } = compose()
const all = Object.entries(services)
const ours = all.filter(([, service]) => service.image === 'philip')

test('every container is held: read-only, without capabilities, with an init and a limit of processes', () => {
  for (const [name, service] of all) {
    expect(service, name).toMatchObject({ read_only: true, init: true, cap_drop: ['ALL'] })
    expect(service.security_opt, name).toEqual(['no-new-privileges:true'])
    expect(service.container_name, name).toBeUndefined()
    if (name !== 'web') expect(service.cap_add, name).toBeUndefined()
  }
  expect(services.web?.cap_add).toEqual(['NET_BIND_SERVICE'])
})

test('our own processes and the stores are not root', () => {
  expect(ours.map(([name]) => name).sort()).toEqual(['api', 'migrate', 'worker-batch', 'worker-chat'])
  for (const [name, { user }] of ours) expect(user, name).toBe('node')
  expect([services.postgres?.user, services.redis?.user]).toEqual(['postgres', 'redis'])
})

test('the world reaches the web server alone, and nothing reaches the world from the stores', () => {
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

test('a temporary folder can still be written after its container was stopped and started', () => {
  // every image has /tmp; Docker makes other folders, and forgets their mode at the second start
  const folders = all.flatMap(([, { tmpfs = [] }]) => tmpfs).filter((folder) => folder !== '/tmp')
  expect(folders).toEqual(['/var/run/postgresql:mode=1777'])
})

test('networks and volumes that are used are declared, and the other way round', () => {
  const used = new Set(all.flatMap(([, service]) => service.networks ?? []))
  expect([...used].sort()).toEqual(Object.keys(networks).sort())
  const named = all.flatMap(([, service]) => service.volumes ?? []).map((volume) => volume.split(':')[0]!)
  expect([...new Set(named.filter((name) => !name.startsWith('.')))].sort()).toEqual(Object.keys(volumes).sort())
  for (const path of named.filter((name) => name.startsWith('.'))) expect(existsSync(path), path).toBe(true)
})

test('Redis keeps what it is given and never throws jobs away', () => {
  for (const option of ['--appendonly yes', '--maxmemory-policy noeviction', '--maxmemory ']) {
    expect(services.redis?.command).toContain(option)
  }
})

test('the schema comes first, once, and nothing is asked before it is healthy', () => {
  expect(services.migrate?.command).toEqual(['node', 'infra/fill.ts'])
  for (const name of ['api', 'worker-chat', 'worker-batch']) {
    expect(services[name]?.depends_on, name).toEqual({
      migrate: { condition: 'service_completed_successfully' },
      redis: { condition: 'service_healthy' },
    })
  }
  for (const [name, service] of all.filter(([name, { profiles }]) => name !== 'migrate' && !profiles)) {
    expect(service.healthcheck?.test[0], name).toBe('CMD')
    // a slow machine loads its texts for a minute: as patient as the startup probes of infra/k8s
    if (service.image === 'philip') expect(service.healthcheck?.start_period, name).toBe('120s')
    for (const word of service.healthcheck?.test ?? []) if (word.endsWith('.ts')) expect(existsSync(word)).toBe(true)
  }
})

test('an answer has the time to end before its process is killed', () => {
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

test('the settings of both files are settings, and are accepted', () => {
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

/** Fills in unset variables as compose does; required ones get some value. */
function fill(_: string, name: string, how: string | undefined, rest: string): string {
  if (how === ':-') return rest
  return name === 'ID_SECRET' ? 'x'.repeat(32) : 'given'
}

test('the log of the proxy keeps no secret, address or question, and container logs rotate', () => {
  const sites = caddyfile(readFileSync('infra/caddy/Caddyfile', 'utf8'))
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

const base = manifests('base').filter(({ kind }) => kind !== 'Kustomization')
const local = manifests('local').filter(({ kind }) => kind !== 'Kustomization')
/** The deployments of our own processes; the pooler in front of Postgres is third-party. */
const deployments = base.filter(({ kind, metadata }) => kind === 'Deployment' && metadata.name !== 'pooler')
const isWorker = ({ metadata }: { metadata: { name: string } }) => metadata.name.startsWith('worker')
const containerOf = (each: (typeof base)[number]) => each.spec.template.spec.containers[0]
const pods = [...base, ...local].filter(({ kind }) => ['Deployment', 'StatefulSet', 'Job'].includes(kind))

test('every pod may do no more than it must', () => {
  expect(pods.map(({ metadata }) => metadata.name).sort()).toEqual(
    ['api', 'migrate', 'pooler', 'postgres', 'redis', 'worker-batch', 'worker-chat'].sort(),
  )
  for (const each of pods) {
    const { spec } = each.spec.template
    expect(spec.automountServiceAccountToken, each.metadata.name).toBe(false)
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } })
    expect(spec.securityContext.runAsUser).toBeGreaterThan(0)
    expect(containerOf(each).securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    const { requests, limits } = containerOf(each).resources
    expect([typeof requests.cpu, typeof requests.memory, typeof limits.memory]).toEqual(['string', 'string', 'string'])
  }
})

test('a deployment is probed for life and readiness apart, is never wholly away, and may end its answers', () => {
  expect(deployments.map(({ metadata }) => metadata.name).sort()).toEqual(['api', 'worker-batch', 'worker-chat'])
  for (const each of deployments) {
    const name = each.metadata.name
    const { livenessProbe, readinessProbe, ports } = containerOf(each)
    expect([livenessProbe.httpGet.path, readinessProbe.httpGet.path], name).toEqual(['/livez', '/readyz'])
    expect(ports.map((port: { name: string }) => port.name)).toContain(livenessProbe.httpGet.port)
    expect(each.spec.strategy.rollingUpdate.maxUnavailable, name).toBe(0)
    expect(each.spec.template.spec.terminationGracePeriodSeconds, name).toBeGreaterThanOrEqual(40)
    expect(each.spec.selector.matchLabels).toEqual({ app: name })
    expect(each.spec.template.metadata.labels).toMatchObject({ app: name })
    const budget = base.find(({ kind, metadata }) => kind === 'PodDisruptionBudget' && metadata.name === name)
    expect(budget?.spec, name).toEqual({ minAvailable: 1, selector: { matchLabels: { app: name } } })
    const [, file] = containerOf(each).command
    expect(existsSync(file), file).toBe(true)
  }
})

test('workers scale on what waits and what runs, and never to more than the provider takes', () => {
  const scaled = base.filter(({ kind }) => kind === 'ScaledObject')
  expect(scaled.map(({ spec }) => spec.scaleTargetRef.name).sort()).toEqual(['worker-batch', 'worker-chat'])
  for (const { spec } of scaled) {
    const [{ type, metadata }] = spec.triggers
    expect(type).toBe('prometheus')
    expect(metricsOf(metadata.query).map(({ name }) => name)).toEqual(['queue_jobs'])
    for (const state of ['waiting', 'prioritized', 'active']) expect(metadata.query).toContain(state)
    // every API process reports the same number
    expect(metadata.query).toMatch(/sum\(max by/)
    expect(spec.minReplicaCount).toBeGreaterThanOrEqual(1)
    expect(spec.maxReplicaCount).toBeGreaterThan(spec.minReplicaCount)
  }
})

test('services and ingress lead to ports that there are', () => {
  const api = deployments.find(({ metadata }) => metadata.name === 'api')!
  const names = containerOf(api).ports.map(({ name }: { name: string }) => name)
  const service = base.find(({ kind, metadata }) => kind === 'Service' && metadata.name === 'api')!
  expect(service.spec.selector).toEqual({ app: 'api' })
  for (const port of service.spec.ports) expect(names).toContain(port.targetPort)
  const ingress = base.find(({ kind }) => kind === 'Ingress')!
  for (const { http } of ingress.spec.rules) {
    expect(http.paths[0].backend.service).toEqual({ name: 'api', port: { name: 'http' } })
  }
  // the operators' port must not be reachable from outside
  expect(JSON.stringify(service.spec) + JSON.stringify(ingress.spec)).not.toMatch(/3001|admin/)
})

test('a kustomization names every file of its folder', () => {
  for (const folder of ['base', 'local']) {
    const [kustomization] = manifests(folder).filter(({ kind }) => kind === 'Kustomization')
    const named = (kustomization as unknown as { resources: string[] }).resources.filter((name) =>
      name.endsWith('.yaml'),
    )
    const files = new Set(manifests(folder).map(({ file }) => file))
    files.delete('kustomization.yaml')
    expect(named.sort(), folder).toEqual([...files].sort())
  }
})

/** The base images of the Dockerfile, without its own stages. */
const bases = dockerfile('infra/Dockerfile')
  .filter(({ name }) => name === 'FROM')
  .map(({ text }) => text.split(' ')[0]!)
  .filter((from) => from !== 'texts')

test('images of others are pinned by version and digest, each the same everywhere', () => {
  const inFile = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^\s*image: (\S+)/gm)].map(([, name]) => name!)
  const files = ['docker-compose.yml', ...globSync('infra/k8s/**/*.yaml')]
  const images = [...bases, ...files.flatMap(inFile).filter((name) => !name.startsWith('philip'))]
  expect(images).toHaveLength(9)
  for (const image of images) expect(image).toMatch(/^[a-z/]+:v?\d+\.\d+[\w.-]*@sha256:[0-9a-f]{64}$/)
  const names = new Set(images.map((image) => image.split(':')[0]))
  expect(new Set(images).size).toBe(names.size)
  // the tests run on the version that production uses
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect([...new Set(bases.map((base) => base.split('@')[0]))]).toEqual([`node:${dependencies.node}-trixie-slim`])
})

test('the check of the containers has a stand-in for each image of others', () => {
  const images = all.map(([, { image }]) => image!).filter((image) => image !== 'philip')
  const names = [...bases, ...images].map(standIn)
  expect(names).toHaveLength(bases.length + 5)
  const stages = dockerfile('infra/containers/stand-ins.Dockerfile').filter(({ name }) => name === 'FROM')
  for (const name of names)
    expect(
      stages.some(({ text }) => text.endsWith(` AS ${name.split('/')[1]}`)),
      name,
    ).toBe(true)
  expect(() => standIn('mariadb:12.0')).toThrow('no stand-in')
})

test('Compose 1, which reads YAML 1.1 and knows fewer keys, reads the same file', () => {
  expect(compose('1.1')).toEqual(compose())
  expect(Object.keys(compose()).filter((key) => !key.startsWith('x-'))).toEqual(['services', 'networks', 'volumes'])
  for (const [name, { healthcheck, depends_on }] of all) {
    for (const key of Object.keys(healthcheck ?? {}))
      expect(['test', 'interval', 'timeout', 'retries', 'start_period'], name).toContain(key)
    for (const dependency of Object.values(depends_on ?? {})) expect(Object.keys(dependency)).toEqual(['condition'])
  }
})

test('the image is made in stages, holds no more than it needs, and is not root', () => {
  const lines = dockerfile('infra/Dockerfile')
  const last = lines.filter(({ stage }) => stage === lines.at(-1)!.stage)
  expect(last.find(({ name }) => name === 'USER')?.text).toBe('node')
  expect(last.findIndex(({ name }) => name === 'USER')).toBeGreaterThan(
    last.findLastIndex(({ name }) => name === 'RUN'),
  )
  expect(last.find(({ name }) => name === 'CMD')?.text).toMatch(/^\["node", /)
  expect(last.some(({ name, text }) => name === 'RUN' && /npm ci .*--omit=dev/.test(text))).toBe(true)
  for (const { name, text } of lines) {
    expect(name, text).toMatch(/^(FROM|RUN|WORKDIR|COPY|ENV|USER|CMD|STOPSIGNAL)$/)
    if (/apt-get install/.test(text)) expect(text).toMatch(/--no-install-recommends.*rm -rf \/var\/lib\/apt\/lists/)
    expect(text).not.toMatch(/SECRET|PASSWORD|API_KEY|curl|sudo|chmod 777/)
  }
  for (const { text } of last.filter(({ name, text }) => name === 'COPY' && !text.startsWith('--from'))) {
    for (const source of text.split(' ').slice(0, -1)) expect(existsSync(source), source).toBe(true)
  }
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  for (const name of ['.git', '.data', 'node_modules', 'dist', '.env']) expect(ignored).toContain(name)
})

test('what the image runs finds there all that it imports', () => {
  const last = dockerfile('infra/Dockerfile').filter(({ stage }, _at, lines) => stage === lines.at(-1)!.stage)
  const copied = last.filter(({ name, text }) => name === 'COPY' && !text.startsWith('--from'))
  const held = copied.flatMap(({ text }) => text.split(' ').slice(0, -1))
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const sources = new Map(sourceFiles('*.ts').map((file) => [file.path, file]))
  const commands = ours.flatMap(([, { command, healthcheck }]) => [command, healthcheck?.test].flat())
  const programs = commands.filter((word): word is string => word?.endsWith('.ts') ?? false)
  expect(new Set(programs)).toEqual(new Set(['api/main.ts', 'workers/main.ts', 'infra/fill.ts', 'infra/health.ts']))
  // scripts that infra/RUNBOOK.md runs in a container
  programs.push('infra/backup.ts', 'infra/restore.ts')

  const seen = new Set<string>()
  const missing: string[] = []
  const visit = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    const file = sources.get(path)
    if (!held.some((folder) => path.startsWith(`${folder}/`))) missing.push(path)
    for (const { target, isType } of file ? importsOf(file) : []) {
      if (isType || target.startsWith('node:')) continue
      if (target.includes('/') && !target.startsWith('@')) visit(target)
      else if (!(target in dependencies)) missing.push(`${target} of ${path}`)
    }
  }
  for (const program of programs) visit(program)
  expect(seen.size).toBeGreaterThan(200)
  expect(missing).toEqual([])
})

test('what is in front passes answers on word by word, and asks before it makes a certificate', () => {
  const sites = caddyfile(readFileSync('infra/caddy/Caddyfile', 'utf8'))
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
