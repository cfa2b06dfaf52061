import { useFlags, useUser } from '../data/hooks.ts'
import { saveCommentary } from '../data/profile-hooks.ts'
import { Switch } from '../ui/Switch.tsx'
import { useBusy } from '../ui/useBusy.ts'
import { choices } from './choices-words.ts'

/**
 * Switches Matthew Henry on or off, beside the text and as a source of answers; shown only where the site offers it.
 */
export function CommentaryToggle() {
  const { data: flags } = useFlags()
  const { data: user } = useUser()
  const [isSaving, run] = useBusy()
  if (!flags?.enable_commentaries) return null
  return (
    <Switch
      label={choices('commentary')}
      note={choices('matthewHenry')}
      isOn={user?.commentary === 'mhc'}
      disabled={!user || isSaving}
      onChange={(isOn) => run(() => saveCommentary(isOn ? 'mhc' : 'none'))}
    />
  )
}
