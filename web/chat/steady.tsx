import { type ComponentType, memo, useLayoutEffect, useRef } from 'react'

type Act = (...given: never[]) => unknown

/**
 * The component, rendered again only when its visible props have changed. During streaming its panel renders in every
 * frame with new callbacks: the latest ones are called, but they cause no render.
 */
export function steady<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  const Memo = memo(Component) as unknown as ComponentType<Props>
  return function Steady(props: Props) {
    const latest = useRef(props)
    useLayoutEffect(() => {
      latest.current = props
    })
    const acts = useRef<Record<string, Act>>({})
    const entries = Object.entries(props).map(([name, value]) => {
      if (typeof value !== 'function') return [name, value]
      acts.current[name] ??= (...given) => (latest.current as Record<string, Act>)[name]?.(...given)
      return [name, acts.current[name]]
    })
    return <Memo {...(Object.fromEntries(entries) as Props)} />
  }
}
