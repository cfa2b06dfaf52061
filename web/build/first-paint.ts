import type { CSSOptions, IndexHtmlTransformContext, Plugin } from 'vite'
import { criticalStyle } from './critical-style.ts'
import { firstFaces, firstFonts } from './font-faces.ts'
import { lightFont } from './light-font.ts'
import { renderOpenings } from './openings.ts'
import { preloadHelper } from './preload-helper.ts'
import { themeCode } from './scripts.ts'

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

const THEME = /<script\s+src="\/theme\.js"><\/script>/
const SHEETS = /\s*<link rel="stylesheet"[^>]*>/g
const SCRIPTS = /<(?:script type="module"|link rel="modulepreload") crossorigin/g

/** The elements of a chapter's text, which the API puts into its opening. */
const TEXT = '<section><h2><h3><p><sup><i><span>'

/**
 * Lets the first response show an opening: the page itself contains the style of the openings and the script of the theme,
 * whose hashes the API names in the page's policy. The whole style sheet is at the end, where the words do not wait for
 * it; the app does. The script of the theme decides when the fonts are loaded.
 */
export function firstPaint(css: CSSOptions): Plugin {
  let rendering: Promise<Record<string, string>> | undefined
  const rendered = () => {
    rendering ??= renderOpenings(css)
    return rendering
  }
  return {
    name: 'first-paint',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: (code) => ({ code: preloadHelper(code), map: null }),
    },
    async buildStart() {
      for (const [name, font] of Object.entries(firstFonts()))
        this.emitFile({ type: 'asset', name: `${name}.woff2`, source: await lightFont(font) })
    },
    async generateBundle() {
      for (const [name, source] of Object.entries(await rendered()))
        this.emitFile({ type: 'asset', fileName: `.opening/${name}`, source })
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle = {} }) => {
        const sheets = (html.match(SHEETS) ?? []).map((link) => link.trim())
        const whole = sheets.map((link) => sourceOf(bundle, /href="\/([^"]+)"/.exec(link)?.[1])).join('')
        const address = (font: string) => `/${builtName(bundle, font)}`
        const openings = Object.values(await rendered()).join('')
        const style = firstFaces(address) + criticalStyle(whole, html + openings + TEXT)
        const fonts = Object.keys(firstFonts())
          .filter((name) => !name.includes('italic'))
          .map(address)
          .join(' ')
        const parts = [
          `<meta name="fonts" content="${fonts}">`,
          element('style', style),
          element('script', await themeCode()),
          ...sheets.map(preloadSheet),
        ]
        return html
          .replace(SHEETS, '')
          .replace(SCRIPTS, '$& fetchpriority="low"')
          .replace(THEME, () => parts.join(''))
          .replace('</body>', () => `${sheets.join('')}</body>`)
      },
    },
  }
}

const preloadSheet = (link: string) => link.replace('rel="stylesheet"', 'rel="preload" as="style"')

/** An element whose content the browser reads to the end as it is. */
function element(tag: 'style' | 'script', content: string): string {
  if (content.includes('</') || content.includes('<!--')) throw new Error(`the page cannot contain this ${tag}`)
  return `<${tag}>${content.trim()}</${tag}>`
}

function sourceOf(bundle: Bundle, name = ''): string {
  const file = bundle[name]
  if (file?.type !== 'asset') throw new Error(`the build has no style sheet ${name}`)
  return file.source.toString()
}

/** The name of a font's file in the build, which has a hash. */
function builtName(bundle: Bundle, font: string): string {
  const start = `assets/${font}-`
  const name = Object.keys(bundle).find((each) => each.startsWith(start))
  if (!name) throw new Error(`the build has no font ${start}`)
  return name
}
