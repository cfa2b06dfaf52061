import { stemWord } from './stem.ts'

const stemsIn = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/).map(stemWord))

/**
 * Words that frame a question and say little about its subject: "what does the Bible say about …". They count for almost
 * nothing when wordings are compared.
 */
export const frameWords = stemsIn(`
  the a an of to in on for from with about and or but if its it this that these those there as at by so just very really also too
  i me my we us our you your he him his she her they them their someone something anyone anything myself yourself himself
  bible biblical scripture scriptures verse verses passage passages chapter say says said tell show
  please christian christians according have has can could should would will may might
  must shall ok okay right wrong allowed do does did be is are was were get let lets god gods
  what which when where who whom whose why how many much
  el la los las un una unos unas de del en con sobre y o u e al lo le les se me mi mis tu tus su sus nos yo que qué quién quien
  quienes cómo como cuándo cuando dónde donde cuál cual cuáles por para es son ser era fue hay tiene tengo puedo puede debo debe
  dice decir biblia versículo versículos pasaje significa explica según hacer hago acerca dios muy más
`)

/** Words that ask for a kind of answer: a wording with the same one fits better ("where was …" beside "when was …"). */
/** Words that say a little about what is asked: they count for more than a frame and less than a subject. */
export const lightWords = stemsIn(`
  find give explain teach mean meaning means think know want need help look read book good bad thing person people way life
  make take come go feel feeling still never always first one story man woman
  encontrar dar explica enseñar significado pensar saber querer necesitar ayuda leer libro bueno malo cosa persona vida
`)

export const askingWords = stemsIn('who whom when where why how many quién cuándo dónde cuánto cuántos cuántas porqué')
