import { CallError, keepVisitor, problemOf, visitorHeaders } from '../data/client.ts'
import { reach, readBody } from '../data/reach.ts'

/** What a handout is of: the address that makes it, and a name for its file. */
export type HandoutOf = {
  path: string
  /** The call identifies the visitor: what it prints may be private. */
  isOwn: boolean
  name: string
}

/** How it is printed. Without texts, as for a conversation, the last two do not count. */
type HandoutChoice = { paper: 'a4' | 'letter'; isLarge: boolean; second: string; hasQuestions: boolean }

/** The handout as a file. Throws CallError or ConnectionError. */
export async function fetchHandout({ path, isOwn }: HandoutOf, choice: HandoutChoice | PrintChoice): Promise<Blob> {
  const url = new URL(path, location.origin)
  url.searchParams.set('paper', choice.paper)
  url.searchParams.set('large', String(choice.isLarge))
  if ('second' in choice) {
    url.searchParams.set('questions', String(choice.hasQuestions))
    if (choice.second) url.searchParams.set('with', choice.second)
  }
  const response = await reach(url.pathname + url.search, { headers: isOwn ? await visitorHeaders() : {} })
  keepVisitor(response)
  if (response.ok) return readBody(response.blob())
  const problem = await problemOf(response)
  throw new CallError(problem.detail, problem, response.headers.get('Retry-After'))
}

type PrintChoice = Pick<HandoutChoice, 'paper' | 'isLarge'>
