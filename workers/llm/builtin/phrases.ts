/** The sentences around what is quoted, in the reader's language. Several for one place, so that answers differ. */
export type Phrases = {
  here: string[]
  hereWhy: string[]
  chosen: string[]
  feeling: string[]
  general: string[]
  yesNo: string[]
  beside: string[]
  more: string[]
  noReason: string
  whole: (reference: string) => string
  continues: (reference: string) => string
  seeAlso: string
  henry: ((reference: string, words: string) => string)[]
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
  how: (parts: { place: string; words: string[]; topic: string | undefined; henry: boolean }) => string
}

const en: Phrases = {
  here: [
    'These lines of {place} come closest to your question:',
    '{ref} is where the chapter speaks of it:',
    'Look at {ref}:',
    'The words to weigh are these:',
  ],
  hereWhy: ['What the chapter itself says at this point:', '{ref} tells it like this:', 'Begin with how it is told:'],
  chosen: ['The verses in front of you:', 'First the words themselves:', 'Here is what it says:'],
  feeling: [
    'Others have been here before you and left words for it. {ref}:',
    'Scripture does not pass over this. {ref}:',
    'You might stay with {ref} for a while:',
  ],
  general: [
    'A good place to begin is {ref}:',
    '{ref} speaks to this directly:',
    'Start with {ref}:',
    'One of the plainest passages on this is {ref}:',
  ],
  yesNo: [
    'No single verse settles this with a yes or no. These are the passages that readers weigh, {ref} first:',
    'Rather than a bare yes or no, read what {ref} says:',
    'Begin with {ref} and judge from there:',
  ],
  beside: ['Read beside it:', 'Elsewhere:', 'Other passages that speak of it:', 'And in other places:'],
  more: ['Further passages on the same question, {ref} first:', 'There is more. {ref}:', 'To go on, {ref}:'],
  noReason:
    'The passage does not spell out a reason in so many words; what readers give as reasons are their conclusions from it.',
  whole: (reference) => `The whole passage is ${reference}.`,
  continues: (reference) => `Read the whole passage: ${reference}.`,
  seeAlso: 'See also:',
  henry: [
    (reference, words) => `Matthew Henry, the English commentator (1662–1714), on ${reference}: “${words}”`,
    (reference, words) => `On ${reference} Matthew Henry’s old commentary remarks: “${words}”`,
    (reference, words) => `One reading, Matthew Henry’s on ${reference}: “${words}”`,
  ],
  outline: 'How Matthew Henry takes its parts:',
  opens: 'It opens',
  centre: 'At its heart',
  closes: 'It ends',
  word: (at, word, language, lemma, sound, number) =>
    `In ${at} the word *${word}* stands for the ${language} **${lemma}** (${sound}, Strong’s ${number}).`,
  gives: (definition) => `Strong’s dictionary gives: ${definition}.`,
  wordCaution:
    'A dictionary lists what a word can mean; the sentence decides what it does mean, so read it in its place:',
  who: (name) => `What Scripture tells of ${name}, in the order of Nave’s index:`,
  nothing: (place) =>
    `I found no passage that plainly answers this, neither in ${place} nor elsewhere, and I would rather say so than guess.`,
  nothingNext:
    'It helps to name a person, a place or a subject, or to tap the verse that you wonder about. This much the chapter in front of you says:',
  how: ({ place, words, topic, henry }) => {
    const steps = [
      `read ${place}`,
      words.length > 0 ? `searched the Bible for ${words.join(', ')}` : '',
      topic ? `followed Nave’s topic ${topic}` : '',
      henry ? 'opened Matthew Henry' : '',
    ].filter(Boolean)
    return `*No language model wrote this: Philip ${joined(steps, 'and')}, and quotes what was found.*`
  },
}

const es: Phrases = {
  here: [
    'Estas líneas de {place} son las más cercanas a tu pregunta:',
    '{ref} es donde el capítulo habla de ello:',
    'Mira {ref}:',
  ],
  hereWhy: ['Lo que el capítulo mismo dice en este punto:', '{ref} lo cuenta así:'],
  chosen: ['Los versículos que tienes delante:', 'Primero, las palabras mismas:'],
  feeling: [
    'Otros han pasado por aquí antes y dejaron palabras para ello. {ref}:',
    'La Escritura no pasa esto por alto. {ref}:',
  ],
  general: ['Un buen lugar para empezar es {ref}:', '{ref} habla de esto directamente:', 'Empieza por {ref}:'],
  yesNo: [
    'Ningún versículo lo zanja con un sí o un no. Estos son los pasajes que se sopesan, primero {ref}:',
    'Empieza por {ref} y juzga desde ahí:',
  ],
  beside: ['Léelo junto con:', 'En otros lugares:', 'Otros pasajes que hablan de ello:'],
  more: ['Más pasajes sobre la misma pregunta, primero {ref}:', 'Hay más. {ref}:'],
  noReason: 'El pasaje no da una razón expresa; las razones que se suelen dar son conclusiones de los lectores.',
  whole: (reference) => `El pasaje completo es ${reference}.`,
  continues: (reference) => `Lee el pasaje completo: ${reference}.`,
  seeAlso: 'Ver también:',
  henry: [],
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
  nothingNext:
    'Ayuda nombrar a una persona, un lugar o un tema, o tocar el versículo que te llama la atención. Esto dice el capítulo que tienes delante:',
  how: ({ place, words }) =>
    `*Esto no lo escribió un modelo de lenguaje: Philip leyó ${place}${words.length > 0 ? `, buscó en la Biblia ${joined(words, 'y')}` : ''} y cita lo que encontró.*`,
}

const zh: Phrases = {
  ...es,
  here: ['{place} 中与你的问题最接近的经文:', '请看 {ref}:'],
  hereWhy: ['本章在此处这样说:'],
  chosen: ['先看经文本身:'],
  feeling: ['圣经没有忽略这样的心情。{ref}:'],
  general: ['可以从 {ref} 开始:', '{ref} 直接谈到这一点:'],
  yesNo: ['没有哪一节经文用是或否来回答。先读 {ref}:'],
  beside: ['也可对照:', '其他经文:'],
  more: ['同一问题的其他经文,先看 {ref}:'],
  noReason: '经文没有明说原因;人们所说的原因是从中得出的结论。',
  whole: (reference) => `完整的段落是 ${reference}。`,
  continues: (reference) => `阅读全段:${reference}。`,
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
  nothingNext: '可以写出人名、地名或主题,或点选一节经文再问。眼前这一章说:',
  how: ({ place }) => `*本回答不是语言模型所写:Philip 阅读了 ${place},引用所找到的经文。*`,
}

/** The phrases of a language. */
export const phrases: Record<'en' | 'es' | 'zh', Phrases> = { en, es, zh }

function joined(parts: readonly string[], and: string): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`
}
