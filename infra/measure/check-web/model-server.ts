import { sendAnswer, serve } from '../gemini-server.ts'

/**
 * A model for checking the chat: an answer of WORDS words in paragraphs of about
 * ninety, including a quotation and a list, PER_SECOND words each second.
 */
const words = Number(process.env.WORDS ?? 2000)
const perSecond = Number(process.env.PER_SECOND ?? 100)

const SENTENCE =
  'Nicodemus comes by night and asks how a man can be born when he is old and the answer speaks of water and of wind that blows where it wants to and nobody knows from where it comes'
const QUOTATION = '> For God so loved the world, that he gave his only born Son (John 3:16)'
const LIST = '- what is born of flesh is flesh\n- what is born of the Spirit is spirit'

/** Complete pieces of markdown, one after the other, until there are enough words. */
function pieces(): string[] {
  const text: string[] = []
  for (let count = 0; count < words; ) {
    const sentence = SENTENCE.split(' ').map((word) => `${word} `)
    const place = Math.floor(count / 90)
    const isEnd = Math.floor((count + sentence.length) / 90) > place
    text.push(...sentence.slice(0, -1), `${SENTENCE.split(' ').at(-1)}${isEnd ? '.\n\n' : '. '}`)
    if (isEnd && place % 4 === 1) text.push(`${QUOTATION}\n\n`)
    if (isEnd && place % 4 === 3) text.push(`${LIST}\n\n`)
    count += sentence.length
  }
  return text
}

serve((request, response) => {
  request.resume()
  const all = pieces()
  void sendAnswer(response, { count: all.length, everyMs: 1000 / perSecond, usage: true }, (at) => all[at]!)
})
