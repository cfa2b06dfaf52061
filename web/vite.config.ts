import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type CSSOptions, defineConfig, type IndexHtmlTransformContext, type Plugin } from 'vite'
import { classNames } from './build/class-names.ts'
import { finderFiles } from './build/finder-files.ts'
import { firstPaint } from './build/first-paint.ts'
import { fontFaces } from './build/font-faces.ts'
import { lighterPackages } from './build/lighter-packages.ts'
import { ENTITIES, plainScript, shortHash, themeCode, themeScript } from './build/scripts.ts'
import { words } from './build/words.ts'

/** Writes the build's hash into the page and /version.json, so that an open page can detect a newer build. */
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

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>
/** Names the app's scripts in the page, which preloads them once it is painted: see opening/preload-app.ts. */
const nameApp: Plugin = {
  name: 'name-app',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const files = [...staticGraph(bundle, 'start')].filter((name) => !html.includes(name))
      const content = files.map((name) => `/${name}`).join(' ')
      return [{ tag: 'meta', attrs: { name: 'app', content }, injectTo: 'head' }]
    },
  },
}

/** The files of a chunk and all its imports. */
function staticGraph(bundle: Bundle, root: string): Set<string> {
  const files = new Set<string>()
  const add = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || files.has(file)) return
    files.add(file)
    for (const imported of chunk.imports) add(imported)
  }
  for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.name === root) add(chunk.fileName)
  return files
}

/** The scripts and styles of every screen, and the Latin fonts: what opens offline. */
const SHELL = /^assets\/(?!language-\w\w-)(?:.*\.(?:js|css)|(?:literata|inter)-latin-wght-\w+-.*\.woff2)$/

/** Builds sw.ts into one plain script at /service-worker.js that knows the build's files, and those of the finder. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const names = Object.keys(bundle)
      const pub = join(import.meta.dirname, 'public')
      const plain = globSync(['*.svg', '*.png', '*.webmanifest'], { cwd: pub }).sort()
      const files = [
        // the page without a screen or an opening: it is shown at every address
        { url: '/offline', revision: shortHash(hashOf(names) + (await themeCode())) },
        ...plain.map((name) => ({ url: `/${name}`, revision: shortHash(readFileSync(join(pub, name))) })),
        ...names.filter((name) => SHELL.test(name)).map((name) => ({ url: `/${name}`, revision: null })),
      ]
      const finder = await finderFiles()
      for (const { url, source } of finder) this.emitFile({ type: 'asset', fileName: url.slice(1), source })
      const source = await plainScript('sw.ts', {
        SHELL_FILES: JSON.stringify(files),
        FINDER_FILES: JSON.stringify(finder.map(({ url, revision }) => ({ url, revision }))),
      })
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
    },
  }
}

/** Names of built files contain the hash of their content, so the names alone identify a build. */
function hashOf(names: string[]): string {
  const hashed = names.filter((name) => name.startsWith('assets/')).sort()
  return shortHash(hashed.join('\n'))
}

/** The modules every screen needs, in one file instead of twenty; the icons of the other screens in another. */
const BASE =
  /node_modules\/(react-router|react-router-dom|swr|dequal|use-sync-external-store)\/|lucide-react\/dist\/esm\/(?!icons\/)|lucide-react\/dist\/esm\/icons\/(arrow-left|arrow-right|book-open|chevron-down|menu|search|wifi-off|x)\.m?js|web\/(ui\/(Button|IconButton|lazily|Link|Overlay|Toasts|toast|useKeydown|useMediaQuery|words)\.tsx?|data\/(?!problem|stream|study|verse-texts|new-key|book-holders|device|leaving|next-step|step-path|other-places|step-passage|kept|service-worker|visitor|sanitizer|lexicon|local-care|publisher-says|readable|plan-calls|\w+-hooks)|app\/decode-address|chat\/LaterCare|conversations\/listed-chat|edition\/(partner|usePartnerEdition|useProductName)\.ts|words\/(?!pseudo|choose|Rich|seeded))|shared\/(bible\/(books|verses)|limits)/
/**
 * The styles of Home, of a chapter and of the frame around them: one file, which their openings wait for. Its script has
 * what the first script needs to load the others.
 */
const SHEET =
  /web\/(styles|ui|opening|app|home|reader|offline|pages)(?:\/[\w-]+)+(\.module)?\.css$|vite\/preload-helper|web\/data\/fetch-file/
const ICONS = /lucide-react\/dist\/esm\/icons\//
/** The icons of a conversation, which needs no others. */
const CHAT_ICONS =
  /lucide-react\/dist\/esm\/icons\/(arrow-up|check|copy|ellipsis|pencil|rotate-ccw|share-2|square)\.m?js/
/** The words of a language other than English: a file for each language. */
const WORDS = /(?:virtual:words|shared\/(?:words|seeds))\/(?!en\/)(\w+)(?:\/|\.json$|$)/
/** What shows highlights, notes and bookmarks, without the document itself, which is loaded with the first of them. */
const STUDY = /web\/(?:data\/other-places|study\/(?!document\/(?!idb)|devices\/|files\/|NoteText))/
/** The controls of the other screens; those that a conversation does not use are in a file of their own. */
const CONTROLS =
  /web\/ui\/(?!words|SearchBox|Segments|Select|Sheet|Switch)[\w-]+\.tsx?$|web\/data\/new-key|shared\/content-title/
/** What runs once a page is complete. */
const AFTER_LOAD =
  /web\/(?:app\/our-fonts|chat\/leaving-chats|offline\/device\/kept-questions|data\/(?:service-worker|readable))\.ts$/
/** What fetches a passage, or texts, for a part of a screen. */
const HOOKS = /web\/data\/(?:passage|published|text|chat)-hooks\.ts$/
/** The titles of screens: a conversation, which is on many screens, needs none. */
const TITLES = /web\/(?:app\/screen-title|plans\/remove-repeated-name)\.ts$|web\/words\/seeded|shared\/screens/
/** The patterns of distress in languages without a grammar. */
const OTHERS = /shared\/distress\/(others\/|recognise-other)/
/** How names are compared as people type them. */
const SPELLING = /shared\/bible\/(?:edit-distance|without-accents)\.ts$/
const FIELDS = /web\/ui\/(SearchBox|Segments|Select|Sheet|SheetHead|Switch)\.tsx$/

// the package's exports name only the development build, which warns developers and is larger
const ROUTER = join(import.meta.dirname, '../node_modules/react-router/dist/production')

/** Both builds must give a sheet's classes the same names. */
const modules: CSSOptions = {
  modules: { localsConvention: 'camelCaseOnly', generateScopedName: classNames(import.meta.dirname) },
}

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    words(),
    lighterPackages(),
    buildHash(),
    nameApp,
    fontFaces(),
    themeScript(),
    firstPaint(modules),
    serviceWorker(),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    // the page's policy forbids data: URLs and inline scripts
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'sheet', test: SHEET },
            {
              name: (id) => `language-${WORDS.exec(id)?.[1]}`,
              test: WORDS,
              includeDependenciesRecursively: false,
            },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'base', test: BASE },
            { name: 'chat-icons', test: CHAT_ICONS },
            { name: 'icons', test: ICONS },
            { name: 'controls', test: CONTROLS },
            { name: 'after-load', test: AFTER_LOAD, includeDependenciesRecursively: false },
            { name: 'hooks', test: HOOKS, includeDependenciesRecursively: false },
            { name: 'titles', test: TITLES },
            { name: 'fields', test: FIELDS, includeDependenciesRecursively: false },
            { name: 'spelling', test: SPELLING },
            { name: 'others', test: OTHERS, includeDependenciesRecursively: false },
            { name: 'study', test: STUDY, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  resolve: {
    alias: [
      ENTITIES,
      { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
      { find: 'react-router/dom', replacement: join(ROUTER, 'dom-export.mjs') },
    ],
  },
  css: modules,
  server: { proxy: { '/api': api, '/web-content': api, '/healthz': api, '/mcp': api } },
})
