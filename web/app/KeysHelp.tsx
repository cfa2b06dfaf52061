import { useAi } from '../data/useAi.ts'
import fields from '../ui/fields.module.css'
import { Overlay } from '../ui/Overlay.tsx'
import { SheetHead } from '../ui/SheetHead.tsx'
import css from './keys-help.module.css'

type Group = { title: string; keys: [keys: string[], what: string][] }

const groups: Group[] = [
  {
    title: 'Everywhere',
    keys: [
      [['/'], 'Search the Bible'],
      [['g'], 'Go to a book and chapter'],
      [['?'], 'Show these keys'],
      [['Esc'], 'Close what is open'],
    ],
  },
  {
    title: 'While reading',
    keys: [
      [['←', '→'], 'Previous and next chapter'],
      [['Tab'], 'To the verses, notes and links'],
      [['↑', '↓'], 'From verse to verse, on a verse number'],
      [['Enter'], 'Select the verse, or open the note'],
      [['Shift', 'Enter'], 'Select up to this verse'],
    ],
  },
]

const asking: Group = {
  title: 'While asking',
  keys: [
    [['Enter'], 'Send the question'],
    [['Shift', 'Enter'], 'A new line'],
  ],
}

/** The list of keyboard shortcuts, opened with "?". */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const [hasAi] = useAi()
  return (
    <Overlay label="Keys" className={css.help} onClose={onClose}>
      <SheetHead title="Keys" className={css.head} onClose={onClose} />
      {(hasAi ? [...groups, asking] : groups).map(({ title, keys }) => (
        <section key={title} className={css.group}>
          <h3 className={fields.caption}>{title}</h3>
          <dl>
            {keys.map(([names, what]) => (
              <div key={what}>
                <dt>
                  {names.map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Overlay>
  )
}
