import { fill } from '../../source/permissions.ts'
import type { Route } from '../../source/routes.ts'
import type { BadInput } from './case.ts'
import { noBibles, noBooks, noChapters, noReferences } from './reading.ts'

const get = (path: string, status: number): BadInput => ({
  ...{ name: `GET ${path.slice(0, 90)}`, method: 'GET', path: encodeURI(path).replaceAll('%25', '%'), status },
  error: status === 404 ? 'not_found' : 'invalid',
})
const missing = (path: string) => get(path, 404)
const wrong = (path: string) => get(path, 400)

const noVerses = ['', '1,3', '-1', '1-', '1e2', '1.5', '%00', '1000', '1-1000', '<g>', 'a', '1&verse=2', '1–3', ' 1']
const noPaper = ['paper=a3', 'paper=', 'paper=A4', 'paper=a4&paper=a4', 'large=very', 'large=', 'large=2']
const noTexts = [
  'questions=2.5',
  'questions=',
  `with=${'b'.repeat(65)}`,
  'with=',
  'with=%00',
  'with=eng-kjv&with=eng-kjv',
]
const unknownTexts = ['none', 'ENG-WEB', '../eng-web', "eng-web'--"]

const handout = '/api/bible/eng-web/handout.pdf?ref=Jude+1'
const places = '/api/bible/eng-web/book/JHN/chapters/3/places'

/** Bad requests for the pictures of links, for handouts, and for where another translation has its verses. */
export const badSharing: BadInput[] = [
  ...noBooks.map((book) => missing(`/api/preview/read/${book}/1`)),
  ...noChapters.map((n) => missing(`/api/preview/read/JHN/${n}`)),
  ...noVerses.map((verse) => wrong(`/api/preview/read/JHN/3?verse=${verse}`)),
  ...['99', '4-1', '0-0'].map((verse) => missing(`/api/preview/read/JHN/3?verse=${verse}`)),
  ...noBibles.map((id) => missing(`/api/bible/${id}/handout.pdf?ref=Jude+1`)),
  ...noReferences.map((query) => wrong(`/api/bible/eng-web/handout.pdf${query}`)),
  ...[...noPaper, ...noTexts, 'numbering=', 'numbering=%00', `numbering=${'b'.repeat(65)}`].map((query) =>
    wrong(`${handout}&${query}`),
  ),
  wrong('/api/bible/eng-web/handout.pdf?ref=Genesis+1-20'),
  ...unknownTexts.flatMap((id) => [missing(`${handout}&with=${id}`), missing(`${handout}&numbering=${id}`)]),
  ...noBibles.map((id) => missing(`/api/bible/${id}/book/JHN/chapters/3/places?in=eng-kjv`)),
  ...noBooks.map((book) => missing(`/api/bible/eng-web/book/${book}/chapters/1/places?in=eng-kjv`)),
  ...noChapters.map((n) => missing(`/api/bible/eng-web/book/JHN/chapters/${n}/places?in=eng-kjv`)),
  ...unknownTexts.map((id) => missing(`${places}?in=${id}`)),
  ...['', '?in=', '?in=%00', '?in=eng-kjv&in=eng-kjv'].map((query) => wrong(`${places}${query}`)),
]

const foreignHosts = [
  'foreign.example',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  'evil.example:80',
  '10.0.0.1',
  'localhost:99999',
]

/** Every call at a host that is not ours, as a page of another site reaches it that points its own name at this host. */
export function atForeignHosts(routes: Route[]): BadInput[] {
  // the health of a process is asked for at its address
  const calls = routes.filter(({ path }) => path !== '/healthz')
  return calls.flatMap(({ method, path }) =>
    foreignHosts.map((Host) => ({
      ...{ name: `${method} ${path} at ${Host}`, method, path: fill(path, { id: 1 }), headers: { Host } },
      ...{ status: 421, error: 'misdirected' },
    })),
  )
}
