import { expect, test } from 'vitest'
import { recogniseDistress } from '../../shared/server/distress/recognise.ts'

test.each([
  ['what happens when it stops', 'en'],
  ['did they let him go', 'en'],
  ['How does it end?', 'en'],
  ['why did he do it', 'en'],
  ['What did they say to them?', 'en'],
  ['por qué lo hizo', 'es'],
  ['¿Qué le dijo a ella?', 'es'],
  ["I still don't get it", 'en'],
  ['I want to go deeper', 'en'],
  ['they are suing me', 'en'],
  ['can god hear me if i whisper', 'en'],
  ['can i wear makeup', 'en'],
  ['why cant i see god', 'en'],
  ['I broke my arm', 'en'],
  ['I keep waking up at 3am', 'en'],
  ['psalm to protect my home', 'en'],
  ['salmo para proteger mi casa', 'es'],
])('light words are no cry: %s', (text, language) => expect(recogniseDistress(text, language)).toBeUndefined())

test.each([
  ['how do i end it', 'en'],
  ['how to end it all', 'en'],
  ['what happens if he takes them all', 'en'],
  ['I broke my arm because he pushed me', 'en'],
  ['he broke my arm', 'en'],
  ["I can't do this anymore", 'en'],
  ['por qué me lo hizo', 'es'],
  ['salmo para proteger mi casa de mi marido', 'es'],
  ['oración para proteger a mis hijos de su papá', 'es'],
])('a danger in similar words keeps its reply: %s', (text, language) => {
  expect(recogniseDistress(text, language)?.response).toBe('reply')
})
