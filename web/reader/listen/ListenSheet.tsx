import { useStored } from '../../data/useStored.ts'
import { Overlay } from '../../ui/Overlay.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Select } from '../../ui/Select.tsx'
import { SheetHead } from '../../ui/SheetHead.tsx'
import css from '../settings/reading-sheet.module.css'
import own from './listen.module.css'
import { type SleepTime, SPEED_KEY, type Speed, sleepTimes, speedOf, speeds } from './listen-settings.ts'
import { useVoice, useVoices } from './voices.ts'

type Props = {
  language: string
  sleep: SleepTime
  onSleep: (time: SleepTime) => void
  onClose: () => void
}

const sleepNames: Record<SleepTime, string> = {
  off: 'Never',
  10: 'In 10 minutes',
  30: 'In 30 minutes',
  60: 'In an hour',
  chapter: 'At the end of the chapter',
}

/** How a chapter is read aloud: each choice applies immediately. */
export function ListenSheet({ language, sleep, onSleep, onClose }: Props) {
  const voices = useVoices(language)
  const [voice, setVoice] = useVoice(language)
  const [speed, setSpeed] = useStored<string>(SPEED_KEY, '1')
  return (
    <Overlay label="Voice and speed" className={`${css.sheet} ${own.sheet}`} onClose={onClose}>
      <SheetHead title="Voice and speed" className={css.head} onClose={onClose} />
      <div className={css.body}>
        <Segments<Speed>
          legend="Speed"
          value={speedOf(speed)}
          options={speeds.map((value) => ({ value, label: `${value}×` }))}
          onChange={setSpeed}
        />
        <Select
          label="Voice"
          value={voice?.voiceURI}
          options={voices.map(({ voiceURI, name }) => ({ value: voiceURI, label: name }))}
          onChange={setVoice}
        />
        <Select<SleepTime>
          label="Stop reading"
          value={sleep}
          options={sleepTimes.map((value) => ({ value, label: sleepNames[value] }))}
          onChange={onSleep}
        />
      </div>
    </Overlay>
  )
}
