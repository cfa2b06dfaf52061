import { type ComponentType, lazy } from 'react'
import { loadCode } from '../data/load-code.ts'

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never

/** A component of a file that is loaded when it is first rendered, or once the server can be reached. */
export function lazily<Module, Name extends keyof Module & string>(
  load: () => Promise<Module & { readonly [Each in Name]: ComponentType<PropsOf<Module[Name]>> }>,
  name: Name,
) {
  return lazy<ComponentType<PropsOf<Module[Name]>>>(async () => ({ default: (await loadCode(load))[name] }))
}
