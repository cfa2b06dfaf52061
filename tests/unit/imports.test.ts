import { describe, expect, test } from 'vitest'
import { type Import, importsOf, sourceFiles } from '../helpers/source/source-files.ts'

const files = sourceFiles('*.ts', '*.tsx').filter(({ path }) => !path.startsWith('tests/'))
const imports = files.flatMap(importsOf)

const layers = ['web', 'api', 'workers', 'pure', 'server', 'infra'] as const
type Layer = (typeof layers)[number]

/** The table in ARCHITECTURE.md, "Who may import whom". */
const mayImport: Record<Layer, Layer[]> = {
  web: ['web', 'pure'],
  api: ['api', 'pure', 'server'],
  workers: ['workers', 'pure', 'server'],
  pure: ['pure'],
  server: ['server', 'pure'],
  infra: ['infra', 'pure', 'server'],
}

/** The files and folders that own a package; no other file imports it. Packages not listed belong to their folder. */
const owners: Record<string, string[]> = {
  koa: ['api/'],
  '@koa/router': ['api/'],
  'koa-compress': ['api/'],
  sirv: ['api/'],
  'zod-openapi': ['api/'],
  'rate-limiter-flexible': ['api/admission/rate-limiters.ts'],
  bullmq: ['shared/server/queues.ts', 'workers/main.ts', 'workers/processor.ts', 'workers/health/queue-events.ts'],
  ioredis: ['shared/server/redis.ts'],
  kysely: ['shared/server/'],
  pg: ['shared/server/', 'infra/'],
  'pg-copy-streams': ['infra/backup/'],
  pino: ['shared/server/log.ts'],
  'prom-client': ['shared/server/metrics.ts'],
  '@google/generative-ai': ['workers/llm/'],
  saxes: ['shared/bible/formats/xml.ts'],
  'bible-passage-reference-parser': ['shared/bible/reference-parser.ts', 'shared/bible/further-languages.ts'],
  zod: ['shared/', 'api/', 'workers/'],
  swr: ['web/data/', 'web/main.tsx'],
  'react-markdown': ['web/', 'workers/eval/hostile.ts'],
  'mdast-util-from-markdown': ['shared/markdown/parse.ts'],
  'mdast-util-gfm-table': ['shared/markdown/syntax.ts'],
  'micromark-extension-gfm-table': ['shared/markdown/syntax.ts'],
  dompurify: ['web/'],
  'eventsource-parser': ['web/data/stream.ts', 'workers/llm/', 'infra/measure/event-stream.ts'],
  vite: ['infra/run/build-web.ts', 'infra/run/start.ts', 'infra/check/texts.ts', 'web/vite.config.ts', 'web/build/'],
  '@vitejs/plugin-react': ['web/vite.config.ts', 'web/build/openings.ts'],
  postcss: ['web/build/critical-style.ts'],
  playwright: ['infra/', 'tests/'],
  '@resvg/resvg-js': ['api/share/thread/'],
  fontkit: ['api/share/thread/'],
  pdfkit: ['api/share/thread/'],
  'bidi-js': ['api/share/thread/'],
}

/** One statement each that no other file needs: the seed's own rows, and "select 1" of a health check. */
const exceptions = ['kysely from infra/run/seed.ts', 'kysely from api/deps.ts']

function layerOf(path: string): Layer | undefined {
  if (path.startsWith('shared/server/')) return 'server'
  if (path.startsWith('shared/')) return 'pure'
  return layers.find((layer) => path.startsWith(`${layer}/`))
}

const isOurs = ({ target }: Import) => layerOf(target) !== undefined
const isPackage = (each: Import) => !isOurs(each) && !each.target.startsWith('node:')
const named = ({ from, target }: Import) => `${target} from ${from}`

describe('the import table', () => {
  test('imports are found at all', () => {
    expect(imports.filter(isOurs).length).toBeGreaterThan(200)
    expect(imports.filter(isPackage).length).toBeGreaterThan(80)
  })

  test.each(layers)('%s imports only what it may', (layer) => {
    const own = imports.filter((each) => layerOf(each.from) === layer && isOurs(each))
    const wrong = own.filter(({ target }) => !mayImport[layer].includes(layerOf(target)!))
    expect(wrong.map(named)).toEqual([])
  })

  test('code shared by web and server uses neither Node nor server clients', () => {
    const pure = imports.filter(({ from }) => layerOf(from) === 'pure' && from !== 'shared/bible/formats/sword.ts')
    expect(pure.filter(({ target }) => target.startsWith('node:')).map(named)).toEqual([])
    const packages = new Set(pure.filter(isPackage).map(({ target }) => target))
    const markdown = ['mdast-util-from-markdown', 'mdast-util-gfm-table', 'micromark-extension-gfm-table']
    const messages = '@messageformat/core'
    expect([...packages].sort()).toEqual([messages, 'bible-passage-reference-parser', ...markdown, 'saxes', 'zod'])
  })

  test('every package has one owner', () => {
    const wrong = imports.filter(isPackage).filter(({ from, target, isType }) => {
      const places = owners[target]
      // a type is no dependency at run time
      return places && !isType && !places.some((place) => from.startsWith(place))
    })
    expect(wrong.map(named).filter((each) => !exceptions.includes(each))).toEqual([])
  })

  test('the exceptions are still needed', () => {
    const all = imports.map(named)
    expect(exceptions.filter((each) => !all.includes(each))).toEqual([])
  })

  test('routes do not import routes, and jobs do not import jobs', () => {
    const among = (kind: RegExp) =>
      imports.filter(({ from, target }) => kind.test(from) && kind.test(target)).map(named)
    const jobs = /^workers\/\w[\w-]*\/(answer-question|make-plan|precompute-suggestions|choose-passage)\.ts$/
    expect(files.filter(({ path }) => jobs.test(path))).toHaveLength(4)
    expect(among(/^api\/.+-routes\.ts$/)).toEqual([])
    expect(among(jobs)).toEqual([])
  })

  test('prompts do no I/O', () => {
    const prompts = imports.filter(({ from }) => from.startsWith('workers/prompts/'))
    const io = prompts.filter(
      ({ target, isType }) => !isType && (target.startsWith('node:') || layerOf(target) === 'server'),
    )
    expect(io.map(named)).toEqual([])
  })

  test('the controls, the data and the words of web import no feature', () => {
    const base = imports.filter(({ from }) => /^web\/(ui|data|words)\//.test(from))
    expect(base.filter(({ target }) => /^web\/(?!ui\/|data\/|words\/)/.test(target)).map(named)).toEqual([])
  })

  test('the contract gives web its types only, so that no page loads the validator', () => {
    const web = imports.filter(({ from }) => from.startsWith('web/'))
    const contract = web.filter(({ target }) => target.startsWith('shared/contract/'))
    expect(contract.length).toBeGreaterThan(20)
    expect(contract.filter(({ isType }) => !isType).map(named)).toEqual([])
  })

  test('only web/data fetches', () => {
    const fetching = files.filter(({ path, text }) => path.startsWith('web/') && /\bfetch\(/.test(text))
    const outside = fetching.map(({ path }) => path).filter((path) => !/^web\/(data\/|sw\.ts$)/.test(path))
    expect(outside).toEqual([])
  })

  test('imports name their extension', () => {
    expect(imports.filter((each) => isOurs(each) && !/\.\w+$/.test(each.target)).map(named)).toEqual([])
  })
})
