/*
 * Danger or despair beside a need that is named in plain words: violence, one's own death, who hides, who is extorted for a
 * bed, who means to follow the dying. Each pattern reads a normalised text.
 */

const english = [
  'kill(?!ed (?:a|someone|people|men|civilians)\\b)\\w*',
  'suicid\\w*',
  'end(?:ing)? (?:it|my|this)',
  '(?:want|wish|ready|going|rather|better|wanna|like|deserve) (?:to |i (?:was|were) |off )?(?:die|be dead|dead|be gone|disappear|join (?:him|her|them))',
  "don'?t want to (?:live|be here|wake)",
  'not (?:wake|be here)',
  'hurts? (?:me|us|myself)',
  'hit(?:s|ting)? (?:me|us)',
  'beats? (?:me|us|up)|beating',
  '(?:chok|threat|punch|overdos)\\w*',
  'gun|knife|pills|rap(?:e|ed)',
  'cut(?:ting)? (?:myself|my)',
  'goodbye',
  'no (?:reason|point) (?:to|in)',
  'burden|without me',
  "can'?t (?:go on|do this|take (?:it|this)|live)|cannot (?:go on|live)|give up",
  "unconscious|(?:not|stopped|isn'?t) breathing|won'?t wake|bleeding",
  "(?:so|where) (?:that )?(?:he|she) (?:ca ?n'?t|can ?not|could ?n'?t|wo ?n'?t|does ?n'?t) (?:find|get|see|reach|touch)",
  'when (?:he|she|dad|mom|mum|my \\w+) (?:drinks|is drunk|(?:comes|gets) home drunk)',
  '(?:dad|mom|mum|husband|he) (?:comes|gets) home drunk',
  'looking for (?:me|us)',
  '(?:came|comes) at (?:me|us)',
  'swinging',
  'broke (?:down )?the door',
  'what (?:he|she|they) did to (?:me|us)',
  'relaps(?:ed|e|ing)\\b.{0,30}\\b(?:cutting(?! (?:back|down))|self)',
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
  'matar\\w*|matan?|quitarme|morirme|mejor muert[oa]',
  '(?:me (?:quiero|quisiera|voy a) (?:morir|matar|ir)|quiero morir)',
  'me (?:pega|golpea|amenaza|viola|violo|ahorca)\\w*',
  'pistola|cuchillo|pastillas|sobredosis|despedirme',
  'no (?:quiero|puedo) (?:seguir|vivir|mas)|ya no (?:puedo|quiero|aguanto)',
  'para que (?:sigo|vivo|vivir)|sin mi estarian',
  'no respira|inconsciente|sangr\\w+',
  '(?:jalar|tomar|falta el) aire',
  'ahogad[oa]',
  'aprovecha(?:n|ba)? (?:de mi|la oscuridad)',
  'nos (?:busca|encuentre?)',
  'me busca',
  'me acueste',
  '(?:me voy|yo me voy|irme) con (?:el|ella)',
]

const danger = new RegExp(`\\b(?:${[...english, ...spanish].join('|')})(?!\\w)`)

/** Whether a normalised text has such words. */
export const isDangerBeside = (said: string): boolean => danger.test(said)
