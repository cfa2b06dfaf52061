import { type ComponentType, lazy, useState } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { loadCode } from '../data/load-code.ts'

type Load = () => Promise<ComponentType>
/** The code of a screen: `later` loads it when the screen is rendered, or once the server can be reached. */
type Code = { loaded?: ComponentType; later: ComponentType }

/** A route to a screen of a file that is loaded on demand. Without a path it is a layout for the screens inside it. */
export function screen<Name extends string>(
  path: string | undefined,
  load: () => Promise<{ readonly [Each in Name]: ComponentType }>,
  name: Name,
  children?: RouteObject[],
): RouteObject {
  const loadOnce: Load = async () => {
    code.loaded = (await load())[name]
    return code.loaded
  }
  const code: Code = { later: lazy(async () => ({ default: await loadCode(loadOnce) })) }
  return { path, element: <Screen key={path} code={code} />, handle: loadOnce, children }
}

/** Renders a loaded screen directly. The choice is kept, because changing it would remount the screen. */
function Screen({ code }: { code: Code }) {
  const [Chosen] = useState<ComponentType>(() => code.loaded ?? code.later)
  return <Chosen />
}

/** Loads the code of the screens of an address. Rejects when it cannot be loaded. */
export async function loadScreens(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? []
  await Promise.all(matches.map(({ route }) => (route.handle as Load | undefined)?.()))
}
