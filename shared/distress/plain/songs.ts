import { wholeText } from '../whole-text.ts'

/* First lines and titles of hymns, songs and films, and turns of speech, that the networks take for a cry. Only whole texts. */

const titles = `
  i can only imagine(?: (?:what it will be like|when that day comes|when i walk by your side))?
  (?:lord )?consume me from the inside out
  (?:oh? )?let me die in the footsteps(?: of (?:jesus|my savior))?
  (?:meet me on )?the other side of the river
  (?:on )?the cutting room floor
  (?:i )?would ?nt be caught dead in (?:that|it|those)(?: \\w+)?
  (?:the |at the |on the )?cutting edge
  callejon sin salida
  (?:i am |im )going to heaven and you can (?:too|come(?: too)?)
  leave a note on the (?:door|fridge|desk|car)`

const pattern = wholeText(
  titles,
  '(?:song|lyrics|hymn|the song|the hymn|chords|who (?:sings|wrote)|meaning of)',
  '(?:lyrics|song|hymn|chords|meaning|by mercy ?me|mercy ?me|movie|film|christian|youtube)',
)

/** Whether a text of words alone is only such a title. */
export const isSong = (words: string): boolean => pattern.test(words)
