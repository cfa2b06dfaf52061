import { useStored } from '../../data/useStored.ts'
import { Overlay } from '../../ui/Overlay.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Select } from '../../ui/Select.tsx'
import { SheetHead } from '../../ui/SheetHead.tsx'
import { pageLanguage } from '../../words/language.ts'
import css from '../settings/reading-sheet.module.css'
import own from './listen.module.css'
import { type SleepTime, SPEED_KEY, type Speed, sleepTimes, speedOf, speeds } from './listen-settings.ts'
import { useVoice, useVoices } from './voices.ts'
import { listen } from './words.ts'

type Props = {
  language: string
  sleep: SleepTime
  onSleep: (time: SleepTime) => void
  onClose: () => void
}

function sleepName(time: SleepTime): string {
  if (time === 'off') return listen('never')
  if (time === 'chapter') return listen('atChapterEnd')
  return time === '60' ? listen('inHour') : listen('inMinutes', { count: Number(time) })
}

/** How a chapter is read aloud: each choice applies immediately. */
export function ListenSheet({ language, sleep, onSleep, onClose }: Props) {
  const voices = useVoices(language)
  const [voice, setVoice] = useVoice(language)
  const [speed, setSpeed] = useStored<string>(SPEED_KEY, '1')
  const factor = new Intl.NumberFormat(pageLanguage())
  return (
    <Overlay label={listen('voiceAndSpeed')} className={`${css.sheet} ${own.sheet}`} onClose={onClose}>
      <SheetHead title={listen('voiceAndSpeed')} className={css.head} onClose={onClose} />
      <div className={css.body}>
        <Segments<Speed>
          legend={listen('speed')}
          value={speedOf(speed)}
          options={speeds.map((value) => ({ value, label: listen('times', { speed: factor.format(Number(value)) }) }))}
          onChange={setSpeed}
        />
        <Select
          label={listen('voice')}
          value={voice?.voiceURI}
          options={voices.map(({ voiceURI, name, lang }) => ({ value: voiceURI, label: name, language: lang }))}
          onChange={setVoice}
        />
        <Select<SleepTime>
          label={listen('stopReading')}
          value={sleep}
          options={sleepTimes.map((value) => ({ value, label: sleepName(value) }))}
          onChange={onSleep}
        />
      </div>
    </Overlay>
  )
}
