import type { TestApi } from './api.ts'

type Fields = Record<string, string>

/** A browser without scripts: it keeps the cookie, and sends forms with the token of a page. */
export function plainVisitor(api: TestApi) {
  let cookie = ''
  const keep = <Response extends { headers: { 'set-cookie'?: string[] } }>(answer: Response): Response => {
    const [set] = answer.headers['set-cookie'] ?? []
    if (set !== undefined) cookie = set.split(';')[0] ?? ''
    return answer
  }
  const sent = () => (cookie ? { Cookie: cookie } : {})
  const get = async (path: string) => keep(await api.get(path, sent()))
  /** Sends these fields and nothing else. */
  const send = async (path: string, fields: Fields, headers: Record<string, string> = {}) => {
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams(fields).toString()
    return keep(await api.send('POST', path, { headers: { ...type, ...sent(), ...headers }, body }))
  }
  const token = async () => tokenIn((await get('/plain/profile')).text)
  return {
    get,
    send,
    token,
    /** Sends a form as the browser does from a page of ours. */
    submit: async (path: string, fields: Fields = {}) => {
      const own = await token()
      return send(path, { ...(own && { token: own }), ...fields }, { 'Sec-Fetch-Site': 'same-origin' })
    },
    /** The id in the cookie; empty without one. */
    id: () => cookie.slice(cookie.indexOf('=') + 1),
    /** The visitor's row. */
    row: async () => {
      const given = api.deps.identity.verify(cookie.slice(cookie.indexOf('=') + 1))
      if (!given) throw new Error('this browser has no cookie yet')
      const rows = api.deps.db.selectFrom('visitor_tokens').where('token_hash', '=', given.hash).select('visitor_id')
      return (await rows.executeTakeFirstOrThrow()).visitor_id!
    },
  }
}

/** The token in the forms of a page; empty if the page has none. */
export const tokenIn = (text: string): string => /name="token" value="([\w-]+)"/.exec(text)?.[1] ?? ''
