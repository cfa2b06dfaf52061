import { useSyncExternalStore } from 'react'

type Listener = () => void
type Changes = {
  notify: () => void
  /** Calls back on each change. Returns a function that unsubscribes. */
  subscribe: (listener: Listener) => () => void
}
export type Store<Value> = {
  get: () => Value
  set: (next: Value) => void
  subscribe: Changes['subscribe']
}

/** Subscribers to the changes of something outside React. */
export function createChanges(): Changes {
  const listeners = new Set<Listener>()
  return {
    notify() {
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** A value outside React; subscribers are called whenever it is set. */
export function createStore<Value>(value: Value): Store<Value> {
  const { notify, subscribe } = createChanges()
  return {
    get: () => value,
    set(next) {
      value = next
      notify()
    },
    subscribe,
  }
}

/** The current value of a store; the component is rendered again when it changes. */
export function useStore<Value>({ subscribe, get }: Pick<Store<Value>, 'subscribe' | 'get'>): Value {
  return useSyncExternalStore(subscribe, get)
}
