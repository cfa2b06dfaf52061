import { AArrowDown, AArrowUp, X } from 'lucide-react'
import { useState } from 'react'
import { useBibles } from '../data/hooks.ts'
import { useStored } from '../data/useStored.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Overlay } from '../ui/Overlay.tsx'
import { Segments } from '../ui/Segments.tsx'
import {
  type LineSpacing,
  type LineWidth,
  lineSpacings,
  lineWidths,
  oneOf,
  readingKeys,
  textSizeOf,
  textSizes,
} from './reading-settings.ts'
import css from './reading-sheet.module.css'
import { useSecondTranslation } from './second-translation.ts'

/** How the text is set: each choice shows at once in the text that stays in sight beside the sheet. */
export function ReadingSheet({ onClose }: { onClose: () => void }) {
  const [size, setSize] = useStored<string>(readingKeys.size, '100')
  const [width, setWidth] = useStored<string>(readingKeys.width, 'normal')
  const [spacing, setSpacing] = useStored<string>(readingKeys.spacing, 'normal')
  const [redLetters, setRedLetters] = useStored<string>(readingKeys.redLetters, 'on')
  const [strongs, setStrongs] = useStored<string>(readingKeys.strongs, 'off')
  // only some translations tell which word of the original stands behind theirs
  const [hasStrongs] = useState(() => document.querySelector('[data-strong]') !== null)
  const reset = () => {
    setSize('100')
    setWidth('normal')
    setSpacing('normal')
    setRedLetters('on')
    setStrongs('off')
  }
  return (
    <Overlay label="Text settings" className={css.sheet} onClose={onClose}>
      <div className={css.head}>
        <h2>Text</h2>
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
      </div>
      <div className={css.body}>
        <TextSize size={textSizeOf(size)} onSize={(next) => setSize(String(next))} />
        <Segments<LineWidth>
          legend="Line width"
          value={oneOf(lineWidths, width)}
          options={[
            { value: 'narrow', label: 'Narrow' },
            { value: 'normal', label: 'Normal' },
            { value: 'wide', label: 'Wide' },
          ]}
          onChange={setWidth}
        />
        <Segments<LineSpacing>
          legend="Line spacing"
          value={oneOf(lineSpacings, spacing)}
          options={[
            { value: 'close', label: 'Close' },
            { value: 'normal', label: 'Normal' },
            { value: 'open', label: 'Open' },
          ]}
          onChange={setSpacing}
        />
        <SecondTranslation />
        <label className={css.choice}>
          <input
            type="checkbox"
            checked={redLetters !== 'off'}
            onChange={(event) => setRedLetters(event.target.checked ? 'on' : 'off')}
          />
          Words of Jesus in colour
        </label>
        {(hasStrongs || strongs === 'on') && (
          <label className={css.choice}>
            <input
              type="checkbox"
              checked={strongs === 'on'}
              onChange={(event) => setStrongs(event.target.checked ? 'on' : 'off')}
            />
            <span>
              Greek and Hebrew words
              <small>Tap a word for its entry in Strong’s dictionary</small>
            </span>
          </label>
        )}
        <Button kind="quiet" className={css.reset} onClick={reset}>
          Reset to the defaults
        </Button>
      </div>
    </Overlay>
  )
}

/** Another translation beside the first. */
function SecondTranslation() {
  const [translation] = useTranslation()
  const [second, choose] = useSecondTranslation(translation)
  const { bibles = [] } = useBibles()
  return (
    <label className={css.second}>
      <span className={css.label}>Second translation</span>
      <select value={second ?? ''} onChange={(event) => choose(event.target.value || null)}>
        <option value="">None</option>
        {bibles
          .filter(({ id }) => id !== translation)
          .map(({ id, name, language }) => (
            <option key={id} value={id} lang={language}>
              {name}
            </option>
          ))}
      </select>
    </label>
  )
}

function TextSize({ size, onSize }: { size: number; onSize: (size: number) => void }) {
  const at = (textSizes as readonly number[]).indexOf(size)
  const [smaller, larger] = [textSizes[at - 1], textSizes[at + 1]]
  // a button that goes out of use would drop the focus, so at either end it only says that it is
  return (
    <fieldset className={css.size}>
      <legend>Text size</legend>
      <IconButton label="Smaller text" aria-disabled={!smaller} onClick={() => smaller && onSize(smaller)}>
        <AArrowDown aria-hidden size={22} strokeWidth={1.6} />
      </IconButton>
      <output>{size} %</output>
      <IconButton label="Larger text" aria-disabled={!larger} onClick={() => larger && onSize(larger)}>
        <AArrowUp aria-hidden size={22} strokeWidth={1.6} />
      </IconButton>
    </fieldset>
  )
}
