import { useStored } from './useStored.ts'

const KEY = 'no_ai'

/** Whether this reader wants AI, and how to change that. When off, AI features are neither shown nor requested. */
export function useAi(): [boolean, (isOn: boolean) => void] {
  const [stored, store] = useStored<string>(KEY, 'false')
  return [stored !== 'true', (isOn) => store(isOn ? 'false' : 'true')]
}
