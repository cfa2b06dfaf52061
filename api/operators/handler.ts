import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename } from 'node:path'
import { listInstalled } from '#shared/server/sql/installed-texts.ts'
import type { Deps } from '../context.ts'
import { readBytes } from '../http/body.ts'
import { HttpError } from '../http/errors.ts'
import { securityHeaders } from '../http/headers.ts'
import { createAccess } from './access.ts'
import { act, record } from './actions.ts'
import type { Said } from './document.ts'
import { importInProcess } from './import-process.ts'
import { operationsPage } from './page.ts'
import { readStatus } from './status.ts'
import { operationsStyle } from './style.ts'
import { textsPage } from './texts-page.ts'
import { OLD_FORM, receiveFile } from './upload.ts'

const MAX_FORM = 4096
const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'"

type Answer = { status: number; type?: string; body?: string; headers?: Record<string, string> }
const text = (status: number, body: string, headers?: Record<string, string>): Answer => ({ status, body, headers })

/**
 * Handles the requests of the operators' page: /operations, /operations/texts, their style, and the forms that post to them. False for any
 * other request. `access.ts` decides who may enter.
 */
export function createOperators(deps: Deps) {
  const access = createAccess(deps.env.OPERATORS_SECRET)
  let isAdding = false

  async function page(outcome: Said = {}): Promise<Answer> {
    const shown = { status: await readStatus(deps), token: access.token(), now: new Date(), ...outcome }
    return { status: outcome.isRefused ? 409 : 200, type: 'text/html', body: operationsPage(shown) }
  }

  async function button(req: IncomingMessage, by: string, action: string): Promise<Answer> {
    const form = new URLSearchParams((await readBytes(req, MAX_FORM)).toString())
    if (!access.isOwnForm(req, form.get('token') ?? '')) {
      return text(403, OLD_FORM)
    }
    const said = await act(deps, by, action, form.get('target') ?? '')
    const outcome = { said: said ?? 'Nothing to apply this to.', isRefused: said === undefined }
    return action === 'remove' ? texts(outcome) : page(outcome)
  }

  async function texts(outcome: Said = {}): Promise<Answer> {
    const shown = { texts: await listInstalled(deps.db).catch(() => undefined), token: access.token(), ...outcome }
    return { status: outcome.isRefused ? 409 : 200, type: 'text/html', body: textsPage(shown) }
  }

  async function addText(req: IncomingMessage, by: string): Promise<Answer> {
    if (isAdding) return texts({ said: 'Another text is being added. Try again when it is finished.', isRefused: true })
    isAdding = true
    try {
      const upload = await receiveFile(req, ({ token = '' }) => access.isOwnForm(req, token))
      if ('status' in upload) return text(upload.status, upload.why)
      const { path, fields } = upload
      const { DATABASE_URL: databaseUrl } = deps.env
      const { ok, said } = await importInProcess({
        path,
        fields,
        databaseUrl,
        log: deps.log,
        signal: deps.stopping,
      }).finally(upload.remove)
      await record(deps, { by, action: 'add', target: basename(path), outcome: ok ? 'done' : 'refused' })
      return texts({ said, isRefused: !ok })
    } finally {
      isAdding = false
    }
  }

  async function answer(req: IncomingMessage, path: string): Promise<Answer> {
    const entry = access.enter(req)
    if (!entry.ok) {
      if (entry.status === 429) deps.log.warn('too many attempts at the operators’ secret')
      const ask = { 'WWW-Authenticate': 'Basic realm="Operations", charset="UTF-8"' }
      return text(entry.status, entry.why, entry.status === 401 ? ask : undefined)
    }
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (path === '/operations.css') {
      return isRead ? { status: 200, type: 'text/css', body: operationsStyle } : notAllowed('GET, HEAD')
    }
    if (path === '/operations') return isRead ? page() : notAllowed('GET, HEAD')
    if (path === '/operations/texts') {
      return isRead ? texts() : req.method === 'POST' ? addText(req, entry.by) : notAllowed('GET, HEAD, POST')
    }
    const [, action] = /^\/operations\/([a-z]+)$/.exec(path) ?? []
    if (!action) return text(404, 'Page not found.')
    return req.method === 'POST' ? button(req, entry.by, action) : notAllowed('POST')
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    const path = (req.url ?? '/').split('?', 1)[0] ?? '/'
    if (path === '/') {
      res.writeHead(302, { Location: '/operations', 'Cache-Control': 'no-store' }).end()
      return true
    }
    if (path !== '/operations.css' && path !== '/operations' && !path.startsWith('/operations/')) return false
    const {
      status,
      type = 'text/plain',
      body = '',
      headers,
    } = await answer(req, path).catch((error: unknown) => {
      if (error instanceof HttpError) return text(error.status, error.message, error.extra.headers)
      deps.log.error({ err: error }, 'the operators’ page failed')
      return text(503, 'A store does not answer. Try again.')
    })
    res.writeHead(status, {
      ...securityHeaders('api', 'plain'),
      'Content-Security-Policy': policy,
      // with no-referrer the browser would not send the Origin that shows that a form is ours
      'Referrer-Policy': 'same-origin',
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'no-store',
      ...headers,
    })
    res.end(req.method === 'HEAD' ? undefined : body)
    return true
  }
}

function notAllowed(allow: string): Answer {
  return text(405, 'This method is not allowed here.', { Allow: allow })
}
