import { OtherTranslation } from '../../app/OtherTranslation.tsx'
import { useTranslation } from '../../data/useTranslation.ts'
import { useSecondTranslation } from '../text/second-translation.ts'
import { useThirdTranslation } from '../text/third-translation.ts'
import { StoredSwitch } from './StoredSwitch.tsx'
import { reading } from './words.ts'

/** Other translations beside the first: a second one, and on a wide screen a third. */
export function TranslationsBeside() {
  const [translation] = useTranslation()
  const [second, chooseSecond] = useSecondTranslation(translation)
  const [third, chooseThird, hasRoom] = useThirdTranslation(translation, second)
  return (
    <>
      <OtherTranslation
        {...{ translation }}
        value={second ?? ''}
        none={reading('none')}
        onChange={(id) => chooseSecond(id || null)}
      />
      {second && hasRoom && (
        <OtherTranslation
          {...{ translation, second }}
          value={third ?? ''}
          none={reading('none')}
          onChange={chooseThird}
        />
      )}
      {second && <StoredSwitch of="differing" label={reading('differing')} note={reading('differingNote')} />}
    </>
  )
}
