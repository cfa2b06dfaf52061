import { useStored } from './useStored.ts'

const KEY = 'no_ai'

/** Whether this reader wants AI anywhere, and how to change it. Off, nothing of it is shown and nothing is asked of it. */
export function useAi(): [boolean, (isOn: boolean) => void] {
  const [stored, store] = useStored<string>(KEY, 'false')
  return [stored !== 'true', (isOn) => store(isOn ? 'false' : 'true')]
}
