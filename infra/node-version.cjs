// npm leaves out optional packages that do not fit the Node that npm runs on. Ours run on the Node that the project
// brings: npm reads its version here.
Object.defineProperty(process, 'version', { value: `v${require('../package.json').dependencies.node}` })
