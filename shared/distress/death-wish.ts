/*
 * "My husband died last week and I want to die too": the networks hear the death of the other alone, and two lines are too
 * little for that. Each pattern reads a normalised text.
 */

const english = (() => {
  const i = '(?<!\\b(?:said|says|saying|that|who|tells? me|told me|if) "?)\\bi'
  const much = '(?: (?:just|really|only|honestly|do|still|sometimes|also|so|too))*'
  const them = '(?:him|her|them|my (?:\\w+ ){0,2}\\w+)'
  const end =
    '(?:die|be dead|kill myself|end (?:it|my life|it all)|not (?:wake up|be here|live|exist)|go to sleep and (?:not|never) wake)'
  return [
    `${i}${much} (?:want|wish|wanna|would like|need|long|would rather|deserve)(?: to)? ${end}\\b(?! (?:to (?:self|sin|the flesh)|daily|in christ|happy|at home|old|in peace|well))`,
    `${i}(?: ?'?m| am)${much} ready to (?:die|go|end it)(?: too| now)?\\s*(?:$|[.,!?;\\n]|with ${them}|and join)`,
    `${i} ?'?d rather (?:die|be dead)\\b`,
    `${i} wish (?:i (?:was|were|am) dead|i (?:had died|could die)|i ?(?:'?d|had) died|it (?:was|were|had been|could have been) me)\\b|\\b(?:should|could) have been me\\b`,
    `${i} (?:don'?t|do not|dont|cannot|can'?t|cant) (?:want to |wish to )?(?:live|be alive|be here|go on|keep going|wake up|exist)(?: any ?more| without ${them}| either| like this| with (?:this|it))*\\s*(?:$|[.,!?;\\n]|and\\b|because\\b|but\\b)`,
    `\\bi(?: ?'?m| am|)${much} (?:want|wish|need|ready|going|gonna|plan)(?: to)? (?:join|follow|go with|be with) ${them}(?: in (?:death|the grave))?\\s*(?:$|[.,!?;\\n]|too|tonight|now|today|soon)`,
    `\\b(?:have|got|there(?:'?s| is)) nothing (?:left )?to live for\\b`,
    `${i}(?: ?'?m| am|'ll| will)?(?: (?:going to|gonna|thinking (?:of|about)|planning to))? ?(?:kill(?:ing)? myself|end(?:ing)? my life(?! of)|commit(?:ting)? suicide)\\b`,
    `${i} wish (?:we (?:both|all)|(?:me|i) and (?:the|my) \\w+) (?:died|were dead|would die|had died)\\b`,
    `${i}(?: still)? (?:have|got|keep|kept) my (?:\\w+ )?(?:revolver|pistol|gun|shotgun|rifle|glock)\\s*(?:$|[.,!?;\\n]|loaded|ready|here|next to|in my)`,
    `${i} should(?: ?'?ve| have|ve|a) died\\b(?! to (?:self|sin))(?!.{0,20}\\b(?:cross|jesus|christ|sins?)\\b)`,
    `${i} have the (?:pills|rope|gun|blade|knife) ready\\b`,
  ]
})()

const spanish = (() => {
  const no = '(?<!\\bno (?:me )?)(?<!\\b(?:dijo|decia|dice|que)[:,]? *"?)'
  return [
    `${no}\\b(?:me )?(?:quiero|quisiera|prefiero|deseo) (?:tambien )?(?:morir(?:me)?|matar(?:me)?|estar muert[oa]|suicidarme|quitarme la vida|(?:irme|ir|reunirme|estar) (?:ya )?con (?:el|ella|ellos)|no (?:despertar|vivir))\\b(?! (?:al (?:pecado|yo)|a mi mism[oa]|en (?:cristo|paz|casa)|de risa|algun dia|un dia))`,
    '\\b(?:ya )?no (?:quiero|puedo) (?:seguir )?(?:viviendo|vivir|seguir aqui|estar aqui|despertar|existir)(?: mas| asi| sin (?:el|ella|ellos|mi \\w+))*\\s*(?:$|[.,!?;\\n]|y\\b|porque\\b|pero\\b)',
    '\\b(?:me )?(?:voy a|quiero|pienso) (?:tomar(?:me)?|tragar(?:me)?) (?:\\w+ ){0,2}pastillas(?! (?:para|por)\\b)',
    '\\bojala (?:me (?:muera|hubiera muerto)|hubiera sido yo)\\b|\\bme hubiera muerto yo\\b|\\b(?:debi|deberia) (?:haber )?(?:morirme|morir(?: yo)?|muerto) (?:yo|en su lugar|con (?:el|ella))\\b',
    `(?<!\\bno )\\b(?:me )?(?:voy a|pienso) (?:matar(?:me)?|suicidar(?:me)?|quitar(?:me)? la vida)\\b`,
  ]
})()
const wish = { en: new RegExp(english.join('|')), es: new RegExp(spanish.join('|')) }

/** The language in which visitors say in a normalised English or Spanish text that they wish to die; undefined for others. */
export const wishesToDie = (said: string): 'en' | 'es' | undefined =>
  wish.en.test(said) ? 'en' : wish.es.test(said) ? 'es' : undefined
