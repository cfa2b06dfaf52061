import { AArrowDown, AArrowUp } from 'lucide-react'
import { useState } from 'react'
import { CommentaryToggle } from '../../app/CommentaryToggle.tsx'
import { modeOf } from '../../app/theme.ts'
import { useStored } from '../../data/useStored.ts'
import { useTranslation } from '../../data/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import fields from '../../ui/fields.module.css'
import { IconButton } from '../../ui/IconButton.tsx'
import { Overlay } from '../../ui/Overlay.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Select } from '../../ui/Select.tsx'
import { SheetHead } from '../../ui/SheetHead.tsx'
import { useSecondTranslation } from '../text/second-translation.ts'
import { reader } from '../words.ts'
import {
  type Font,
  fontOf,
  fonts,
  type LineSpacing,
  type LineWidth,
  lineSpacings,
  lineWidths,
  oneOf,
  readingKeys,
  readingSwitches,
  textSizeOf,
  textSizes,
} from './reading-settings.ts'
import css from './reading-sheet.module.css'
import { resetReading } from './reset-reading.ts'
import { StoredSwitch } from './StoredSwitch.tsx'
import { TranslationsBeside } from './TranslationsBeside.tsx'
import { reading } from './words.ts'

/** The reading settings: each choice is applied immediately to the text, which stays visible beside the sheet. */
export function ReadingSheet({ onClose }: { onClose: () => void }) {
  const [size, setSize] = useStored<string>(readingKeys.size, '100')
  const [width, setWidth] = useStored<string>(readingKeys.width, 'normal')
  const [spacing, setSpacing] = useStored<string>(readingKeys.spacing, 'normal')
  const [translation] = useTranslation()
  const [, chooseSecond] = useSecondTranslation(translation)
  const reset = () => {
    resetReading()
    chooseSecond(null)
  }
  return (
    <Overlay label={reader('textSettings')} className={css.sheet} onClose={onClose}>
      <SheetHead title={reading('textAndTheme')} className={css.head} onClose={onClose} />
      <div className={css.body}>
        <TextSize size={textSizeOf(size)} onSize={(next) => setSize(String(next))} />
        <Typeface />
        <Look />
        <Segments<LineWidth>
          legend={reading('lineWidth')}
          value={oneOf(lineWidths, width)}
          options={[
            { value: 'narrow', label: reading('narrow') },
            { value: 'normal', label: reading('normal') },
            { value: 'wide', label: reading('wide') },
          ]}
          onChange={setWidth}
        />
        <Segments<LineSpacing>
          legend={reading('lineSpacing')}
          value={oneOf(lineSpacings, spacing)}
          options={[
            { value: 'close', label: reading('close') },
            { value: 'normal', label: reading('normal') },
            { value: 'open', label: reading('open') },
          ]}
          onChange={setSpacing}
        />
        <TranslationsBeside />
        <BesideTheText />
        <Button kind="quiet" className={css.reset} onClick={reset}>
          {reading('reset')}
        </Button>
      </div>
    </Overlay>
  )
}

/** The typography settings. A typeface is fetched when it is chosen. */
function Typeface() {
  const [font, setFont] = useStored<string>(readingKeys.font, 'serif')
  return (
    <Select<Font>
      label={reading('font')}
      value={fontOf(font)}
      options={fonts.map((value) => ({ value, label: reading(value) }))}
      onChange={setFont}
    />
  )
}

/** The theme, its brightness, and the reading mode. */
function Look() {
  const [mode, setMode] = useStored<string>('reader_mode', 'study')
  const [family, setFamily] = useStored<string>('themeFamily', 'simple')
  const [brightness, setBrightness] = useStored<string>('brightness', 'auto')
  return (
    <>
      <Segments
        legend={reading('theme')}
        value={family === 'parchment' ? 'parchment' : 'simple'}
        options={[
          { value: 'simple', label: reading('simple') },
          { value: 'parchment', label: reading('parchment') },
        ]}
        onChange={setFamily}
      />
      <Segments
        legend={reading('brightness')}
        value={oneOfBrightness(brightness)}
        options={[
          { value: 'auto', label: reading('automatic') },
          { value: 'light', label: reading('light') },
          { value: 'dark', label: reading('dark') },
        ]}
        onChange={setBrightness}
      />
      <Segments
        legend={reading('readingMode')}
        value={modeOf(mode)}
        options={[
          { value: 'study', label: reading('study') },
          { value: 'immersive', label: reading('immersive') },
        ]}
        onChange={setMode}
      />
    </>
  )
}

const oneOfBrightness = (stored: string) => (stored === 'light' || stored === 'dark' ? stored : 'auto')

/** What is shown in and beside the text. */
function BesideTheText() {
  const [strongs] = useStored<string>(readingSwitches.strongs.key, '')
  // only some translations link their words to the original's
  const [hasStrongs] = useState(() => document.querySelector('[data-strong], [data-unlinked]') !== null)
  return (
    <div className={css.choices}>
      <StoredSwitch of="redLetters" label={reading('redLetters')} />
      <StoredSwitch of="numbers" label={reading('numbers')} />
      <StoredSwitch of="notes" label={reading('notes')} />
      <StoredSwitch of="related" label={reading('related')} note={reading('relatedNote')} />
      <StoredSwitch of="lines" label={reading('lines')} />
      <StoredSwitch of="justified" label={reading('justified')} />
      <CommentaryToggle />
      {(hasStrongs || strongs === 'on') && (
        <StoredSwitch of="strongs" label={reading('strongs')} note={reading('strongsNote')} />
      )}
    </div>
  )
}

function TextSize({ size, onSize }: { size: number; onSize: (size: number) => void }) {
  const at = (textSizes as readonly number[]).indexOf(size)
  const [smaller, larger] = [textSizes[at - 1], textSizes[at + 1]]
  // a disabled button would lose the focus, so at either end it is only marked as disabled
  return (
    <fieldset className={css.size}>
      <legend className={fields.caption}>{reading('textSize')}</legend>
      <IconButton label={reading('smaller')} aria-disabled={!smaller} onClick={() => smaller && onSize(smaller)}>
        <AArrowDown aria-hidden size={22} strokeWidth={1.6} />
      </IconButton>
      <output>{reading('percent', { size })}</output>
      <IconButton label={reading('larger')} aria-disabled={!larger} onClick={() => larger && onSize(larger)}>
        <AArrowUp aria-hidden size={22} strokeWidth={1.6} />
      </IconButton>
    </fieldset>
  )
}
