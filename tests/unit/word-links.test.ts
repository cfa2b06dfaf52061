import { expect, test } from 'vitest'
import { hasWordLinks, lacksWordLinks, withoutWordLinks } from '#shared/bible/word-links.ts'

const linked =
  '<section class="chapter" data-book="JHN" data-chapter="11"><p class="p"><sup class="verse-number" id="v35">35</sup>' +
  '<span class="verse" data-verse="35"><span class="wj"><span class="w" data-strong="G2424">Jesus</span></span> ' +
  '<span class="nd"><span class="w" data-strong="G1145">wept &amp; went</span></span>.</span></p></section>'

test('the words of a chapter are the same without their links, and the chapter says that they are left out', () => {
  const text = withoutWordLinks(linked)
  expect(text).toBe(
    '<section data-unlinked="" class="chapter" data-book="JHN" data-chapter="11"><p class="p">' +
      '<sup class="verse-number" id="v35">35</sup><span class="verse" data-verse="35"><span class="wj">Jesus</span> ' +
      '<span class="nd">wept &amp; went</span>.</span></p></section>',
  )
  expect([hasWordLinks(linked), lacksWordLinks(linked)]).toEqual([true, false])
  expect([hasWordLinks(text), lacksWordLinks(text)]).toEqual([false, true])
})

test('a chapter without links stays as it is', () => {
  const text = withoutWordLinks(linked)
  expect(withoutWordLinks(text)).toBe(text)
  expect(withoutWordLinks('<section class="chapter"><p class="p">Jesus wept.</p></section>')).toBe(
    '<section class="chapter"><p class="p">Jesus wept.</p></section>',
  )
})
