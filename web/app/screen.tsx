import type { ComponentType } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { lazily } from '../ui/lazily.ts'

/** A route to a screen of a file that is loaded on demand. Without a path it is a layout for the screens inside it. */
export function screen<Name extends string>(
  path: string | undefined,
  load: () => Promise<{ readonly [Each in Name]: ComponentType }>,
  name: Name,
  children?: RouteObject[],
): RouteObject {
  const Screen = lazily<Record<string, ComponentType>, string>(load, name)
  return { path, element: <Screen key={path} />, handle: Screen.load, children }
}

/** Loads the code of the screens of an address. Rejects when it cannot be loaded. */
export async function loadScreens(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? []
  await Promise.all(matches.map(({ route }) => (route.handle as (() => Promise<void>) | undefined)?.()))
}
