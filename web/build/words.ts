import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { compileModule, MessageFormat } from '#shared/words/message-format.ts'

const FOLDER = join(import.meta.dirname, '../../shared/words')
const CATALOG = /shared\/words\/(\w+)\/[\w-]+\.json$/
const LANGUAGE = /^\0?virtual:words\/(\w+)$/

/**
 * Compiles the catalogs of words, which are in ICU MessageFormat, to functions. `virtual:words/es` has all areas of one
 * language, so that it is one file.
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
        const files = globSync(`${language}/*.json`, { cwd: FOLDER }).sort()
        const lines = files.map((file, index) => `import c${index} from ${JSON.stringify(join(FOLDER, file))}`)
        const areas = files.map((file, index) => `${JSON.stringify(basename(file, '.json'))}: c${index}`)
        return `${lines.join('\n')}\nexport default { ${areas.join(', ')} }`
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
