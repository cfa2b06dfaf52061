import { app } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import css from './study.module.css'
import { reload, type StudyProblem } from './useStudy.ts'
import { study as words } from './words.ts'

/** Says where the notes would be why they are not there. */
export function ProblemAlert({ problem }: { problem: StudyProblem }) {
  if (problem === 'storageOff') return <p role="alert">{words('storageOff')}</p>
  return (
    <div role="alert" className={css.problem}>
      <p>{app('reloadToContinue')}</p>
      <Button onClick={reload}>{app('reload')}</Button>
    </div>
  )
}
