import type { Distress } from './kinds.ts'
import type { Language } from './language.ts'

const english =
  /^(?:(?:please|somebody|someone|anyone),? )+help+(?:,? (?:me|us|please|now))*[.!]*$|^help+(?: me| us)?,? (?:please|now)[.!]*$|^i need (?:help,? (?:please|now|urgently)|urgent help|someone to talk to)[.!]*$|^emergency[.!]*$/
const spanish =
  /^(?:por favor|alguien),? (?:ayuda|ayudame|me ayuda|ayudenme)[.!]*$|^(?:ayuda|ayudame|ayudenme|necesito ayuda),? (?:por favor|ya|urgente(?:mente)?)[.!]*$|^necesito (?:ayuda urgente|hablar con alguien)[.!]*$|^(?:auxilio|socorro|emergencia)[.!]*$/
const either = /^s\.?o\.?s[.!]*$/

/**
 * Two lines of help for a normalised text that is only a cry for help, behind which there may be anything; undefined for
 * every other text. "Help me" alone is a prayer, too.
 */
export function careForCry(said: string, fallback: Language): Distress | undefined {
  const text = said.replace(/[¡!]/g, '').trim()
  const language = english.test(text) ? 'en' : spanish.test(text) ? 'es' : either.test(text) ? fallback : undefined
  return language && { kind: 'suicide', response: 'lines', language }
}
