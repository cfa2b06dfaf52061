import { useState } from 'react'
import type { HandoutOf } from '../handout/fetch-handout.ts'
import { HandoutForm } from '../handout/HandoutForm.tsx'
import { Segments } from '../ui/Segments.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import sheet from '../ui/sheet.module.css'
import { PicturePart } from './PicturePart.tsx'
import css from './share.module.css'
import { fileName, type SharedVerses } from './shared-verses.ts'
import { WordsPart } from './WordsPart.tsx'
import { share } from './words.ts'

const parts = () =>
  [
    { value: 'picture', label: share('picture') },
    { value: 'words', label: share('text') },
    { value: 'handout', label: share('handout') },
  ] as const

/** What can be sent of the selected verses, besides their link. */
export function ShareSheet({ verses, onClose }: { verses: SharedVerses; onClose: () => void }) {
  const [part, setPart] = useState<ReturnType<typeof parts>[number]['value']>('picture')
  return (
    <Sheet label={share('shareOf', { place: verses.label })} title={verses.label} onClose={onClose}>
      <div className={css.tabs}>
        <Segments legend={share('shareAs')} isLegendHidden value={part} options={parts()} onChange={setPart} />
      </div>
      {part === 'picture' && <PicturePart verses={verses} />}
      {part === 'words' && <WordsPart verses={verses} />}
      {part === 'handout' && (
        <div className={sheet.body}>
          <HandoutForm of={handoutOf(verses)} translation={verses.translation} />
        </div>
      )}
    </Sheet>
  )
}

function handoutOf({ label, reference, translation }: SharedVerses): HandoutOf {
  const part = encodeURIComponent
  const query = `ref=${part(reference)}&numbering=${part(translation)}`
  return { path: `/api/bible/${part(translation)}/handout.pdf?${query}`, isOwn: false, name: fileName(label) }
}
