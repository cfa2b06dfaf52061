import { listItems, ofBoth, type Replies } from '../replies.ts'

const FIXED = 'Esta respuesta es fija y no la escribió un modelo de lenguaje'

/** The Spanish replies. The medical reply is short and begins with the number. */
export const spanish: Replies = {
  full: {
    medical: ({
      emergency,
      lines,
      elsewhere,
    }) => `**Llama ${emergency()}.** Hazlo ahora, por favor, antes de seguir leyendo.

- Di dónde estás y qué ha pasado. Si has tomado algo, o lo ha tomado otra persona, di qué, cuánto y cuándo. Di también si alguien no despierta o no respira bien.
- Salvo que alguien pueda hacerte daño, no te quedes a solas: pide a alguien que esté cerca que venga y deja la puerta abierta si puedes.
- Si alguien puede hacerte daño, ve a donde haya más gente, si puedes hacerlo sin peligro; si no, escóndete y no hagas ruido. Si hay fuego, sal primero y llama desde fuera.
${listItems([...lines('poison'), ...elsewhere('medical')])}

Si no puedes hablar, muchos servicios de emergencia reciben también mensajes de texto.

Una vida importa más que cualquier pregunta sobre un texto. Cuando todos estén a salvo, puedes volver con la pregunta que quieras.`,

    suicide: ({ emergency, lines, elsewhere }) =>
      `Me alegra mucho que lo hayas escrito. Antes que nada: por favor, habla ahora con una persona. **No tienes que cargar con esto a solas.**

- **En peligro inmediato, o si ya te has hecho daño:** llama ${emergency()}.
${listItems([...lines('suicide'), ...elsewhere()])}
- O díselo a alguien cercano, tal como lo has escrito aquí: un amigo, un familiar, un médico, un pastor o sacerdote. Pídele que se quede contigo. Si tienes cerca algo con lo que podrías hacerte daño, ponlo fuera de tu alcance o deja que alguien se lo lleve.
- **Si tienes miedo de hacerle daño a otra persona:** sal de donde está esa persona y llama al número de emergencias.

${FIXED}; ninguna persona está leyendo esto, y yo no puedo llamar a nadie por ti. Por eso lo que necesitas ahora es una voz humana.

En la Biblia hay quienes oraron desde este mismo lugar (Elías, Job, Jeremías, los salmistas) y no fueron rechazados por ello. Cuando hayas hablado con alguien, y si quieres, podemos leer juntos sus palabras. Primero, por favor, pide ayuda.`,

    other_at_risk: ({ emergency, lines, elsewhere }) =>
      `Haces bien en tomarlo en serio. Puedes ayudar, y **no tienes que hacerlo a solas.**

- **Si puede ocurrir ahora, o ya ha empezado:** llama ${emergency()}, y di dónde está la persona. Si no corres peligro, quédate con ella, o al teléfono con ella, hasta que llegue la ayuda.
- Si habla de suicidio, pregúntale abiertamente si piensa en quitarse la vida. Preguntar no le mete la idea a nadie en la cabeza. Escucha, y no prometas guardar el secreto.
- Si no corres peligro, pon fuera de su alcance lo que pueda usar, o pide a alguien que lo haga.
- Si amenaza a otra persona, no te acerques a quien amenaza, y avisa a la persona amenazada.
- **Si temes lo que tú podrías hacer:** aléjate del lugar donde está esa persona y llama al número de emergencias.
- Estas líneas ayudan también a quien se preocupa por alguien:
${listItems([...lines('suicide'), ...elsewhere()])}

${FIXED}, y yo no puedo llamar a nadie por ti. Lo que hace otra persona no es culpa tuya, y tú también necesitas a alguien a tu lado. Cuando todo haya terminado, y si quieres, podemos leer juntos.`,

    violence: ({ emergency, lines, elsewhere }) =>
      `Lo que describes no debería pasar. **Si te lo hacen a ti, no es culpa tuya.** Antes que nada, que todos estén a salvo:

- **En peligro ahora:** llama ${emergency()}. Ve a donde haya más gente, si puedes hacerlo sin peligro.
${listItems([...lines('violence'), ...elsewhere()])}
- También cuenta cuando no hay golpes: las amenazas, que te vigilen, que no te dejen tener dinero, ver a tus amigos o irte. Les pasa a hombres y a mujeres. Quienes atienden estas llamadas lo saben, y no deciden por ti.
- Si hay niños en casa, dilo: ellos también necesitan estar a salvo.
- **Si eres tú quien hace daño o amenaza a alguien:** para, y aléjate del lugar donde está esa persona. Cambiar lo que haces está en tus manos, y hay ayuda para lograrlo: díselo a un médico, a un psicólogo o a una de estas líneas. Que esa persona esté a salvo va antes que su perdón.
- Si te ayuda, cuéntaselo a alguien de confianza: un amigo, un médico, un maestro. **Si pueden vigilar el dispositivo que usas,** usa otro para buscar ayuda y borra esta conversación, o la página del historial del navegador.

${FIXED}. Ningún pasaje de la Biblia te pide quedarte donde te hacen daño, y perdonar nunca significa permanecer en peligro. Cuando estés a salvo, podemos leer juntos el texto sobre el que querías preguntar.`,

    sexual_abuse: ({ emergency, lines, elsewhere }) =>
      `Lo que cuentas no debería pasarle nunca a nadie. **Si te lo hicieron a ti, lo siento mucho, y no fue culpa tuya,** fuera quien fuera, pasara lo que pasara antes, y pudieras o no decir que no. También es así dentro de un matrimonio, y para hombres y mujeres por igual.

- **En peligro ahora, o con heridas:** llama ${emergency()}.
${listItems([...lines('sexual'), ...elsewhere()])}
- **Si te lo hicieron a ti,** tú decides qué cuentas, a quién y cuándo. Un médico o un hospital puede atenderte, aunque no quieras denunciar. En algunos lugares están obligados a dar aviso: puedes preguntarlo antes. En los primeros días quizá puedan guardar pruebas, por si las quieres más adelante.
- **Si se lo hicieron a alguien que conoces:** dile que le crees y que no fue culpa suya, escucha, y deja que decida qué hacer. Puedes preguntar en estas líneas cómo ayudar. Si es menor de edad, o puede volver a pasar, no esperes: llama.
- **Si eres tú quien lo hizo, o temes hacerlo:** para, aléjate del lugar donde está esa persona y no te acerques a ella. No es culpa suya. Lo que haces es responsabilidad tuya y lo puedes cambiar, y hay ayuda para cambiarlo: díselo a un médico o a un psicólogo. Que esa persona esté a salvo va antes que su perdón.
- Si te ayuda, cuéntaselo a alguien de confianza y pídele que se quede contigo. **Si pueden vigilar el dispositivo que usas,** usa otro para buscar ayuda y borra esta conversación, o la página del historial del navegador.

${FIXED}; ninguna persona está leyendo esto. Si te lo hicieron a ti, no es un pecado tuyo y no te quita nada de tu valor. Ningún pasaje de la Biblia te pide quedarte donde te hacen daño, callarlo, ni perdonar antes de estar a salvo. Cuando hayas hablado con alguien, y si quieres, podemos leer juntos.`,

    child_abuse: ({ emergency, lines, elsewhere }) =>
      `**Si te está pasando a ti:** no es culpa tuya, y no has hecho nada malo al contarlo. Nadie tiene derecho a hacerte daño, a tocarte de una manera que no está bien ni a obligarte a guardarlo en secreto. Ni siquiera alguien de tu familia, de tu escuela o de tu iglesia.

- **En peligro ahora:** llama ${emergency()}. Puedes llamar a cualquier edad.
- Llama o escribe a personas que escuchan todos los días a niños y adolescentes. No tienes que decir tu nombre.
${listItems([...lines('children'), ...elsewhere()])}
- Cuéntaselo a un adulto de confianza: una maestra, el enfermero de la escuela, una abuela, los padres de un amigo. Si el primero no te ayuda, cuéntaselo a otro. Nunca es tarde para contarlo.
- **Si alguien puede mirar este dispositivo,** usa otro y borra esta conversación, o la página del historial del navegador.

**Si eres una persona adulta y sabes de un niño al que le pasa esto:** no hace falta tener certeza. Llama a uno de estos números y di lo que viste u oíste. Dile al niño que le crees y que no es culpa suya; deja las preguntas a quienes están preparados para hacerlas.

**Si eres tú quien hace daño a un niño, o temes hacérselo:** deja ahora al niño con otro adulto con quien esté a salvo, o, si no hay nadie, en un lugar seguro como su cuna, sal de la habitación y llama a uno de estos números. También ayudan a quien quiere parar. Si te vienen pensamientos de hacerle daño a tu bebé, te asustan y no quieres llevarlos a cabo: muchas madres y muchos padres que acaban de tener un bebé los tienen, y pensarlo no es hacerlo. Díselo a un médico, a una matrona o a una partera. **Si podrías llevarlos a cabo, o una voz te lo manda:** deja enseguida al niño con otro adulto y llama ${emergency()}.

${FIXED}. Ningún pasaje de la Biblia pide a un niño que calle cuando le hacen daño, ni que obedezca a quien se lo hace. Cuando estés a salvo, podemos leer juntos.`,

    own_harm: ({ emergency, lines, elsewhere }) =>
      `Es bueno que lo hayas escrito. Hay ayuda justo para esto, para el niño y para ti.

- **Si sientes que estás a punto de hacerle daño a un niño o de hacértelo a ti, o una voz o una orden te lo manda, aunque parezca venir de Dios:** deja ahora al niño con otro adulto con quien esté a salvo o, si no hay nadie, en un lugar seguro como su cuna. Sal de la habitación y llama ${emergency()}.
- **Si un niño está herido, o un bebé fue sacudido, se cayó o recibió un golpe en la cabeza, aunque parezca estar bien:** llama ahora mismo al mismo número, di qué pasó y haz lo que te digan.
- **Si te asustan pensamientos de hacerle daño a tu bebé o a tu hijo, y no quieres llevarlos a cabo:** muchas madres y muchos padres los tienen, sobre todo con un bebé recién nacido, y pensarlo no es hacerlo. Díselo a un médico, a una enfermera, a una matrona o a una partera: han oído hablar de esos pensamientos, y hay tratamiento.
- **Si hace pocos meses que tuviste un bebé y no puedes dormir ni cuando podrías, ves u oyes lo que los demás no, o crees cosas terribles de tu bebé:** puede ser una enfermedad que necesita un médico hoy mismo, y tiene tratamiento. Si nadie puede verte hoy, llama a ese número.
- **Si le haces daño a un niño, o lo has tocado sexualmente:** para ahora. Si fue sexual, aléjate del niño. No es culpa del niño. Lo que haces es responsabilidad tuya y lo puedes cambiar, y hay ayuda para cambiarlo. Di en una de las líneas de abajo que quieres parar; si es solo para menores, pide una para madres y padres. También ayuda un médico o un psicólogo.
${listItems([...ofBoth(lines('children'), lines('suicide')), ...elsewhere()])}
- Cuéntale a alguien de confianza lo que pasa, y pídele que venga y ayude a mantener a salvo al niño.
- **Si alguien te hace daño a ti, o a un niño que conoces:** no es culpa tuya, ni del niño. Las mismas líneas son también para ti.

${FIXED}, y yo no puedo llamar a nadie por ti. La Biblia no pide a nadie que cargue con esto a solas, y buscar ayuda para un niño es lo correcto. Cuando haya pasado el peligro, y si quieres, podemos leer juntos.`,
  },

  lines: {
    medical: ({ oneLine }) => [
      'Si alguien ha tomado demasiado, está malherido o no despierta, no esperes:',
      oneLine(['poison'], 'danger'),
    ],
    suicide: ({ oneLine }) => [
      'Si algo de esto tiene que ver contigo: no tienes que cargar con ello a solas, y es bueno decírselo a alguien.',
      oneLine(['suicide'], 'danger'),
    ],
    other_at_risk: ({ oneLine }) => [
      'Si temes por la vida de alguien, no cargues con ello a solas. Estas líneas son también para ti.',
      oneLine(['suicide'], 'danger'),
    ],
    violence: ({ oneLine }) => [
      'Si alguien te hace daño, te amenaza o te controla, no es culpa tuya, y no tienes que quedarte en peligro.',
      oneLine(['violence'], 'danger'),
    ],
    sexual_abuse: ({ oneLine }) => [
      'Si te hicieron algo contra tu voluntad, no fue culpa tuya, y no tienes que quedarte a solas con ello.',
      oneLine(['sexual'], 'danger'),
    ],
    child_abuse: ({ oneLine }) => [
      'Si alguien te hace daño a ti, o se lo hace a un niño que conoces, está bien contarlo, y alguien escuchará.',
      oneLine(['children'], 'danger'),
    ],
    grief: ({ oneLine }) => [
      'Siento mucho tu pérdida. No hay una manera correcta de llorar a alguien, ni un plazo para que pase.',
      oneLine(['grief']),
    ],
    pregnancy: ({ oneLine }) => [
      'Sea lo que sea lo que te pasa, no tienes que vivirlo a solas. Una matrona o partera, un médico o alguien de confianza puede estar a tu lado.',
      oneLine(['pregnancy']),
    ],
    addiction: ({ oneLine }) => [
      'Nadie tiene que salir de esto a solas, y pedir ayuda es de valientes. También vale para la familia.',
      oneLine(['addiction']),
    ],
    dying: ({ oneLine }) => [
      'Si queda poco tiempo, para ti o para alguien a quien quieres: no tienes que llevarlo a solas. Un médico, un equipo de cuidados paliativos, un pastor o sacerdote y quienes te quieren pueden estar a tu lado.',
      oneLine([]),
    ],
    disaster: ({ oneLine }) => [
      'Lo que ha pasado pesa mucho. Si alguien está herido o sigue en peligro, llama primero. Después cuéntale hoy a alguien lo que has visto y perdido: no tienes que llevarlo a solas.',
      oneLine(['disaster'], 'danger'),
    ],
    want: ({ oneLine }) => [
      'A nadie le debería faltar comida ni un lugar donde dormir. Dilo hoy a alguien: un banco de alimentos, un albergue, una iglesia o los servicios sociales pueden ayudar, creas lo que creas.',
      oneLine(['want']),
    ],
  },
}
