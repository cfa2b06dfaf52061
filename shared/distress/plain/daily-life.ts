import { wholeText } from '../whole-text.ts'

/*
 * Ages, time that is left for a task, a happy pregnancy, meals, games and small quarrels, in which the networks hear danger: "im
 * 25 and my boyfriend is 30", "we got killed last night 7-1". Only whole texts, with no word of fear or help beside them.
 */

const grown = '(?:1[89]|[2-9]\\d)'
const many = '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\\d+|a few|a couple of)'
const child = '(?:\\w+ )?(?:son|daughter|baby|boy|girl|grandson|granddaughter|nephew|niece|twins|little one)'
const food =
  '(?:rice|toast|beans|dinner|lunch|breakfast|supper|food|cake|cookies|bread|eggs|pancakes|popcorn|chicken|turkey|soup|sauce|roast|bacon|pizza|tortillas|garlic|onions)'
const glad =
  '(?: (?:and )?(?:im |i am |were |we are )?(?:so |very |really )?(?:happy|excited|thankful|grateful|blessed|praise god|praise the lord|thank god|thank you (?:lord|jesus)|glory to god|feeling good|doing (?:well|great)|and doing (?:well|great)))*'
const team = '(?:we|our team|my team|the (?:team|cowboys|lakers|jets|giants|chiefs|yankees)|they|you guys)'
const task =
  '(?:(?:pay off|pay for|finish|complete|submit|study for) (?:my|her|his|our|the|this) (?:\\w+ )?(?:car|house|loan|debt|truck|mortgage|trip|thesis|school|plan|book|project|semester|degree|paper|course|exam|exams|finals|application|training|deck)|drive|graduate|graduation|christmas|easter|(?:the|our|my) (?:wedding|exam))'
const elder =
  '(?:(?:my |our )?(?:great )?(?:grandma|grandmother|grandpa|grandfather|granny|nana|gran)|(?:my|our) (?:mom|mum|mother|dad|father|aunt|uncle|mother in law|father in law))'
const carer =
  '(?:(?:the|my|our|a|his|her) )?(?:hospice )?(?:nurse|caregiver|carer|aide|brother|sister|aunt|uncle|cousin|daughter|son|neighbou?r|mom|dad|wife|husband|chaplain|pastor)'

const english = `
  i ?a?m ${grown}(?: years old)? and (?:my (?:boyfriend|girlfriend|husband|wife|fiancee?) is|(?:i am |im )?dating (?:a (?:guy|man|girl|woman) who is|an?)|my (?:boyfriend|girlfriend)s) ${grown}(?: years old| year old)?(?: is (?:that|it) (?:ok|okay|wrong|a sin|bad|weird))?
  i ?a?m \\d+(?: years old)? and my (?:\\w+ )?(?:brother|sister|mom|mum|dad|cousin|twin) is \\d+
  my (?:son|daughter|baby|toddler|oldest|youngest) is \\d+(?: (?:years|months) old)? and (?:i am|im|my wife is|were) (?:pregnant|expecting)(?: (?:again|with (?:twins|my (?:second|third|fourth)|number (?:two|three))))*
  my (?:\\d+ year old|son|daughter|sister|brother|friend) (?:daughter |son )?(?:has a crush on|likes) (?:an?|this) (?:boy|girl|kid|classmate)(?: (?:who is|whos|thats) 1[0-7])?
  i ?a?m \\d+ and my (?:sister|brother|mom|mum|dad|cousin|aunt|uncle) is dating an? ${grown} year old
  i (?:met|married) my (?:husband|wife) when i was ${grown} and (?:he|she) was ${grown}
  i (?:woke|got|wake|get) up (?:at (?:\\d+(?: ?[ap]m)?|dawn|night)|early|this morning|in the (?:night|morning))(?: (?:today|again))? (?:and|to) (?:i )?(?:prayed|pray|read|worship|worshiped)(?: (?:my bible|the bible|psalms?|the word|for \\w+))?
  (?:my|the|our) (?:car|phone|laptop|battery|truck|computer|plants?|tv|ipad|internet|wifi|flowers|engine|fridge) (?:just |has |have )*(?:died|dies|is dead|are dead|keeps dying)(?: (?:on (?:the (?:highway|road|way)|me)|in (?:the|church) ?\\w*|again|today))*
  my (?:boyfriend|girlfriend|husband|wife) is ${many} (?:days|weeks|months) (?:older|younger)(?: than me)?
  ${carer} (?:is |always |often )*(?:helps|helping|takes care of|taking care of|cares for|caring for|feeds|feeding|bathes|bathing|reads to|visits|visiting|prays with|looks after|sits with|sings to) ${elder}(?: (?:to bed|every (?:day|week|sunday|night)|at home|at night|so well|with love|in the (?:nursing home|hospital)|when im at work))*
  ${elder} is (?:[6-9]\\d|1[01]\\d)(?: years old)?(?: and (?:(?:my )?\\w+ )?(?:visits|lives|cooks|prays|sings|drives|gardens|reads|walks|goes to church|loves jesus|lives alone)(?: (?:her|him|alone|every \\w+|daily|with (?:us|me)|to church|well|the bible))*)?
  (?:i ?a?m \\d+ and )?(?:i am|im|my (?:wife|daughter|sister|daughter in law|friend|niece) is|were|we are) (?:\\d+|${many}) (?:weeks|months|wks)(?: and \\w+ days)? (?:pregnant|along)${glad}
  my (?:wife|daughter|sister|daughter in law|friend|niece) is due (?:in (?:january|february|march|april|may|june|july|august|september|october|november|december|\\w+ (?:weeks|months))|next (?:week|month)|any day(?: now)?|soon|tomorrow|today)${glad}
  (?:i|we|my \\w+|she|he) (?:only |just |still )*(?:have|has) (?:only |just |about )*(?:${many} )?(?:days|weeks|months|hours|years) left (?:of (?:school|class|classes|college|vacation|work|summer|semester|the semester|pregnancy|my fast|the fast|the plan|my plan|my contract|probation|boot camp|basic training)|(?:to|until|till|before) ${task})
  (?:only )?${many} (?:days|weeks|months|hours|years) left (?:of (?:school|class|classes|college|vacation|work|summer|pregnancy|my fast|the fast)|to ${task})
  i (?:just )?(?:burned|burnt|overcooked|ruined) (?:the |my |our )?${food}(?: (?:again|lol|haha|oops|tonight|last night|today|this morning))*
  ${team} (?:got|were) (?:killed|destroyed|murdered|slaughtered|beaten|crushed|smoked)(?: (?:last night|today|yesterday|tonight|on sunday|in (?:the )?(?:finals?|game|playoffs)|lol|haha|bad|again|\\d+|to|by \\d+|by the \\w+|at (?:soccer|football|basketball|baseball|volleyball|home)))+
  (?:my|our) ${child} (?:turned|turns|is turning|just turned) (?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|\\w+teen)(?: (?:today|yesterday|tomorrow|this week|last week|on \\w+))?${glad}
  (?:(?:its |it is |on |today is )?day (?:\\d+|one|two|three|four|five|six|seven) (?:of|into) (?:my|our|the|a) (?:\\w+ )?(?:fast|daniel fast|fasting|plan|reading plan|devotional|lent|advent)|\\d+ days? fast(?:ing)?)${glad}
  (?:god|jesus|the lord|the holy spirit|the spirit) (?:really |has )?(?:touched|moved|met|hugged) (?:me|my (?:heart|soul|spirit|life)|us)(?: (?:so (?:much|deeply|strongly)|(?:in|during|at|through) (?:the |our )?(?:worship|church|prayer|service|sermon|song|praise|retreat|camp)|today|tonight|yesterday|last (?:night|sunday)|this morning))*
  my (?:back|head|knees?|foot|feet|tooth|teeth|neck|shoulders?|ankles?|throat|tummy|stomach|legs?|eyes?|hips?|hand|ears?|arms?) (?:really |kind of )?(?:hurts?|aches?|is sore|are sore|is killing me|are killing me)(?: (?:today|again|lol|from (?:work|the gym|running|moving|gardening|sitting|standing)))*
  my (?:little |big |baby |older |younger )*(?:brother|sister|cousin) (?:bit|pinched|poked|tickled|annoys|bugs|teases|bothers|splashed) me(?: (?:again|lol|today|all day|haha))*
  i (?:hit|pushed|pinched|slapped|bit|yelled at|kicked|teased) my (?:little |big |baby |older |younger )*(?:brother|sister|cousin) (?:and|but) (?:i |then i |now i )?(?:said|told (?:him|her)|say|am|feel) (?:i was |im |i am |so |very )?(?:sorry|bad)(?: (?:about it|for it|now|does god forgive me|will god forgive me))*
  i (?:punched|hit|screamed into) my pillow
  (?:i have|i got|got) my period(?: (?:and|with) (?:bad |terrible )?(?:cramps|a headache))?
  (?:(?:its |another )?monday(?: again)? (?:just )?kill me(?: now)?|kill me now (?:its|it is|another|mondays?)(?: monday)?(?: again)?)
  (?:i am |im )?(?:cutting|cut) (?:down|back) on (?:sugar|carbs|coffee|caffeine|salt|sweets|soda|screen time|spending|meat|social media|tv|bread|snacks)(?: (?:for lent|this (?:week|month|year)))?
  (?:he|she|someone|this guy|some (?:guy|dude|lady)|a (?:guy|car|truck)) cut me off (?:in traffic|on (?:the )?(?:road|highway|freeway|way to (?:work|church)))(?: (?:today|again|this morning|and i (?:honked|yelled|cursed|got (?:so )?mad)))*
  i (?:still |really |just |honestly )*(?:dont|do not|didnt|cant|cannot) (?:quite |really )?(?:get|understand|follow|grasp) (?:it|that|this|you|what (?:you mean|that means|it means|he means|this means)|(?:this|that|the) (?:verse|chapter|part|parable|answer|word|story|passage))(?: (?:yet|at all|either|still|sorry))*
  i (?:want|would like|need|d like|want us) to (?:go|dig|get) (?:a little |much |even )?deeper(?: (?:into|in|with) (?:it|this|that|god|jesus|the (?:word|bible|text|chapter)|my (?:faith|walk|study)|prayer))?
  can you (?:see|hear) me(?: now)?
  do you know (?:where i live|my name|who i am|where i am)
  (?:it|this|the (?:app|page|audio|voice|video|site|plan|chapter|text|search|sound)|your app) (?:doesnt|does not|wont|will not|isnt|is not|keeps|didnt|stopped|is) (?:load|loading|open|opening|work|working|play|playing|crash|crashing|freezing|stopping|gone|broken|down)(?: (?:anymore|any more|for me|again|today|on my (?:phone|tablet|computer)))*
  i (?:cant|cannot|dont) hear (?:it|the (?:voice|audio|reading|sound))
  i (?:want|need|would like) to (?:end|finish|delete|quit|cancel|stop|leave|close|remove) (?:my|this|the) (?:\\w+ )?(?:plan|account|profile|subscription|notes|highlights|history|conversations?|chats?)
  my (?:little |big |older |younger )?(?:brother|sister|cousin|nephew|niece|grandson|son|daughter|mom|mum) (?:gets|got|is getting|comes|is coming) (?:out of|home from) (?:jail|prison|rehab)(?: (?:today|tomorrow|soon|next (?:week|month|year)|this (?:week|month)|on \\w+))*
  (?:i|we) (?:just )?(?:saw|witnessed|passed|drove by) (?:an?|the) (?:\\w+ )?(?:accident|crash|wreck)(?: (?:today|yesterday|this morning|on the (?:way|road|highway)(?: to \\w+)?))*
  (?:hit|shoot) me with (?:a|another|your best|some) (?:\\w+ )?(?:verse|psalm|scripture|bible verse|passage|one)s?
  i ?a?m (?:still )?single (?:and|at) ${grown}
  i (?:will|am going to|m going to|ll|might) die single
  i (?:just )?(?:broke|sprained|twisted|fractured) my (?:left |right |big |little )?(?:arm|ankle|leg|wrist|foot|toe|finger|collarbone|elbow|knee|hip)(?: (?:today|yesterday|last (?:week|month|night|year)|at (?:work|the gym|school|practice|soccer|football|basketball)|playing \\w+|skiing|skating|running|hiking|on the ice|falling off \\w+ \\w+))*
  (?:why do i (?:keep waking up|always wake up|wake up|keep getting up)|i (?:keep (?:waking|getting)|always wake|wake) up) (?:at|around) \\d+ ?[ap]m(?: (?:every (?:night|day|morning)|to pray|and pray|is it god))*
  why (?:cant|cannot|dont|can not) (?:i|we|people) (?:see|touch) (?:god|jesus|angels|heaven|him)
  can (?:god|jesus|he) hear (?:me|us|my prayers?|our prayers?) (?:if|when) (?:i|we) (?:only |just )?(?:whisper|pray (?:silently|quietly|in my (?:head|mind|heart))|think|sing|sleep|mumble|dont (?:speak|talk)(?: out loud)?)
  can (?:i|we|women|girls|christians|a (?:christian|woman|girl)|my daughter) (?:wear|use) (?:makeup|pants|jeans|shorts|jewelry|earrings|perfume|lipstick|nail polish|leggings|a bikini|a hat|red)(?: (?:to|at|in) church)?
  (?:they|he|she|someone|our landlord|my (?:boss|landlord|neighbou?r|company|employer|tenant)) (?:is|are) suing (?:me|us)(?: (?:for|over) \\w+)?
  (?:psalm|verse|prayer|scripture|bible verse)s? (?:to|for) (?:protect|protecting|protection (?:of|for|over)|bless|blessing|cover) (?:my|our|the|a) (?:new )?(?:house|home|family|kids|children|car|business|church|marriage|trip|travels|baby|grandkids|city|country)
  i had (?:a|another) (?:big |bad |stupid |silly |small )*(?:fight|argument|quarrel|disagreement) with my (?:(?:little |big |older |younger )?(?:brother|sister|cousin)|friend|best friend|roommate|mom|mum|co ?worker)(?: (?:today|yesterday|last night|about \\w+|over \\w+))*
  my (?:brother|sister|cousin|friend|mom|mum|dad|son|daughter|in laws) and i (?:dont|do not|didnt|havent) (?:really |even )*(?:speak|talk|spoken|talked)(?: (?:anymore|any more|to each other|much|for (?:years|months)|in (?:years|months)))*
  my (?:husband|wife|son|daughter|kids|family|boyfriend|girlfriend|parents) (?:wont|doesnt want to|dont want to|refuses to|never) (?:comes?|goes?) to church(?: (?:with (?:me|us)|anymore|any more))*
  (?:jesus|he|christ|god|my (?:redeemer|savior|lord)) (?:is alive|lives|is risen)(?: (?:indeed|forever|today))*
  (?:ice|immigration|la migra) (?:took|detained|arrested|has|deported) (?:my|our) (?:dad|father|husband|mom|mother|wife|brother|son|uncle|neighbou?r|friend)(?: (?:today|yesterday|last night|this morning|at work|from work))*
  they (?:deported|detained) (?:my|our) (?:dad|father|husband|mom|mother|wife|brother|son|uncle|neighbou?r|friend)(?: and (?:my )?(?:mom|mother|wife|sister|family|kids|children|we) (?:cr(?:y|ies)|miss(?:es)? him|miss(?:es)? her)(?: all day| every (?:day|night)| so much| a lot)*)?`

const varios = '(?:un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\\d+|pocos|pocas|unos|unas)'
const hijo = '(?:hij[oa]|nin[oa]|niet[oa]|sobrin[oa]|bebe|ahijad[oa])'
const alegre =
  '(?: (?:y )?(?:estoy |estamos )?(?:muy |tan )?(?:feliz|felices|content[oa]s?|agradecid[oa]s?|bendecid[oa]s?|gracias a dios|gloria a dios|bendito dios))*'
const fruta =
  '(?:mango|pina|sandia|melon|aguacate|cebolla|papaya|pastel|pollo|pavo|carne|pan|queso|tomate|ajo|zanahoria|papas?|nopales?|cilantro|coco|pepino)'

const spanish = `
  tengo ${grown}(?: anos)? y (?:mi (?:novi[oa]|espos[oa]|marido|mujer|prometid[oa]) tiene|(?:salgo|ando) con (?:un|una) (?:chic[oa]|hombre|mujer|muchach[oa]) (?:de|que tiene)) ${grown}(?: anos)?(?: (?:esta mal|es pecado|esta bien))?
  (?:tengo|mi (?:espos[oa]|mujer|hija|hermana|nuera|amiga|sobrina) tiene) ${varios} (?:semanas|meses) de embarazo${alegre}
  (?:a mi (?:papa|mama|espos[oa]|herman[oa]|hij[oa]|jef[ea]) )?(?:solo |ya solo )?le quedan (?:solo |unos |unas |pocos |pocas )*(?:${varios} )?(?:horas|dias|semanas|meses) (?:de (?:vacaciones|viaje|trabajo|clases?|escuela|permiso|descanso|ayuno|contrato|manejo|camino)|para \\w+(?: \\w+){0,4})(?: a mi (?:papa|mama|espos[oa]|herman[oa]|hij[oa]|jef[ea]))?
  como (?:se )?(?:corta|cortar|corto|pica|picar|pico|pela|pelar|pelo) (?:un|una|el|la|los|las)? ?${fruta}
  (?:se me quemo|queme|se me paso) (?:el|la|los|las) (?:arroz|frijoles|comida|cena|pan|pastel|tortillas|pollo|carne|sopa|galletas)(?: (?:otra vez|jaja|jajaja|anoche|hoy))*
  (?:nos|los) (?:golearon|mataron|humillaron|destrozaron|ganaron) (?:\\d+ (?:a )?\\d+|en (?:el|la) (?:final|partido|juego|futbol|clasico|torneo))(?: (?:anoche|ayer|hoy|jaja))*
  mi ${hijo} (?:cumplio|cumple|cumplira|acaba de cumplir) (?:\\d+|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince)(?: anos?)?(?: (?:hoy|ayer|manana|esta semana))?${alegre}
  (?:(?:la|el|mi|una) )?(?:enfermer[oa]|cuidadora?|ti[oa]|herman[oa]|prim[oa]|hij[oa]|mama|papa|nuera|vecina|espos[oa]) (?:siempre )?(?:cuida|ayuda|visita|bana|le (?:lee|canta|cocina|da de comer))(?: muy bien)? a (?:mi|la|el) (?:abuel[oa]|abuelit[oa]|suegr[oa]|mama|papa)(?: (?:todos los dias|en (?:la|su) casa|con (?:mucho )?(?:amor|carino)|los domingos|en el hospital))*
  mi (?:abuel[oa]|abuelit[oa]|mama|papa|suegr[oa]) tiene (?:[6-9]\\d|1[01]\\d)(?: anos)?(?: y (?:mi \\w+ )?(?:lo visita|la visita|lo cuida|la cuida|vive sol[oa]|canta|cocina|camina|ora)(?: (?:todos los dias|mucho|cada \\w+|muy bien))*)?
  mi (?:mama|papa|mami|papi|hermana|hermano|esposa|esposo|amiga|amigo) (?:esta|se) (?:un poco |muy )?(?:enojad[oa]|molest[oa]|enojo) conmigo
  (?:yo )?le (?:menti|grite|conteste(?: mal)?|respondi(?: mal)?) a mi (?:mama|papa|mami|papi|abuela|abuelo|herman[oa]|maestr[oa]|espos[oa])(?: y (?:me siento (?:mal|culpable)|estoy arrepentid[oa]))?
  (?:que (?:golazo|partido|partidazo|juego|final) (?:casi )?me infart[oe]|casi me infart[oe]|me infart[oe](?= con))(?: (?:con|en|de) (?:el|ese|este|la) (?:partido|gol|golazo|penal|juego|final))*
  (?:la migra|migracion|ice) (?:se llevo|detuvo|agarro|deporto|arresto) a mi (?:espos[oa]|marido|papa|mama|herman[oa]|hij[oa]|ti[oa]|vecin[oa]|amig[oa])(?: (?:hoy|ayer|anoche|esta manana|del trabajo))*
  conoci a mi (?:espos[oa]|marido|mujer) cuando (?:yo )?tenia ${grown}(?: anos)? y (?:el|ella) (?:tenia )?${grown}
  (?:a )?mi hij[oa] de \\d+(?: anos)? le gusta (?:un|una) (?:chic[oa]|nin[oa]|muchach[oa]|companer[oa]) de 1[0-7]
  (?:(?:salmo|oracion|versiculo|palabra)s? (?:para|de) (?:proteger|proteccion (?:de|para|sobre)|cuidar|bendecir)) (?:a )?(?:mi|mis|nuestra|nuestro|la|el|una) (?:casa|hogar|familia|hijos|nietos|carro|negocio|iglesia|matrimonio|viaje|bebe|pais|ciudad)(?: nuev[oa])?
  (?:quiero|quisiera|voy a|necesito|como puedo|puedo) (?:terminar|cancelar|dejar|borrar|acabar|quitar|eliminar) (?:mi|este|el|esta|la|mis|las) (?:\\w+ )?(?:plan|cuenta|perfil|notas|historial|conversacion|conversaciones)(?: de (?:lectura|la biblia))?
  borra(?:r|me)? (?:todo lo mio|todos mis datos|mis datos|mi cuenta|todo)
  (?:vi|vimos|presencie) (?:un|el) (?:\\w+ )?(?:accidente|choque)(?: (?:hoy|ayer|en la (?:carretera|calle|autopista)))*
  (?:soy|sigo|estoy) solter[oa] (?:y tengo|a los) ${grown}(?: anos)?
  (?:creo que )?me voy a morir solter[oa]
  nacio (?:mi|nuestro|nuestra) (?:bebe|hij[oa]|niet[oa]|sobrin[oa]|ahijad[oa])(?: (?:hoy|ayer|anoche|esta manana|sano|sana|bien))*${alegre}
  me (?:rompi|quebre|fracture|torci|doble) (?:el|la|un|una) (?:brazo|pierna|tobillo|muneca|pie|dedo|clavicula|codo|rodilla)(?: (?:hoy|ayer|jugando(?: al? \\w+)?|corriendo|en (?:el|la) \\w+))*
  (?:me peleo|me pelee|discuti|tuve (?:una pelea|una discusion)) con mi (?:herman[oa]|prim[oa]|amig[oa]|mama)(?: por (?:el |la |un |una )?\\w+)?(?: (?:hoy|ayer|anoche))*
  mi (?:espos[oa]|marido|hij[oa]|novi[oa]|familia) no quiere (?:ir|venir) a (?:la iglesia|misa)(?: conmigo)?
  se (?:me |nos )?(?:murio|apago) (?:el|mi|la) (?:celular|carro|coche|telefono|laptop|compu|computadora|bateria|planta|internet|tele|camioneta)
  ya no (?:aguanto|soporto|puedo con) (?:el|la|los|las) (?:calor|frio|risa|trafico|ruido|sueno|tarea|zapatos|mosquitos|clima|lluvia)
  ya no puedo mas de (?:comida|risa|tarea|calor)
  (?:ya )?me voy (?:(?:manana|hoy|el \\w+|esta noche) )?a (?:guatemala|mexico|honduras|el salvador|colombia|peru|ecuador|nicaragua|argentina|chile|espana|cuba|venezuela|bolivia|la playa|mi pueblo|trabajar|la universidad|clases?|misa|la iglesia)(?: (?:manana|hoy|el \\w+|esta noche))?
  (?:dia (?:\\d+|uno|dos|tres|cuatro|cinco) de (?:mi|nuestro|el) (?:ayuno|plan|devocional))${alegre}
  (?:dios|el senor|el espiritu santo|jesus) me (?:toco|abrazo|hablo)(?: (?:en|durante) (?:la|el) (?:alabanza|oracion|culto|iglesia|servicio|retiro)| hoy| anoche| ayer)*`

const everyday = [
  wholeText(
    english,
    '(?:hi|hello|lol|haha|man|ugh|wow|praise god|thank god|and|but|so)',
    '(?:lol|haha|amen|oops|hallelujah)',
  ),
  wholeText(spanish, '(?:hola|jaja|ay|gloria a dios|gracias a dios|y|pero)', '(?:jaja|jajaja|amen|aleluya)'),
]

/** Whether a text of words alone is only that. */
export const isDailyLife = (words: string): boolean => everyday.some((pattern) => pattern.test(words))
