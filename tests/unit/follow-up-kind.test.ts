import { describe, expect, test } from 'vitest'
import { followUpKind } from '../../shared/builtin/follow-up-kind.ts'
import { isBare, subjectOf } from '../../shared/builtin/subject.ts'

describe('what a short text wants of the answer before it', () => {
  test.each([
    ['Thanks so much!', 'thanks'],
    ['¡Muchas gracias!', 'thanks'],
    ['Tell me more', 'more'],
    ['can you give me a shorter one?', 'more'],
    ['Where else does it say that?', 'more'],
    ['dame otro versículo', 'more'],
    ['¿Dónde más lo dice?', 'more'],
    ['And in the Old Testament?', 'old'],
    ['¿y en el Nuevo Testamento?', 'new'],
    ['and the next verse?', 'next'],
    ['¿Y el siguiente?', 'next'],
    ["I don't understand", 'again'],
    ['What does it mean for us today?', 'again'],
    ['¿Qué significa eso?', 'again'],
    ['en palabras más sencillas', 'again'],
  ])('“%s” wants %s', (text, kind) => expect(followUpKind(text)).toBe(kind))
  test.each(['How many were they?', 'more verses about love', 'Thank God for rain', '¿y los bebés?', 'Why?', ''])(
    '“%s” says something of its own',
    (text) => expect(followUpKind(text)).toBeUndefined(),
  )
})

test.each([
  ['Who was Paul?', 'Paul'],
  ['What does the Bible say about fasting?', 'fasting'],
  ['¿Qué dice la Biblia sobre el ayuno?', 'ayuno'],
  ['The ten commandments', 'ten commandments'],
  ['explain Psalm 23', 'Psalm 23'],
  ['¿Quién fue Rut?', 'Rut'],
])('“%s” is about “%s”', (question, subject) => expect(subjectOf(question)).toBe(subject))

test.each([
  ['¿Cómo murió?', true],
  ['por que no queria ir', true],
  ['¿Cómo termina la historia?', true],
  ['¿Cómo murió Esteban?', false],
  ['¿Qué dice de la ira?', false],
  ['How did he die?', false],
])('“%s” leaves unsaid whom it means: %s', (text, isUnsaid) => expect(isBare(text)).toBe(isUnsaid))
