import type { DistressKind } from './kinds.ts'
import { adult, child, familyOf, loved, partner, weapon } from './words/roles-es.ts'

/** Words that express distress when they occur together in one sentence, in any order. */
export type Together = { kind: DistressKind; isSure: boolean; all: RegExp[] }

const words = (list: string) =>
  new RegExp(
    `\\b(?:${list
      .trim()
      .replace(/\s*\|\s*/g, '|')
      .replace(/\s*\n\s*/g, '|')})`,
    'u',
  )
const whole = (list: string) =>
  new RegExp(
    `\\b(?:${list
      .trim()
      .replace(/\s*\|\s*/g, '|')
      .replace(/\s*\n\s*/g, '|')})\\b`,
    'u',
  )

const self = whole(
  `yo|me|mi|mis|mio|mia|conmigo|mi mism[oa]|estoy|toy|soy|tengo|quiero|siento|puedo|aguanto|he|llevo|voy|debo|necesito|se|vivo|fui|hice|hago|nos|nosotros|nuestr[oa]|tom[eo]|desperte|encontre|deseo|pienso|pido|merezco|odio|escribo`,
)
const someoneClose = whole(`${partner}|${familyOf}|${adult}|${loved}|el|ella|alguien|un hombre|una persona|un senor`)
const kin = whole(`(?:mi|mis|nuestr[oa]|su|la|el|una?) (?:${loved}|${child}|${partner}|${familyOf})`)

/** The visitor's own wish to die, or the means. */
const deathWish = words(
  `suicid|matarme|me mato|me voy a matar|quitarme la vida|quitarme de en medio|acabar conmigo|acabar con (?:todo|esto|mi|el sufrimiento)|terminar con (?:todo|esto|mi vida|mi sufrimiento)|poner(?:le)? fin a
   (?:quiero|quisiera|deseo|pido|ojala|mejor|deberia|preferiria|gustaria|merezco|rezo|oro|espero|sueno con|pienso en|pensando en)${'[^.?!]{0,30}'}(?:morir|muerte|muert[oa])
   no (?:quiero|quisiera|deseo) (?:ya )?(?:despertar|amanecer|seguir|vivir|estar|existir|nada mas)|no despertar|no existir|no haber nacido|nunca (?:haber|hubiera) nacido|dejar de (?:vivir|existir|respirar|sufrir)
   desaparecer|dormir(?:me)? (?:y no|para siempre)|irme (?:ya |de una vez )?(?:de este mundo|de esta vida|con dios|contigo|al cielo)|dejar este mundo|descansar (?:para siempre|de una vez|en paz)
   llevame|tirarme|lanzarme|aventarme|saltar (?:de|del|al|por)|colgarme|ahorcarme|una soga|la soga|cortarme|me corto|me corte|me cortaba|cortando(?:me)?\\W|autoles|autolesion|me hago dano|hacerme dano|me hice dano|lastimarme|me lastimo|me quemo
   quitarme la|meterme un tiro|pegarme un tiro|darme un tiro|me voy a despedir|me despido de (?:todos|ustedes|la vida)|carta de despedida|nota de despedida|mi ultima (?:carta|noche|oracion|vez)|este es mi ultimo`,
)
const worthless = words(
  `(?:soy|he sido|me siento) (?:una? )?(?:carga|estorbo|basura|inutil|fracaso total)|mejor sin mi|nadie (?:me (?:necesita|quiere|extranar|echar|llorar)|notaria|se daria cuenta)|sobro (?:en|aqui)|harta? de (?:vivir|la vida)|hart[oa] de (?:vivir|existir|todo)
   (?:ya )?no (?:puedo|aguanto|soporto|doy) mas|no tengo fuerzas para (?:seguir|vivir)|no (?:le )?(?:veo|encuentro|hallo) (?:salida|sentido|razon)|sin (?:ganas|sentido|razones) (?:de|para|en)? ?(?:vivir|seguir|la vida|nada)|para que (?:seguir|sigo|vivir|vivo)|se me quitaron las ganas de vivir|perdi las ganas de vivir|ganas de vivir
   (?:la muerte|morir)${'[^.?!]{0,25}'}(?:paz|descanso|alivio|unica|solucion|salida)|(?:unica|ultima) (?:salida|solucion)|la vida (?:ya )?no|mi vida (?:ya )?no|odio (?:mi vida|vivir|estar viv)`,
)
const violence = words(
  `peg(?:a|o|aba|an|aron|arme|ue|ado)\\b|golp|bofet|cachet|punetaz|puneta|patad|patea|paliza|empuj|ahorc|asfixi|estrang|jal(?:a|o|on|ones)\\b|arrastr|moret|moraton|ojo morado|morado[s]? en|sangr|amenaz|encierr|encerr|maltrat|agred|agresi|violent|levant[ao] la mano|alz[ao] la mano|me lastim|me hace dano|nos hace dano|me hizo dano|romp(?:e|io) (?:cosas|todo|la puerta|los platos|mi)|tir(?:a|o) cosas|escup|mord(?:io|e)|quem(?:a|o)\\b|azot|denunciar(?:lo|la)?|orden de (?:alejamiento|restriccion)|(?:${weapon})
   me (?:control|vigil|revis|prohib|aisl|humill|insult|grit|cela|acos|persig|esclaviz)|no me deja|no me permite|me quit(?:a|o) (?:el|la|mi|mis|todo|los|las)|le tengo (?:mucho |tanto )?(?:miedo|terror|panico)|miedo (?:de|a) (?:el|que|mi)|me tiene (?:amenazad|controlad|encerrad|aislad|atemorizad|sin dinero)|camino (?:con cuidado|sobre cascaras)|me va a matar|matarme si|matar(?:nos|me) a`,
)
const sexual = words(
  `viol(?:o|aron|ada|ado|acion|ando|aba|arme|an)\\b|abus(?:o|aron|aban|a|ada|ado|aba|an|ando|ar)\\b|manose|toc(?:o|aba|aban|aron|a|an|amientos)\\b|a la fuerza|me oblig|me forz|me fuerza|sin mi (?:consentimiento|permiso|voluntad)|le dije que no|dije que no|aunque (?:diga|digo|llore|no quiera|no quiero)|acoso sexual|me drog(?:o|aron)|fotos? (?:intimas?|desnud|mias)|se meti(?:o|a) (?:a|en) mi cama|en mi cama|mis partes|parte(?:s)? (?:intimas?|privadas?)|me desnud|me beso|besarme|sexo oral|relaciones (?:sexuales )?(?:con|aunque|cuando|sin)`,
)
const minor = words(
  `${child}|\\btengo (?:[5-9]|1[0-7]) anos|de (?:[1-9]|1[0-7]) anos|cuando (?:era|tenia) (?:nin[oa]|pequen[oa]|chic[oa]|[4-9]|1[0-7])|de nin[oa]|mi (?:papa|mama|papi|mami|padrastro|madrastra|padre|madre|tio|abuelo|tia|hermano|primo|maestro|profesor|entrenador|catequista|ninero|ninera) me|mis (?:papas|padres) me|el novio de mi mama`,
)
const neglect = words(
  `descuid|sin comer|pasan hambre|abandon|sol[oa]s? (?:toda|en la|por|durante)|amarrad|atad[oa]|encerrad|moret|marcas|cicatri|golpes|no (?:les|le) da(?:n)? de comer|los grita|llora(?:n)? (?:toda|de noche)|tiene miedo de (?:ir|su|estar)`,
)
const emergency = words(
  `sobredosis|envenen|intoxic|convuls|inconsc|desmay|no respira|no reacciona|no despierta|sin pulso|infarto|paro cardiaco|derrame|se (?:esta )?(?:ahog|asfixi|desangr)|me (?:estoy )?(?:ahog|asfixi|desangr)|hemorrag|sangra(?:ndo)? (?:mucho|sin)|no para(?:r)? de sangrar|herida (?:profunda|de)|me corte (?:muy )?(?:profundo|hondo)|(?:tom|trag|beb|inger|comi|meti)\\w{0,5}${'[^.?!]{0,40}'}(?:pastilla|pildora|cloro|lejia|veneno|raticida|insecticida|frasco|blister|anticongelante|detergente|medicin|capsula|somnifer|ansiolit|paracetamol)|labios (?:azules|morados)|se esta poniendo (?:azul|morad)|dolor (?:muy fuerte )?(?:en el|de) pecho|no siento (?:el brazo|la cara|las piernas)`,
)
const risk = words(
  `suicid|matarse|se (?:quiere|va a|quiso) matar|quitarse la vida|quitarse de en medio|se (?:corta|cortaba|corto|autoles|lastima|hace dano|esta cortando)|despedida|despidiendo(?:se)?|se despidio|(?:quiere|queria|desea|prefiere|va a|dice que) (?:ya )?(?:morir|no vivir|no quiere vivir|desaparecer|saltar|tirarse|lanzarse|ahorcarse|colgarse)|no quiere (?:ya )?(?:vivir|seguir|despertar)|no contesta|en la azotea|en el puente|en la cornisa|regal(?:o|ando) (?:sus|todas sus) cosas|amenaza con (?:matarse|matar|quitarse|tirarse|suicid)|compro (?:un arma|una pistola|pastillas|una soga)|(?:va|van|quiere|quieren|planea) (?:a )?(?:matar|disparar|apunalar|hacerle dano|llevar un arma|atacar)`,
)
const harmOthers = words(
  `(?:quiero|voy a|pienso|tengo ganas de|planeo|me dan ganas de|estoy a punto de|capaz de) (?:matar|apunalar|disparar|envenenar|golpear|hacerle dano|quemar|acabar con)(?:lo|la|le|los|las)?\\b`,
)
const loss = words(
  `muri(?:o|eron|endo)|fallec|muerte de|perdi(?:mos|o)?\\b|perder a|enterr|sepult|velorio|velamos|funeral de|entierro|ya no esta|se (?:me )?(?:fue|mato|nos fue)|partio|se lo llevo|se la llevo|te llevaste|asesin|mataron a|nacio muert|viud|de luto|luto por|duelo por|cenizas de|sin (?:ella|el) (?:no|ya)|su ausencia|lo extrano|la extrano|me hace falta`,
)
const pregnant = words(
  `embaraz|prueba (?:salio|dio) positiv|test positivo|abort|perdi (?:a )?(?:mi|el|al) (?:bebe|embarazo)|no tiene latido|sin latido|latido|legrado|mi bebe (?:no|murio|en el vientre)|retraso de|pastilla del dia`,
)
const addiction = words(
  `drog|adict|adicc|alcohol|borrach|embriag|emborrach|beb(?:er|iendo|e|o|ida)\\b|toma(?:ndo)? (?:mucho|todos|cada|demasiado|otra vez|alcohol|cerveza|a escondidas)|tomar (?:alcohol|cerveza|todos)|cocain|coca\\b|crack|cristal|marihuana|heroin|fentanil|opio|pastillas para|pastillas (?:todos|cada)|vicio|recai|recaid|recay|rehab|anexo|apuest|apost|casino|tragaperras|tragamonedas|ludopat|juego (?:online|patologico|de azar)|porno|masturb|fum(?:ar|o|a|ando)\\b|inhal|consum(?:e|o|ir|iendo|idor)|la botella|licor|cerveza|trago|sobri[oa]|abstinencia`,
)
const struggle = words(
  `no (?:puedo|puede|logro|consigo|se como|quiere|deja|ha podido)|dejar|dejo|salir|sacar(?:lo|la)|ayud|luch|recai|volvi|otra vez|de nuevo|llevo|anos|perdi|perdon|verguenza|culpa|cans|desesper|mi (?:hijo|hija|esposo|esposa|marido|mama|papa|hermano|hermana|novio|novia|mujer|nieto|sobrino|amigo|padre|madre|primo|tio|pareja)|a escondidas|destruy|arruin|me esta|miedo|no se que hacer|preocup|roba|vende|llega|deud|todo (?:el|su) (?:dinero|sueldo)|libre|librame`,
)
const fright = words(
  `miedo|sola|asust|no se (?:que|como|si|a quien)|mis (?:papas|padres)|mi (?:novio|familia|mama|papa|pareja)|me (?:dejo|abandono|quieren|obliga|presion|echo|corrieron|corren)|no (?:quiero|puedo|tengo|estoy list|planead|deseado|me perdono|lo planee)|culpa|perdon|arrepent|tristez|triste|llor|duele|dolor|vacio|desesper|ayud|1[1-9] anos|perdi|perdimos|violac|consejo|vergüenza|verguenza|riesgo|decision|que hago`,
)

/** In the order in which one is chosen where a sentence expresses several. */
export const together: readonly Together[] = [
  { kind: 'medical', isSure: true, all: [emergency] },
  { kind: 'other_at_risk', isSure: true, all: [kin, risk] },
  { kind: 'suicide', isSure: true, all: [self, deathWish] },
  { kind: 'child_abuse', isSure: true, all: [minor, sexual] },
  { kind: 'child_abuse', isSure: true, all: [minor, violence] },
  { kind: 'child_abuse', isSure: true, all: [words(child), neglect] },
  { kind: 'sexual_abuse', isSure: true, all: [self, someoneClose, sexual] },
  {
    kind: 'sexual_abuse',
    isSure: true,
    all: [
      whole('me|mi|yo|fui|he sido'),
      words('viol(?:o|aron|ada|ado|acion)\\b|abus(?:aron|o de mi|aba de mi|ada|ado)|manose|acoso sexual|abuso sexual'),
    ],
  },
  {
    kind: 'violence',
    isSure: true,
    all: [whole('me|nos|conmigo|mi|yo|le|quedarme|aguantar|dejarlo|perdonarlo'), someoneClose, violence],
  },
  { kind: 'suicide', isSure: true, all: [self, worthless] },
  { kind: 'other_at_risk', isSure: true, all: [harmOthers] },
  { kind: 'grief', isSure: false, all: [kin, loss] },
  { kind: 'pregnancy', isSure: false, all: [pregnant, fright] },
  { kind: 'addiction', isSure: false, all: [addiction, struggle, self] },
  { kind: 'addiction', isSure: false, all: [addiction, kin] },
]
