import type { SpawnSyncOptions } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parse } from 'yaml'
import type { Engine } from './engine.ts'
import { standIn } from './images.ts'

type Settings = Record<string, string>
type Service = {
  image: string
  build?: unknown
  ports?: string[]
  environment?: Settings
  healthcheck?: { start_period?: string }
}
type Compose = { services: Record<string, Service>; networks: object; volumes: object }

export type Ports = { https: number; admin: number; grafana: number }
export type Release = {
  folder: string
  image: string
  ports: Ports
  envFile: string
  environment?: Record<string, Settings>
}
export type Project = {
  services: string[]
  /** Runs Compose on this release with all profiles. */
  compose: (args: string[], options?: SpawnSyncOptions) => string
  /** The id of a service's first container. */
  container: (service: string) => string
  healthy: (services?: string[]) => Promise<void>
}

export const NAME = 'philip-check'
export const LABEL = `com.docker.compose.project=${NAME}`
const OF_US = ['--filter', `label=${LABEL}`]
const PATIENCE_MS = 300_000
const START_PERIOD = '300s'

/**
 * The compose file of a release, checked out in a folder. Compose first reads it as it is; then the images are replaced
 * by those built here, and the machine's ports by free ones. All releases are the same project: the next one uses the
 * volumes of the one before. `environment` replaces settings of some services.
 */
export function openProject(engine: Engine, release: Release): Project {
  const { folder, image, ports, envFile, environment = {} } = release
  const given = join(folder, 'docker-compose.yml')
  const profiles = ['--profile', 'see']
  engine.compose(['-f', given, '--env-file', envFile, ...profiles, 'config', '--quiet'])
  const text = readFileSync(given, 'utf8')
  const { services, networks, volumes } = parse(text, { merge: true }) as Compose
  for (const service of Object.values(services)) {
    const isOurs = service.image === 'philip'
    service.image = isOurs ? image : standIn(service.image)
    // older releases give up after half a minute, which is short on a busy machine
    if (isOurs && service.healthcheck) service.healthcheck.start_period = START_PERIOD
    delete service.build
    // several services share one list
    if (service.ports) service.ports = service.ports.flatMap((port) => ownPort(port, ports))
  }
  for (const [name, settings] of Object.entries(environment))
    services[name]!.environment = { ...services[name]!.environment, ...settings }
  const file = join(folder, 'check-compose.json')
  writeFileSync(file, JSON.stringify({ services, networks, volumes }))
  const base = ['-p', NAME, '--project-directory', folder, '-f', file, '--env-file', envFile, ...profiles]
  const compose: Project['compose'] = (args, options) => engine.compose([...base, ...args], options)
  return {
    services: Object.keys(services),
    compose,
    container: (service) => containers(engine, service)[0] ?? '',
    healthy: (names = Object.keys(services)) => waitUntilHealthy(engine, names),
  }
}

/** The published ports that the check uses, on free ports of this machine; other ports are dropped. */
function ownPort(port: string, { https, admin, grafana }: Ports): string[] {
  if (port === '443:443') return [`127.0.0.1:${https}:443`]
  if (port.endsWith(':3001')) return [`127.0.0.1:${admin}:3001`]
  if (port.endsWith(':3000')) return [`127.0.0.1:${grafana}:3000`]
  return []
}

/** The ids of a service's containers, or of all. */
export function containers(engine: Engine, service?: string): string[] {
  const filters = service ? ['--filter', `label=com.docker.compose.service=${service}`] : []
  return engine
    .docker(['ps', '--all', '--quiet', ...OF_US, ...filters])
    .split('\n')
    .filter(Boolean)
}

/** Waits until every container of these services is running and healthy, and the migration has exited with 0. */
async function waitUntilHealthy(engine: Engine, services: string[]): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  const format = '{{.State.Status}} {{if .State.Health}}{{.State.Health.Status}}{{end}} {{.State.ExitCode}}'
  for (;;) {
    const states = services.flatMap((service) => {
      const ids = containers(engine, service)
      if (ids.length === 0) return [`${service} has no container`]
      const lines = engine
        .docker(['inspect', '--format', format, ...ids])
        .trim()
        .split('\n')
      const good = service === 'migrate' ? /^exited {2}0$/ : /^running (healthy )? ?0$/
      return lines.filter((line) => !good.test(line)).map((line) => `${service}: ${line}`)
    })
    if (states.length === 0) return
    if (performance.now() > until) {
      const words = services
        .filter((service) => states.some((state) => state.startsWith(`${service}: `)))
        .flatMap((service) => containers(engine, service))
        .flatMap((id) => engine.logs(id).trim().split('\n').slice(-5))
      throw new Error(`The containers were never healthy: ${states.join(', ')}. Their last lines:\n${words.join('\n')}`)
    }
    await delay(500)
  }
}

/** The logs of all containers of the project, by id; removed containers keep their logs from `before`. */
export function readLogs(engine: Engine, before: Map<string, string>): Map<string, string> {
  const logs = new Map(before)
  for (const id of containers(engine)) {
    const name = engine.docker(['inspect', '--format', '{{.Name}}', id]).trim()
    logs.set(`${name} ${id}`, engine.logs(id))
  }
  return logs
}

/** Stops and removes everything of the project: containers, networks and volumes. Returns what is left, by name. */
export function remove(engine: Engine): string[] {
  const ids = containers(engine)
  if (ids.length > 0) engine.docker(['rm', '--force', '--volumes', ...ids])
  for (const kind of ['network', 'volume']) {
    const found = engine
      .docker([kind, 'ls', '--quiet', ...OF_US])
      .split('\n')
      .filter(Boolean)
    if (found.length > 0) engine.docker([kind, 'rm', ...found])
  }
  const left = ['network', 'volume'].map((kind) => engine.docker([kind, 'ls', '--quiet', ...OF_US]))
  return [...containers(engine), ...left.join('\n').split('\n').filter(Boolean)]
}
