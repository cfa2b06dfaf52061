/**
 * Words that an ellipsis may not omit: without them the rest can mean the opposite, or lose a condition of the text.
 */
const weighty = new Set(
  [
    'not no nor never neither none nothing nobody nowhere cannot without except unless lest if but only save though',
    'although nay hardly scarcely rather instead until till false lie lies liar forbid forbidden refuse refused deny',
    'no ni nunca jamás sin si sino salvo excepto aunque nada nadie ningún ninguno ninguna tampoco sólo solo solamente',
    'mas pero hasta menos mentira falso',
    '不 無 无 莫 勿 未 非 沒 没 別 别 毋 休 弗 若 倘 除 但 卻 却 雖 虽 只 惟 唯 豈 岂',
  ].flatMap((line) => line.split(' ')),
)

/** True for words, in lower case, that can be omitted from a quotation without reversing its sense. */
export const isPlain = (words: readonly string[]): boolean =>
  words.every((word) => !weighty.has(word) && !word.endsWith("n't"))

const denials = new Set(
  'not no never neither nor none nobody nothing cannot without unless except lest ni nunca jamás sin'.split(' '),
)

/** True for a word, in lower case, that negates the words next to it. */
export const isDenial = (word: string): boolean => denials.has(word) || word.endsWith("n't")
