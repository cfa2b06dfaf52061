/*
 * "My husband died last week and I want to die too": the networks hear the death of the other alone, and two lines are too
 * little for that.
 */

const quoted = '(?<!\\b(?:said|says|saying|that|who|tells me) "?)'
const english = [
  `${quoted}\\bi (?:just |really |only |honestly |do |still |sometimes |also )*(?:want|wish|wanna|would like|need|long|am ready|would rather|deserve) (?:to )?(?:die|be dead|kill myself|end (?:it|my life|it all)|not (?:wake up|be here|live|exist)|go to sleep and (?:not|never) wake)\\b(?! (?:to (?:self|sin|the flesh)|daily|in christ|happy|at home))`,
  `${quoted}\\bi(?:'d| would) rather (?:die|be dead)\\b`,
  `${quoted}\\bi wish i (?:was|were|am) dead\\b|${quoted}\\bi wish i (?:had died|could die)\\b|\\bwish i(?:'d| had) died (?:too|instead|with (?:him|her|them))\\b|\\bshould have (?:been me|died instead)\\b`,
  `${quoted}\\bi (?:don'?t|do not) (?:want|wish) to (?:live|be alive|be here|go on|wake up|exist)(?: (?:any ?more|without (?:him|her|them)|either))?\\s*(?:$|[.,!?;\\n]|and\\b|because\\b|but\\b)`,
  `${quoted}\\bi (?:just |only |really |do )*(?:want|wish|need|am ready|am going|'m going|plan) to (?:join|follow|be with) (?:him|her|them|my (?:\\w+ )?\\w+) (?:in (?:death|the grave|heaven (?:now|tonight|today|soon))|tonight|now|today)\\b`,
  `\\bi(?:'m| am|'ll| will)? (?:going to|gonna|thinking (?:of|about)|planning to)? ?(?:kill(?:ing)? myself|end(?:ing)? my life|commit(?:ting)? suicide)\\b`,
]
const spanish = [
  '\\b(?:me )?(?:quiero|quisiera|prefiero|deseo) (?:morir(?:me)?|matar(?:me)?|estar muert[oa]|suicidarme|irme con (?:el|ella|ellos)|no (?:despertar|vivir))\\b(?! (?:al (?:pecado|yo)|a mi mism[oa]|en cristo|de risa))',
  '\\b(?:ya )?no quiero (?:vivir|seguir viviendo|seguir aqui|despertar|existir)\\b',
  '\\bojala (?:me (?:muera|hubiera muerto)|hubiera sido yo)\\b|\\b(?:debi|deberia) (?:haber )?(?:morirme|morir(?: yo)?|muerto) (?:yo|en su lugar|con (?:el|ella))\\b',
  '\\bme (?:voy a|pienso) (?:matar|suicidar|quitar la vida)\\b',
]
const wish = new RegExp([...english, ...spanish].join('|'))

/** Whether visitors say in a normalised English or Spanish text that they wish to die. */
export const wishesToDie = (said: string): boolean => wish.test(said)
