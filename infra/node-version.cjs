// npm skips optional packages that do not fit the Node that npm runs on. Ours run on the project's own Node, so npm
// must read its version here.
Object.defineProperty(process, 'version', { value: `v${require('../package.json').dependencies.node}` })
