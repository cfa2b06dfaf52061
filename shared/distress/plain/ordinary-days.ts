import { wholeText } from '../whole-text.ts'

/*
 * What happens to people on ordinary days: pains, small accidents, first love, a calling, work, the police, a child that does not
 * sleep. The networks hear danger in "I have back pain" and in "tengo 16 y quiero ser pastor". Only whole texts.
 */

const role =
  '(?:an? )?(?:youth |worship |good |better |great |christian |catholic )?(?:pastor|missionary|nurse|doctor|teacher|preacher|nun|priest|deacon|elder|leader|singer|musician|christian|catholic|saint|mom|mother|dad|father|wife|husband|evangelist|theologian|chaplain|monk|prophet|lawyer|engineer|artist|writer|soldier|counselor|disciple|baptized|confirmed|saved)'
const oficio =
  '(?:un |una )?(?:buen |buena )?(?:pastora?|misioner[oa]|enfermer[oa]|doctora?|maestr[oa]|predicadora?|monja|sacerdote|padre|madre|diacono|lider|cantante|music[oa]|cristian[oa]|sant[oa]|mama|papa|espos[oa]|evangelista|teolog[oa]|monje|abogad[oa]|ingenier[oa]|artista|soldado|discipul[oa]|bautizad[oa])'
const when =
  '(?: (?:today|yesterday|tomorrow|tonight|this (?:morning|week)|last (?:night|week)|next (?:week|month|year)|on \\w+|again|soon|lol|haha))*'
const cuando =
  '(?: (?:hoy|ayer|manana|anoche|esta (?:manana|semana|noche)|otra vez|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|la (?:otra|proxima) semana|jaja))*'
const place =
  '(?:iraq|afghanistan|korea|germany|japan|mexico|africa|israel|europe|texas|california|florida|india|china|college|university|school|work|camp|basic training|boot camp|deployment|the (?:army|navy|marines|air force|mission field|airport|hospital)|my mission(?: trip)?|vacation|seminary)'

const english = `
  i (?:have|got|ve got|m having|am having) (?:a )?(?:really |very |so |some |a lot of )*(?:bad |chronic |constant |little |slight )?(?:back|lower back|neck|knee|tooth|shoulder|hip|joint|foot|leg|muscle|nerve|wrist|elbow|sciatic|arthritis|period|growing) ?(?:pain|ache)s?(?: (?:every day|all day|again|for (?:years|months|weeks|days)|from (?:work|running|sitting)|since \\w+))*${when}
  i ?a?m (?:1\\d|[2-9]\\d)(?: years old)? and (?:i )?(?:want|hope|would like|plan|am learning|dream of|feel called|feel god calling me|am studying) (?:to )?(?:be|become|being|becoming) ${role}(?: (?:one day|someday|like \\w+|when i grow up))*
  i ?a?m (?:1[3-9]|[2-9]\\d)(?: years old)? and (?:i )?(?:have|got|like) (?:a|my first|this) (?:boyfriend|girlfriend|crush|boy|girl)(?: (?:at|in|from) (?:school|church|my class|youth group))?(?: is (?:that|it) (?:ok|okay|a sin|wrong|bad))?
  i slammed (?:the|my|a) door(?: (?:and|at|on) (?:left|my \\w+|him|her|them|feel bad))?${when}
  i ?a?m (?:so |just |totally |officially )*done with (?:men|women|dating|relationships|boys|guys|girls|drama|social media|school|college|exams|work|homework|church drama|fake friends|(?:my|this|the) (?:job|homework|exams?|semester|plan|book|chapter|class|chores|dishes|laundry))${when}
  (?:i|we|my (?:son|daughter|husband|wife|brother|sister|dad|mom)) (?:leaves?|am leaving|m leaving|are leaving|is leaving|will leave|fly|flies|deploys?|am going|is going) (?:out )?(?:for|to) ${place}${when}
  (?:i|we) (?:slept|had sex|sleep|have sex) with (?:my|our) (?:girlfriend|boyfriend|fiancee?)(?: before (?:marriage|the wedding|we got married))?(?: (?:and (?:i )?(?:feel|felt) (?:so |very )?(?:guilty|bad|ashamed)|is (?:that|it) a sin|does god forgive (?:me|us)))?${when}
  my (?:baby|toddler|newborn|infant|kid|kids|son|daughter|twins) (?:wont|doesnt|dont|will not|isnt|arent) (?:sleep|sleeping|nap|napping)(?: (?:at night|through the night|all night|much|well|alone|in (?:his|her|their) (?:own )?(?:bed|crib|room)))*${when}
  i ?a?m (?:so |very )?(?:shaking|nervous|trembling|sweating|anxious)(?: because)? i have to (?:speak|preach|sing|present|teach|testify|pray|perform|give a speech)(?: (?:in|at|to) (?:\\w+ )?\\w+)?${when}
  i (?:just )?burned my (?:hand|finger|fingers|tongue|mouth|thumb) (?:on|with) (?:the |hot |my |some )*(?:stove|iron|oven|oil|coffee|tea|pan|toaster|soup|grease|curling iron|kettle|grill|pizza)(?: (?:today|yesterday|this morning|cooking|lol))*
  i (?:have|got|am in|m in|have to go to) (?:court|jury duty|a (?:parking |speeding )?ticket|a court date|a court hearing|a hearing|traffic court)${when}
  i ?a?m an? (?:proud |retired |former |christian |busy |tired |single |new |combat |army |disabled )*(?:veteran|vet|cop|police officer|firefighter|nurse|teacher|single mom|single dad|stay at home (?:mom|dad|parent)|pastor|student|farmer|trucker|truck driver|mom of \\w+|dad of \\w+|grandma|grandpa|immigrant|believer)
  i ?a?m (?:in|at|stuck in|still in) the (?:hospital|er|emergency room|waiting room|doctors office)(?: (?:with my (?:mom|mum|dad|son|daughter|wife|husband|baby|grandma|grandpa|brother|sister|friend)|waiting|for (?:tests|surgery|a checkup|my \\w+)))*${when}
  my (?:daughter|son|granddaughter|grandson|niece|nephew|sister|brother) has an? (?:new )?(?:boyfriend|girlfriend)
  i (?:got|was) (?:arrested|pulled over|fired|laid off|robbed|scammed|hired|promoted)${when}
  i (?:envy|am jealous of|m jealous of) my (?:neighbou?r|friend|sister|brother|cousin|coworker)s?(?: \\w+)?
  i ?a?m (?:so |really |very )?(?:scared|afraid) of (?:flying|heights|spiders|snakes|dogs|the (?:dentist|dark|doctor|ocean|water)|public speaking|needles|storms|thunder|driving|elevators|bugs)
  i ?a?m (?:so |really |very )?tired of (?:being single|waiting|my (?:job|commute|diet)|winter|the (?:rain|snow|heat|news)|politics|cooking|dating|social media)
  (?:can|may|should|is it (?:ok|okay|a sin|wrong) (?:for|if)) (?:i|we|christians|a christian|believers|a pastor|pastors) (?:to )?(?:own|carry|have) (?:a )?(?:guns?|weapons?|swords?|firearms?)(?: (?:for (?:self defense|hunting|protection)|in church|to church|according to the bible))?
  how (?:do|can|will|would) (?:i|you|we) know (?:if|that|when|whether) (?:he|she|this|my (?:boyfriend|girlfriend)) is (?:the (?:one|right one)|my (?:husband|wife|soul mate|soulmate)|from god|gods will)(?: for me)?
  how (?:do|can|should) i tell (?:him|her|my (?:parents|mom|mum|dad|pastor|boss|friend|friends|kids|boyfriend|girlfriend)) (?:that )?(?:i (?:love (?:him|her|them)|like (?:him|her)|m sorry|am sorry|forgive (?:him|her)|failed(?: my \\w+)?)|im (?:leaving(?: the church)?|engaged|pregnant|moving|quitting|sorry|getting married|a christian))
  (?:i am |im |my (?:wife|daughter|sister|friend) is |were |we are )(?:pregnant|expecting)(?: (?:and )?(?:with (?:twins|our \\w+)|im |i am |we are |were )?(?:so |very )?(?:happy|excited|thankful|grateful|blessed|praise god|thank god|thank you jesus|glory to god|hallelujah))+
  i (?:drink|drank|had|have) (?:way )?too much (?:diet )?(?:coke|coffee|soda|tea|caffeine|water|juice|pop)${when}
  (?:no |not |yes |and |maybe )?(?:the|that|this) (?:other|first|second|third|last|next|same|previous|one before) (?:one|verse|chapter|answer|passage|story|part|question)?(?: please)?
  my neighbou?rs? (?:dog|dogs|kids|music|rooster|tv) (?:barks?|is|are|keeps?|screams?|wakes?)(?: (?:barking|loud|too loud|me|us|up|all night|all day|at night|every (?:night|morning)))+`

const spanish = `
  tengo (?:mucho |un |el |un poco de )?(?:dolor de (?:espalda|muelas|rodillas?|cuello|cintura|hombros?|pies|huesos|articulaciones|oido|garganta|cabeza|panza|estomago|regla)|dolores de (?:espalda|la regla))${cuando}
  tengo (?:1\\d|[2-9]\\d)(?: anos)? y (?:yo )?(?:quiero|quisiera|me gustaria|sueno con|siento el llamado (?:a|de)|espero) (?:ser|llegar a ser) ${oficio}(?: (?:algun dia|cuando sea grande))*
  tengo (?:1[3-9]|[2-9]\\d)(?: anos)? y (?:ya )?(?:tengo|me gusta) (?:un |una )?(?:novi[oa]|chic[oa]|muchach[oa]|nin[oa])(?: (?:de|en) (?:la|mi) (?:iglesia|escuela|clase))?(?: (?:es pecado|esta mal|esta bien))?
  ya no creo(?: (?:en (?:la iglesia|los santos|las imagenes|la suerte|el horoscopo|nada de eso)))?
  (?:estamos|estoy) esperando (?:un|una|a nuestr[oa]|nuestr[oa]|mi) (?:primer |segundo |tercer )?(?:bebe|hij[oa]|nin[oa])(?: (?:feliz|felices|content[oa]s|gracias a dios|gloria a dios|y (?:estamos|estoy) (?:muy )?(?:felices|feliz|content[oa]s?)))*
  (?:estoy|sigo|estamos) (?:en|esperando en) (?:el hospital|la sala de espera|urgencias|la clinica)(?: (?:con mi (?:mama|papa|hij[oa]|espos[oa]|bebe|abuel[oa]|herman[oa])|esperando))*${cuando}
  (?:hoy )?estoy (?:un poco |muy )?(?:enferm[oa]|resfriad[oa]|agripad[oa]|mal de la panza)(?: (?:de gripa|de la garganta|con gripa))?${cuando}
  (?:ya )?no (?:puedo con|aguanto|soporto) (?:esta|este|esa|ese|mi|la|el) (?:clase|examen|tarea|materia|profe|maestr[oa]|libro|capitulo|trafico|calor|tos|gripa|dieta)
  me queme (?:la (?:mano|lengua|boca)|el dedo|los dedos|cocinando) (?:con|en) (?:el|la|un|una) (?:aceite|plancha|estufa|cafe|horno|comal|sarten|sopa|te|olla)(?: (?:hoy|ayer))?
  mi (?:bebe|hij[oa]|nin[oa]) no (?:duerme|quiere dormir|se duerme)(?: (?:en la noche|de noche|bien|sol[oa]|nada))*
  no puedo perdonar a mi (?:ex|suegra|jef[ea]|cunad[oa])
  (?:me acoste|tuve relaciones|dormi) con mi (?:novi[oa]|prometid[oa])(?: (?:antes de casarnos|y me siento (?:mal|culpable)|es pecado))*
  (?:cuantas veces (?:debo|tengo que|hay que|debemos|puedo) perdonar(?: a (?:mi herman[oa]|alguien|otros|los demas|mi \\w+))?)
  como (?:puedo )?perdon(?:o|ar) a mi (?:papa|mama|padre|madre|espos[oa]|ex|herman[oa]|amig[oa]|suegra|jef[ea]|hij[oa])(?: que (?:nos|me) (?:dejo|abandono|fallo|mintio|engano|olvido|traiciono))?
  como le digo a(?:l| mi| mis) (?:pastor|papas|padres|mama|papa|jef[ea]|novi[oa]|amig[oa]|espos[oa]|hij[oa]s?) que (?:me (?:voy(?: de la iglesia)?|caso|mudo)|reprobe|l[oa] (?:amo|quiero|perdono)|estoy embarazada|renuncio|soy cristian[oa])
  (?:ahorita|ahora|hoy) no puedo
  (?:ya )?me voy a (?:dormir|acostar|la cama|banar|comer|trabajar)(?: (?:ya|ahora|buenas noches|hasta manana))*
  (?:estoy|mi (?:espos[oa]|hija|hermana|amiga) esta|estamos) embarazad[oa]s?(?: (?:y )?(?:estoy |estamos )?(?:muy |tan )?(?:feliz|felices|content[oa]s?|agradecid[oa]s?|emocionad[oa]s?|gracias a dios|gloria a dios|bendito dios|aleluya))+
  (?:tomo|tome|bebo|bebi) (?:mucha?|demasiad[oa]) (?:coca(?: cola)?|cafe|refresco|soda|agua|te|jugo)
  (?:no |y |si )?(?:el|la) (?:otr[oa]|primer[oa]?|segund[oa]|ultim[oa]|siguiente|mism[oa]|anterior)(?: (?:versiculo|capitulo|respuesta|pasaje|historia|parte|pregunta))?(?: por favor)?
  azote la puerta(?: (?:y me fui|enojad[oa]))?
  me pegue en (?:el|la) (?:dedo|pie|cabeza|codo|rodilla|mano)(?: (?:con la (?:mesa|puerta|cama|silla)))?${cuando}`

const around = '(?:hi|hello|lol|man|ugh|so|and|but|god|lord|hola|ay|dios|senor)'
const whole = wholeText(
  `${english}${spanish}`,
  around,
  '(?:lol|haha|amen|please pray|pray for me|what (?:can|should) i (?:read|pray|do)|oren por mi|que (?:leo|hago)|jaja)',
)

/** Whether a text of words alone is only that. */
export const isOrdinaryDay = (words: string): boolean => whole.test(words)
