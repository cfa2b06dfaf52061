/*
 * Short questions about violence in Scripture, which the networks take for a report of today: "was Dinah raped", "who drank
 * poison and was not hurt". They begin as a question, and say nothing of the visitor or of today.
 */

const person =
  '(?:dinah?|tamar|amnon|bathsheba|betsabe|vashti|vasti|hagar|agar|jezebel|jezabel|absal[o]m|shechem|siquem|jephthah|jefte|(?:the )?levites? concubine|la concubina del levita|lots? (?:wife|daughters?)|las hijas de lot|potiphars? wife|uriah|urias|jael|sisera|sisara|samson|sanson|ahithophel|ajitofel|ahitofel|cain|abel|judas(?: iscariot[e]?)?|stephen the martyr|john the baptist|juan el bautista|king (?:saul|ahab|herod|david|zimri)|(?:el )?rey (?:saul|acab|herodes|david))'
const question =
  '(?:was|were|is|did|does|who|whom|why|how|when|where|what happened to|fue|era|es|quien|a quien|por que|porque|como|cuando|donde|que (?:le )?paso (?:con|a))'
const asksOfPerson = new RegExp(`^(?:and |so |y )?${question}\\b.*\\b${person}s?\\b`)
/** Deeds and wounds of which only a story says that the person lived. */
const asksWho =
  /^(?:who|which (?:\w+ )?(?:apostle|prophet|king|man|woman|disciple)|what (?:apostle|prophet|king)|quien|a quien|que (?:apostol|profeta|rey))(?: in the bible| en la biblia)?(?: (?:was|got|fue|le|lo|la))? (?:drank|drink|swallowed|bitten|bit|stung|stoned|bebio|tomo|mordio|mordid[oa]|pico|apedread[oa]|apedrearon)\b.*\b(?:and|but|y|pero) (?:(?:was|did|is|he|she|it|wasnt|was not|didnt|did not|no|not|le|lo|la|hizo|sufrio|was) )*(?:hurt|harmed|die|died|dead|lived|survived|dano|murio|vivio|sobrevivio|paso nada)(?: in the bible| en la biblia)?$/
/** Those of Scripture who were tired of life, and what such a question asks of them. */
const asksWhoCried =
  /^(?:who|which (?:\w+ )?(?:prophet|king|man|woman|person)|what (?:prophet|king)|quien|que (?:profeta|rey)) (?:else )?(?:in the bible |en la biblia )?(?:(?:wanted|wished|asked|prayed|longed|begged) to die|asked god to (?:die|kill him|take his life)|(?:wished|felt) (?:he|she) (?:was|were|had) never (?:been )?born|queria morir(?:se)?|quiso morir(?:se)?|deseo (?:la muerte|morir)|(?:le )?pidio a dios (?:la muerte|morir))(?: in the bible| en la biblia)?$/
const ofToday =
  /\b(?:i|im|ive|me|my|mine|myself|we|us|our|yo|mi|mis|mio|mia|conmigo|nos|nuestr[oa]s?|estoy|tengo|last night|yesterday|today|tonight|now|this (?:morning|week|year)|ago|again|he?lp|anoche|ayer|hoy|ahora|otra vez|ayuda|(?:step ?)?dads?|boyfriends?|uncle|coach|teacher|padrastro|tio|novio|hits|hitting|beats|beating|hurting|threatening|cutting|missing|answering|pega|golpea|amenaza|maltrata|corta)\b/
const MOST_WORDS = 12

/** Whether a text of words alone is such a question. */
export const isBibleQuestion = (words: string): boolean =>
  words.split(' ').length <= MOST_WORDS &&
  !ofToday.test(words) &&
  [asksOfPerson, asksWho, asksWhoCried].some((asks) => asks.test(words))
