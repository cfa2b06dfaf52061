/*
 * Violence against a grandparent, or against a parent in care: the networks take it for that against a child. Each pattern reads a
 * normalised text.
 */

const elder =
  '(?:grand(?:ma|mother|pa|father|dad)|granny|gran|nana|mother in law|father in law|elderly (?:mom|mother|dad|father|parents))'
const parent = '(?:mom|mum|mother|dad|father)'
const carer =
  '(?:caregivers?|carers?|nurses?|aides?|nursing home|home aide|daughter in law|son in law|step ?mom|step ?dad)'
const hurts =
  '(?:hits?|hitting|slaps?|slapped|slapping|ties|tied|shoves?|shoved|pushes|pushed|locks?|locked|locking|starves?|starving|beats?|beating|pinches|drags?|dragged|kicks?|kicked)'
/** Behind the person: a game, or help with a wheelchair. */
const notHarm = "(?!'s| (?:at|in) (?:chess|cards|uno|checkers|scrabble)|.{0,12}\\b(?:wheelchair|swing)\\b)"

const abuelo = '(?:abuel[oa]|abuelit[oa]|suegr[oa]|viejit[oa]|bisabuel[oa])'
const padre = '(?:mama|madre|papa|padre)'
const cuida = '(?:enfermer[oa]|cuidador[a]?|nuera|yerno|asilo|cunad[oa])'
const lastima =
  '(?:le (?:pega|pego|pegan|pegaron)|golpea|golpean|amarra|amarran|amarro|encierra|encierran|encerro|empuja|empujan|maltrata|maltratan|jalonea|avienta|cachetea)'

/** Patterns of such violence and neglect, by language. */
export const elderAbuse = {
  en: [
    `\\b(?:he|she|they|brother|sister|uncle|aunt|cousin|son|daughter|dad|mom|husband|wife|${carer}) (?:(?:at|in|from) (?:the |her |his )?(?:nursing )?home )?(?:is |are |always |keeps? |just )*${hurts} (?:my |our |her |his )?${elder}\\b${notHarm}`,
    `\\b${carer} (?:(?:at|in|from) (?:the |her |his )?(?:nursing )?home )?(?:is |are |always |keeps? |just )*${hurts} (?:my |our )?${parent}\\b${notHarm}`,
    `\\b(?:my )?(?:${elder}|${parent}) is (?:[6-9]\\d|1[01]\\d)\\b.{0,12}\\b(?:brother|sister|son|daughter|caregiver|nurse|husband|wife) ${hurts} (?:him|her)\\b`,
    `\\b(?:my )?(?:${elder}|(?:my )${parent}) is (?:being )?(?:locked|tied) (?:in|up|down|to)\\b`,
    `\\b(?:dementia|alzheimer'?s)\\b.{0,12}\\b(?:hits|hit|slaps|punches|beats|chokes|kicks) (?:me|us|my (?:mom|mum|mother|grandma|wife|dad|father))\\b`,
    `\\b(?:leaves?|left|leaving|sits?|lies|lays?|laying) (?:my )?(?:${elder}|${parent}|him|her)?(?: all day)? ?in (?:dirty|wet|soiled) (?:diapers?|briefs|sheets|bed)\\b(?!.*\\b(?:baby|toddler|newborn)\\b)`,
    `\\b${elder} (?:has )?(?:bed ?sores|he has sores|she has sores|sores)\\b.*\\b(?:starving|ignor\\w+|neglect\\w*)\\b|\\b(?:ignor\\w+|neglect\\w*) (?:my )?${elder}\\b.*\\b(?:sores|starving|hungry|bruises)\\b`,
  ],
  es: [
    `\\b(?:${cuida}|herman[oa]|ti[oa]|hij[oa]|prim[oa]|espos[oa]|ellos|ella|el) (?:siempre )?${lastima} a (?:mi|la|el|su) ${abuelo}\\b`,
    `\\b${cuida} (?:siempre )?${lastima} a (?:mi|su) ${padre}\\b`,
    `\\bmi (?:${abuelo}|${padre}) tiene (?:[6-9]\\d|1[01]\\d)\\b.{0,16}\\b(?:lo|la) (?:empuja|golpea|jalonea|encierra|amarra|maltrata)\\b`,
    `\\bmi ${abuelo} esta (?:encerrad|amarrad)[oa]\\b`,
  ],
}
