import { AArrowDown, AArrowUp, X } from 'lucide-react'
import { useStored } from '../data/useStored.ts'
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

/** How the text is set: each choice shows at once in the text that stays in sight beside the sheet. */
export function ReadingSheet({ onClose }: { onClose: () => void }) {
  const [size, setSize] = useStored<string>(readingKeys.size, '100')
  const [width, setWidth] = useStored<string>(readingKeys.width, 'normal')
  const [spacing, setSpacing] = useStored<string>(readingKeys.spacing, 'normal')
  const [redLetters, setRedLetters] = useStored<string>(readingKeys.redLetters, 'on')
  const reset = () => {
    setSize('100')
    setWidth('normal')
    setSpacing('normal')
    setRedLetters('on')
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
        <label className={css.choice}>
          <input
            type="checkbox"
            checked={redLetters !== 'off'}
            onChange={(event) => setRedLetters(event.target.checked ? 'on' : 'off')}
          />
          Words of Jesus in colour
        </label>
        <Button kind="quiet" className={css.reset} onClick={reset}>
          Reset to the defaults
        </Button>
      </div>
    </Overlay>
  )
}

function TextSize({ size, onSize }: { size: number; onSize: (size: number) => void }) {
  const at = textSizes.findIndex((each) => each === size)
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
