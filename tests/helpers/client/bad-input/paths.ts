import { chatPolicies, fill, planPolicies } from '../../source/permissions.ts'
import type { Route } from '../../source/routes.ts'
import type { BadInput } from './case.ts'

const noIds = [
  '0',
  '-1',
  '+1',
  '01',
  '1.5',
  '1e3',
  '0x10',
  'abc',
  'NaN',
  'null',
  'undefined',
  '%00',
  '1%00',
  '%31%0a',
  '１',
  '%EF%BC%91',
  '1%20',
  '9007199254740992',
  '9223372036854775808',
  '99999999999999999999999999',
  '1%2f2',
  '..%2f1',
  '%2e%2e',
  '%ff',
  '%',
  "1'--",
  '1;1',
  '{id}',
]

const noSlugs = [
  'none',
  '%00',
  'CATHOLIC',
  'catholic%20',
  '..%2fuser',
  '%c0%af',
  "'or'1",
  'a'.repeat(5000),
  '__proto__',
]

/** Path parameters that match nothing: always 404, whatever the call. */
export const badPaths: BadInput[] = [
  ...[...Object.keys(chatPolicies), ...Object.keys(planPolicies)]
    .filter((route) => route.includes(':id'))
    .flatMap((route) => noIds.map((id) => missing(route, { id, mid: 1 }))),
  ...noIds.map((mid) => missing('GET /api/chat/:id/message/:mid/audit', { id: 1, mid })),
  ...noSlugs.map((slug) => missing('GET /api/theology/:slug', { slug })),
  ...noSlugs.map((slug) => missing('GET /api/partners/:slug', { slug })),
  ...['/api/USER', '/API/user', '/api/user/', '/api//user', '//api/user', '/api/./nothing', '/api/chat//1'].map(
    (path) => missing(`GET ${path}`, {}),
  ),
]

/** For every route, the methods that it lacks. */
export function wrongMethods(routes: Route[]): BadInput[] {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE', 'LOCK']
  const paths = [...new Set(routes.map(({ path }) => path))]
  return paths.flatMap((path) => {
    const address = fill(path, { id: path.includes('/chat/') ? 1 : 'eng-web', mid: 1 })
    // an address may match more than one pattern
    const own = routes.filter((route) => matches(route.path, address)).map(({ method }) => method)
    return methods
      .filter((method) => !own.includes(method))
      .map((method) => ({
        ...{ name: `${method} ${path}`, method, path: address },
        ...{ status: 405, error: 'method_not_allowed' },
      }))
  })
}

const foreign: Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'nonsense' },
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: 'http://127.0.0.1.evil.example' },
  { Origin: 'http://localhost:1', Host: 'localhost:2' },
  { Origin: 'http://localhost', Host: 'localhost:443', 'Sec-Fetch-Site': 'same-origin' },
  { Origin: '', 'Sec-Fetch-Site': 'cross-site' },
]

/** Calls that change something, as another site's page would send them from a reader's browser. */
export function crossSite(routes: Route[]): BadInput[] {
  const writing = routes.filter(({ method, path }) => method !== 'GET' && path !== '/api/csp-report')
  return writing.flatMap(({ method, path }) =>
    foreign.map((headers) => ({
      ...{ name: `${method} ${path} from ${JSON.stringify(headers)}`, method, headers },
      ...{ path: fill(path, { id: 1 }), status: 403, error: 'cross_site' },
    })),
  )
}

function missing(route: string, parts: Record<string, string | number>): BadInput {
  const [method = '', pattern = ''] = route.split(' ')
  const path = fill(pattern, parts)
  return {
    name: `${method} ${path.slice(0, 80)}`,
    method,
    path: encodeURI(path).replaceAll('%25', '%'),
    status: 404,
    error: 'not_found',
  }
}

/** True if an address belongs to the pattern of a route. */
export function matches(pattern: string, address: string): boolean {
  return new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`).test(address)
}
