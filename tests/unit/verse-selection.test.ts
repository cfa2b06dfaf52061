import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  noSelection,
  type SelectionAction,
  selectedIn,
  selectionReducer,
} from '../../web/reader/selection/verse-selection.ts'

const tap = (verse: number, isRange = false, place = 'JHN/3'): SelectionAction => ({
  type: 'tapped',
  place,
  verse,
  isRange,
})
const after = (...actions: SelectionAction[]) => actions.reduce(selectionReducer, noSelection)

test('a tap selects a verse, a second tap deselects it', () => {
  expect(after(tap(16)).verses).toEqual([16])
  expect(after(tap(16), tap(18)).verses).toEqual([16, 18])
  expect(after(tap(16), tap(18), tap(16)).verses).toEqual([18])
})

test('a range reaches from the last verse that was tapped, in both directions', () => {
  expect(after(tap(16), tap(18, true)).verses).toEqual([16, 17, 18])
  expect(after(tap(18), tap(16, true)).verses).toEqual([16, 17, 18])
  expect(after(tap(5, true)).verses).toEqual([5])
})

test('a selection belongs to one chapter', () => {
  const state = after(tap(16), tap(2, false, 'JHN/4'))
  expect(state.verses).toEqual([2])
  expect(selectedIn(state, 'JHN/4')).toEqual([2])
  expect(selectedIn(state, 'JHN/3')).toEqual([])
})

test("dragged verses are deselected with the browser's selection, tapped ones stay", () => {
  const dragged: SelectionAction = { type: 'dragged', place: 'JHN/3', verses: [4, 5] }
  expect(after(dragged).verses).toEqual([4, 5])
  expect(after(dragged, { type: 'released' }).verses).toEqual([])
  expect(after(dragged, { type: 'kept' }, { type: 'released' }).verses).toEqual([4, 5])
  expect(after(tap(4), { type: 'released' }).verses).toEqual([4])
  expect(after(tap(4), { type: 'cleared' })).toEqual(noSelection)
  expect(after(dragged, { ...tap(7), isText: true } as SelectionAction)).toEqual(noSelection)
  expect(after(tap(4), { ...tap(7), isText: true } as SelectionAction).verses).toEqual([4, 7])
})

test('the verses are always sorted and unique', () => {
  const verse = fc.integer({ min: 1, max: 176 })
  const action = fc.oneof(
    fc.tuple(verse, fc.boolean()).map(([number, isRange]) => tap(number, isRange)),
    fc.constant<SelectionAction>({ type: 'released' }),
  )
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      const { verses } = after(...actions)
      expect(verses).toEqual([...new Set(verses)].sort((a, b) => a - b))
    }),
  )
})
