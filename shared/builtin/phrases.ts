import type { CommentaryWork } from '../bible/commentaries.ts'
import type { AnswerLanguage } from './question-language.ts'

/** The sentences around quotations, in the reader's language: one for each position. */
export type Phrases = {
  here: string
  hereWhy: string
  general: string
  more: string
  noReason: string
  /** The part of a passage that is not quoted. */
  rest: (verses: { from: number; to: number } | string) => string
  /** What the conversation has quoted already. */
  above: (references: string) => string
  seeAlso: string
  henry: ((reference: string, words: string) => string) | undefined
  voice: ((said: { work: CommentaryWork; reference: string; words: string }) => string) | undefined
  outline: string
  opens: string
  centre: string
  closes: string
  word: (at: string, word: string, language: string, lemma: string, sound: string, number: string) => string
  gives: (definition: string) => string
  wordCaution: string
  who: (name: string) => string
  nothing: (place: string) => string
  nothingNext: string
  /** Above a verse of the open chapter where nothing was found. */
  chapterSays: string
  /** What the question names and no Bible has, or this one not. */
  unknown: (asked: { ref: string; name?: string; what: 'book' | 'verse' }) => string
  /** A follow-up question that nothing is written of; the passages of the question before follow. */
  onlyBefore: string
  /** The answer to thanks. */
  welcome: string
  how: (parts: { place: string; words: string[]; topic: string | undefined; opened: string[] }) => string
}

const en: Phrases = {
  here: 'The closest lines of {place}:',
  hereWhy: 'From {place}:',
  general: 'The closest passage is {ref}:',
  more: 'More on the same question:',
  rest: (verses) =>
    `… ${typeof verses === 'string' ? verses : verses.from === verses.to ? `verse ${verses.from}` : `verses ${verses.from}–${verses.to}`}`,
  above: (references) => `${references} is quoted above in this conversation.`,
  noReason:
    'The passage does not spell out a reason in so many words; what readers give as reasons are their conclusions from it.',
  seeAlso: 'See also:',
  henry: (reference, words) => `Matthew Henry (English, 1662–1714) comments on ${reference}: “${words}”`,
  voice: ({ work: { author, name, written, tradition }, reference, words }) =>
    `${author}, in ${name} (${written}; ${tradition}), on ${reference}: “${words}”`,
  outline: 'An old commentary (English, 1662–1714), part by part:',
  opens: 'It opens',
  centre: 'At its heart',
  closes: 'It ends',
  word: (at, word, language, lemma, sound, number) =>
    `In ${at} the word *${word}* translates the ${language} **${lemma}** (${sound}, Strong’s ${number}).`,
  gives: (definition) => `Strong’s dictionary gives: ${definition}.`,
  wordCaution:
    'A dictionary lists what a word can mean; the sentence decides what it does mean, so read it in its place:',
  who: (name) => `What Scripture says about ${name}, in the order of Nave’s index:`,
  nothing: (place) =>
    `I found no passage that plainly answers this, neither in ${place} nor elsewhere, and I would rather say so than guess.`,
  nothingNext: 'It helps to name a person, a place or a subject, or to tap the verse that you wonder about.',
  chapterSays: 'This is what the chapter says:',
  unknown: ({ ref, name = ref, what }) =>
    what === 'book'
      ? `There is no book called ${name} in the Bible, so there is no ${ref} to quote.`
      : `There is no ${ref} in this Bible. The numbers may be those of another chapter or verse.`,
  onlyBefore:
    'I found nothing that answers just this, and I would rather say so than guess. These are the passages for your question before:',
  welcome: 'You are welcome. Ask again whenever you like.',
  how: ({ place, words, topic, opened }) => {
    const steps = [
      `read ${place}`,
      words.length > 0 ? `searched the Bible for ${words.join(', ')}` : '',
      topic ? `followed Nave’s topic ${topic}` : '',
      opened.length > 0 ? `opened ${joined(opened, 'and')}` : '',
    ].filter(Boolean)
    return `*No language model wrote this: Philip ${joined(steps, 'and')}, and quotes what was found.*`
  },
}

const es: Phrases = {
  here: 'Las líneas de {place} más cercanas a la pregunta:',
  hereWhy: 'Lo que {place} mismo dice en este punto:',
  general: 'El pasaje más cercano es {ref}:',
  more: 'Más sobre la misma pregunta:',
  rest: (verses) =>
    `… ${typeof verses === 'string' ? verses : verses.from === verses.to ? `versículo ${verses.from}` : `versículos ${verses.from}–${verses.to}`}`,
  above: (references) => `${references} ya está más arriba en esta conversación.`,
  noReason: 'El pasaje no da una razón expresa; las razones que se suelen dar son conclusiones de los lectores.',
  seeAlso: 'Ver también:',
  henry: undefined,
  voice: undefined,
  outline: '',
  opens: 'Comienza',
  centre: 'En su centro',
  closes: 'Termina',
  word: (at, word, language, lemma, sound, number) =>
    `En ${at} la palabra *${word}* traduce el ${language === 'Greek' ? 'griego' : 'hebreo'} **${lemma}** (${sound}, Strong ${number}).`,
  gives: (definition) => `El diccionario de Strong dice (en inglés): ${definition}.`,
  wordCaution:
    'Un diccionario dice lo que una palabra puede significar; la frase decide lo que significa. Léela en su lugar:',
  who: (name) => `Lo que la Escritura cuenta de ${name}:`,
  nothing: (place) =>
    `No encontré ningún pasaje que responda claramente a esto, ni en ${place} ni en otra parte, y prefiero decirlo a adivinar.`,
  nothingNext: 'Ayuda nombrar a una persona, un lugar o un tema, o tocar el versículo que te llama la atención.',
  chapterSays: 'Esto dice el capítulo que tienes delante:',
  unknown: ({ ref, name = ref, what }) =>
    what === 'book'
      ? `No hay en la Biblia ningún libro llamado ${name}, así que no hay un ${ref} que citar.`
      : `En esta Biblia no existe ${ref}. Puede que los números sean los de otro capítulo o versículo.`,
  onlyBefore:
    'No encontré nada que responda justo a esto, y prefiero decirlo a adivinar. Estos son los pasajes de tu pregunta anterior:',
  welcome: 'Con gusto. Vuelve a preguntar cuando quieras.',
  how: ({ place, words }) =>
    `*Esto no lo escribió un modelo de lenguaje: Philip leyó ${place}${words.length > 0 ? `, buscó en la Biblia ${joined(words, 'y')}` : ''} y cita lo que encontró.*`,
}

const zh: Phrases = {
  ...es,
  here: '{place} 中与问题最接近的经文:',
  hereWhy: '{place} 在此处这样说:',
  general: '最接近的经文是 {ref}:',
  more: '同一问题的其他经文:',
  rest: (verses) => `… ${typeof verses === 'string' ? verses : `${verses.from}–${verses.to}`}`,
  above: (references) => `${references} 已在上文引用。`,
  noReason: '经文没有明说原因;人们所说的原因是从中得出的结论。',
  seeAlso: '另见:',
  opens: '开头',
  centre: '中心',
  closes: '结尾',
  word: (at, word, language, lemma, sound, number) =>
    `${at} 中的 *${word}* 译自${language === 'Greek' ? '希腊文' : '希伯来文'} **${lemma}**(${sound},Strong ${number})。`,
  gives: (definition) => `Strong 词典(英文):${definition}。`,
  wordCaution: '词典说明一个词可能的意思,句子决定它在此处的意思:',
  who: (name) => `圣经关于 ${name} 的记载:`,
  nothing: (place) => `在 ${place} 和别处都没有找到明确回答这个问题的经文,与其猜测,不如直说。`,
  nothingNext: '可以写出人名、地名或主题,或点选一节经文再问。',
  chapterSays: '眼前这一章说:',
  unknown: ({ ref, name = ref, what }) =>
    what === 'book'
      ? `圣经中没有名为 ${name} 的书卷,因此没有 ${ref} 可引用。`
      : `本圣经中没有 ${ref}。章节数字可能有误。`,
  onlyBefore: '没有找到正好回答这一点的经文,与其猜测,不如直说。以下是上一个问题的经文:',
  welcome: '不客气。欢迎随时再问。',
  how: ({ place }) => `*本回答不是语言模型所写:Philip 阅读了 ${place},引用所找到的经文。*`,
}

/** The phrases of a language. */
export const phrases: Record<AnswerLanguage, Phrases> = { en, es, zh }

function joined(parts: readonly string[], and: string): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`
}
