// Reads Grafana's configuration from its usual places, and serves its health check to users with the password.
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const provisioning = '/etc/grafana/provisioning'
const password = process.env.GF_SECURITY_ADMIN_PASSWORD
if (!password || password === 'admin') throw new Error('no password of its own')
const dashboards = readdirSync(`${provisioning}/dashboards`).filter((name) => name.endsWith('.json'))
for (const name of dashboards) JSON.parse(readFileSync(`${provisioning}/dashboards/${name}`, 'utf8'))
const sources = readdirSync(`${provisioning}/datasources`).filter((name) => name.endsWith('.yml'))
if (dashboards.length === 0 || sources.length === 0) throw new Error('nothing is provisioned')
const expected = `Basic ${Buffer.from(`admin:${password}`).toString('base64')}`
const server = createServer((request, response) => {
  response.writeHead(request.headers.authorization === expected ? 200 : 401).end()
})
server.listen(3000, () => process.stdout.write(`${dashboards.length} dashboards, ${sources.length} data sources\n`))
process.once('SIGTERM', () => process.exit(0))
