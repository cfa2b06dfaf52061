/*
 * Danger beside a need that is named in plain words: who hides, who is extorted for a bed, who means to follow the dying.
 * Each pattern reads a normalised text.
 */

const english = [
  "(?:so|where) (?:that )?(?:he|she) (?:ca ?n'?t|can ?not|could ?n'?t|wo ?n'?t|does ?n'?t) (?:find|get|see|reach|touch)",
  'when (?:he|she|dad|mom|mum|my \\w+) (?:drinks|is drunk|(?:comes|gets) home drunk)',
  '(?:dad|mom|mum|husband|he) (?:comes|gets) home drunk',
  'looking for (?:me|us)',
  '(?:came|comes) at (?:me|us)',
  'swinging',
  'broke (?:down )?the door',
  'what (?:he|she|they) did to (?:me|us)',
  'relaps(?:ed|e|ing) (?:on|in|into|with) (?:cutting|self)',
  'sleep with him',
  'with my body',
  'if i let him',
  'can (?:stay|sleep here) if i',
  'took my (?:keys|phone)',
  '(?:the only |only |one )way out(?! (?:is|of|was))',
  '(?:the|my) rope is',
  'let it be over',
  'done fighting',
  'when (?:he|she|they) (?:go|goes|dies|die) (?:so )?(?:do )?i',
  "i(?:'ll| will| plan to| am going to) (?:go the same|follow|go with (?:him|her)|join)",
  '(?:plan to|going to|will) follow (?:him|her)[.!]?$',
  'take me with (?:him|her)',
  'possessed',
  'under (?:my|the) bed',
]
const spanish = [
  '(?:jalar|tomar|falta el) aire',
  'ahogad[oa]',
  'nos (?:busca|encuentre?)',
  'me busca',
  'me acueste',
  '(?:me voy|yo me voy|irme) con (?:el|ella)',
]

const danger = new RegExp(`\\b(?:${[...english, ...spanish].join('|')})(?!\\w)`)

/** Whether a normalised text has such words. */
export const isDangerBeside = (said: string): boolean => danger.test(said)
