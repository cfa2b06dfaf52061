import type { Circumstance, Distress, DistressKind } from '../kinds.ts'

/** The kind of a text, its response, the patterns that may be anywhere in it, and its circumstance. */
export type Within = [
  kind: DistressKind,
  response: Distress['response'],
  patterns: string[],
  circumstance?: Circumstance,
]

export const family =
  '(?:mom|mum|mama|mother|dad|daddy|father|husband|wife|son|daughter|brother|sister|baby|grandma|grandmother|grandpa|grandfather|uncle|aunt|friend|partner|fiancee?)'
export const my = `(?:my|our) (?:\\w+ )?${family}`
export const numbers =
  '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\\d+|a few|a couple of|some|unos|unas|dos|tres|cuatro|cinco|seis|pocos|pocas|varios|varias)'
export const child =
  '(?:baby|newborn|infant|toddler|son|daughter|kids?|child|children|little (?:boy|girl|one)|boy|girl)'
/** An age of a minor, or a school of minors. */
export const isMinor =
  "(?:(?:i'?m|i am|im only|tengo) (?:1[0-7]|[5-9])\\b|\\b(?:whole|my|at) school\\b|\\b(?:freshman|sophomore|middle school|high school|mi escuela|secundaria|prepa)\\b|(?:^|[.,] )1[0-7](?:[.,]|$))"
export const familia =
  '(?:papa|padre|mama|madre|espos[oa]|marido|mujer|hij[oa]|herman[oa]|abuel[oa]|bebe|ti[oa]|sobrin[oa]|amig[oa]|novi[oa]|suegr[oa])'
export const medicines =
  '(?:tylenols?|advils?|pills|tablets|paracetamol\\w*|acetaminophen|aspirins?|ibuprofen\\w*|xanax|sleeping pills|pastillas|tabletas)'
/** Behind days that are left: of a holiday, or to a task. */
export const notOfTime =
  '(?! (?:of|to|until|till|off|on (?:his|her|the)|at (?:work|school)|before (?:he|she) retires)\\b)'
