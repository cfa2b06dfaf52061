import type { Circumstance, Distress, DistressKind } from '../kinds.ts'
import type { Language } from '../language.ts'

/*
 * Needs and dangers that a text of a few sentences names in plain words, where the networks often hear another one: "hospice
 * came today for mom" got the words for a death, and "a tornado took the roof" nothing. Each pattern reads a normalised text.
 */

type Within = [kind: DistressKind, response: Distress['response'], patterns: string[], circumstance?: Circumstance]

const family =
  '(?:mom|mum|mama|mother|dad|daddy|father|husband|wife|son|daughter|brother|sister|baby|grandma|grandmother|grandpa|grandfather|uncle|aunt|friend|partner|fiancee?)'
const my = `(?:my|our) (?:\\w+ )?${family}`
const numbers =
  '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\\d+|a few|a couple of|some|unos|unas|dos|tres|cuatro|cinco|seis|pocos|pocas|varios|varias)'
const child = '(?:baby|newborn|infant|toddler|son|daughter|kids?|child|children|little (?:boy|girl|one)|boy|girl)'
/** An age of a minor, or a school of minors. */
const isMinor =
  "(?:(?:i'?m|i am|im only|tengo) (?:1[0-7]|[5-9])\\b|\\b(?:whole|my|at) school\\b|\\b(?:freshman|sophomore|middle school|high school|mi escuela|secundaria|prepa)\\b|(?:^|[.,] )1[0-7](?:[.,]|$))"
const familia =
  '(?:papa|padre|mama|madre|espos[oa]|marido|mujer|hij[oa]|herman[oa]|abuel[oa]|bebe|ti[oa]|sobrin[oa]|amig[oa]|novi[oa]|suegr[oa])'
const medicines =
  '(?:tylenols?|advils?|pills|tablets|paracetamol\\w*|acetaminophen|aspirins?|ibuprofen\\w*|xanax|sleeping pills|pastillas|tabletas)'

const dangersIn: Record<Language, Within[]> = {
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
        `\\b(?:my|our|the) (?:\\w+ )?${child}\\b.*\\bi (?:just |sometimes |really |almost )*(?:want(?:ed)? to|wanna|feel like|could|nearly) (?:just )?(?:throw(?:ing)?|shak(?:e|ing)|smother(?:ing)?|drop(?:ping)?|slap(?:ping)?) (?:him|her|it|them)\\b(?! (?:out|a party|off|around the))`,
        `\\bi (?:just |really )?(?:slapped|hit|shook|punched|kicked|beat) my (?:[1-9]|1[0-2]) ?(?:y/?o|yr old|year old|yo)\\b`,
        `\\b(?:nudes?|naked (?:pics|pictures|photos)|(?:my|a) (?:private )?pics)\\b(?=.*\\b(?:send|sends|post|posts|share|leak|threat\\w*|money|pay|bucks|dollars)\\b)(?=.*${isMinor})`,
        `\\b(?:send|post|share|leak|pay|bucks|dollars)\\b(?=.*\\b(?:my nudes?|naked (?:pics|pictures|photos) of me)\\b)(?=.*${isMinor})`,
        `\\b(?:student|pupil|girl|boy|child|kid|niece|nephew|daughter|son|friend)s?\\b.*\\b(?:grandpa|grandfather|uncle|step ?dad|step ?father|dad|father|cousin|brother|coach|pastor|teacher) (?:kisses|touches|kissed|touched) (?:her|him) (?:with tongue|on the lips|down there|at night|there|under)`,
        `\\bi (?:have |just )*(?:ran|run) away (?:from home|last night|yesterday|today|${numbers} (?:days?|nights?|weeks?) ago)\\b(?!.*\\b(?:when i was|years? ago|from god|jonah)\\b)`,
        `\\bran away from home (?:cause|because|cuz|and|since)\\b(?=.*\\b(?:me|i|my)\\b)(?!.*\\b(?:when i was|years? ago)\\b)`,
        '\\b(?:neighbou?rs?|man next door|people next door)\\b.{0,30}\\b(?:beat|beats|beating|hit|hits|hitting|hurt|hurts|hurting) (?:his|her|their|the) (?:kids?|children|son|daughter|baby)\\b',
      ],
    ],
    [
      'other_at_risk',
      'reply',
      [
        `\\b(?:god|the lord|jesus|an angel|(?:a|the) voices?)(?:'s| is| has| keeps?)? (?:tell(?:s|ing)?|told|ask(?:s|ing|ed)?|command(?:s|ing|ed)?|want(?:s|ing|ed)?)(?: me)? (?:me )?to (?:lay|put|place|bind|tie) my (?:\\w+ )?${child} (?:down )?(?:up )?on (?:the|an) altar`,
        '\\bi want to (?:really )?hurt (?:the |those |these )?people (?:at|in|who|from)\\b',
        '\\bi know (?:what time|when|where|his|her|their) (?:\\w+ ){0,5}(?:leaves?|lives?|works?|sleeps?|schedule|parks?|gets off)\\b.{0,60}\\b(?:suffer|pay for|bleed|regret it)\\b',
        '\\bbought a (?:gun|pistol|rifle)\\b.{0,60}\\b(?:eye for an eye|revenge|he will pay|deserves? it)|\\b(?:hurt|raped|killed|touched) my (?:sister|brother|mom|mother|daughter|son|wife|kid|friend)\\b.{0,40}\\bi (?:bought|got|have) a (?:gun|knife|pistol)',
        "\\bi(?:'?ve| have) been following my (?:ex|girlfriend|boyfriend|wife|husband)\\b",
      ],
    ],
    ['suicide', 'reply', ["\\bunaliv\\w+\\b.{0,30}\\b(?:i'?m|i am) next\\b"]],
  ],
  es: [
    [
      'medical',
      'reply',
      [
        '\\b(?:lo|la) (?:encontre|encontramos|halle) colgad[oa]\\b',
        '\\bestan? colgad[oa] (?:en|de|del)\\b.*\\b(?:ayuda|auxilio|que hago|ayudenme|ayudame)\\b',
        `\\b(?:amig[oa]|herman[oa]|hij[oa]|mama|papa|novi[oa]|espos[oa]|prim[oa]|el|ella) se (?:tomo|trago) (?:como |unas? |unos? |casi |mas de )*(?:[1-9]\\d+|todas? (?:las|sus)|un (?:frasco|bote) de|una caja de|muchas) ${medicines}\\b(?!.*\\bhace (?:\\w+ )?(?:anos|meses|semanas)\\b)`,
      ],
    ],
    [
      'suicide',
      'reply',
      [
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
        '\\b(?:mi|la|el) (?:\\w+ )?(?:bebe|hij[oa]|nin[oa])\\b.*\\b(?:quisiera|quiero|me dan? ganas de|casi) (?:aventar|tirar|sacudir|golpear|ahogar)(?:l[oa])\\b',
        '\\bbebe\\b.*\\bmiedo (?:de )?(?:hacerle|a hacerle|lastimarl[oa]|de lastimarl[oa]) ?(?:dano)?',
        `\\b(?:packs?|fotos (?:desnud[oa]|intimas|mias)|nudes)\\b(?=.*\\b(?:subir|mandar|publicar|deposit\\w+|dinero|pag\\w+|amenaz\\w+)\\b)(?=.*${isMinor})`,
        `\\bamenaz\\w+\\b(?=.*\\b(?:packs?|fotos (?:desnud[oa]|intimas|mias)|nudes)\\b)(?=.*${isMinor})`,
        `\\bme (?:sali|fui) de (?:mi )?casa\\b(?=.*${isMinor})`,
        '\\bme (?:escape|fugue) de (?:mi )?casa\\b(?!.*\\b(?:hace (?:\\w+ )?anos|cuando (?:era|tenia))\\b)',
        '\\b(?:golpean|pegan|maltratan|golpea|maltrata) (?:mucho )?a (?:los|sus) (?:ninos|hijos)(?: del vecino| de (?:al lado|la vecina))\\b',
      ],
    ],
  ],
}

const needsIn: Record<Language, Within[]> = {
  en: [
    [
      'suicide',
      'lines',
      [
        "\\b(?:the )?(?:cancer|tumou?r)(?:'s| is| has spread (?:to|into)| spread (?:to|into)) (?:now )?(?:in )?my (?:bones|liver|brain|lungs|lymph\\w*|spine)\\b",
        `\\b(?:doc|doctors?|oncologist|they) (?:says?|said|found|gave)\\b(?! (?:him|her|my|our)).{0,40}\\b(?:stage (?:four|4|iv)|terminal|${numbers} (?:days|weeks|months)(?: (?:maybe|left|to live))?$)`,
        '\\bi (?:have|am in|was moved to|go into|went into) (?:\\w+ ){0,2}hospice\\b',
      ],
      'dying',
    ],
    [
      'grief',
      'lines',
      [
        '\\bhospice (?:came|comes|is coming|nurse|called|is here|starts|started|today)\\b',
        `\\b(?:${my}|mom|mum|dad|he|she)(?: is|'s| was put| has been put)? (?:still )?on (?:a |the )?(?:life support|ventilator|machines)\\b`,
        `\\b(?:${my}|mom|mum|dad|he|she)(?: is|'s| went| was moved)? (?:now )?(?:in|into|on|to) (?:\\w+ )?(?:hospice|palliative)\\b`,
        `\\b(?:turn(?:ing)? off|unplug(?:ging)?|pull(?:ing)?) (?:(?:his|her|my \\w+'?s) (?:machines?|plug|life support|ventilator)|(?:the )?(?:machines?|plug|life support|ventilator)\\b(?=.*\\b${family}\\b|.* on (?:him|her)\\b))`,
        `\\btak(?:e|ing) (?:him|her|${my}) off (?:of )?(?:the |his |her )?(?:life support|ventilator|machines)\\b`,
        `\\b(?:doctors?|they) (?:gave|give|have given) (?:${my}|him|her) (?:only |about |maybe )?(?:until|till|til|to|${numbers} (?:days?|weeks?|months?))\\b`,
        `\\b(?:${my}|mom|mum|dad)\\b.{0,60}\\b(?:doctors?|they) (?:say|says|said) (?:that )?(?:there(?:'?s| is) )?(?:nothing (?:more|else|left)|no hope|it wont be long|it won't be long)`,
        `\\b(?:${my}|mom|mum|dad|he|she) (?:has|have|had) (?:stage (?:four|4|iv)|terminal) \\w+`,
      ],
      'dying',
    ],
    [
      'suicide',
      'lines',
      [
        '\\b(?:no|out of|ran out of|lost (?:our|my)) (?:more )?(?:food stamps|snap benefits|snap|ebt)\\b',
        '\\b(?:eating|living on|eaten|ate) (?:only |just |nothing but )?(?:rice|beans|bread|noodles|ramen|oatmeal)\\b.{0,50}\\b(?:gone|run out|ran out|nothing left|finished|empty)\\b',
        '\\b(?:fridge|cupboards?|pantry|shelves) (?:is|are) (?:completely |totally )?(?:empty|bare)\\b.{0,40}\\b(?:kids?|children|baby|feed|hungry|eat)\\b',
        '\\b(?:got |been |was |were |being |getting )?evicted\\b(?=.*\\b(?:me|i|we|us|my|our)\\b)|\\beviction (?:notice|papers|court)\\b',
        '\\b(?:me|us|we) and (?:my |our |the )?(?:\\d|two|three|four|five|six)? ?kids (?:are |sleep(?:ing)? |live |living )*(?:in|out of) (?:the|my|our|a) (?:car|van|truck|tent)\\b',
        '\\b(?:sleeping|slept|sleep|living|live) (?:behind|under|outside|on the streets?|in (?:my|our|the|a) (?:car|van|truck|tent|church parking lot|parking lot|bus station))\\b(?=.*\\b(?:i|we|me|us|my|our)\\b|.*\\b(?:tonight|tonite|landlord|evicted|kicked)\\b)',
        '\\blandlord (?:just |has )?(?:changed the locks|kicked (?:us|me) out|locked (?:us|me) out|wants (?:us|me) out)\\b',
        '\\b(?:laid off|lost my job|got fired|out of work|hours (?:got |were )?cut)\\b.{0,60}\\b(?:rent|mortgage|electric(?:ity)?|bills?|groceries)\\b',
        '\\b(?:electricity|power|water|gas|heat|lights?) (?:got |was |were |is |are |being )*(?:shut|cut|turned) off\\b.{0,60}\\b(?:pay|kids?|bill|money|afford)\\b',
      ],
      'want',
    ],
    [
      'grief',
      'lines',
      [
        '\\b(?:my|our) (?:\\w+ )?(?:house|home|apartment|trailer|farm|church|school|town|village|neighborhood)\\b.{0,20}\\b(?:burned|burnt|flattened|swept away|washed away|was destroyed|leveled|got flooded|flooded|went up in (?:flames|smoke))\\b(?!.*\\b(?:years? ago|when i was)\\b)',
        '\\b(?:tornado|hurricane|wildfire|mudslide|typhoon|cyclone|earthquake|flood) (?:just |has )?(?:took|flattened|destroyed|leveled|wiped out|swept away|tore) (?:\\w+ ){0,3}(?:town|house|home|roof|church|school|farm|village|neighborhood|everything|trailer|barn)\\b(?!.*\\b(?:noah|years? ago|1\\d\\d\\d)\\b)',
        "\\b(?:river|water|flood|fire|storm|tornado|hurricane)\\b.{0,50}\\bwe(?:'?ve| have)? lost (?:everything|it all|our home|the house)\\b",
        '\\b(?:we|i) (?:got|were|was) (?:flooded|burned|burnt) out\\b',
        '\\b(?:shot up|opened fire (?:in|at|on)|shooting (?:in|at)) (?:my|our) (?:church|school|work|mall|office|campus)\\b',
      ],
      'disaster',
    ],
    [
      'suicide',
      'lines',
      [
        '\\b(?:make myself (?:throw up|sick|vomit|puke)|(?:i )?(?:throw|threw|throwing) up (?:after|every|my (?:dinner|lunch|food|meals?))|(?:i )?(?:keep |been |am |started )purging)\\b(?!.*\\b(?:pregnan\\w+|chemo\\w*|flu|blood)\\b)',
        '\\b(?:see|feel like|look like) (?:a |the )?fat (?:girl|boy|pig|cow|person)?\\b.{0,30}\\bmirror\\b|\\b(?:pounds|lbs|kilos)\\b.{0,40}\\b(?:still )?(?:see|feel|look) (?:so |a |like a )*(?:fat|huge|ugly)\\b',
        "\\b(?:have not|haven'?t|havent) eaten (?:in|for) .{0,50}\\b(?:ribs|skinny|thin|fat|weight|bones)\\b",
        '\\bkilled (?:a man|a woman|a (?:kid|child|boy|girl)|someone|people|men|civilians) in (?:the )?(?:war|iraq|afghanistan|vietnam|combat|korea|battle)\\b',
        '\\b(?:hit|killed|ran over) (?:someone|a (?:man|woman|kid|child|boy|girl|person|pedestrian)) (?:with my (?:car|truck) )?(?:in (?:19|20)\\d\\d|(?:\\w+ ){1,2}years? ago|back in)\\b',
        '\\b(?:kandahar|fallujah|iraq|afghanistan|vietnam|mosul|ramadi|helmand|deployment|tourniquet|medic)\\b(?=.*\\b(?:screaming|nightmares?|i still see|flashbacks?|wake up)\\b)|\\b(?:screaming|nightmares?|i still see|flashbacks?)\\b(?=.*\\b(?:kandahar|fallujah|iraq|afghanistan|vietnam|mosul|ramadi|helmand|deployment)\\b)',
        '\\b(?:children|kids|son|daughter|family) put me in (?:this|a|the) (?:nursing |care )?(?:home|facility|place)\\b',
      ],
    ],
    [
      'addiction',
      'lines',
      [
        `\\b(?:fentanyl|heroin|meth|crack|cocaine|opioids?)\\b.{0,40}\\b(?:${my})\\b|\\b${my}\\b.{0,40}\\b(?:on|using|addicted to|hooked on) (?:fentanyl|heroin|meth|crack|cocaine|opioids?|drugs)\\b`,
        '\\b(?:clean|sober)\\b.{0,60}\\b(?:i )?(?:used again|relapsed|drank again|slipped)\\b|\\bi (?:just )?relapsed\\b',
        `\\b(?:${my}|he|she) (?:came|comes|gets|got) home drunk\\b`,
      ],
    ],
    [
      'pregnancy',
      'lines',
      [
        '\\b(?:second|third|fourth|fifth|2nd|3rd|4th|another) miscarriage\\b(?=.*\\b(?:i|my|we|our|us|me)\\b)',
        `\\b(?:we|i) lost (?:our|my|the) (?:little one|baby|son|daughter|twins) at ${numbers} weeks\\b`,
      ],
    ],
    [
      'child_abuse',
      'lines',
      [
        '\\bi (?:get|keep getting|am getting|am) (?:shoved|pushed|thrown|locked) (?:in|into) (?:the )?lockers?\\b',
        '\\b(?:kids|boys|girls|everyone|they) (?:at (?:lunch|school|recess)|in (?:my |the )?class|on the bus) (?:throw|threw|spit|call|calls|push|laugh|post)\\b',
        '\\bmade a group ?chat\\b.{0,40}\\b(?:tell|telling|told) me to (?:die|kill)',
      ],
    ],
    ['grief', 'lines', [`\\b(?:${my}|mom|mum|dad|grandma|grandpa)'?s funeral is\\b`]],
  ],
  es: [
    [
      'suicide',
      'lines',
      [
        `\\b(?:doctor|doctora|medico|doctores|medicos|oncologo) (?:dice|dijo|dicen|dijeron)\\b(?!.{0,20}\\bmi ${familia}).{0,30}\\b(?:etapa (?:cuatro|4|terminal)|fase (?:cuatro|4|terminal)|terminal|desahuciad[oa])\\b`,
        '\\bel cancer (?:ya )?(?:esta|llego|se fue|paso|se extendio) (?:en|a|al) (?:mis? |los |el |la )?(?:huesos|higado|cerebro|pulmon(?:es)?)\\b',
      ],
      'dying',
    ],
    [
      'grief',
      'lines',
      [
        `\\bmi (?:\\w+ )?${familia}\\b.{0,40}\\b(?:conectad[oa]|en terapia intensiva|en cuidados (?:intensivos|paliativos)|con respirador|intubad[oa])\\b.{0,50}\\b(?:decidir|desconect\\w+|nada que hacer|no hay esperanza|ya no)\\b`,
        '\\bno (?:pasa|pasara|va a pasar) de (?:hoy|esta noche|manana|esta semana)\\b',
        `\\b(?:desconectar|desconectamos|apagar (?:las maquinas|el respirador))\\b.{0,30}\\bmi (?:\\w+ )?${familia}\\b`,
        `\\ba mi (?:\\w+ )?${familia} (?:lo|la) tienen conectad[oa]\\b`,
        `\\ba mi (?:\\w+ )?${familia} le (?:dieron|dan|quedan) (?:hasta|${numbers} (?:dias|semanas|meses))\\b`,
        `\\bmi (?:\\w+ )?${familia}\\b.{0,60}\\bya no hay nada que hacer\\b`,
      ],
      'dying',
    ],
    [
      'suicide',
      'lines',
      [
        '\\b(?:nos|me) (?:desalojaron|echaron a la calle|lanzaron a la calle|corrieron de la casa)\\b',
        '\\b(?:dormimos|duermo|vivimos|vivo|estamos durmiendo|estoy durmiendo) (?:en|debajo de|bajo) (?:la|el|una?|nuestr[oa]) (?:camioneta|carro|coche|parque|puente|terminal|plaza|banca)\\b',
        '\\b(?:comiendo|comemos) (?:puro|solo|nada mas|puros|solamente) (?:arroz|frijol(?:es)?|pan|tortillas?|sopa)\\b.{0,40}\\b(?:acabo|termino|no queda|se fue)\\b',
        '\\bno hay (?:que|para|con que) dar(?:les?)? de comer a (?:mis|los) (?:ninos|hijos|nietos)\\b',
        '\\b(?:me despidieron|me corrieron del trabajo|perdi el trabajo|sin trabajo)\\b.{0,60}\\b(?:renta|alquiler|arriendo|hipoteca)\\b',
      ],
      'want',
    ],
    [
      'grief',
      'lines',
      [
        '\\bse (?:nos |me )?(?:quemo|incendio|inundo|derrumbo|cayo) (?:la|mi|nuestra|el) (?:casa|rancho|iglesia|pueblo|escuela|techo)\\b(?!.*\\bhace (?:\\w+ )?anos\\b)',
        '\\b(?:huracan|terremoto|incendio|tornado|temblor|rio|ciclon|inundacion|tormenta) (?:\\w+ )?(?:se llevo|destruyo|tumbo|arraso|inundo|derribo) (?:\\w+ ){0,2}(?:casas?|techo|iglesia|pueblo|escuela|rancho|todo|barrio|ciudad)\\b(?!.*\\bnoe\\b)',
        '\\b(?:rio|agua|inundacion|fuego|incendio|inundo|quemo)\\b.{0,40}\\b(?:lo )?perdimos todo\\b',
      ],
      'disaster',
    ],
    [
      'suicide',
      'lines',
      [
        '\\bvomito (?:todo lo que como|despues de|la (?:comida|cena)|cada)\\b(?!.*\\b(?:embaraz\\w+|quimio\\w*|sangre)\\b)',
        '\\b(?:sin comer|no como)\\b.{0,40}\\b(?:gord[oa]|flac[oa]|delgad[oa]|peso|costillas)\\b',
        '\\b(?:atropelle|mate) a (?:alguien|una? \\w+) hace (?:\\w+ )?anos\\b',
        '\\bmate (?:a (?:un hombre|alguien|gente|una? \\w+)|gente) en (?:la guerra|combate)\\b',
      ],
    ],
    [
      'addiction',
      'lines',
      ['\\b(?:dias|semanas|meses) (?:limpi[oa]|sobri[oa])\\b.{0,40}\\b(?:ganas|recaer|tentacion|ansiedad|consumir)\\b'],
    ],
    [
      'pregnancy',
      'lines',
      [
        `\\bperdi(?:mos)? (?:a )?(?:nuestr[oa]|mi|el|la|un) (?:beb\\w+|hij[oa]|embarazo) (?:a|de|en) (?:las? )?${numbers} (?:semanas|meses)\\b`,
        '\\bnacio (?:sin vida|muert[oa])\\b',
      ],
    ],
    [
      'child_abuse',
      'lines',
      [
        '\\bme (?:empujan|pegan|escupen|esconden las cosas|dicen (?:gord[oa]|fe[oa]|mari\\w+))\\b.{0,50}\\b(?:en (?:la|el|mi) (?:secu|secundaria|prepa|escuela|colegio|salon|clase|recreo))\\b',
        '\\bse burlan de mi en (?:el|la|mi) (?:salon|escuela|colegio|clase|recreo|secu|prepa)\\b',
      ],
    ],
  ],
}

/** Words of violence, of one's own death, or of despair: a text that has one is judged whole. */
const more =
  /\b(?:kill(?!ed (?:a|someone|people|men|civilians)\b)\w*|suicid\w*|end (?:it|my|this)|(?:want|wish|ready|going|rather|better|wanna|like|deserve) (?:to |i (?:was|were) |off )?(?:die|be dead|dead|be gone|disappear|join (?:him|her|them))|don'?t want to (?:live|be here|wake)|not (?:wake|be here)|hurts? (?:me|us|myself)|hit(?:s|ting)? (?:me|us)|beats? (?:me|us|up)|beating|chok\w+|punch\w*|threat\w*|gun|knife|rap(?:e|ed)|cut(?:ting)? (?:myself|my)|pills|overdos\w*|goodbye|no (?:reason|point) (?:to|in)|burden|without me|can'?t (?:go on|do this|take (?:it|this)|live)|cannot (?:go on|live)|give up|unconscious|(?:not|stopped|isn'?t) breathing|won'?t wake|bleeding|hit me|matar\w*|mata(?:n)?|quitarme|morirme|me (?:quiero|quisiera|voy a) (?:morir|matar|ir)|quiero morir|mejor muert[oa]|me (?:pega|golpea|amenaza|viola|violo|ahorca)\w*|pistola|cuchillo|pastillas|sobredosis|despedirme|no (?:quiero|puedo) (?:seguir|vivir|mas)|ya no (?:puedo|quiero|aguanto)|para que (?:sigo|vivo|vivir)|sin mi estarian|no respira|inconsciente|sangr\w+)\b/

const MOST_WORDS = 60

const compiled = (tables: Record<Language, Within[]>) =>
  (['en', 'es'] as const).flatMap((language) =>
    tables[language].map(([kind, response, patterns, circumstance]) => ({
      found: { kind, response, language, ...(circumstance && { circumstance }) } satisfies Distress,
      pattern: new RegExp(patterns.join('|')),
    })),
  )
const dangers = compiled(dangersIn)
const needs = compiled(needsIn)

/** The danger that a normalised English or Spanish text names in plain words; undefined for all others. */
export const dangerWithin = (said: string): Distress | undefined =>
  dangers.find(({ pattern }) => pattern.test(said))?.found

/** The need that such a text names, if it has no word of violence or despair. */
export function needWithin(said: string): Distress | undefined {
  if (more.test(said) || said.split(/\s+/).length > MOST_WORDS) return undefined
  return needs.find(({ pattern }) => pattern.test(said))?.found
}
