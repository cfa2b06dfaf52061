import { useStored } from '../../data/useStored.ts'
import { Switch } from '../../ui/Switch.tsx'
import { isSwitchedOn, readingSwitches } from './reading-settings.ts'

type Props = { of: keyof typeof readingSwitches; label: string; note?: string }

/** A setting that is on or off, stored in the browser. */
export function StoredSwitch({ of: name, ...words }: Props) {
  const setting = readingSwitches[name]
  const [stored, store] = useStored<string>(setting.key, '')
  return <Switch {...words} isOn={isSwitchedOn(setting, stored)} onChange={(isOn) => store(isOn ? 'on' : 'off')} />
}
