import { createServer } from 'node:http'

/*
 * The minimum that node:http can do: one fixed response for each path, no lookups. ANSWERS is JSON, from a path to
 * status, head and body (base64). Measured against the API.
 */
type Fixed = { status: number; head: string[]; body: string }

const answers = new Map(
  Object.entries(JSON.parse(process.env.ANSWERS ?? '{}') as Record<string, Fixed>).map(
    ([path, { status, head, body }]) => [path, { status, head, body: Buffer.from(body, 'base64') }],
  ),
)

const server = createServer({ keepAliveTimeout: 20_000 }, (req, res) => {
  const answer = answers.get(req.url ?? '')
  if (!answer) return void res.writeHead(404).end()
  res.writeHead(answer.status, answer.head)
  if (answer.status === 304) res.end()
  else res.end(answer.body)
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
process.once('SIGTERM', () => process.exit(0))
