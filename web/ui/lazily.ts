import { type ComponentType, lazy } from 'react'

/** A component of a file that is loaded when it is first rendered. */
export function lazily<Name extends string, Props>(
  load: () => Promise<{ readonly [Each in Name]: ComponentType<Props> }>,
  name: Name,
) {
  return lazy(async () => ({ default: (await load())[name] }))
}
