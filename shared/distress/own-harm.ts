import type { Distress } from './kinds.ts'
import type { Language } from './language.ts'

/*
 * Harm to another person that visitors say they did, or are afraid they will do. The network takes the thoughts that
 * frighten a young mother for minutes that count, and knows few confessions in Spanish.
 */

const child =
  "(?:my|our) (?:own |new |little |newborn |sweet |first |[0-9]+ (?:week|month|year) old )*(?:baby|babies|newborn|infant|toddler|child|children|kids?|son|daughter|twins|little (?:boy|girl|one))\\b(?!'s| (?:shower|a|an|some)\\b)"
const harming =
  '(?:dropping|stabbing|drowning|smothering|suffocating|strangling|choking|shaking|throwing|hurting|harming|killing|hitting|cutting|poisoning|crushing|molesting)'
const harm = '(?:drop|stab|drown|smother|suffocate|strangle|choke|shake|throw|hurt|harm|kill|hit|poison|molest)'
const thinking =
  '(?:thoughts?|images?|visions?|pictures?|flashes|urges?|nightmares?|dreams?|imagine|imagining|pictur(?:e|ing)|visuali[sz](?:e|ing)|thinking (?:about|of)|(?:scared|afraid|terrified|frightened) of|fears? of)'
const willHarm = "i(?:'ll|ll| will| might| may| could| would| can|'m going to|m going to| am going to|'m gonna|m gonna)"

const aBaby = '(?:mi|mis|nuestr[oa]) (?:bebe|recien nacid[oa]|hij[oa]s?|hijit[oa]s?|nin[oa]s?|gemel[oa]s)\\b'
const herir =
  '(?:tir(?:ar|ando)|dej(?:ar|ando) caer|ahog(?:ar|ando)|apunal(?:ar|ando)|acuchill(?:ar|ando)|asfixi(?:ar|ando)|lastim(?:ar|ando)|mat(?:ar|ando)|estrangul(?:ar|ando)|sacud(?:ir|iendo)|hac(?:er|iendo)le dano|golpe(?:ar|ando))(?:lo|la)?'

/** "Un hombre que viole a una joven" asks about a law, and "viole" is a wish or a fear after "que no". */
const didIt =
  '(?<!\\b(?:hombres?|alguien|persona|varon|soldado|aquel|el|quien|nadie|si) (?:que |se )?)(?<!\\bque no )\\b'
const woman =
  '(?:novia|esposa|mujer|ex|pareja|amiga|companera|muchacha|chica|joven|prima|hermana|vecina|empleada|cunada|senora|amigo|novio)\\b'
const minor = '(?:nin[oa]|menor|hij[oa]|hijastr[oa]|sobrin[oa]|niet[oa]|hermanit[oa]|primit[oa]|alumn[oa]|bebe)s?\\b'

const signs: [Distress['kind'], Language, RegExp][] = [
  [
    'child_abuse',
    'en',
    new RegExp(
      `\\b(?:i|my)\\b.{0,40}\\b${thinking}.{0,25}\\b${harming} ${child}|\\b(?:scared|afraid|terrified|worried|frightened)(?: that)? ${willHarm} (?:just |actually |accidentally |someday )?${harm} ${child}`,
    ),
  ],
  [
    'child_abuse',
    'es',
    new RegExp(
      `\\b(?:(?:pensamientos?|imagenes|impulsos?|visiones|suenos?|ideas|ganas) (?:\\w+ )?(?:de|sobre)|me imagino|imagino|imaginando|pienso en|pensando en|sueno con|miedo (?:de|a)|temo) (?:que )?${herir} a ${aBaby}`,
    ),
  ],
  ['child_abuse', 'es', new RegExp(`${didIt}(?:viole a|abuse (?:sexualmente )?de) (?:una?|mis?|la|el) ${minor}`)],
  [
    'sexual_abuse',
    'es',
    new RegExp(
      `${didIt}(?:viole a|abuse (?:sexualmente )?de) (?:una?|mis?|la) ${woman}|\\b(?:obligue|force) a (?:mi|una) ${woman} a (?:tener|hacer|acostarse)`,
    ),
  ],
]

/** What visitors say in a normalised text that they did to another person, or are afraid they will do to a child. */
export function ownHarm(said: string): Distress | undefined {
  const found = signs.find(([, , pattern]) => pattern.test(said))
  return found && { kind: found[0], response: 'reply', language: found[1] }
}
