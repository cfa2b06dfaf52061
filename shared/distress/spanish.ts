import type { DistressKind } from './kinds.ts'
import {
  adult,
  body,
  child,
  drink,
  drug,
  familyOf,
  hitting,
  hurtful,
  loved,
  partner,
  threatening,
  touching,
  weapon,
} from './words/roles-es.ts'

type SpanishSign = { kind: DistressKind; isSure: boolean }

/** A pattern over roles; `${…}` are word lists. Every sign is matched within one sentence. */
const sign = (strings: TemplateStringsArray, ...lists: string[]) =>
  new RegExp(`\\b(?:${String.raw({ raw: strings }, ...lists).replace(/\s*\n\s*/g, '')})`, 'u')

const few = '(?:[^.?!\\n]{0,40})'

const sure: [DistressKind, RegExp[]][] = [
  [
    'medical',
    [
      sign`(?:me|se|nos) (?:tom[eo]|trague|trago|he tomado|ha tomado|meti[o]?|inyecte|inyecto)${few}(?:pastillas|pildoras|frasco|veneno|cloro|lejia|raticida|algo|sobredosis|medicina|somniferos|ansioliticos)`,
      sign`(?:tom[eo]|trago|bebi|bebio|ingirio|ingeri|comi|comio)${few}(?:cloro|lejia|veneno|raticida|insecticida|detergente|demasiadas? (?:pastillas|pildoras)|todas? (?:las|mis|sus) (?:pastillas|pildoras|medicinas))`,
      sign`sobredosis`,
      sign`no (?:para|se detiene|deja de salir|se corta) (?:la|mi) sangre|(?:la|mi) sangre no (?:para|se detiene)|no (?:deja|para) de sangrar|(?:me|se) esta(?:n|mos|s|y)? desangr\\w+|estoy sangrando mucho|sangra mucho`,
      sign`no (?:respira|reacciona|responde|despierta|se mueve|tiene pulso)\\b(?!${few}(?:mensajes?|llamadas?|telefono|wasap|whatsapp))`,
      sign`(?:esta|estaba|quedo|cayo) (?:inconsciente|sin conocimiento|convulsionando)|se esta (?:ahogando|asfixiando|muriendo)`,
      sign`me cort[eo] (?:las|mis|una) (?:venas?|munecas?)`,
      sign`(?:le|me) (?:esta dando|dio) un (?:infarto|derrame|ataque al corazon)|no puedo respirar`,
    ],
  ],
  [
    'suicide',
    [
      sign`(?:quiero|quisiera|deseo|desearia|necesito|prefiero|preferiria|ganas de|pienso en|pensando en|pense en|voy a|planeo|intente|trate de|decidi|a punto de|como puedo|mas que|solo me queda)(?: \\w+){0,3} (?:morir(?:me)?|matarme|suicidarme|colgarme|ahorcarme|tirarme (?:a|de|por|al|desde)|quitarme la vida|acabar con (?:mi vida|todo)|terminar con (?:mi vida|todo)|hacerme dano|lastimarme|cortarme|no despertar|desaparecer|dejar de existir|no existir|irme de este mundo|estar muert[oa])`,
      sign`me (?:quiero|voy a|quisiera|intente|trate de) (?:morir|matar|suicidar|colgar|ahorcar|quitar la vida)`,
      sign`me (?:quiero|voy a|voy|quisiera) (?:a )?(?:tirar|lanzar|arrojar|aventar|botar)(?: \\w+){0,2} (?:del?|desde|al?|por|debajo)(?: \\w+){0,3} (?:puente|azotea|edificio|balcon|techo|tejado|ventana|tren|metro|vias|rio|barranco|precipicio|acantilado|terraza|piso)(?!${few}(?:bungee|paracaidas|puenting|a nadar|a pescar))`,
      sign`(?:(?:esta noche|hoy|manana) (?:mismo )?(?:se )?(?:acaba|termina)(?: por fin)? todo|todo (?:se )?(?:acaba|termina) (?:esta noche|hoy|manana))\\W*$`,
      sign`(?:ya )?no (?:quiero|deseo|puedo|tengo ganas de|soporto|aguanto) (?:mas )?(?:vivir|seguir viviendo|seguir viva|seguir vivo|despertar|estar viv[oa]|estar aqui|esta vida|existir|levantarme nunca)`,
      sign`si me (?:mato|suicido|quito la vida|muero)\\b(?!${few}(?:antes de|sin bautizar))`,
      sign`me (?:suicido|suicidare|matare|mato)\\b(?! (?:trabajando|estudiando|por|en el gimnasio|de risa))`,
      sign`(?:senor|dios|diosito|padre)(?: mio| santo)?,? (?:por favor |ya )?(?:llevame|quitame la vida|dejame morir|matame|recogeme)`,
      sign`por que (?:no )?(?:me )?(?:dejas|dejaste|permites|me llevas|me quitas)(?: \\w+){0,2} (?:morir|la vida|de una vez)|por que no me llevas|ojala (?:no despierte|me muera|no hubiera nacido|estuviera muert[oa]|me muriera)`,
      sign`(?:me corto|me corte|me he cortado|me estoy cortando|me autolesiono|me quemo|me lastimo)(?! (?:el pelo|las unas|el cabello))(?:${few}(?:${body}|otra vez|cuando|para sentir|sol[oa])|\\W*$)`,
      sign`(?:todos|mi familia|mis hijos|ellos|mi esposo|mi esposa|mis padres|el mundo)(?: \\w+){0,2} (?:estarian?|estan|vivirian?) mejor sin mi`,
      sign`nadie me (?:va a )?(?:extranar|echar de menos|echara de menos|extranara|lloraria|llorar)`,
      sign`cansad[oa] de (?:vivir|la vida|esta vida|existir)`,
      sign`(?:mi vida|vivir|la vida|seguir)(?: ya)? no (?:tiene|vale|merece)(?: \\w+){0,2} (?:sentido|la pena|nada)|(?:que|para que) (?:sentido tiene|vale la pena|sirve) (?:vivir|seguir|mi vida)|no (?:tengo|hay|encuentro) (?:razon|razones|motivo|motivos|sentido) (?:para|de|en) (?:vivir|seguir)`,
      sign`(?:escrito|escribi|escribiendo|dejado|dejo|deje) (?:una |mi |la )?(?:carta|nota) de (?:despedida|suicidio)|me (?:quiero|vengo a|estoy) despid\\w+ (?:de todos|de mi familia|del mundo)|me quiero despedir de (?:todos|mi familia)`,
      sign`(?:tengo|compre|consegui|guarde) (?:las |unas |muchas |una |la |el |un )?(?:pastillas|pistola|soga|cuerda|cuchilla|navaja|veneno)${few}(?:listas?|lista|preparad[oa]s?|para (?:matarme|morir|acabar|hacerlo)|en la mano)`,
      sign`pensamientos (?:suicidas|de muerte|de suicidio)|ideas suicidas|ideacion suicida|soy suicida`,
      sign`(?:intente|intento de) (?:suicidio|suicidarme)`,
    ],
  ],
  [
    'other_at_risk',
    [
      sign`(?:mi|mis|un|una|el|la) ${loved}${few}(?:se quiere|quiere|se va a|va a|intento|intenta|trato de|amenaza con|dice que|dijo que|habla de|piensa|esta pensando en)(?: \\w+){0,3} (?:matar(?:se)?|suicidar(?:se)?|quitar(?:se)? la vida|morir(?:se)?|saltar|tirarse|ahorcarse|acabar con su vida|hacerse dano|desaparecer|suicidio)`,
      sign`(?:mi|un|una) ${loved}${few}(?:se corta|se autolesiona|se lastima|se hace dano|se esta cortando)`,
      sign`(?:mensaje|carta|nota|audio|wasap|llamada) de (?:despedida|suicidio)`,
      sign`(?:se subio|esta|se paro) (?:a|en|al borde de|arriba de) (?:la|el|una|un) (?:azotea|puente|techo|tejado|cornisa|balcon|edificio)`,
      sign`(?:va|van|dijo que va|quiere|planea)(?: a)?${few}(?:${weapon})${few}(?:matar|disparar|apunalar|escuela|colegio|cole)|(?:llevar|traer) (?:un|una) (?:${weapon})`,
      sign`(?:voy a|quiero|pienso|tengo ganas de) (?:matar|apunalar|disparar|golpear|quemar|envenenar)(?:lo|la|los|las|le)?(?: a)?(?: (?:el|al|la|mi|ese|esa|mis|los|todos)\\b|\\W*$)(?!${few}(?:jugando|videojuego|mosquito|cucaracha|tiempo))`,
      sign`(?:mi|la|el|un|una) (?:vecin[oa]|amig[oa]|prim[oa]|compan?er[oa]|tia|cunada|nuera|alumna|empleada)${few}(?:su|el) (?:marido|esposo|novio|pareja|padre|padrastro|hijo)${few}(?:le pega|la golpea|la maltrata|la amenaza|la va a matar)`,
    ],
  ],
  [
    'sexual_abuse',
    [
      sign`(?:me|nos) (?:viol[oa]\\b|violaron|han violado|habian violado|abus[oa]ron|abuso|agredio sexualmente|forzo|forzaron|drogaron y|manosea|manoseo|manosearon|toco sin|tocaron sin)`,
      sign`(?:abus(?:o|aron|an|a|aba|aban)|se aprovech\\w+) (?:sexualmente )?de mi\\b`,
      sign`(?:fui|he sido|soy|estoy siendo) (?:violad[oa]|abusad[oa]|agredid[oa] sexualmente|victima de (?:una violacion|abuso|violencia sexual))`,
      sign`me (?:obliga|obligo|obligan|forza|fuerza|presiona|exige)(?: siempre)?(?: a)?(?: \\w+){0,2} (?:tener (?:relaciones|sexo|intimidad)|acostarme|tocar(?:lo|me)|hacerlo|sexo)`,
      sign`(?:${adult}|${partner}|un hombre|alguien|el)${few}me (?:toco|toca|manosea|manoseo|beso a la fuerza|metio mano|violo)(?! (?:el corazon|el alma|la vida|el hombro))`,
      sign`(?:relaciones|sexo)${few}(?:sin mi consentimiento|a la fuerza|aunque (?:le )?(?:diga|digo|dije) que no|estando dormida)`,
      sign`(?:difundio|amenaza con (?:publicar|subir|mandar|difundir)|publico)${few}(?:fotos|videos)(?: mi[oa]s)? (?:desnud[oa]|intim[oa]s|mi[oa]s)`,
    ],
  ],
  [
    'child_abuse',
    [
      sign`(?:mi|el) ${familyOf}${few}me (?:toca|tocaba|${hitting}|${touching}|quema|encierra|deja sin comer|hace cosas)`,
      sign`(?:mi|el) (?:${familyOf}|${adult})${few}(?:se mete|se metia|entra|entraba|viene|venia|se pasa)(?: \\w+){0,2} (?:a|en) mi (?:cuarto|habitacion|cama|recamara|pieza|dormitorio)${few}(?:noche|noches|duermen|oscuras|borracho)(?!${few}(?:orar|rezar|bendecir|arropar))`,
      sign`(?:tengo|da|dan|siento|vienen)(?: mucho)? (?:miedo|terror|ganas|impulsos|pensamientos)(?: \\w+){0,2} (?:hacerle dano|hacer dano|lastimar|lastimarlo|lastimarla|golpear|pegarle|ahogar|sacudir|sofocar) (?:a )?mi (?:${child})`,
      sign`me hace(?:n)? cosas que no me gustan|me toca(?:n)? (?:ahi|abajo|mis partes|de noche|por las noches|cuando)|me pide que no (?:le )?(?:diga|cuente) a nadie|es nuestro secreto`,
      sign`(?:${adult}|${partner}|alguien|mi (?:tio|cunado|primo|hermano|suegro|padrastro|padre|vecino))${few}(?:abusa|abuso|abusaba|viola|violo|toca|toco|manosea|manoseo|${hitting}|maltrata|quema|golpea)(?: de| a)? (?:mi|su|sus|mis|una|un|la|el|los|las) ${child}`,
      sign`(?:le|les) (?:pego|golpeo|maltrato|pega|pegan|golpea|grita y pega)(?: mucho)? a (?:mi|mis|su|sus) ${child}`,
      sign`(?:a )?(?:mi|su) ${child}${few}(?:(?:la|lo|le) (?:tocaron|toco|violaron|violo|abusaron|manosearon|pega|golpea|pide fotos|pidio fotos)|fue (?:violad[oa]|abusad[oa])|(?:tiene|aparece con|llega con) (?:moretones|golpes))`,
      sign`(?:pidio|pide|mando|manda|envia|envio)${few}(?:fotos|videos)${few}(?:desnud|intim|sin ropa)`,
      sign`(?:deja|dejan|dejo)(?: a)? (?:sus|a sus|los|a los|al|el|la) ${child}${few}(?:encerrad|sol[oa]s|sin comer|amarrad|atad)`,
      sign`tengo (?:[5-9]|1[0-7]) anos${few}(?:me (?:pega|toca|golpea|viola|hace|obliga|encierra)|hace cosas)`,
    ],
  ],
  [
    'violence',
    [
      sign`(?:mi|mis|un|el|la|su) (?:${partner}|${adult}|${familyOf}|hij[oa]s?|niet[oa])${few}(?:me|nos) (?:${hitting}|${threatening}|${hurtful})`,
      sign`(?:me|nos) (?:${hitting})(?! (?:mucho )?(?:est[ea]|el versiculo|la cancion|fuerte la noticia|el sol))`,
      sign`(?:me|nos) (?:amenaza|amenazo|ha amenazado)(?: con)?(?: \\w+){0,2} (?:matar(?:me|nos)?|golpear|quitar(?:me)? (?:a )?(?:mis|los) hijos|una? (?:${weapon}))|dice que me va a matar|(?:me|nos) va(?:n)? a matar`,
      sign`(?:el|ella|un hombre|una mujer|alguien|quien|que|se)${few} me (?:golpea|pega|maltrata|ahorca|ahorco|estrangul\\w+|empuja|abofetea|patea|jala del pelo|insulta y)`,
      sign`me (?:agarra|agarro|agarraba|apreta|aprieta|apreto|cogio|coge|tomo|sujeta|sujeto)(?: \\w+)? (?:(?:del|por el) (?:cuello|pelo|cabello)|de los pelos|el cuello)(?! de\\b)`,
      sign`(?:me tiene|me tienen|me deja|me dejo) encerrad[oa]|no me deja(?:n)? (?:salir|ver a (?:mi|mis)|trabajar|hablar con|tener (?:amigas|amigos|dinero|celular))|me (?:controla|quita|revisa|esconde) (?:el|mi|la|todo el|mis) (?:dinero|celular|telefono|sueldo|movil|documentos|pasaporte|llaves)`,
      sign`me (?:persigue|acosa|espera afuera|sigue a todas partes|vigila)(?:${few}(?:ex|trabajo|casa|calle|mensajes))?`,
      sign`se pone (?:violento|agresivo|como loco)(?: conmigo| con nosotros| con los ninos)?`,
      sign`(?:los )?golpes de mi (?:${partner})|aguantar(?: los)? (?:golpes|maltratos?|abusos?)|(?:violencia|maltrato)(?: \\w+){0,2} (?:en mi casa|de mi (?:${partner}))|soy (?:victima|golpead|maltratad)`,
      sign`(?:mi )?(?:papa|padre|padrastro|hermano|abuelo|hijo|esposo|cunado)${few}(?:le pega|golpea|maltrata|amenaza)(?: a)? (?:mi|su) (?:mama|madre|hermana|esposa|abuela|mujer|hermanos|hermanitos)`,
      sign`(?:tengo miedo|le tengo miedo|temo)(?: \\w+){0,3} (?:mi (?:${partner})|que me (?:mate|pegue|golpee|haga algo))`,
      sign`(?:le|la) (?:pego|pegue|golpeo|golpee|empuje) a mi (?:${partner})|golpeo a mi (?:${partner})`,
      sign`me (?:da|dio|pega|pego|arrea) (?:una |de |un )?(?:cachetadas?|bofetadas?|golpes?|punetazos?|patadas?|palizas?|hostias?|tortazos?)`,
      sign`(?:sin el|sin ella) (?:yo )?no soy nada|me (?:humilla|insulta|rebaja|grita)(?: y| delante| todo| todos| cada| siempre|,)`,
    ],
  ],
]

const needs: [DistressKind, RegExp[]][] = [
  [
    'grief',
    [
      sign`(?:se|me|se me|se nos) (?:murio|murieron|ha muerto|fue|mato) (?:mi|mis|el amor)(?!${few}(?:celular|movil|telefono|bateria|coche|carro|computadora|planta))`,
      sign`(?:murio|fallecio|ha muerto|ha fallecido|enterramos|enterre|sepultamos|velamos|perdimos|asesinaron|mataron)(?: ayer| hoy)?(?: a)? (?:mi|mis|nuestr[oa]) ${loved}`,
      sign`mi ${loved}${few}(?:murio|fallecio|ha muerto|ha fallecido|se suicido|se quito la vida|se mato|ya no esta|partio con|nacio muert[oa])`,
      sign`(?:perdi|perder|hemos perdido|he perdido|acabo de perder) (?:a )?(?:mi|mis|nuestr[oa]) ${loved}`,
      sign`(?:dios|el senor)${few}se (?:lo |la )?llevo(?: a)? (?:mi|mis)?|por que (?:dios )?te (?:lo|la) llevaste|por que se llevo`,
      sign`no (?:se|puedo) vivir sin (?:ella|el|mi)|(?:viud[oa]|enviude) (?:hace|desde|y)|el duelo (?:me|por mi)|mi ${loved} (?:esta en el cielo y|me hace falta)`,
    ],
  ],
  [
    'pregnancy',
    [
      sign`embarazad[oa]${few}(?:miedo|sol[oa]|no (?:se|quiero|puedo|tengo)|asustad|abortar|desesperad|mis pa(?:pas|dres)|me (?:dejo|abandono)|a quien|15 anos|16 anos|17 anos|violaron|ayuda)`,
      sign`(?:miedo|asustad[oa]|sola|no se que hacer|creo que)${few}embarazad[oa]|(?:tengo|con) (?:1[1-8]) anos${few}embaraz`,
      sign`(?:obligar(?:me)?|obligan|presion\\w+|quieren que|quiere que|debo|deberia|puedo|voy a|pienso|pensando en|quiero)(?: a)?(?: \\w+){0,2} abort(?:ar|e|o)\\b`,
      sign`(?:aborte|he abortado|haber abortado|mi aborto|hice un aborto|me hice un aborto|tuve un aborto|despues de abortar|me arrepiento de abortar|aborto espontaneo)`,
      sign`(?:perdi|perdimos|perder) (?:a )?(?:mi|el|al|un|nuestro) (?:bebe|embarazo|hijito)`,
      sign`no quiere (?:hacerse cargo|saber nada|reconocer)(?: \\w+){0,2} (?:bebe|hijo|embarazo|nino)|embarazo (?:no deseado|no planeado|inesperado)|no quiero (?:este|tener este|a este) (?:bebe|embarazo|hijo)`,
    ],
  ],
  [
    'addiction',
    [
      sign`(?:no puedo|no logro|no consigo|quiero|quisiera|ayudame a|como|intento|trato de|necesito)(?: \\w+){0,2} (?:dejar|parar|salir|dejo|abandonar)(?: de)?(?: \\w+){0,2} (?:${drink}|${drug}|apostar|jugar|fumar|el vicio|los vicios|la pornografia|el porno|ver porno|las apuestas|masturb\\w+|el juego|el casino)`,
      sign`(?:soy|somos|me (?:he|volvi|hice)|estoy) (?:un |una )?(?:adict[oa]|alcoholic[oa]|drogadict[oa]|ludopata|enganchad[oa] (?:a|al) (?!esta aplicacion|la serie|este juego)(?:${drug}|${drink}|la |el ))`,
      sign`(?:recai|he recaido|volvi a (?:caer|consumir|beber|drogarme)|recaida|estoy consumiendo|me drogo)`,
      sign`mi ${loved}${few}(?:se droga|consume|es (?:adict|alcoholic|drogadict|ludopata)\\w*|esta (?:en|metid[oa] en|enganchad[oa] a|perdid[oa] en)(?: la| las| el| los)? (?:${drug}|${drink}|vicios?|apuestas|juego)|anda (?:en|metid[oa] en)|bebe (?:mucho|demasiado|todos)|toma (?:mucho|todos los|demasiado)|cayo en|sali[oo] de rehabilitacion|gasta todo)`,
      sign`(?:luch\\w+|batall\\w+|problemas?|adiccion|adicciones|esclav[oa]|atad[oa])(?: \\w+){0,3} (?:${drink}|${drug}|pornografia|porno|apuestas|ludopatia|juego|masturbacion)`,
      sign`(?:tragaperras|casino|apuestas|ludopatia)${few}(?:gasta|perdi|perdio|todo|deud|no puede)|(?:gasta|perdi|perdio|pierde)${few}(?:tragaperras|casino|apuestas)`,
    ],
  ],
  ['suicide', [sign`ya no (?:aguanto|soporto|doy)(?: mas| para mas)?\\W*$`]],
]

/** Reasons why words of harm or death have another meaning. */
const idiom = sign`(?:me muero|muriendo|me estoy muriendo|muerto|muerta) (?:de|por) (?:hambre|risa|ganas|sed|sueno|frio|calor|verguenza|aburrimiento|la curiosidad|conocer|leer|ver)
|me mata(?:n)? (?:a|de|con) (?:preguntas|la curiosidad|risa)|(?:me|nos) esta(?:n)? matando (?:de|el calor|los zapatos|la espalda)|(?:zapatos|tarea|calor|examen|trafico)${few}matando
|(?:pego|pega) (?:mucho )?(?:al gordo|a la loteria|el premio|est[ea] (?:versiculo|pasaje|cancion|mensaje|palabra))|me pego (?:mucho|fuerte) (?:est[ea]|el|la) |me gana siempre|matar el (?:tiempo|hambre|viejo hombre)|morir (?:al yo|a mi mism[oa]|al pecado|a la carne|en cristo|con cristo)`
const study = sign`(?:predicacion|sermon|bosquejo|estudio biblico|estudio|clase|trabajo de|tarea|tesis|ensayo|devocional|grupo (?:de|pequeno)|nuestra iglesia (?:ayudar|puede)|ministerio|taller|capacitacion|curso|enfermera|consejer[oa]|psicolog[oa])`
const scripture = sign`(?:judas|saul|david|tamar|job|elias|jonas|moises|jeremias|sanson|abel|cain|herodes|pablo|pedro|jesus|cristo|abraham|isaac|goliat|absalon|amnon|dina|jefte|nabot|jezabel|esteban|santiago|el apostol|los apostoles|sodoma|faraon|israel|proverbios|jueces|martires|lutero|agustin|rut|noemi|betsabe|urias|balaam|ahitofel|lot|raquel|sansón)`
const asksOfText = sign`(?:que (?:significa|dice|ensena|opina|paso|le paso|bebian|quiere decir)|por que|quien|quienes|cuando|donde|cual(?:es)?|cuant[oa]s|como (?:murio|era|fue)|explica\\w*|pasaje|versiculo|capitulo|salmo)`
const own = sign`(?:yo|mi|mis|me|estoy|soy|tengo|quiero|no quiero|siento|nos|nuestr[oa])`
const long = sign`hace (?:muchos|veinte|treinta|cuarenta|diez|quince|[1-9][0-9]|\\d+) anos|de nino|en la guerra`
const aching = sign`(?:no puedo|duele|dolor|lloro|extran|supero|no me perdono|culpa|ayud)`
const happy = sign`(?:feliz|contenta|content[oa]|gloria a dios|bendicion|alegr|que salmo leo|gracias a dios)`
const wonder = sign`no quiero (?:morir|matarme|suicidarme)|solo me (?:pregunto|preguntaba)|es (?:solo )?curiosidad|no estoy pensando en`
const deniesWish = sign`no (?:quiero|pienso|voy a|deseo|tengo ganas de) (?:morir(?:me)?|matarme|suicidarme|hacerme dano)`

/** What distress a normalised Spanish text expresses, sentence by sentence. */
export function findSpanishSign(said: string): SpanishSign | undefined {
  const sentences = said.split(/(?<=[.?!\n])\s*/)
  for (const [isSure, signs] of [
    [true, sure],
    [false, needs],
  ] as const) {
    for (const [kind, patterns] of signs) {
      const at = sentences.find(
        (sentence) => patterns.some((pattern) => pattern.test(sentence)) && !isAgainst(kind, sentence, said),
      )
      if (at !== undefined) return { kind, isSure }
    }
  }
  return undefined
}

function isAgainst(kind: DistressKind, sentence: string, said: string): boolean {
  if (idiom.test(sentence)) return true
  if (scripture.test(said) && !/\b(?:me|mi|mis|yo|conmigo)\b/u.test(sentence.replace(/\bme mate\b/u, ''))) return true
  if (scripture.test(said) && asksOfText.test(said) && !own.test(sentence.replace(/[^.?!]*que /u, ''))) return true
  if (/\baunque (?:el|dios) me mat/u.test(said)) return true
  if (study.test(said) && !/\b(?:me|mi marido|mi esposo|mi novio)\b/u.test(sentence)) return true
  if (kind === 'suicide' && (wonder.test(said) || deniesWish.test(sentence)) && !/\b(?:ya no|pero)\b/u.test(said))
    return true
  if (kind === 'grief' && long.test(said) && !aching.test(said)) return true
  if ((kind === 'pregnancy' || kind === 'addiction') && happy.test(said)) return true
  return false
}
