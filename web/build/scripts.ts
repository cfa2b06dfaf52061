import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type InlineConfig, type Plugin } from 'vite'
import { words } from './words.ts'

const root = join(import.meta.dirname, '..')

/**
 * The browser build of the package decodes `&nbsp;` through innerHTML, which the page's policy forbids and a worker does
 * not have: the answer would vanish.
 */
export const ENTITIES = {
  find: 'decode-named-character-reference',
  replacement: join(root, '../node_modules/decode-named-character-reference/index.js'),
}

/** Builds a file of the app into one plain script. */
export function plainScript(entry: string, define: Record<string, string> = {}): Promise<string> {
  return codeOf({
    resolve: { alias: [ENTITIES] },
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'es2023', lib: { entry: join(root, entry), formats: ['iife'], name: 'script' } },
  })
}

const common: InlineConfig = { configFile: false, root, logLevel: 'warn', publicDir: false }

/** The only script of a build besides the app's own. */
export async function codeOf(config: InlineConfig): Promise<string> {
  const [first] = [await build({ ...common, ...config, plugins: [words(), ...(config.plugins ?? [])] })].flat()
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('a script beside the app was not built')
  return chunk.code
}

/** The script that runs before the first paint. A built page contains it, as `first-paint.ts` writes it. */
export const themeCode = () => plainScript('opening/theme.ts')

/** Serves that script to the pages of the development server. */
export function themeScript(): Plugin {
  return {
    name: 'theme-script',
    configureServer({ middlewares }) {
      middlewares.use('/theme.js', async (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(await themeCode())
      })
    },
  }
}

/** A short name for a content. */
export function shortHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
