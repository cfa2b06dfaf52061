import { Headphones } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import { reader } from '../words.ts'
import css from './listen.module.css'
import { useVoices } from './voices.ts'

/** Beside the chapter's heading: reads the chapter aloud. Absent if the device has no voice for the language. */
export function ListenButton({ language, onListen }: { language: string; onListen: () => void }) {
  if (useVoices(language).length === 0) return null
  return (
    <div className={css.listen} data-print="never">
      <IconButton label={reader('listen')} onClick={onListen}>
        <Headphones aria-hidden size={19} strokeWidth={1.75} />
      </IconButton>
    </div>
  )
}
