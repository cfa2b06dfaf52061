import { readdirSync, readFileSync } from 'node:fs'
import { parse, parseAllDocuments } from 'yaml'

export type Service = {
  image?: string
  build?: unknown
  user?: string
  command?: string | string[]
  ports?: string[]
  networks?: string[]
  environment?: Record<string, unknown>
  volumes?: string[]
  tmpfs?: string[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test: string[]; start_period?: string }
  read_only?: boolean
  init?: boolean
  cap_drop?: string[]
  cap_add?: string[]
  security_opt?: string[]
  stop_grace_period?: string
  profiles?: string[]
  container_name?: string
  logging?: { driver: string; options: Record<string, string> }
}

export type Compose = {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean } | null>
  volumes: object
}

/** The compose file with its anchors resolved, read as this version of YAML. */
export function compose(version: '1.1' | '1.2' = '1.2'): Compose {
  return parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true, version }) as Compose
}

type Metadata = { name: string; annotations?: Record<string, string> }

// biome-ignore lint/suspicious/noExplicitAny: a manifest's fields depend on its kind
export type Manifest = { apiVersion: string; kind: string; metadata: Metadata; spec: any; file: string }

/** Every manifest of a folder under infra/deploy/k8s. */
export function manifests(folder: string): Manifest[] {
  return readdirSync(`infra/deploy/k8s/${folder}`).flatMap((file) =>
    parseAllDocuments(readFileSync(`infra/deploy/k8s/${folder}/${file}`, 'utf8')).map((document) => {
      if (document.errors.length > 0) throw document.errors[0]
      return { ...document.toJS(), file }
    }),
  )
}

export type Instruction = { name: string; text: string; stage: number }

/** The instructions of a Dockerfile, with the number of their stage. */
export function dockerfile(path: string): Instruction[] {
  const lines = readFileSync(path, 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  let stage = -1
  return lines.map((line) => {
    const [, name = '', text = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? []
    if (name === 'FROM') stage += 1
    return { name, text, stage }
  })
}

export type Directive = { words: string[]; block: Directive[] }

/** A Caddyfile as directives with their blocks. Throws if its braces do not match. */
export function caddyfile(text: string): Directive[] {
  const top: Directive = { words: [], block: [] }
  const open = [top]
  for (const line of text.replaceAll(/^\s*#.*$/gm, '').split('\n')) {
    const words = line.trim().split(/\s+/).filter(Boolean)
    if (words.length === 0) continue
    if (words.length === 1 && words[0] === '}') {
      if (open.length === 1) throw new Error('a brace too many')
      open.pop()
      continue
    }
    const opens = words.at(-1) === '{'
    const directive = { words: opens ? words.slice(0, -1) : words, block: [] }
    open.at(-1)?.block.push(directive)
    if (opens) open.push(directive)
  }
  if (open.length !== 1) throw new Error('a brace too few')
  return top.block
}
