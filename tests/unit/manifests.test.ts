import { expect, test } from 'vitest'
import { manifests } from '../helpers/source/deploy-files.ts'
import { schemaErrors, unknownFields } from '../helpers/source/manifest-types.ts'

const all = ['base', 'local'].flatMap(manifests).filter(({ kind }) => kind !== 'Kustomization')
const objects = all.map(({ file: _, ...manifest }) => manifest)
const changed = (kind: string, path: string, value: unknown) => {
  const copy = structuredClone(objects.find((each) => each.kind === kind)!)
  const keys = path.split('.')
  const last = keys.pop()!
  // biome-ignore lint/suspicious/noExplicitAny: a path can lead through any field of a manifest
  const target = keys.reduce((at: any, key) => at[key], copy)
  if (value === undefined) delete target[last]
  else target[last] = value
  return copy
}

test('every manifest fits the schema that Kubernetes or KEDA publishes for its kind', async () => {
  expect(objects.length).toBeGreaterThan(20)
  expect((await Promise.all(objects.map(schemaErrors))).flat()).toEqual([])
})

test('no manifest has an unknown field', () => {
  expect(unknownFields(objects)).toEqual([])
}, 60_000)

test('invalid manifests are detected', async () => {
  const container = 'spec.template.spec.containers.0'
  const wrong = [
    changed('Deployment', 'spec.replicas', 'two'),
    changed('Deployment', 'spec.selector', undefined),
    changed('Deployment', `${container}.resources.limits.memory`, ['1Gi']),
    changed('HorizontalPodAutoscaler', 'spec.maxReplicas', undefined),
    changed('ScaledObject', 'spec.triggers', undefined),
    changed('Service', 'kind', 'Servise'),
  ]
  for (const each of wrong) expect(await schemaErrors(each)).toHaveLength(1)
  const misspelt = [
    changed('Deployment', `${container}.readinesProbe`, {}),
    changed('Ingress', 'spec.rule', []),
    changed('ScaledObject', 'spec.maxReplicas', 3),
  ]
  expect(unknownFields(misspelt).map((line) => line.split(':')[0])).toEqual([
    ...['Deployment api', 'Ingress philip', 'ScaledObject worker-chat'],
  ])
}, 60_000)
