import { Download, Share2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { type PictureThemeName, pictureThemes } from '#shared/picture/themes.ts'
import { versePicture } from '#shared/picture/verse-picture.ts'
import { useBible } from '../data/hooks.ts'
import { Button } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import { Segments } from '../ui/Segments.tsx'
import { saveFile } from '../ui/save-file.ts'
import sheet from '../ui/sheet.module.css'
import { toast } from '../ui/toast.ts'
import { drawPicture, loadFonts, measureOn, pictureFile } from './draw-picture.ts'
import css from './share.module.css'
import { fileName, type SharedVerses } from './shared-verses.ts'
import { share } from './words.ts'

const themes: readonly PictureThemeName[] = ['light', 'parchment', 'dark', 'parchmentDark']
const shapes = ['square', 'tall'] as const

/** The verses as a picture to keep or send, drawn on this device. */
export function PicturePart({ verses }: { verses: SharedVerses }) {
  const { label, text, translation, abbreviation } = verses
  const canvas = useRef<HTMLCanvasElement>(null)
  const bible = useBible(translation)
  const [edition, direction] = [bible?.name ?? abbreviation, bible?.direction ?? 'ltr']
  const [theme, setTheme] = useState(pageTheme)
  const [shape, setShape] = useState<'square' | 'tall'>('square')
  const [isTooLong, setIsTooLong] = useState(false)
  useEffect(() => {
    let isCurrent = true
    void loadFonts(`${text}${label}${edition}${site}`).then(() => {
      const context = isCurrent && canvas.current?.getContext('2d')
      if (!context) return
      const asked = { text, reference: label, edition, direction, site, theme, shape }
      const picture = versePicture(asked, measureOn(context))
      setIsTooLong(!picture)
      if (picture) drawPicture(context.canvas, picture)
    })
    return () => {
      isCurrent = false
    }
  }, [text, label, edition, direction, theme, shape])
  const file = () => pictureFile(canvas.current!, fileName(label))
  const save = async () => {
    saveFile(await file(), `${fileName(label)}.png`)
    toast(share('savedPicture'))
  }
  // ignored on purpose: closing the share sheet is not a failure
  const send = async () => navigator.share({ files: [await file()] }).catch(() => {})
  return (
    <div className={sheet.body}>
      {isTooLong && <p role="status">{share('tooLong')}</p>}
      <canvas
        ref={canvas}
        role="img"
        lang={bible?.language}
        aria-label={`${text} ${label}`}
        className={css.picture}
        hidden={isTooLong}
      />
      <div className={css.choices}>
        <Swatches value={theme} onChange={setTheme} />
        <Segments
          legend={share('shape')}
          value={shape}
          options={shapes.map((value) => ({ value, label: share(value) }))}
          onChange={setShape}
        />
      </div>
      <div className={css.buttons}>
        <Button kind={canSendFiles() ? 'plain' : 'primary'} disabled={isTooLong} onClick={() => void save()}>
          <Download aria-hidden size={16} strokeWidth={1.75} />
          {share('savePicture')}
        </Button>
        {canSendFiles() && (
          <Button kind="primary" disabled={isTooLong} onClick={() => void send()}>
            <Share2 aria-hidden size={16} strokeWidth={1.75} />
            {share('sendPicture')}
          </Button>
        )}
      </div>
    </div>
  )
}

function Swatches({ value, onChange }: { value: PictureThemeName; onChange: (theme: PictureThemeName) => void }) {
  const name = useId()
  return (
    <fieldset className={css.swatches}>
      <legend className={fields.caption}>{share('background')}</legend>
      {themes.map((theme) => (
        <label key={theme} className={css.swatch} title={share(theme)}>
          <input
            type="radio"
            name={name}
            aria-label={share(theme)}
            checked={theme === value}
            onChange={() => onChange(theme)}
          />
          <svg aria-hidden viewBox="0 0 40 40">
            <circle cx="20" cy="20" r="19" fill={pictureThemes[theme].paper} />
            <path d="M11 16h18M11 21h13M11 26h6" stroke={pictureThemes[theme].accent} />
          </svg>
        </label>
      ))}
    </fieldset>
  )
}

/** The name of the site, with the partner's, as the page was delivered. */
const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? 'Philip'

function pageTheme(): PictureThemeName {
  const { theme = '' } = document.documentElement.dataset
  return theme in pictureThemes ? (theme as PictureThemeName) : 'light'
}

function canSendFiles(): boolean {
  const sample = new File([''], 'verse.png', { type: 'image/png' })
  return navigator.canShare?.({ files: [sample] }) ?? false
}
