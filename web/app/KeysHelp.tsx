import { useAi } from '../data/useAi.ts'
import fields from '../ui/fields.module.css'
import { Overlay } from '../ui/Overlay.tsx'
import { SheetHead } from '../ui/SheetHead.tsx'
import css from './keys-help.module.css'
import { keyWords } from './keys-words.ts'

type Group = { title: string; keys: [keys: string[], what: string][] }

const enter = () => keyWords('keyEnter')
const shiftEnter = () => [keyWords('keyShift'), keyWords('keyEnter')]

const groups = (): Group[] => [
  {
    title: keyWords('everywhere'),
    keys: [
      [['/'], keyWords('search')],
      [['g'], keyWords('go')],
      [['?'], keyWords('show')],
      [[keyWords('keyEscape')], keyWords('close')],
    ],
  },
  {
    title: keyWords('reading'),
    keys: [
      [['←', '→'], keyWords('chapters')],
      [[keyWords('keyTab')], keyWords('tab')],
      [['↑', '↓'], keyWords('verses')],
      [[enter()], keyWords('select')],
      [shiftEnter(), keyWords('selectTo')],
    ],
  },
]

const asking = (): Group => ({
  title: keyWords('asking'),
  keys: [
    [[enter()], keyWords('send')],
    [shiftEnter(), keyWords('newLine')],
  ],
})

/** The list of keyboard shortcuts, opened with "?". */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const [hasAi] = useAi()
  return (
    <Overlay label={keyWords('title')} className={css.help} onClose={onClose}>
      <SheetHead title={keyWords('title')} className={css.head} onClose={onClose} />
      {(hasAi ? [...groups(), asking()] : groups()).map(({ title, keys }) => (
        <section key={title} className={css.group}>
          <h3 className={fields.caption}>{title}</h3>
          <dl>
            {keys.map(([names, what]) => (
              <div key={what}>
                <dt>
                  {names.map((name) => (
                    <kbd key={name} translate={name.length === 1 ? 'no' : undefined}>
                      {name}
                    </kbd>
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
