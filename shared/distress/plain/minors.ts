/*
 * A pregnant child, and a child with an adult: the reply is that to the abuse of a child. A pregnancy from fifteen years on
 * is judged as any other. Each pattern reads a normalised text.
 */

const young = '(?:[89]|1[0-4]|eight|nine|ten|eleven|twelve|thirteen|fourteen)'
const noSpan = '(?! ?(?:weeks?|wks?|months?|days?|semanas?|mes(?:es)?|dias?)\\b)'
const old = '(?: ?(?:years? old|yrs?(?: old)?|y/?o|anos?))?'
const girl =
  '(?:(?:my|our) (?:little |baby |only |oldest |youngest |grand ?|step ?|god ?)*(?:daughter|sister|girl|niece|child|kid|cousin|friend|student))'
const muchacha = '(?:(?:mi|nuestra) (?:hij|hijit|niet|hermanit|herman|sobrin|prim|nin|hijastr|alumn|amig)a)'
const pregnant = '(?:pregnant|expecting|having a baby|embarazada)\\b'

/** The pregnancy of a child of fourteen years or less. */
export const pregnantChild = {
  en: [
    `\\b(?:i ?'?m|i am) (?:only |just )*${young}${noSpan}${old},? (?:and )?(?:i(?:'?m| am|(?: just)? found out (?:that )?i(?:'?m| am)| think i(?:'?m| am)| might be) )?(?:already )?${pregnant}`,
    `\\b(?:i ?'?m|i am) ${pregnant},? (?:and )?(?:i ?'?m |i am )?(?:only |just )*${young}\\b${noSpan}`,
    `\\b${girl} (?:is|got) ${pregnant},? (?:and )?(?:she ?'?s |she is )?(?:only |just |not even )*${young}\\b${noSpan}`,
    `\\b${girl} (?:is|who is),? (?:only |just )*${young}${noSpan}${old},? (?:and )?(?:she is |she ?'?s )?${pregnant}`,
    `\\bmy ${young}[ -]?(?:years?|yrs?|yr|y/?o)(?:[ -]olds?)?(?: \\w+)? (?:is|got) ${pregnant}`,
  ],
  es: [
    `\\btengo (?:solo |apenas )?${young}${noSpan}${old},? (?:y )?(?:creo que )?(?:estoy|quede|sali) ${pregnant}`,
    `\\b(?:estoy|quede|sali) ${pregnant},? (?:y )?(?:solo |apenas )*tengo (?:solo |apenas )?${young}\\b${noSpan}`,
    `\\b${muchacha} (?:esta|quedo|salio) ${pregnant},? (?:y )?(?:solo |apenas )*tiene (?:solo |apenas )?${young}\\b${noSpan}`,
    `\\b${muchacha},? (?:de|tiene|que tiene) (?:solo |apenas )?${young}${noSpan}${old},? (?:y )?(?:esta|quedo|salio) ${pregnant}`,
  ],
}

/** Ages of a child, and of an adult who is too old for it. */
const pairs = [
  ['(?:[89]|1[0-3])', '(?:1[89]|[2-9]\\d)'],
  ['1[45]', '[2-9]\\d'],
  ['1[67]', '(?:2[7-9]|[3-9]\\d)'],
]
const unit =
  '(?![\\d:/%.]|,\\d| ?(?:weeks?|months?|days?|semanas?|mes(?:es)?|dias?|minutes?|minutos?|hours?|horas?|pounds?|kilos?)\\b)'
const love = '(?:boyfriend|bf|girlfriend|gf)'
const amor = '(?:novi[oa]|pareja)'
const dates =
  '(?:dating|ran (?:off|away) with|(?:going out|hooking up|sleeping|in a relationship|in love) with|seeing|talking to|date|dates|go out with)'
const adult = '(?:an?|this|some) (?:\\w+ )?(?:guy|man|dude|boy|woman|lady|teacher|coach|leader|pastor)'
const salir = '(?:salgo|ando|estoy saliendo|sale|anda|esta saliendo) con'
const hombre = '(?:una?|el|la) (?:chic[oa]|muchach[oa]|hombre|senora?|mujer|tipo|chavo|joven|lider|maestr[oa]|pastor)'
const isOf = "(?:,? (?:and )?(?:who |that |he |she )?(?:is|'s|s|turned|just turned))"

const inEnglish = (child: string, grown: string) => {
  const me = `(?:i ?'?m|i am) (?:only |just )*${child}\\b${unit}${old}`
  const mine = `my (?:daughter|sister|son|brother|niece|nephew|friend|granddaughter|grandson|girl|kid)`
  const who = `(?:${me}|${mine} (?:is )?${child}${old}|my ${child}[ -]?(?:years?|yrs?|yr|y/?o)(?:[ -]olds?)?(?: \\w+)?)`
  const [is, an] = [`(?:(?: who)? is|${isOf}|'?s)? (?:only |almost |about )?${grown}\\b${unit}`, '(?:an? )?']
  return [
    `\\b${who},? (?:and |but |is |who is |i ?'?m |i am |i )*(?:my|her|his|have an?|has an?) ${love}${is}`,
    `\\b${who},? (?:and |but |is |who is |she is |he is |i ?'?m |i am )*${dates} (?:${adult}${is}|(?:someone|somebody|him|her)${is}|${an}${grown}[ -]?(?:years?|yrs?|yr|y/?o))`,
    `\\bmy ${love}(?: is|'?s) ${grown}\\b${unit}${old},? (?:and |but )?${me}`,
    `\\b${dates} (?:${adult}${is}|${an}${grown}[ -]?(?:years?|yrs?|yr|y/?o)(?:[ -]old)?(?: \\w+)?),? (?:and |but )?${me}`,
  ]
}
const inSpanish = (child: string, grown: string) => {
  const yo = `tengo (?:solo |apenas )?${child}\\b${unit}${old}`
  const alguien = `(?:${yo}|mi (?:hij|herman|sobrin|niet|prim|amig|nin|alumn)[oa],? (?:de |tiene |que tiene )${child}${old})`
  const tiene = `(?:,? (?:de|que tiene|tiene|y (?:el |ella )?tiene))? (?:como )?${grown}\\b${unit}`
  return [
    `\\b${alguien},? (?:y |pero )?(?:(?:mi|su|tengo|tiene) (?:una? )?)${amor}${tiene}`,
    `\\b${alguien},? (?:y |pero )?${salir} (?:${hombre}${tiene}|(?:alguien|un[oa]?) de ${grown}\\b)`,
    `\\bmi ${amor} tiene ${grown}\\b${unit}${old},? (?:y |pero )?(?:yo )?${yo}`,
    `\\b${salir} ${hombre}${tiene}${old},? (?:y |pero )?(?:yo )?${yo}`,
  ]
}

/** A child whose partner, or who meets someone, is grown up. */
export const childWithAdult = {
  en: pairs.flatMap(([child, grown]) => inEnglish(child!, grown!)),
  es: pairs.flatMap(([child, grown]) => inSpanish(child!, grown!)),
}
