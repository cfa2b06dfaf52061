import type { Language } from '../language.ts'
import { elderAbuse } from './elders.ts'
import { childWithAdult, pregnantChild } from './minors.ts'
import { child, familia, isMinor, medicines, my, numbers, type Within } from './within-words.ts'

/** Dangers that a text names in plain words. */
export const dangersIn: Record<Language, Within[]> = {
  en: [
    [
      'medical',
      'reply',
      [
        `\\b(?:i |we |just )*found (?:him|her|${my}|them) hanging(?! (?:out|around|up|on to|onto|with|clothes|laundry|pictures|from (?:the )?(?:monkey|a rope swing)))`,
        `\\b(?:friend|she|he|sister|brother|daughter|son|mom|mum|mother|dad|father|husband|wife|roommate|girlfriend|boyfriend) (?:just |has |have )*(?:took|taken|swallowed) (?:like |about |around |maybe |over )*(?:[1-9]\\d+|a (?:whole )?(?:bottle|box) of|all (?:of )?(?:her|his|the|my)|too many|a (?:bunch|handful) of) (?:\\w+ )?${medicines}\\b(?!.*\\b(?:years?|months?|weeks?) ago)(?!.*\\bdied\\b)`,
      ],
    ],
    [
      'child_abuse',
      'reply',
      [
        ...pregnantChild.en,
        ...childWithAdult.en,
        `\\b(?:my|our|the) (?:\\w+ )?${child}\\b.*\\bi (?:just |sometimes |really |almost )*(?:want(?:ed)? to|wanna|feel like|could|nearly) (?:just )?(?:throw(?:ing)?|shak(?:e|ing)|smother(?:ing)?|drop(?:ping)?|slap(?:ping)?) (?:him|her|it|them)\\b(?! (?:out|a party|off|around the))`,
        `\\bi (?:just |really )?(?:slapped|hit|shook|punched|kicked|beat) my (?:[1-9]|1[0-2]) ?(?:y/?o|yr old|year old|yo)\\b`,
        `\\b(?:nudes?|naked (?:pics|pictures|photos)|(?:my|a) (?:private )?pics)\\b(?=.*\\b(?:send|sends|post|posts|share|leak|threat\\w*|money|pay|bucks|dollars)\\b)(?=.*${isMinor})`,
        `\\b(?:send|post|share|leak|pay|bucks|dollars)\\b(?=.*\\b(?:my nudes?|naked (?:pics|pictures|photos) of me)\\b)(?=.*${isMinor})`,
        `\\b(?:student|pupil|girl|boy|child|kid|niece|nephew|daughter|son|friend)s?\\b.*\\b(?:grandpa|grandfather|uncle|step ?dad|step ?father|dad|father|cousin|brother|coach|pastor|teacher) (?:kisses|touches|kissed|touched) (?:her|him) (?:with tongue|on the lips|down there|at night|there|under)`,
        `\\bi (?:have |just )*(?:ran|run) away (?:from home|last night|yesterday|today|${numbers} (?:days?|nights?|weeks?) ago)\\b(?!.*\\b(?:when i was|years? ago|from god|jonah)\\b)`,
        `\\bran away from home (?:cause|because|cuz|and|since)\\b(?=.*\\b(?:me|i|my)\\b)(?!.*\\b(?:when i was|years? ago)\\b)`,
        '\\b(?:trades?|traded|sells?|sold) me for (?:drugs|meth|money|crack|heroin|a hit|dope|rent)\\b',
        '\\b(?:priest|pastor|coach|leader|teacher)\\b.{0,20}\\b(?:boys|girls|kids|teens)\\b.{0,20}\\b(?:drink|beer|alcohol|vodka|wine)\\b.{0,15}\\bsleep (?:over|in his bed|with him)\\b',
        '\\b(?:mr|mister|coach|my (?:teacher|coach|tutor|youth pastor))\\b.{0,30}\\b(?:kisses|kissed) me\\b(?! on the (?:cheek|forehead|hand))',
        '\\b(?:neighbou?rs?|man next door|people next door)\\b.{0,30}\\b(?:beat|beats|beating|hit|hits|hitting|hurt|hurts|hurting) (?:his|her|their|the) (?:kids?|children|son|daughter|baby)\\b',
      ],
    ],
    [
      'other_at_risk',
      'reply',
      [
        `\\b(?:god|the lord|jesus|an angel|(?:a|the) voices?)(?:'s| is| has| keeps?)? (?:tell(?:s|ing)?|told|ask(?:s|ing|ed)?|command(?:s|ing|ed)?|want(?:s|ing|ed)?)(?: me)? (?:me )?to (?:lay|put|place|bind|tie) my (?:\\w+ )?${child} (?:down )?(?:up )?on (?:the|an) altar`,
        '\\b(?:god|the lord|jesus|an angel) (?:touched|visited|spoke to|talked to) me and (?:said|told me)(?: to)? (?:sacrifice|kill|offer|slay) (?:your|my) (?:son|daughter|baby|child|children|wife|family)\\b',
        '\\bi want to (?:really )?hurt (?:the |those |these )?people (?:at|in|who|from)\\b',
        '\\bi know (?:what time|when|where|his|her|their) (?:\\w+ ){0,5}(?:leaves?|lives?|works?|sleeps?|schedule|parks?|gets off)\\b.{0,60}\\b(?:suffer|pay for|bleed|regret it)\\b',
        '\\bbought a (?:gun|pistol|rifle)\\b.{0,60}\\b(?:eye for an eye|revenge|he will pay|deserves? it)|\\b(?:hurt|raped|killed|touched) my (?:sister|brother|mom|mother|daughter|son|wife|kid|friend)\\b.{0,40}\\bi (?:bought|got|have) a (?:gun|knife|pistol)',
        "\\b(?:the|my|this) (?:baby|newborn|son|daughter) (?:is ?n'?t|is not) (?:mine|my (?:real )?(?:baby|son|daughter)|human|real)\\b.*\\b(?:switched|swapped|replaced|demon|know what (?:to do|i (?:have|need) to do)|get rid)\\b",
        "\\bi(?:'?ve| have) been following my (?:ex|girlfriend|boyfriend|wife|husband)\\b",
      ],
    ],
    [
      'suicide',
      'reply',
      [
        "\\bunaliv\\w+\\b.{0,30}\\b(?:i'?m|i am) next\\b",
        '\\breceive my (?:spirit|soul)\\b.{0,15}\\b(?:tonight|now|today)\\b',
        "\\bi(?:'m| am)?(?: (?:just|really|so))* (?:want|wish|wanna|long|ready|going|hope)(?: to)? (?:be (?:promoted|called|taken|received)|go(?: home)?|depart|pass on|leave this (?:world|earth))(?: home)? (?:in)?(?:to )?(?:be )?(?:with )?(?:glory|heaven|eternity|god|jesus|christ|(?:the|my) lord)\\b[^.?!]{0,20}\\b(?:tonight|today|right now|tomorrow)\\b",
      ],
    ],
    [
      'violence',
      'reply',
      [
        '\\bmy (?:son|daughter|grandson|granddaughter|nephew|niece|caregiver|son in law|daughter in law|kids|children) (?:takes?|took|steals?|stole|keeps?) my (?:social security|pension|ssi|disability|retirement|money|checks?)\\b.*\\b(?:shouts?|yells?|screams?|hits?|threat\\w*|locks?|lock me|pushes|scared|afraid)\\b',
        ...elderAbuse.en,
        '\\b(?:kicked|punched|hit|stomped|kicks|punches|hits) (?:me in (?:the|my) |my )(?:stomach|belly|tummy)\\b(?=.*\\bpregnan)|\\bpregnan\\w*\\b.*\\b(?:kicked|punched|hit|stomped|kicks|punches|hits) (?:me in (?:the|my) |my )(?:stomach|belly|tummy)\\b',
        "\\bhands (?:on|around) my (?:wife|husband|girlfriend|boyfriend|son|daughter)'?s? (?:neck|throat)\\b",
        '\\bwhy (?:is|does|did) \\w+ (?:keep )?(?:hit|hitting|beat|beating) me\\b',
        '\\bprotect (?:my )?(?:mom|mum|mother|sisters?|brothers?|kids|children|siblings) from (?:my |her |our |their )?(?:step ?)?(?:dad|father|husband|boyfriend)\\b',
      ],
    ],
  ],
  es: [
    [
      'medical',
      'reply',
      [
        '\\b(?:lo|la) (?:encontre|encontramos|halle) colgad[oa]\\b',
        `\\b(?:${familia}|padrastro|pareja|ex|prim[oa]|el|ella) me esta (?:ahorcando|estrangulando|asfixiando)\\b`,
        '\\bestan? colgad[oa] (?:en|de|del)\\b.*\\b(?:ayuda|auxilio|que hago|ayudenme|ayudame)\\b',
        `\\b(?:amig[oa]|herman[oa]|hij[oa]|mama|papa|novi[oa]|espos[oa]|prim[oa]|el|ella) se (?:tomo|trago) (?:como |unas? |unos? |casi |mas de )*(?:[1-9]\\d+|todas? (?:las|sus)|un (?:frasco|bote) de|una caja de|muchas) ${medicines}\\b(?!.*\\bhace (?:\\w+ )?(?:anos|meses|semanas)\\b)`,
      ],
    ],
    [
      'suicide',
      'reply',
      [
        '\\b(?:quiero|quisiera|deseo|voy a|me voy a|me quiero) (?:ya )?(?:partir|ir(?:me)?|marcharme|ser (?:llamad|promovid|llevad)[oa]) (?:ya )?(?:con|a la (?:presencia|casa|gloria)|a estar con|a los brazos)\\b(?: (?:de|del|el|mi))* ?(?:senor|dios|jesus|cristo|padre|gloria)?\\b[^.?!]{0,20}\\b(?:hoy|esta noche|ahora|ahora mismo|manana)\\b',
        '\\b(?:estoy list[oa] para|quiero) (?:ver|encontrarme con|reunirme con) (?:a |al )?(?:mi )?(?:dios|senor|jesus|cristo|creador) (?:esta noche|ahora mismo)\\b(?! en)',
        '\\b(?:mi (?:mente|cabeza|cerebro)|(?:una|la) voz|las voces|algo) (?:me dicen?|sigue diciendo|me repiten?) (?:que )?(?:hazlo|lo haga)\\b',
        '\\bme (?:queme|corte|golpee|lastime) (?:a proposito|adrede)\\b',
        '\\bno oren (?:mas )?por mi\\b.*\\btarde\\b',
        '\\bvo(?:z|ces) me (?:dicen?|ordenan?|mandan?|pide|piden) que me (?:aviente|tire|lance|arroje|mate|corte|ahorque|cuelgue)\\b',
      ],
    ],
    [
      'other_at_risk',
      'reply',
      [
        '\\b(?:dios|vo(?:z|ces)|un angel)\\b.{0,20}\\bme (?:ordenan?|piden?|mandan?|dicen?) (?:que )?(?:sacrificar|sacrifique|inmolar|inmole)(?: a)? mi (?:hij[oa]|nin[oa]|bebe)\\b',
        '\\b(?:dios|vo(?:z|ces)|un angel)\\b.{0,30}\\bme (?:ordenan?|piden?|mandan?|dicen?) que (?:ofrezca|ofrende) a mi (?:hij[oa]|nin[oa]|bebe)\\b(?!.*\\b(?:bautis\\w+|templo|iglesia|oracion)\\b)',
      ],
    ],
    [
      'child_abuse',
      'reply',
      [
        ...pregnantChild.es,
        ...childWithAdult.es,
        '\\b(?:mi|la|el) (?:\\w+ )?(?:bebe|hij[oa]|nin[oa])\\b.*\\b(?:quisiera|quiero|me dan? ganas de|casi) (?:aventar|tirar|sacudir|golpear|ahogar)(?:l[oa])\\b',
        '\\bbebe\\b.*\\bmiedo (?:de )?(?:hacerle|a hacerle|lastimarl[oa]|de lastimarl[oa]) ?(?:dano)?',
        `\\b(?:packs?|fotos (?:desnud[oa]|intimas|mias)|nudes)\\b(?=.*\\b(?:subir|mandar|publicar|deposit\\w+|dinero|pag\\w+|amenaz\\w+)\\b)(?=.*${isMinor})`,
        `\\bamenaz\\w+\\b(?=.*\\b(?:packs?|fotos (?:desnud[oa]|intimas|mias)|nudes)\\b)(?=.*${isMinor})`,
        `\\bme (?:sali|fui) de (?:mi )?casa\\b(?=.*${isMinor})`,
        '\\bme (?:escape|fugue) de (?:mi )?casa\\b(?!.*\\b(?:hace (?:\\w+ )?anos|cuando (?:era|tenia))\\b)',
        '\\b(?:golpean|pegan|maltratan|golpea|maltrata) (?:mucho )?a (?:los|sus) (?:ninos|hijos)(?: del vecino| de (?:al lado|la vecina))\\b',
      ],
    ],
    [
      'sexual_abuse',
      'reply',
      [
        '\\bviolaron a (?:mi )?\\w+(?: \\w+)? (?:anoche|ayer|hoy|esta (?:manana|semana|noche))\\b',
        '\\b(?:le )?(?:mande|envie|pase) (?:una |unas |mis? )?(?:fotos?|packs?|nudes?)\\b.{0,30}\\b(?:quiere|pide|exige) mas\\b',
      ],
    ],
    ['violence', 'reply', elderAbuse.es],
    [
      'violence',
      'reply',
      [
        '\\bmi (?:novi[oa]|espos[oa]|marido|boyfriend|husband) me (?:hits|hit|beats|choked|chokes|punched|punches|slaps|kicked)\\b',
      ],
    ],
    [
      'child_abuse',
      'reply',
      [
        '\\bmi (?:padrastro|tio|primo|hermanastro|abuelo) (?:se )?aprovecha(?:ba)? (?:de mi|(?:de )?la oscuridad|cuando (?:estoy sola|duermo|mi mama))\\b',
        '\\bmi (?:mama|papa|madre|tio|tia|padrastro|abuela) me (?:cambia|vende|vendio|renta|cambio) (?:por|a) (?:drogas?|dinero|cristal|hombres|senores|sus amigos)\\b',
        '\\bsi (?:digo|hablo|cuento)\\b.{0,12}\\bmi (?:mama|herman[oa]|hermanit[oa]|perr[oa]) se (?:muere|va a morir)\\b',
        '\\bmi (?:dad|mom|papa|mama|padrastro|stepdad|tio|uncle|hermano|brother) me (?:hits|hit|beats|choked|chokes|punched|punches|slaps|kicked|touches|touched|raped)\\b',
      ],
    ],
  ],
}
