import type { StudyItem, StudyPlace } from './items.ts'

const has = (verses: readonly number[], all: readonly number[]) => all.every((verse) => verses.includes(verse))

export const samePlace = (a: StudyPlace, b: StudyPlace): boolean =>
  a.book === b.book && a.chapter === b.chapter && `${a.verses}` === `${b.verses}` && sameWords(a, b)

const sameWords = (a: StudyPlace, b: StudyPlace) =>
  a.words?.from === b.words?.from && a.words?.to === b.words?.to && (!a.words || a.edition === b.edition)

/** Whether an item of the same chapter covers all of a place. */
export const covering = ({ at }: StudyItem, place: StudyPlace): boolean => !at.words && has(at.verses, place.verses)

/** Whether an item of the same chapter is inside a place. */
export const inside = ({ at }: StudyItem, place: StudyPlace): boolean => has(place.verses, at.verses)
