import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

type Object = { apiVersion: string; kind: string; metadata: { name: string } }
type Model = new (data: object) => { validate: () => void }

/** The package with the schemas of an API version, as published by Kubernetes and by KEDA. */
function packageOf(apiVersion: string): string {
  return apiVersion.startsWith('keda.sh/') ? `@kubernetes-models/keda/${apiVersion}` : `kubernetes-models/${apiVersion}`
}

const titleOf = ({ kind, metadata }: Object) => `${kind} ${metadata.name}`

/** A manifest's violations of its schema, one line each: wrong types, patterns, and missing fields. */
export async function schemaErrors(manifest: Object): Promise<string[]> {
  const models = (await import(packageOf(manifest.apiVersion))) as Record<string, Model>
  const Model = models[manifest.kind]
  if (!Model) return [`${titleOf(manifest)}: ${manifest.apiVersion} has no such kind`]
  try {
    new Model(manifest).validate()
    return []
  } catch (error) {
    return [`${titleOf(manifest)}: ${(error as Error).message}`]
  }
}

/**
 * Fields that the schemas do not know. The schemas allow them, but a cluster rejects them (`kubectl` validates
 * strictly): the TypeScript compiler finds them in a literal of the published type. Returns the compiler's lines.
 */
export function unknownFields(manifests: Object[]): string[] {
  const parent = resolve('.data')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'manifests-'))
  try {
    const lines = manifests.map((manifest, at) => {
      const type = `import('${packageOf(manifest.apiVersion)}').I${manifest.kind}`
      return `export const a${at}: ${type} = ${JSON.stringify(manifest)}`
    })
    writeFileSync(join(folder, 'manifests.ts'), `${lines.join('\n')}\n`)
    const options = { module: 'nodenext', target: 'esnext', strict: true, noEmit: true, skipLibCheck: true, types: [] }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['manifests.ts'] }))
    const { stdout, stderr, status } = spawnSync('node_modules/.bin/tsc', ['-p', folder, '--pretty', 'false'], {
      encoding: 'utf8',
    })
    if (status === 0) return []
    const errors = `${stdout}${stderr}`.trim().split('\n')
    return errors.filter((line) => /error/.test(line)).map((line) => `${nameIn(line, manifests)}: ${line}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The manifest that a compiler line refers to: each line of the file contains one. */
function nameIn(line: string, manifests: Object[]): string {
  const manifest = manifests[Number(/manifests\.ts\((\d+),/.exec(line)?.[1]) - 1]
  return manifest ? titleOf(manifest) : 'tsc'
}
