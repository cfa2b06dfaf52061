import { type ComponentType, lazy } from 'react'
import { loadCode } from '../data/load-code.ts'

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never

/**
 * A component of a file that is loaded when it is first rendered, or once the server can be reached. `load` loads the
 * file ahead, so that the first render shows the component at once; it rejects when the file cannot be loaded.
 */
export function lazily<Module, Name extends keyof Module & string>(
  load: () => Promise<Module & { readonly [Each in Name]: ComponentType<PropsOf<Module[Name]>> }>,
  name: Name,
) {
  type Loaded = { default: ComponentType<PropsOf<Module[Name]>> }
  let ahead: Loaded | undefined
  const loadHere = async (): Promise<Loaded> => ({ default: (await loadCode(load))[name] })
  const component = lazy<Loaded['default']>(() => (ahead ? atOnce(ahead) : loadHere()))
  return Object.assign(component, {
    load: async (): Promise<void> => {
      ahead = { default: (await load())[name] }
    },
  })
}

/** Like a promise that is fulfilled, but it says so at once: React renders a fallback while it waits, however shortly. */
const atOnce = <Value>(value: Value) =>
  // biome-ignore lint/suspicious/noThenProperty: React calls it
  ({ then: (onFulfilled: (value: Value) => void) => onFulfilled(value) }) as Promise<Value>
