import { expect, test } from 'vitest'
import { recogniseDistress } from '../../shared/server/distress/recognise.ts'

const of = (text: string, language: string) => {
  const found = recogniseDistress(text, language)
  return found ? `${found.kind}, ${found.response}${found.circumstance ? `, ${found.circumstance}` : ''}` : 'nothing'
}

test.each([
  ['husband strangling wife', 'en', 'violence, reply'],
  ['dad is beating mom right now', 'en', 'violence, reply'],
  ['stepdad choking my brother', 'en', 'violence, reply'],
  ['papá pegándole a mamá', 'es', 'violence, reply'],
  ['mi papá golpeando a mi hermana', 'es', 'violence, reply'],
  ['days when I feel worthless', 'en', 'suicide, lines'],
  ['I want to live', 'en', 'suicide, lines'],
  ['help me want to live', 'en', 'suicide, reply'],
  ['quiero vivir', 'es', 'suicide, lines'],
  ['ayúdame a querer vivir', 'es', 'suicide, reply'],
  ['plan de despedida', 'es', 'suicide, lines'],
  ['my kids are hungry', 'en', 'suicide, lines, want'],
  ['mis hijos tienen hambre', 'es', 'suicide, lines, want'],
  ['volví a tomar', 'es', 'addiction, lines'],
  ['volví a beber anoche', 'es', 'addiction, lines'],
  ['when my time comes I want to die at home', 'en', 'suicide, lines, dying'],
  ['cuando me llegue la hora quiero morir en mi casa', 'es', 'suicide, lines, dying'],
])('“%s” gets the help for %s: %s', (text, language, help) => {
  expect(of(text, language)).toBe(help)
})

test.each([
  ['husband loving his wife', 'en'],
  ['Cain killing Abel', 'en'],
  ['father beating the drum', 'en'],
  ['my baby is hungry', 'en'],
  ['dad beating my brother at chess', 'en'],
  ['days when I feel grateful', 'en'],
  ['I want to live for Christ', 'en'],
  ['help me to live for you', 'en'],
  ['my kids are hungry for the word of God', 'en'],
  ['plan de despedida de año', 'es'],
  ['mi bebé tiene hambre', 'es'],
  ['quiero vivir para Cristo', 'es'],
  ['volví a tomar la comunión', 'es'],
  ['mi papá fue a la casa del Señor', 'es'],
  ['papá y mamá oran juntos', 'es'],
])('“%s” gets none', (text, language) => {
  expect(of(text, language)).toBe('nothing')
})
