import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { LANGUAGES } from '#shared/words/languages.ts'
import { compileModule, MessageFormat } from '#shared/words/message-format.ts'

const FOLDER = join(import.meta.dirname, '../../shared/words')
/** The texts of the catalogue that `infra/seed` has in English, by language. */
const SEEDS = join(FOLDER, '../seeds')
const CATALOG = /shared\/words\/(\w+)\/[\w-]+\.json$/
/** The areas of what only the server writes. */
export const SERVED = ['plain']
const LANGUAGE = /^\0?virtual:words\/(\w+)$/

/** A module whose default export has the default exports of other modules by name. */
function objectOf(modules: [name: string, module: string][]): string {
  const imports = modules.map(([, module], index) => `import m${index} from ${JSON.stringify(module)}`)
  const entries = modules.map(([name], index) => `${JSON.stringify(name)}: m${index}`)
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} }`
}

/**
 * Compiles the catalogs of words, which are in ICU MessageFormat, to functions. `virtual:words/es` has all areas of one
 * language, so that it is one file; `virtual:words/all` has every language.
 */
export function words(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    resolveId: { filter: { id: LANGUAGE }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: LANGUAGE },
      handler(id) {
        const [, language = ''] = LANGUAGE.exec(id) ?? []
        if (language === 'all') return objectOf(LANGUAGES.map((each) => [each.id, `virtual:words/${each.id}`]))
        const files = globSync(`${language}/*.json`, { cwd: FOLDER }).sort()
        const areas = files.map((file): [string, string] => [basename(file, '.json'), join(FOLDER, file)])
        const seeds = join(SEEDS, `${language}.json`)
        if (existsSync(seeds)) areas.push(['seeds', seeds])
        return objectOf(areas.filter(([area]) => !SERVED.includes(area)))
      },
    },
    transform: {
      filter: { id: CATALOG },
      handler(code, id) {
        const [, language = ''] = CATALOG.exec(id) ?? []
        return { code: compileModule(new MessageFormat(language), JSON.parse(code)), moduleType: 'js', map: null }
      },
    },
  }
}
