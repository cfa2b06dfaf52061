import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { OtherTranslation } from '../app/OtherTranslation.tsx'
import { useBibles } from '../data/hooks.ts'
import { usePassage } from '../data/passage-hooks.ts'
import { Button } from '../ui/Button.tsx'
import { Segments } from '../ui/Segments.tsx'
import sheet from '../ui/sheet.module.css'
import { useCopied } from '../ui/useCopied.ts'
import { type CopyFormat, formatCopy, joinPassages } from './copy-formats.ts'
import css from './share.module.css'
import type { SharedVerses } from './shared-verses.ts'
import { share } from './words.ts'

const formats = ['plain', 'link', 'two', 'markdown'] as const satisfies readonly CopyFormat[]

/** The verses as text to copy, in one of four forms. */
export function WordsPart({ verses }: { verses: SharedVerses }) {
  const { label, reference, translation, abbreviation, text, url } = verses
  const [format, setFormat] = useState<CopyFormat>('plain')
  const [second, setSecond] = useState('')
  const [isCopied, copy] = useCopied()
  const { bibles = [] } = useBibles()
  const own = bibles.find(({ id }) => id === translation)
  const other = bibles.find(({ id }) => id === second) ?? bibles.find(({ id }) => id !== translation)
  const isTwo = format === 'two' && other !== undefined
  const { passages, error } = usePassage(other?.id ?? '', isTwo ? reference : null, translation)
  const there = passages && joinPassages(passages, other?.abbreviation ?? '')
  const words = formatCopy(format, { text, ref: label, abbreviation }, url, there)
  const isWaiting = isTwo && !there
  const options = formats.map((value) => ({ value, label: share(value) }))
  return (
    <div className={sheet.body}>
      <Segments legend={share('format')} value={format} options={options} onChange={setFormat} />
      {isTwo && <OtherTranslation {...{ translation }} value={other.id} onChange={setSecond} />}
      {isWaiting && error ? (
        <p role="status">{share('otherNotLoaded')}</p>
      ) : (
        <p lang={isTwo ? '' : own?.language} className={css.words} dir="auto" aria-busy={isWaiting}>
          {words}
        </p>
      )}
      <div className={css.buttons}>
        <Button kind="primary" disabled={isWaiting} onClick={() => copy(words)}>
          {isCopied ? (
            <Check aria-hidden size={16} strokeWidth={1.75} />
          ) : (
            <Copy aria-hidden size={16} strokeWidth={1.75} />
          )}
          {share(isCopied ? 'copied' : 'copyText')}
        </Button>
      </div>
    </div>
  )
}
