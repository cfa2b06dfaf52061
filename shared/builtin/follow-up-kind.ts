import { withoutAccents } from '../bible/without-accents.ts'

/**
 * What a text that says nothing of its own wants of the answer before it: `thanks`; `more` passages, or those of the
 * `old` or the `new` testament; the `next` verse; or the same `again`, because it was not understood.
 */
export type FollowUpKind = 'thanks' | 'more' | 'old' | 'new' | 'next' | 'again'

/** Whole texts without accents, apostrophes and signs. */
const texts: Record<FollowUpKind, string[]> = {
  thanks: [
    '(?:(?:many|great|cool|nice|perfect|muchas|mil|amen) )?(?:thanks|thank you|thx|gracias)(?: so much| very much| a lot| again| philip| por todo| de nuevo| amen)?',
    '(?:thanks |thank you |gracias )?(?:god bless you|dios te bendiga)',
  ],
  more: [
    '(?:(?:give|show|tell) me |dame |dime |muestrame |quiero |cuentame )?(?:some |a few |any |algo |un poco )?(?:more|mas)(?: verses| passages| texts| versiculos| pasajes| textos)?(?: (?:about|on|sobre|de) (?:it|this|that|eso|esto))?',
    '(?:(?:give|show) me |i want |dame |muestrame |quiero )?(?:another|an?other|a shorter|a different|one more)(?: one| verse| passage| text)?',
    '(?:dame |muestrame |quiero )?(?:otr[oa]s?|uno)(?: versiculos?| pasajes?| textos?| citas?)?(?: mas)?(?: corto)?',
    'then|what then|now what|luego|despues|y ahora(?: que)?|y luego|y despues',
    'other (?:verses|passages|places)|go on|continue|anything else|what else|sigue|continua|que mas',
    'where else(?: (?:is|does|do|did|in) .{1,30})?',
    '(?:donde mas|en que otr[oa] (?:parte|lugar|libro|pasaje))(?: .{1,30})?',
  ],
  old: ['(?:what about |how about )?in the old testament', 'en el antiguo testamento'],
  new: ['(?:what about |how about )?in the (?:new testament|gospels)', 'en (?:el nuevo testamento|los evangelios)'],
  next: [
    '(?:what is |whats )?the (?:next|following)(?: one| verse)',
    'what does the next (?:one|verse) (?:say|mean)',
    'next(?: verse)?',
    '(?:(?:que|cual) (?:dice|es) )?el (?:siguiente|que sigue)(?: versiculo)?|que sigue',
  ],
  again: [
    'i (?:still )?(?:dont|do not) (?:understand|get|follow)(?: it| that| this)?',
    'what (?:does|do) (?:that|this|it|you) mean(?: for (?:us|me))?(?: today)?',
    'explain(?: it| that| this| more)?(?: to me)?(?: better| simply| again| more)?',
    'in (?:simple|simpler|easier|plain|other) (?:words|english)',
    '(?:whats|what is) the (?:point|meaning|lesson)(?: of (?:it|this|that|the story))?',
    'where (?:does|do) (?:it|the bible|he|jesus|paul) says? (?:that|so|this)|where is (?:that|it)(?: written)?(?: in the bible)?',
    'no (?:lo )?(?:entiendo|entendi|comprendo)(?: nada| eso| bien)?',
    '(?:eso )?que (?:significa|quiere decir)(?: eso| esto)?(?: para (?:mi|nosotros))?(?: hoy)?',
    'explica(?:me|lo|melo)?(?: eso| esto)?(?: mejor| mas)?|mas (?:simple|sencillo|facil)',
    '(?:en|con) palabras (?:mas )?(?:simples|sencillas|faciles)',
    'donde (?:lo )?dice(?: eso| esto| la biblia)?|donde esta(?: eso)?(?: escrito)?',
    'que puedo aprender(?: de (?:esto|eso))?|cual es (?:la ensenanza|el mensaje|la leccion)',
  ],
}

const opening = '(?:(?:and|but|so|ok|okay|please|can you|could you|y|pero|entonces|por favor|puedes|podrias) )*'
const patterns = Object.entries(texts).map(([kind, lines]) => ({
  kind: kind as FollowUpKind,
  pattern: new RegExp(`^${opening}(?:${lines.join('|')})(?: please| por favor)?$`),
}))

/** The kind of such a text; undefined for one that says something of its own, such as “how many were they?” */
export function followUpKind(text: string): FollowUpKind | undefined {
  const said = withoutAccents(text.toLowerCase().replace(/['’]/g, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return patterns.find(({ pattern }) => pattern.test(said))?.kind
}
