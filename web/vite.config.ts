import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'

/** The two files that the first chapter is set in; the rest of the subsets wait until a page shows their letters. */
const PRELOADED_FONTS = /^assets\/(literata|inter)-latin-wght-normal-.*\.woff2$/

/** Names the build in the page and in /version.json, so that an open page can tell when it has become old. */
function buildHash(): Plugin {
  return {
    name: 'build-hash',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => [
        { tag: 'meta', attrs: { name: 'build', content: hashOf(Object.keys(bundle)) }, injectTo: 'head' },
      ],
    },
    generateBundle(_options, bundle) {
      const names = Object.keys(bundle).filter((name) => name !== 'index.html')
      this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ buildHash: hashOf(names) }) })
    },
  }
}

/** Asks for the fonts of the first screen together with the style sheet instead of after it. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => PRELOADED_FONTS.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head-prepend' as const,
          })),
    },
  }
}

/** Scripts and styles of every screen, and the Latin letters: what opens without a network. */
const SHELL = /^assets\/(?:.*\.(?:js|css)|(?:literata|inter)-latin-wght-\w+-.*\.woff2)$/

/** Builds sw.ts into one plain script at /service-worker.js that knows the files of the build. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const names = Object.keys(bundle)
      const pub = join(import.meta.dirname, 'public')
      const plain = globSync(['*.js', '*.svg', '*.png', '*.webmanifest'], { cwd: pub }).sort()
      const files = [
        { url: '/', revision: hashOf(names) },
        ...plain.map((name) => ({ url: `/${name}`, revision: shortHash(readFileSync(join(pub, name))) })),
        ...names.filter((name) => SHELL.test(name)).map((name) => ({ url: `/${name}`, revision: null })),
      ]
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: await buildWorker(files) })
    },
  }
}

async function buildWorker(files: { url: string; revision: string | null }[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { SHELL_FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: join(import.meta.dirname, 'sw.ts'), formats: ['iife'], name: 'worker' },
    },
  })
  const [first] = [built].flat()
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('the service worker was not built')
  return chunk.code
}

function shortHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

/** Names of built files carry the hash of their content, so the names alone identify a build. */
function hashOf(names: string[]): string {
  const hashed = names.filter((name) => name.startsWith('assets/')).sort()
  return shortHash(hashed.join('\n'))
}

/** What every screen stands on, in one file instead of twenty; the pictures of the other screens in another. */
const BASE =
  /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|swr|dequal|use-sync-external-store|dompurify|cookie|set-cookie-parser)\/|lucide-react\/dist\/esm\/(?!icons\/)|lucide-react\/dist\/esm\/icons\/(arrow-left|arrow-right|book-open|check|chevron-down|copy|languages|menu|message-circle-question(-mark)?|search|share-2|wifi-off|x)\.m?js|web\/(ui|data\/(?!stream|verse-texts|kept|service-worker|visitor|\w+-hooks))|shared\/(bible\/books|limits)/
const ICONS = /lucide-react\/dist\/esm\/icons\//

// the browser's form of it decodes `&nbsp;` through innerHTML, which the page's policy forbids: the answer would vanish
const ENTITIES = join(import.meta.dirname, '../node_modules/decode-named-character-reference/index.js')

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), buildHash(), preloadFonts(), serviceWorker()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    // the page's policy forbids data: and inline scripts
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE },
            { name: 'icons', test: ICONS },
          ],
        },
      },
    },
  },
  resolve: { alias: { 'decode-named-character-reference': ENTITIES } },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  server: { proxy: { '/api': api, '/web-content': api } },
})
