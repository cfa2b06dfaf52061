const ORIGIN = 'http://philip.test'

type FakeCache = {
  match: (of: Request | string) => Promise<Response | undefined>
  put: (of: Request | string, response: Response) => Promise<void>
  keys: () => Promise<Request[]>
}

/** The caches of a browser, in memory. `pathOf` is the path of what a page requests. */
export function fakeCaches() {
  const all = new Map<string, Map<string, Response>>()
  const cacheOf = (stored: Map<string, Response>): FakeCache => ({
    match: async (of) => stored.get(pathOf(of))?.clone(),
    put: async (of, response) => void stored.set(pathOf(of), response),
    keys: async () => [...stored.keys()].map((path) => new Request(`${ORIGIN}${path}`)),
  })
  return {
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const stored = all.get(name) ?? new Map<string, Response>()
      all.set(name, stored)
      return cacheOf(stored)
    },
  }
}

export const pathOf = (of: Request | string): string => {
  const { pathname, search } = new URL(of instanceof Request ? of.url : of, ORIGIN)
  return `${pathname}${search}`
}

/** As in a page, where addresses need no host. */
export class PageRequest extends Request {
  constructor(of: Request | string, init?: RequestInit) {
    super(of instanceof Request ? of : new URL(of, ORIGIN), init)
  }
}
