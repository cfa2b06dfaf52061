import { withoutAccents } from '../bible/without-accents.ts'

/** Words without accents, which many leave out. */
const wordsIn = (text: string): ReadonlySet<string> => new Set(withoutAccents(text).trim().split(/\s+/))

/**
 * Words that frame a question and add little about its subject: "what does the Bible say about …". They hardly count
 * when wordings are compared. "son" is not one of them, since it is a child in English.
 */
const frame = wordsIn(`
  the a an of to in on for from with about and or but if its it this that these those there as at by so just very really also too
  i me my we us our you your he him his she her they them their someone something anyone anything myself yourself himself
  bible biblical scripture scriptures verse verses passage passages chapter say says said tell show
  please christian christians according have has had can could should would will may might
  must shall ok okay right wrong allowed do does did be is are was were been am get let lets god gods
  what which whose much im ive id youre hes shes theyre thats whats
  dont doesnt didnt cant couldnt wont wouldnt isnt arent wasnt werent shouldnt hasnt havent aint
  el la los las un una unos unas de del en con sobre y o u e al lo le les se me mi mis tu tus su sus nos yo que qué quién quien
  quienes cómo como cuándo cuando dónde donde cuál cual cuáles por para es ser era fue hay tiene tengo puedo puede debo debe
  dice decir biblia versículo versículos pasaje significa explica según hacer hago acerca dios muy más
`)

/** Words that ask for a kind of answer: a wording with the same one fits better ("where was …" versus "when was …"). */
const asking = wordsIn('who whom when where why how many cuánto cuánta cuántos cuántas')

/** Words that add a little about the subject: they count more than a frame and less than a subject. */
export const lightWords = wordsIn(`
  find give explain teach mean meaning means think know want need help look read book good bad thing person people way life
  make take come go feel feeling still never always first one story man woman
  overcome deal cope handle start begin keep learn try use great big little today
  encontrar dar explica enseñar significado pensar saber querer necesitar ayuda leer libro bueno malo cosa persona vida
`)

const FRAME = '_'
const ASKING = '?'

/** The mark of a folded word that frames or asks; empty for a word with a subject. */
export function markOf(word: string): string {
  const plain = withoutAccents(word).replace(/[’']/g, '')
  if (asking.has(plain)) return ASKING
  return frame.has(plain) ? FRAME : ''
}

/** Whether a stem only frames a question, or asks. */
export const isFrame = (stem: string): boolean => stem.startsWith(FRAME) || isAsking(stem)
export const isAsking = (stem: string): boolean => stem.startsWith(ASKING)
