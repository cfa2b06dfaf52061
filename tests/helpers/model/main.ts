import { parseArgs } from 'node:util'
import { startGeminiServer } from './server.ts'

/** The loopback server as a separate process: `node tests/helpers/model/main.ts --port 5601`. */
const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } })
const server = await startGeminiServer({ port: Number(values.port) })
process.stdout.write(`${server.url}\n`)
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
process.on('SIGINT', () => void server.close().then(() => process.exit(0)))
