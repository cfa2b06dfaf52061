import type { Plugin } from 'vite'

const ROUTER = /react-router\/dist\/production\//

/** What keeps a component in the bundle that nothing uses: its name for developer tools, and a call without a mark. */
const DISPLAY_NAME = /^\w+\.displayName = "[\w.]+";$/gm
const COMPONENT = / = (?=React\d*\.(?:forwardRef|createContext)\()/g

/** The attributes of SVG, which the parser of Markdown looks up only inside an SVG; no answer or page contains one. */
const SVG_ATTRIBUTES = /property-information\/lib\/svg\.js$/
const NO_ATTRIBUTES = "import { create } from './util/create.js'\nexport const svg = create({ properties: {} })\n"

/** Leaves out the parts of packages that nothing here uses and that a bundler cannot recognise as unused. */
export function lighterPackages(): Plugin {
  return {
    name: 'lighter-packages',
    apply: 'build',
    transform: {
      filter: { id: [ROUTER, SVG_ATTRIBUTES] },
      handler(code, id) {
        const lighter = SVG_ATTRIBUTES.test(id)
          ? NO_ATTRIBUTES
          : code.replace(DISPLAY_NAME, '').replace(COMPONENT, ' = /* @__PURE__ */ ')
        return { code: lighter, map: null }
      },
    },
  }
}
