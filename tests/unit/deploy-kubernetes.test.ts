import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Manifest, manifests } from '../helpers/source/deploy-files.ts'
import { metricsOf } from '../helpers/source/metric-files.ts'

const base = manifests('base').filter(({ kind }) => kind !== 'Kustomization')

const local = manifests('local').filter(({ kind }) => kind !== 'Kustomization')

/** The deployments of our own processes; the pooler in front of Postgres is third-party. */
const deployments = base.filter(({ kind, metadata }) => kind === 'Deployment' && metadata.name !== 'pooler')

const containerOf = (each: (typeof base)[number]) => each.spec.template.spec.containers[0]

const pods = [...base, ...local].filter(({ kind }) => ['Deployment', 'StatefulSet', 'Job'].includes(kind))

/** The pod for backups and restores, which is applied by itself. */
const tools = parse(readFileSync('infra/deploy/k8s/tools.yaml', 'utf8')) as Manifest

test('every pod has only the permissions it needs', () => {
  expect(pods.map(({ metadata }) => metadata.name).sort()).toEqual(
    ['api', 'migrate', 'pooler', 'postgres', 'redis', 'worker-batch', 'worker-chat'].sort(),
  )
  for (const each of [...pods, { ...tools, spec: { template: tools } }]) {
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

test('the pod for backups and restores has the image and the stores of the migration', () => {
  const migrate = containerOf(base.find(({ metadata }) => metadata.name === 'migrate')!)
  const { images, namespace } = manifests('base').find(({ kind }) => kind === 'Kustomization') as unknown as {
    images: { name: string; newName: string; newTag: string }[]
    namespace: string
  }
  const { newName, newTag } = images.find(({ name }) => name === migrate.image)!
  const [container] = tools.spec.containers
  expect(container).toMatchObject({ image: `${newName}:${newTag}`, env: migrate.env, envFrom: migrate.envFrom })
  expect(tools.metadata).toMatchObject({ namespace })
})

test('a deployment has separate liveness and readiness probes, is never fully down, and may end its answers', () => {
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
    const file = containerOf(each).command.find((word: string) => word.endsWith('.ts'))
    expect(existsSync(file), file).toBe(true)
  }
})

test('workers scale on waiting and running work, and never beyond what the provider accepts', () => {
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

test('services and ingress use existing ports', () => {
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
