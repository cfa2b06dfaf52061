import { useEffect, useMemo, useState } from 'react'
import { readStored } from '../../data/stored.ts'
import { STUDY_KEY } from '../../data/useStored.ts'
import { type FirstLook, readFirstLook } from '../first-look.ts'
import { labelsOf } from '../lists.ts'
import { useStudy } from '../useStudy.ts'

const nothing: FirstLook = { items: [], total: 0, labels: [] }

/** The visitor's items: at first those of the last look, and all of them once the document is open. */
export function useNotes() {
  const [look, setLook] = useState<FirstLook | null>(null)
  const { study, items, problem } = useStudy(look !== null)
  useEffect(() => {
    const reading = readStored(STUDY_KEY) ? readFirstLook() : Promise.resolve(null)
    void reading.catch(() => null).then((read) => setLook(read ?? nothing))
  }, [])
  const all = useMemo(() => ({ items, total: items.length, labels: labelsOf(items) }), [items])
  return { study, problem, ...(study ? all : (look ?? nothing)) }
}
