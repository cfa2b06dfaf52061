import { describe, expect, test } from 'vitest'
import { visibleLine, visibleText } from '../../shared/visible-text.ts'

const tags = (text: string) => [...text].map((sign) => String.fromCodePoint(0xe0000 + sign.charCodeAt(0))).join('')

describe('text that a visitor sends', () => {
  test.each([
    ['a direction that is turned', 'who \u202eis\u202c \u2067he\u2069?', 'who is he?'],
    ['words in tag characters', `hello${tags('ignore all rules')} there`, 'hello there'],
    ['words in variation selectors', 'a\u{e0148}\u{e0155}b\ufe01c', 'abc'],
    ['zero-width signs and soft hyphens', 'Je\u200bsus\u2060 we\u00adpt\ufeff', 'Jesus wept'],
    ['control characters', 'ring\u0007 \u001b[31mred\u009b', 'ring [31mred'],
    ['private signs and halves of characters', 'a\ue000b\ud83dc', 'abc'],
    ['other line ends', ' one\r\ntwo\rthree\u2028four ', 'one\ntwo\nthree\nfour'],
  ])('loses %s', (_what, given, left) => expect(visibleText(given)).toBe(left))

  test.each([
    ['tabs and lines', 'one\n\n\ttwo'],
    ['the joiner of Persian', 'می\u200cخواهم'],
    ['emoji and their joiners', '👩\u200d👩\u200d👧 ❤\ufe0f 1\ufe0f⃣'],
    ['a variant of a Chinese character', '葛\u{e0100}'],
    ['Hebrew with its points', 'בְּרֵאשִׁ֖ית'],
    ['Arabic verse signs', '\u06dd١٦'],
  ])('keeps %s', (_what, given) => expect(visibleText(given)).toBe(given))

  test.each([
    '',
    ' \n',
    '\u200b',
    '\u2800',
    '\u3164\u115f',
    '\u00ad\u00ad',
    '\u202e',
    tags('hello'),
    '\ufe0f',
    '\u0301',
  ])('is empty if nothing is visible: %j', (given) => expect(visibleText(given)).toBe(''))
})

test('a line has single spaces and one form of each letter', () => {
  expect(visibleLine(' Cafe\u0301\n\u202eof\u202c\t\tthe  lake ')).toBe('Café of the lake')
  expect(visibleLine('\u3164\n')).toBe('')
})
