import type { Language } from '../language.ts'
import { familia, family, my, numbers, type Within } from './within-words.ts'

/** Needs that a text names in plain words: the dying, want, a disaster, eating, war, addiction, a lost pregnancy, bullying. */
export const needsIn: Record<Language, Within[]> = {
  en: [
    [
      'suicide',
      'lines',
      [
        "\\b(?:the )?(?:cancer|tumou?r)(?:'s| is| has spread (?:to|into)| spread (?:to|into)) (?:now )?(?:in )?my (?:bones|liver|brain|lungs|lymph\\w*|spine)\\b",
        `\\b(?:doc|doctors?|oncologist|they) (?:says?|said|found|gave)\\b(?! (?:him|her|my|our)).{0,40}\\b(?:stage (?:four|4|iv)|terminal|${numbers} (?:days|weeks|months)(?: (?:maybe|left|to live))?$)`,
        '\\bi (?:have|am in|was moved to|go into|went into) (?:\\w+ ){0,2}hospice\\b',
        `\\bi (?:only )?have (?:only |maybe |about )?(?:${numbers} )?(?:days|weeks|months) (?:left )?to live\\b`,
        "\\b(?:i'?m|i am) (?:\\d+ and )?(?:terminal|terminally ill|in palliative care)\\b",
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
        `\\b(?:${my}|^(?:mom|mum|mama|dad|nana|grandma|grandpa)|, (?:mom|mum|dad)) is (?:actively |slowly )?dying\\b(?! (?:to|for|inside|of (?:laughter|laughing|boredom|curiosity|thirst|embarrassment))\\b)`,
        `\\b(?:${my}|mom|mum|dad) (?:only )?has (?:only |maybe |just )?(?:${numbers} )?(?:days|weeks|months) (?:left|to live)\\b`,
      ],
      'dying',
    ],
    [
      'suicide',
      'lines',
      [
        '\\b(?:no|out of|ran out of|lost (?:our|my)) (?:more )?(?:food stamps|snap benefits|snap|ebt)\\b',
        '\\b(?:no|out of|run out of|ran out of|without) food (?:left )?(?:in the house|at home|for (?:my|our|the) (?:kids|children|baby|family)|(?:till|until|til) \\w+)|^(?:we|i) (?:are|am) out of food\\b',
        "\\b(?:can'?t|cannot|cant) (?:feed|buy (?:food|milk|formula|diapers) for) (?:my|our) (?:kids?|children|baby|family|son|daughter)\\b",
        '\\bskip(?:ping)? meals\\b.{0,30}\\b(?:kids?|children|baby|son|daughter)\\b',
        "\\b(?:broke|no money|can(?:not|'?t) pay)\\b.{0,30}\\b(?:rent (?:is )?due|for (?:the )?rent|for (?:my )?(?:insulin|medicine|food))\\b|\\brent is due\\b.{0,30}\\b(?:no money|broke|nothing)\\b",
        '\\b(?:they )?(?:cut|shut|turned) off (?:our|my) (?:power|heat|electricity|water|gas|lights)\\b|^we have no heat\\b',
        '\\blandlord is (?:putting|throwing|kicking) (?:us|me) out\\b',
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
        '\\b(?:tornado|hurricane|earthquake|cyclone|typhoon|flood) (?:just )?(?:hit|went through|tore through) (?:us|(?:my|our) (?:town|village|city|street|church|house|home|neighborhood))\\b(?!.*\\b(?:years? ago|when i was)\\b)',
        '\\b(?:my|our) (?:house|home|church|school|village|town|street) (?:was|got|is) (?:bombed|shelled)\\b|\\bwar took (?:my|our) (?:house|home|town|village)\\b',
        '\\b(?:wildfire|fire) (?:took|burned|burnt) (?:down )?(?:my|our) (?:house|home|street|barn)\\b|\\bour home burn(?:ed|t)? down\\b',
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
        `\\bme (?:dieron|dan|quedan) (?:solo )?${numbers} (?:dias|semanas|meses) de vida\\b`,
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
        `\\bmi (?:\\w+ )?${familia}\\b.{0,30}\\b(?:en (?:sus )?ultim[oa]s (?:dias|horas)|cuidados paliativos)\\b`,
        `\\ba mi (?:\\w+ )?${familia} le quedan (?:pocos |unos )?(?:dias|semanas|meses)\\b`,
        `\\bmi (?:\\w+ )?${familia} se esta muriendo(?! de (?:risa|hambre|ganas))\\b`,
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
        '\\b(?:no hay|no tenemos|no tengo) (?:plata |dinero |nada )?(?:ni )?pa(?:ra)? (?:la |el )?(?:leche|comida|comer|panales)\\b',
        '\\bhace (?:dos|tres|cuatro|[2-9]) dias (?:que|q) no como\\b(?!.*\\b(?:ayun\\w*|gord\\w+|flac\\w+|peso)\\b)',
        '\\b(?:me|nos) (?:desalojan|van a desalojar|echan de la casa|sacan de la casa)\\b',
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
        '\\b(?:terremoto|huracan|incendio|tornado|temblor|rio|inundacion|deslave) (?:nos|me) dejo sin (?:casa|nada|techo)\\b',
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
