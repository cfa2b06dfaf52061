import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { standIn } from '../../infra/measure/containers/images.ts'
import { heapFlags } from '../../infra/run/heap-flags.ts'
import { memorySettings } from '../../infra/run/node-settings.ts'
import { compose, dockerfile, manifests } from '../helpers/source/deploy-files.ts'
import { importsOf, sourceFiles } from '../helpers/source/source-files.ts'

const { services } = compose()

const all = Object.entries(services)

const ours = all.filter(([, service]) => service.image === 'philip')

/** The base images of the Dockerfile, without its own stages. */
const bases = dockerfile('infra/deploy/Dockerfile')
  .filter(({ name }) => name === 'FROM')
  .map(({ text }) => text.split(' ')[0]!)
  .filter((from) => from !== 'texts')

test('third-party images are pinned by version and digest, each the same everywhere', () => {
  const inFile = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^\s*image: (\S+)/gm)].map(([, name]) => name!)
  const files = ['docker-compose.yml', ...globSync('infra/deploy/k8s/**/*.yaml')]
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
  const stages = dockerfile('infra/measure/containers/stand-ins.Dockerfile').filter(({ name }) => name === 'FROM')
  for (const name of names)
    expect(
      stages.some(({ text }) => text.endsWith(` AS ${name.split('/')[1]}`)),
      name,
    ).toBe(true)
  expect(() => standIn('mariadb:12.0')).toThrow('no stand-in')
})

test('a temporary folder is one that the image has, and can be written after its container was stopped and started', () => {
  // Docker makes a missing folder at the first start, and gives it to root at the second, whatever mode it was given
  const folders = all.flatMap(([name, { tmpfs = [] }]) => tmpfs.map((folder) => ({ name, folder })))
  const others = folders.filter(({ folder }) => folder !== '/tmp')
  // the published image of Postgres has this folder with this mode
  expect(others).toEqual([{ name: 'postgres', folder: '/var/run/postgresql' }])
  const lines = dockerfile('infra/measure/containers/stand-ins.Dockerfile')
  const { stage } = lines.find(({ text }) => text.endsWith(' AS postgres'))!
  const made = lines.filter((line) => line.stage === stage && line.name === 'RUN').map(({ text }) => text)
  expect(made.join(' ')).toContain('install -d -o postgres -m 3777 /var/run/postgresql')
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

test('the image is built in stages, contains only what it needs, and does not run as root', () => {
  const lines = dockerfile('infra/deploy/Dockerfile')
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

test('the image contains everything that its programs import', () => {
  const last = dockerfile('infra/deploy/Dockerfile').filter(({ stage }, _at, lines) => stage === lines.at(-1)!.stage)
  const copied = last.filter(({ name, text }) => name === 'COPY' && !text.startsWith('--from'))
  const held = copied.flatMap(({ text }) => text.split(' ').slice(0, -1))
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const sources = new Map(sourceFiles('*.ts').map((file) => [file.path, file]))
  const commands = ours.flatMap(([, { command, healthcheck }]) => [command, healthcheck?.test].flat())
  const programs = commands.filter((word): word is string => word?.endsWith('.ts') ?? false)
  expect(new Set(programs)).toEqual(
    new Set(['api/main.ts', 'workers/main.ts', 'infra/run/fill.ts', 'infra/run/health.ts']),
  )
  // scripts that infra/RUNBOOK.md runs in a container
  programs.push('infra/backup/main.ts', 'infra/backup/restore.ts')

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

test('every way to start a program sets the flags of its heap', () => {
  const ofPods = manifests('base').map(({ spec }) => spec?.template?.spec?.containers[0].command)
  const ofImage = dockerfile('infra/deploy/Dockerfile').findLast(({ name }) => name === 'CMD')!.text
  const commands = [...ours.map(([, { command }]) => command), ...ofPods, JSON.parse(ofImage)].filter(Array.isArray)
  const programs = commands.filter(([first]) => first === 'node')
  const flagsOf = (command: string[]) => command.slice(1, programAt(command))
  const programAt = (command: string[]) => command.findIndex((word) => word.endsWith('.ts'))
  expect(programs.filter((command) => command[programAt(command)] === 'api/main.ts')).toHaveLength(3)
  for (const command of programs) expect(flagsOf(command)).toEqual(heapFlags[command[programAt(command)]!] ?? [])
})

test('the image sets for the memory of its programs what the machine’s own processes get', () => {
  const lines = dockerfile('infra/deploy/Dockerfile')
  const { stage } = lines.at(-1)!
  const given = lines.filter((line) => line.stage === stage && line.name === 'ENV').map(({ text }) => text)
  for (const [name, value] of Object.entries(memorySettings))
    expect(given.join(' ').split(' ')).toContain(`${name}=${value}`)
})
