import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslation } from '../data/useTranslation.ts'
import { toast } from '../ui/toast.ts'
import { languageWords } from './language-words.ts'

const withdraw = () => toast('')

/** The question of an offer of a translation, with a button to decline. Another page or translation withdraws it. */
export function TextOffer({ onDecline }: { onDecline: () => void }) {
  const { pathname } = useLocation()
  const [translation] = useTranslation()
  const now = `${pathname} ${translation}`
  const then = useRef(now)
  useEffect(() => {
    if (now !== then.current) withdraw()
  }, [now])
  return (
    <>
      {languageWords('offerText')}
      <button
        type="button"
        onClick={() => {
          onDecline()
          withdraw()
        }}
      >
        {languageWords('decline')}
      </button>
    </>
  )
}
