import type { PlainNeed } from './plain-need.ts'

const familia =
  '(?:\\w+ )?(?:papa|papi|padre|mama|mami|madre|espos[oa]|marido|mujer|hij[oa]|hijit[oa]|herman[oa]|abuel[oa]|bebe|niet[oa]|prim[oa]|ti[oa]|sobrin[oa]|amig[oa]|novi[oa])'
const varios =
  '(?:un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|\\d+|pocos|pocas|unos|unas|varios|varias)'
const tiempo = `(?:solo |apenas )?${varios} (?:dias?|semanas?|mes(?:es)?|anos?)`
const calle = '(?:la calle|(?:mi|el|nuestro) (?:carro|coche|auto))'

const mal =
  '(?:cancer|tumor|leucemia|linfoma|autismo|demencia|alzheimer|parkinson|diabetes|epilepsia|sindrome de down|lupus|asma|covid|neumonia|esclerosis(?: multiple)?|paralisis cerebral)(?: (?:de|en) (?:el |la |los )?\\w+)?'

const moribundo = `(?:${familia}|suegr[oa])`
const leo =
  '(?: (?:que|cual) (?:salmo|versiculo|oracion) (?:le|les)? ?(?:leo|leemos|puedo leer|rezo|oro)| (?:y )?queremos orar| (?:recen|oren)(?: por (?:el|ella))?)?'
const morirAsi =
  '(?:quiero|quisiera|deseo|me gustaria) morir(?:me)? (?:en (?:mi )?casa|en paz|en mi cama|tranquil[oa]|con mi familia)'

export const spanish: PlainNeed[] = [
  [
    'suicide',
    'reply',
    `(?:ya )?(?:me )?quiero (?:morir(?:me)?|kms)
     (?:ayudame a (?:querer|tener ganas de)|dame ganas de) (?:seguir )?(?:viviendo|vivir)`,
  ],
  ['other_at_risk', 'reply', `mi ${familia} (?:se )?quiere morir(?:se)?`],
  [
    'suicide',
    'lines',
    `(?:solo )?me queda[n]? ${tiempo} de vida
     (?:(?:los|mis) )?(?:doctores|medicos|el doctor|el medico) me (?:dieron|dio|dan) ${tiempo} de vida
     (?:mi |la )?(?:quimio|quimioterapia|radiacion) ya no (?:funciona|sirve|me (?:funciona|sirve|hace (?:nada|efecto)))
     tengo (?:un )?cancer (?:(?:terminal|incurable|(?:en )?(?:fase|etapa) (?:terminal|4|cuatro))|y (?:me )?voy a morir(?:me)?)
     (?:estoy|me estoy) muriendo de cancer
     estoy (?:en (?:(?:fase|etapa) terminal|cuidados paliativos)|desahuciad[oa])
     ya me desahuciaron
     me (?:dieron|dan) (?:solo |unos |pocos )*${varios} (?:meses|semanas)
     me estoy muriendo y (?:mis (?:hijos|papas|padres)|mi (?:familia|espos[oa]|mama)) no (?:lo )?saben?
     (?:(?:el|los|mi) (?:doctor(?:es)?|medicos?) (?:me )?(?:dicen?|dijo|dijeron) que )?(?:solo )?me quedan? (?:solo |unos |pocos |solo unos )*(?:meses|semanas)(?: de vida)?
     (?:el doctor|el medico|los doctores|los medicos) me (?:dio|dieron|dan) (?:solo |unos |pocos )*(?:meses|semanas|dias)(?: de vida)?
     cuando (?:me )?(?:llegue|toque) (?:mi|la) hora (?:yo )?${morirAsi}
     ${morirAsi} cuando (?:me )?(?:llegue|toque) (?:mi|la) hora`,
    'dying',
  ],
  [
    'suicide',
    'lines',
    `no he comido (?:nada )?(?:en|desde hace|hace|por) ${varios} dias
     llevo ${varios} (?:dias sin comer|(?:dias|noches) sin dormir)
     vomito despues de (?:cada comida|comer)
     (?:yo )?(?:solo |todavia )?quiero (?:seguir viviendo|vivir)
     dame (?:una razon|razones) (?:para|de) (?:seguir )?(?:viviendo|vivir)
     (?:mi )?plan de despedida
     no puedo (?:levantarme|salir) de la cama
     (?:tengo|sufro|me dan|sufro de) (?:un )?ataques? de (?:panico|ansiedad)
     (?:tengo|sufro|sufro de) (?:una )?depresion(?: (?:severa|profunda|cronica|mayor))?
     me siento (?:muy |tan |completamente )?(?:vaci[oa]|muert[oa]|como nada)(?: por dentro)?
     mate a (?:alguien|una persona|un \\w+|mi ${familia}) en un accidente`,
  ],
  [
    'suicide',
    'lines',
    `no hemos comido (?:nada )?(?:en|desde hace|hace|por) ${varios} dias
     llevamos ${varios} (?:dias sin comer|(?:dias|noches) sin dormir)
     (?:mis|nuestros) hijos (?:tienen|estan pasando|pasan) (?:mucha )?hambre
     (?:mi|nuestra) familia (?:tiene|esta pasando|pasa) (?:mucha )?hambre
     no (?:hay|tengo|tenemos) (?:nada )?(?:que (?:comer|darle\\w?(?: de (?:comer|cenar))?)|de (?:cenar|comer))(?: (?:hoy|para mis hijos|a (?:los ninos|mis hijos)|en (?:la|mi) casa))?
     se nos acabo la comida
     hoy no (?:comimos|hemos comido)
     no (?:nos |me )?alcanza para comer
     llevo \\w+ dias sin probar bocado
     (?:duermo|dormimos) en (?:mi|el|nuestro) (?:carro|coche|auto) con (?:mis|los) hijos
     no ten(?:go|emos) (?:comida|que comer|dinero para (?:comer|comida|la comida))(?: para (?:mis? (?:hij[oa]s?|ninos|bebe|familia)|comer))?
     no (?:puedo|podemos) (?:alimentar|dar(?:les?)? de comer) a (?:mis?|nuestros?) (?:hij[oa]s?|familia|bebe)
     no (?:tengo|tenemos) (?:para |que )?dar(?:les?)? de comer a (?:mis?|nuestros?) (?:hij[oa]s?|familia|bebe)
     (?:estoy|estamos) (?:viviendo|durmiendo) en ${calle}
     (?:vivo|vivimos|duermo|dormimos) en ${calle}
     no ten(?:go|emos) (?:en )?donde (?:dormir|vivir|quedar(?:me|nos))
     no ten(?:go|emos) (?:casa|hogar|techo)
     (?:vivo|vivimos|estoy|estamos) en un (?:albergue|refugio)
     (?:me|nos) (?:van a )?(?:desalojaron|desalojar|desalojan)(?: de (?:mi|la|nuestra) casa)?
     (?:me|nos) (?:corrieron|echaron|botaron|sacaron) de (?:la|mi|nuestra) casa
     mi(?:s)? (?:papas|padres|papa|mama|familia) me (?:corrieron|corrio|echaron|echo|botaron|boto|sacaron|saco) de (?:la|mi) casa
     (?:perdi (?:mi|el) (?:trabajo|empleo) y )?no (?:puedo|podemos|tengo para|tenemos para) pagar (?:la renta|el alquiler|la hipoteca|el arriendo)
     el banco (?:me|nos) (?:quito|va a quitar|esta quitando) la casa
     perdi (?:mi|el) (?:trabajo|empleo) y no se que hacer
     (?:lo )?perdi todo(?: lo que tenia)?`,
    'want',
  ],
  [
    'grief',
    'lines',
    `se (?:nos |me )?(?:quemo|incendio|inundo|cayo|derrumbo) (?:mi|nuestra|la) casa
     (?:mi|nuestra) casa se (?:quemo|incendio|inundo|cayo|derrumbo)
     (?:el|un) (?:huracan|terremoto|incendio|tornado|temblor|rio) (?:destruyo|se llevo|quemo|inundo|tiro|tumbo) (?:mi|nuestra|nuestro) (?:casa|iglesia|pueblo|ciudad|barrio)
     (?:la|una) (?:inundacion|tormenta|guerra) (?:destruyo|se llevo|inundo) (?:mi|nuestra|nuestro) (?:casa|iglesia|pueblo|ciudad|barrio)
     (?:lo )?perd(?:i|imos) (?:todo|la casa|(?:mi|nuestra) casa) en (?:el|la|un|una) (?:incendio|inundacion|terremoto|huracan|tormenta|guerra)
     (?:hubo|sobrevivi a) un tiroteo(?: en (?:mi|nuestra|la|el) \\w+)?
     (?:hay|estallo la) guerra en mi (?:pais|ciudad)
     mi pais esta en guerra(?: y mi \\w+ esta (?:alla|ahi))?`,
    'disaster',
  ],
  [
    'medical',
    'lines',
    `(?:tuve|tuvimos|sufri|sufrimos|(?:oren por )?mi ${familia} (?:que )?(?:tuvo|sufrio)) un (?:\\w+ )?(?:accidente|choque)(?: (?:de|en) (?:la )?(?:coche|carro|auto|transito|moto|carretera|trafico))?`,
  ],
  [
    'grief',
    'lines',
    `(?:oren por mi ${familia} (?:que )?(?:le|lo|la) (?:dispararon|apunalaron|golpearon|atropellaron|balearon)|(?:a mi ${familia} )(?:le|lo|la) (?:dispararon|apunalaron|golpearon|atropellaron|balearon))`,
    'disaster',
  ],
  [
    'sexual_abuse',
    'lines',
    `(?:un|el|mi) (?:hombre|muchacho|lider|pastor|anciano|maestro|entrenador|companero|diacono|jefe|tio|primo) (?:(?:de|en) (?:la |mi |el )?(?:iglesia|trabajo|escuela|clase) )?me (?:incomoda|hace sentir (?:muy )?incomoda|pone incomoda|abraza (?:demasiado|mucho tiempo|muy fuerte y no me suelta))`,
  ],
  [
    'pregnancy',
    'lines',
    `mi (?:bebe|hij[oa]|hijit[oa]|recien nacid[oa]) esta en (?:cuidados intensivos|terapia intensiva|la uci|neonatos|neonatologia)`,
  ],
  ['other_at_risk', 'lines', `mi ${familia} (?:no aparece|desaparecio|esta (?:desaparecid|perdid)[oa])`],
  [
    'grief',
    'lines',
    `(?:me )?(?:asesinaron|mataron|balearon|ejecutaron) a mi ${familia}
     mi ${familia} se (?:ahorco|suicido|quito la vida|pego un tiro|mato)
     (?:encontre|encontramos|halle|hallamos) muert[oa] a mi ${familia}(?: en (?:su|mi|la|el) \\w+)?
     (?:encontre|encontramos|halle|hallamos) a mi ${familia} muert[oa](?: en (?:su|mi|la|el) \\w+)?`,
  ],
  [
    'grief',
    'lines',
    `mi ${familia} se esta muriendo de (?:cancer|alzheimer|sida|leucemia|su enfermedad)
     mi ${moribundo} (?:ya )?(?:agoniza|(?:esta|sigue) (?:agonizando|en agonia|desahuciad[oa]|en (?:fase|etapa) terminal|en sus ultimas horas))${leo}
     (?:esta en agonia|(?:ya )?desahuciaron a) mi ${moribundo}${leo}
     (?:le quedan|le dan) (?:solo |unas |unos |pocas |pocos )*(?:${varios} )?(?:horas|dias|semanas)(?: de vida)? a mi ${moribundo}${leo}
     a mi ${moribundo} (?:ya )?(?:solo )?le quedan (?:solo |unas |unos |pocas |pocos )*(?:${varios} )?(?:horas|dias|semanas)(?: de vida)?${leo}
     mi ${moribundo} (?:solo |ya solo )?tiene (?:solo |unas |unos |pocas |pocos )*(?:${varios} )?(?:horas|dias|semanas) de vida${leo}`,
    'dying',
  ],
  [
    'child_abuse',
    'lines',
    `(?:creo que )?(?:me|a mi ${familia} le) hacen (?:bullying|bulin|acoso escolar)(?: en (?:la|mi|el|su) (?:escuela|colegio|clase|salon))?
     sufro (?:de )?(?:bullying|acoso escolar)
     (?:todos |los ninos |mis companeros )?se burlan de mi(?: en (?:la|el|mi) (?:escuela|colegio|clase|salon))?
     mis (?:papas|padres) (?:se )?pelean y (?:se )?(?:avientan|tiran|rompen) (?:cosas|platos)`,
  ],
  [
    'violence',
    'lines',
    `(?:mi (?:espos[oa]|marido|novi[oa]|pareja) |el )?(?:siempre )?me (?:dice|llama) (?:gord[oa]|fe[oa]|estupid[oa]|inutil|tont[oa]|loca|puta|vieja)(?: y (?:gord[oa]|fe[oa]|estupid[oa]|inutil|tont[oa]|loca|flojo|floja))*
     (?:mi (?:espos[oa]|marido|novi[oa]|pareja) )?me hace sentir (?:loca|una? loc[oa]|como loca|que estoy loc[oa])`,
  ],
  [
    'medical',
    'reply',
    `atropelle a (?:alguien|un[oa]? (?:nin[oa]|persona|hombre|mujer|senora?|ancian[oa]|peaton|ciclista|muchach[oa]|joven))
     mi ${familia} (?:tuvo|sufrio|esta teniendo) un (?:infarto|derrame(?: cerebral)?|ataque (?:al corazon|cardiaco))
     a mi ${familia} le (?:dio|esta dando) un (?:infarto|derrame(?: cerebral)?|ataque (?:al corazon|cardiaco))
     (?:nos )?estan bombardeando(?: (?:mi|nuestra|la|nuestro) (?:ciudad|casa|calle|pueblo|barrio))?
     (?:estan cayendo|caen) bombas(?: (?:en|sobre|cerca de) (?:mi|nuestra|la|nuestro) (?:ciudad|casa|calle|pueblo|barrio))?
     hay (?:una )?(?:amenaza|alerta|alarma) de bombas? (?:y )?(?:estamos|estoy) (?:escondid\\w+ )?en (?:el|un) (?:sotano|refugio|bunker)`,
  ],
  [
    'other_at_risk',
    'reply',
    `(?:me )?(?:secuestraron|raptaron|tienen secuestrad[oa]) a mi ${familia}
     mi ${familia} (?:fue|esta) secuestrad[oa]`,
  ],
  [
    'violence',
    'reply',
    `(?:mi )?(?:papa|papi|padrastro|espos[oa]|marido|novio|herman[oa]|tio|vecino) (?:esta )?(?:pegandole|ahorcando|estrangulando|golpeando|apunalando) a (?:(?:mi|su) )?(?:mama|mami|madre|espos[oa]|mujer|novia|herman[oa]|hij[oa]|bebe)(?: ahora(?: mismo)?)?
     (?:hay|entro) alguien (?:en|a) mi casa
     alguien (?:me (?:esta )?(?:sigue|siguiendo|persigue|persiguiendo)|(?:entro|se metio|esta (?:entrando|en)) (?:a|en)? ?mi casa)
     me (?:estan|vienen|vienen) (?:siguiendo|persiguiendo)
     (?:me|nos) van a matar(?: si (?:hablo|digo algo|me ven|me encuentran|vuelvo|salgo|no pago))?
     me quieren matar
     me (?:persiguen|estan buscando|buscan) (?:los narcos|unos hombres|las maras|los pandilleros|para matarme)
     (?:estoy|estamos) en (?:grave )?peligro
     mi vida (?:esta en|corre) peligro
     (?:corro|corremos) peligro
     (?:(?:mis (?:papas|padres)|mi (?:familia|papa|padre|mama|madre|tio)) )?me (?:obligan?|fuerzan?|(?:quieren?|van?) (?:a )?(?:obligar|forzar)) a casarme(?: con \\w+(?: \\w+){0,4})?
     (?:mi (?:jef[ea]|companer[oa]|vecin[oa]|maestr[oa]|profesora?)|un (?:companero|hombre|vecino)|una companera|alguien) me (?:acosa|esta acosando)`,
  ],
  [
    'addiction',
    'lines',
    '(?:ya )?(?:volvi|he vuelto) a (?:consumir|drogarme|inyectarme|las drogas|tomar|beber|emborracharme)(?: (?:alcohol|cerveza))?',
  ],
]

/** As in English: illness, work, prison and partings, in which no help is named. */
export const calm = `
  mi ${familia} (?:tiene|padece|sufre de|lucha contra|fue diagnosticad[oa] con) (?:el |la |un |una )?${mal}
  a mi ${familia} le (?:diagnosticaron|encontraron|detectaron|descubrieron) (?:un |una )?${mal}
  mi ${familia} (?:esta|sigue) (?:en (?:el hospital|la carcel|prision|coma|terapia|el ejercito)|pres[oa]|detenid[oa]|hospitalizad[oa]|internad[oa])
  mi ${familia} ya no me (?:reconoce|recuerda)
  (?:ya )?(?:volvi|he vuelto) a tomar (?:la|mi|el|las|mis) (?:santa )?(?:comunion|cena|eucaristia|biblia|clases|cafe)
  mi ${familia} (?:fue|va|quiere ir) a la casa de(?:l senor| dios)
  (?:detuvieron|arrestaron|deportaron|encarcelaron|se llevaron pres[oa]) a mi ${familia}
  (?:me|nos) (?:van a deportar|deportaron|quieren deportar)
  tengo (?:mucho )?miedo (?:de|a|por) (?:mi|la) (?:operacion|cirugia|biopsia|quimioterapia|quimio|resultados?|examen)
  mi ${familia} (?:me dejo|nos dejo|nos abandono)
  perd(?:i|imos) (?:todos )?(?:mis|nuestros) ahorros
  (?:mi|nuestro|nuestra) (?:negocio|empresa|tienda|cosecha|granja|restaurante) (?:fracaso|quebro|cerro|se perdio)
  mis (?:papas|padres) (?:se )?pelean(?: (?:mucho|siempre|todo el tiempo|todas las noches|todos los dias))?
  tengo el corazon roto
`
