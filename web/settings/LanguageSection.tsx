import { LANGUAGES } from '#shared/words/languages.ts'
import { languageWords } from '../app/language-words.ts'
import { switchLanguage } from '../app/offer-language.tsx'
import { Link } from '../ui/Link.tsx'
import { Select } from '../ui/Select.tsx'
import { useBusy } from '../ui/useBusy.ts'
import { useLanguage } from '../words/language.ts'
import { Rich } from '../words/Rich.tsx'

const options = LANGUAGES.map(({ id, name }) => ({ value: id, label: name, language: id }))

/** The choice of the interface's language; for a translation by a machine, how to help improve it. */
export function LanguageSection() {
  const language = useLanguage()
  const [, run] = useBusy()
  const shown = LANGUAGES.find(({ id }) => id === language)
  // everything is drawn again, and the focus was on the former list
  const choose = (id: string) => run(() => switchLanguage(id).then(() => list()?.focus({ preventScroll: true })))
  return (
    <section aria-labelledby="language">
      <h2 id="language">{languageWords('title')}</h2>
      <Select label={languageWords('label')} value={language} options={options} onChange={choose} />
      {shown?.by === 'machine' && !shown.isReviewed && (
        <p>
          <Rich
            text={languageWords('automatic')}
            parts={{ link: (inner) => <Link to="/about-philip">{inner}</Link> }}
          />
        </p>
      )}
    </section>
  )
}

const list = () => document.querySelector<HTMLElement>('[aria-labelledby="language"] select')
