import { wholeText } from '../whole-text.ts'

/*
 * Evil spirits, curses and haunted houses, as many readers speak of them: the networks hear an assault in "the devil attacks me at
 * night". Only whole texts, without a command that a spirit gives, and without a person who does it.
 */

const spirit =
  '(?:the )?(?:devil|satan|enemy|demons?|(?:an? |some )?(?:evil |dark |unclean |bad |demonic )?(?:spirits?|forces?|powers?)|darkness|nightmares?)'
const espiritu =
  '(?:el |los |un |unos |las )?(?:diablo|satanas|enemigo|demonios?|maligno|espiritus?(?: (?:malos?|inmundos?|malignos?))?|tinieblas|pesadillas)'
const night =
  '(?: (?:at night|every night|all night|in (?:my )?(?:sleep|dreams?|bed|bedroom|mind|thoughts)|when i (?:sleep|pray|read|try to (?:sleep|pray))|while i (?:sleep|pray)|during (?:prayer|the night|sleep)|lately|again|a lot|all the time|constantly))*'
const noche =
  '(?: (?:de noche|en la noche|por las? noches?|todas las noches|toda la noche|en (?:mis )?suenos|en la cama|cuando (?:duermo|oro|leo|estoy dormid[oa])|mientras (?:duermo|oro)|otra vez|mucho|siempre))*'

const whole = wholeText(
  `(?:i (?:feel|think|believe) (?:like )?(?:that )?)?${spirit} (?:is |are |keeps? |always |has been |have been )*(?:attack(?:s|ing|ed)?|torment(?:s|ing|ed)?|oppress(?:es|ing)?|tempt(?:s|ing|ed)?|bother(?:s|ing)?|scar(?:es|ing)|haunt(?:s|ing|ed)?|com(?:es|ing) (?:against|at)|fight(?:s|ing)?|accus(?:es|ing)|whisper(?:s|ing)? to) (?:me|us|my (?:mind|family|marriage|home|sleep|thoughts|kids|children))${night}
   (?:i think |i feel |i believe )?(?:there is|theres|there are|i feel|i sense|i saw|we have) (?:an? |some )?(?:evil |dark |bad |strange |demonic |unclean )?(?:spirits?|ghosts?|demons?|presence|shadow) (?:in|at) (?:my|our|the) (?:house|home|room|bedroom|apartment|church|car|school)
   (?:is )?my (?:house|home|room|apartment) (?:is )?(?:haunted|cursed|possessed)
   (?:i think |i feel |i believe )?(?:someone|somebody|an? (?:witch|enemy|woman|man)|they|my (?:aunt|neighbou?r|ex|mother in law|coworker|enemies|enemy|cousin)) (?:has )?(?:put|cast|placed|sent) (?:an? |the )?(?:hex|spell|curse|evil eye|voodoo|witchcraft|root|roots) on (?:me|us|my (?:family|house|marriage|business|son|daughter|life))
   (?:i think |i feel (?:like )?|i believe |am )?i ?(?:am|m)? (?:cursed|possessed|oppressed|under (?:a curse|attack|spiritual attack))
   something (?:touched|pulled|grabbed|moved) my (?:foot|feet|leg|hair|blankets?|covers|bed) (?:at night|last night|while i slept|in the (?:night|dark))
   ${espiritu} me (?:ataca|atormenta|oprime|tienta|molesta|asusta|persigue|acusa|acosa)n?${noche}
   ${espiritu} (?:me )?(?:quiere|quieren|busca|viene|vino) (?:a )?(?:destruirme|destruir|atacarme|atacar|tentarme|robar mi paz|robarme la paz)(?: mi (?:familia|matrimonio|hogar))?
   (?:creo que |siento que )?(?:hay|siento|vi) (?:un|una|unos) (?:mal |mala )?(?:espiritu|presencia|fantasma|demonio|sombra|demonios|espiritus)(?: (?:mal[oa]s?|inmund[oa]s?|extran[oa]s?|maligno))? en (?:mi|la|nuestra|el) (?:casa|cuarto|hogar|recamara|habitacion|iglesia|departamento)
   (?:creo que |siento que )?(?:me|nos) (?:hicieron|echaron|hizo|echo|pusieron|mandaron) (?:un |una |el )?(?:brujeria|mal|maldicion|mal de ojo|trabajo|hechizo|hechiceria|santeria|dano)
   (?:creo que |siento que )?(?:estoy|estamos) (?:maldit[oa]s?|embrujad[oa]s?|poseid[oa]s?|bajo (?:ataque|una maldicion))
   se me sube el muerto(?: (?:en la noche|cuando duermo|de noche))?`,
  '(?:please|help|pray|hello|hi|god|lord|i think|hola|ayuda|senor|dios)',
  '(?:what (?:do|can|should) i (?:do|pray)|which psalm|help|why|que hago|que (?:salmo|oracion) (?:leo|rezo|hago)|por que|ayuda)',
)

/** Whether a text of words alone is only that. */
export const speaksOfSpirits = (words: string): boolean => whole.test(words)
