import { useRef, useState } from 'react'
import { toast } from '../ui/toast.ts'
import type { Study } from './document/study.ts'
import { type Color, FIRST_LIST, type Highlight, newId, QUOTE_MAX, type StudyItem, type StudyPlace } from './items.ts'
import { lastOrder } from './lists.ts'
import { covering, inside, samePlace } from './places.ts'
import { markedWords } from './reader/words.ts'
import { removeItem, removeItems } from './remove-item.ts'
import { useItemsAt } from './useItemsAt.ts'
import { loadStudy, problemOf, showProblem, useStudy } from './useStudy.ts'
import { study as words } from './words.ts'

type Place = {
  whole: StudyPlace
  /** The text of the chapter, and what is stored of its selected verses. */
  root: () => HTMLElement | null
  quote: () => string
  /** Keeps the verses while the browser's own selection is cleared. */
  onKeep: () => void
}

/** The highlights and bookmarks of the selected verses, and what changes them. */
export function useMarking({ whole, root, quote, onKeep }: Place) {
  const { items, isLoading, problem } = useStudy()
  const itemsHere = useItemsAt(items, whole)
  // the highlight of some words that was just made: another colour changes it
  const [made, setMade] = useState<{ id: string; at: StudyPlace } | null>(null)
  const isPending = useRef(false)
  const find = (all: readonly StudyItem[]) => {
    const here = itemsHere(all)
    const highlights = here.filter((item) => item.kind === 'highlight')
    const isMade = ({ id }: StudyItem) => id === made?.id && samePlace(made.at, whole)
    const current = highlights.filter((item) => isMade(item) || covering(item, whole))
    const marks = here.filter((item) => item.kind === 'bookmark' && samePlace(item.at, whole))
    return { highlights, current, marks }
  }
  const shown = find(items)
  /** Changes the study once its code is there; what is tapped until then is ignored. */
  const change = async (run: (study: Study) => void) => {
    isPending.current = true
    const study = await load()
    isPending.current = false
    if (study) run(study)
  }
  const highlight = (color: Color) => {
    const text = root()
    if (!text || isPending.current) return
    // the words of a highlight that was just made are no longer marked: these are others
    const range = markedWords(text, whole.verses)
    const quoted = range ? quote() && wordsMarked() : quote()
    onKeep()
    void change((study) => {
      if (range) setMade({ id: addHighlight(study, { ...whole, words: range }, color, quoted), at: whole })
      else paint(study, color, quoted)
    })
  }
  const paint = (to: Study, color: Color, quoted: string) => {
    const { current, highlights } = find(to.items())
    const same = current.filter((item) => item.color === color)
    if (same.length === 0 && current.length > 0) {
      for (const { id } of current) to.change(id, { color })
      return
    }
    setMade(null)
    if (same.length > 0) return removeItems(to, same)
    const covered = highlights.filter((item) => inside(item, whole))
    const id = addHighlight(to, whole, color, quoted)
    if (covered.some(hasMore)) removeItems(to, covered, () => to.remove(id))
    else to.remove(...covered.map((item) => item.id))
  }
  const bookmark = () => {
    if (isPending.current) return
    const quoted = quote()
    onKeep()
    void change((study) => {
      const all = study.items()
      const [first] = find(all).marks
      if (first) return removeItem(study, first)
      study.add({ ...fresh(whole, quoted), kind: 'bookmark', list: FIRST_LIST, order: lastOrder(all, FIRST_LIST) })
      toast(words('bookmarkAdded'))
    })
  }
  const color = shown.current.at(-1)?.color ?? null
  return { color, isMarked: shown.marks.length > 0, isLoading, problem, highlight, bookmark }
}

const wordsMarked = () => `${getSelection() ?? ''}`.replace(/\s+/g, ' ').trim().slice(0, QUOTE_MAX)

/** The study; undefined, with a message, if the browser keeps none or its code does not load. */
const load = () => loadStudy().catch((error) => showProblem(problemOf(error)))

/** Whether a highlight is more than the colour of whole verses, so that its loss needs an Undo. */
const hasMore = ({ at, labels }: Highlight) => at.words !== undefined || labels.length > 0

/** What every new item has. */
function fresh(at: StudyPlace, quote: string) {
  const now = Date.now()
  return { id: newId(), at, quote, labels: [], made: now, edited: now }
}

function addHighlight(study: Study, at: StudyPlace, color: Color, quote: string): string {
  const item = fresh(at, quote)
  study.add({ ...item, kind: 'highlight', color })
  return item.id
}
