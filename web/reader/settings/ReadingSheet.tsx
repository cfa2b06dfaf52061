import { AArrowDown, AArrowUp } from 'lucide-react'
import { useState } from 'react'
import { CommentaryToggle } from '../../app/CommentaryToggle.tsx'
import { modeOf } from '../../app/theme.ts'
import { writeStored } from '../../data/stored.ts'
import { useStored } from '../../data/useStored.ts'
import { Button } from '../../ui/Button.tsx'
import fields from '../../ui/fields.module.css'
import { IconButton } from '../../ui/IconButton.tsx'
import { Overlay } from '../../ui/Overlay.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Select } from '../../ui/Select.tsx'
import { SheetHead } from '../../ui/SheetHead.tsx'
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
import { StoredSwitch } from './StoredSwitch.tsx'
import { TranslationsBeside } from './TranslationsBeside.tsx'

const defaults: Record<string, string> = {
  [readingKeys.size]: '100',
  [readingKeys.width]: 'normal',
  [readingKeys.spacing]: 'normal',
  [readingKeys.font]: 'serif',
}

/** The reading settings: each choice is applied immediately to the text, which stays visible beside the sheet. */
export function ReadingSheet({ onClose }: { onClose: () => void }) {
  const [size, setSize] = useStored<string>(readingKeys.size, '100')
  const [width, setWidth] = useStored<string>(readingKeys.width, 'normal')
  const [spacing, setSpacing] = useStored<string>(readingKeys.spacing, 'normal')
  const reset = () => {
    for (const [key, value] of Object.entries(defaults)) writeStored(key, value)
    for (const { key, initial } of Object.values(readingSwitches)) writeStored(key, initial)
  }
  return (
    <Overlay label="Text settings" className={css.sheet} onClose={onClose}>
      <SheetHead title="Text and theme" className={css.head} onClose={onClose} />
      <div className={css.body}>
        <TextSize size={textSizeOf(size)} onSize={(next) => setSize(String(next))} />
        <Typeface />
        <Look />
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
            { value: 'close', label: 'Tight' },
            { value: 'normal', label: 'Normal' },
            { value: 'open', label: 'Roomy' },
          ]}
          onChange={setSpacing}
        />
        <TranslationsBeside />
        <BesideTheText />
        <Button kind="quiet" className={css.reset} onClick={reset}>
          Reset to the defaults
        </Button>
      </div>
    </Overlay>
  )
}

const fontNames: Record<Font, string> = {
  serif: 'Literata, with serifs',
  sans: 'Inter, without serifs',
  legible: 'Atkinson Hyperlegible, for low vision',
  dyslexia: 'OpenDyslexic, for dyslexia',
}

/** The typography settings. A typeface is fetched when it is chosen. */
function Typeface() {
  const [font, setFont] = useStored<string>(readingKeys.font, 'serif')
  return (
    <Select<Font>
      label="Font"
      value={fontOf(font)}
      options={fonts.map((value) => ({ value, label: fontNames[value] }))}
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
        legend="Theme"
        value={family === 'parchment' ? 'parchment' : 'simple'}
        options={[
          { value: 'simple', label: 'Simple' },
          { value: 'parchment', label: 'Parchment' },
        ]}
        onChange={setFamily}
      />
      <Segments
        legend="Brightness"
        value={oneOfBrightness(brightness)}
        options={[
          { value: 'auto', label: 'Automatic' },
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        onChange={setBrightness}
      />
      <Segments
        legend="Reading mode"
        value={modeOf(mode)}
        options={[
          { value: 'study', label: 'Study' },
          { value: 'immersive', label: 'Immersive' },
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
  const [hasStrongs] = useState(() => document.querySelector('[data-strong]') !== null)
  return (
    <div className={css.choices}>
      <StoredSwitch of="redLetters" label="Words of Jesus in colour" />
      <StoredSwitch of="numbers" label="Verse numbers" />
      <StoredSwitch of="notes" label="Footnotes and references" />
      <StoredSwitch of="related" label="Signs for related passages" note="Beside verses that lead to many others" />
      <StoredSwitch of="lines" label="Each verse on its own line" />
      <StoredSwitch of="justified" label="Justified text" />
      <CommentaryToggle />
      {(hasStrongs || strongs === 'on') && (
        <StoredSwitch
          of="strongs"
          label="Greek and Hebrew words"
          note="Tap a word for its entry in Strong’s dictionary"
        />
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
      <legend className={fields.caption}>Text size</legend>
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
