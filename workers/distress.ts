/**
 * The fixed reply to somebody who may be in danger: no model speaks here. It comes before anything else, names real
 * help, and does not preach. Undefined for every other question, also for questions about such things in Scripture.
 */
export function distressReply(question: string, language: string): string | undefined {
  const said = question.normalize('NFKC').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').toLowerCase()
  const kind = kinds.find((each) => signs[each].some((sign) => sign.test(said)))
  if (!kind || (aboutScripture.test(said) && !mine.test(said) && !friendInDanger.test(said))) return undefined
  return language.startsWith('es') || spanish.test(said) ? replies.es[kind] : replies.en[kind]
}

type Kind = 'self' | 'abuse' | 'danger'
const kinds: readonly Kind[] = ['danger', 'self', 'abuse']

const friendInDanger =
  /\bmy (?:\w+ )?(?:friend|son|daughter|child|brother|sister|husband|wife|mother|mom|mum|father|dad|boyfriend|girlfriend|partner|student|roommate|cousin)(?: just| has| have| is| was|'s)* (?:wants?|wanted|going|trying|tried|threatens?|threatened|threatening|talks?|talking|plans?|planning|says? (?:he|she|they)(?:'ll| will| wants?(?: to)?)|thinking)\b[^.?!]{0,12}\b(?:kill|hurt|harm|end|killing|hurting|harming|ending) (?:himself|herself|themselves|themself|his life|her life|their life|it all)\b/

// said by somebody of themselves, in the first person
const signs: Record<Kind, RegExp[]> = {
  danger: [
    /\b(?:i|i've|i have)(?: just)? (?:took|taken|swallowed) (?:all|too many|a lot of|a bottle)\b.*\b(?:pills|tablets|medication|meds)\b/,
    /\b(?:he|she|they|my \w+)(?:'s| is| are)? (?:going to|gonna|will|trying to|about to) (?:kill|shoot|stab|murder) (?:me|us)\b/,
    /\b(?:i(?:'m| am)) in danger\b/,
    /\b(?:me|nos) va(?:n)? a matar\b/,
  ],
  self: [
    /\b(?:i(?:'m| am| was|'ve| have)?|want|wanted|wanting|going|plan|planning|thinking|thought|think|thoughts|feel like|about to|tempted|ready|how (?:can|do|could|should) i|should i|can i|may i|want me)\b[^.?!]{0,40}\b(?:kill(?:ing)? my ?self|end(?:ing)? (?:my (?:own )?life|it all)|tak(?:e|ing) my (?:own )?life|hurt(?:ing)? my ?self|harm(?:ing)? my ?self|cut(?:ting)? my ?self|hang(?:ing)? my ?self|commit(?:ting)? suicide)\b/,
    /\b(?:i(?:'m| am| feel|'ve been| have been)(?: \w+){0,2} suicidal|suicidal thoughts|i self[- ]harm)\b/,
    /\bi (?:really |just |only |do |still )*(?:want|wish|long|hope|need) to (?:die|be dead|not (?:exist|be alive|wake up)|disappear for ?ever)\b/,
    /\bi (?:just |really )*wish (?:that )?i (?:was|were|had never been) (?:dead|born|never born)\b/,
    /\bi (?:don't|do not|dont|no longer|can't|cannot|cant) (?:really )?(?:want to|wanna|bear to|go on) (?:live|liv(?:e|ing)|be alive|be here|exist|wake up|go on living)\b/,
    /\bi (?:don't|do not|dont) want to (?:live|be alive|be here|exist) ?(?:any ?more|any longer)?\b/,
    /\bno (?:reason|point) (?:for me )?(?:to|in) (?:live|living|go(?:ing)? on)(?: any ?more)?\b[^.?!]*$/,
    /\b(?:everyone|everybody|they|my (?:family|kids|children|wife|husband))(?:'d| would| will)? (?:be )?better off (?:without me|if i (?:was|were) (?:dead|gone))\b/,
    /\b(?:my life|life) is(?:n't| not) worth living\b/,
    friendInDanger,
    /\b(?:quiero|quisiera|deseo|voy a|pienso en|ganas de) (?:morir(?:me)?|matarme|suicidarme|acabar con mi vida|quitarme la vida|hacerme daño)\b/,
    /\bno quiero (?:vivir|seguir viviendo|despertar)\b/,
    /\bme quiero (?:morir|matar|suicidar)\b/,
    /我(?:真的|好|很)?(?:想死|不想活|想自[杀殺])/,
  ],
  abuse: [
    /\bmy (?:husband|wife|boyfriend|girlfriend|partner|ex|father|dad|stepdad|stepfather|mother|mom|mum|brother|uncle|son|pastor|priest|boss|parents)(?: often| always| sometimes| keeps| just| still| regularly)* (?:hits?|beats?|beating|hitting|punche[sd]|kicks?|chokes?|choked|strangles?|strangled|rapes?|raped|molest(?:s|ed)|abuses?|abusing|abused|threatens?|hurts?) (?:me|us|my (?:kids|children|son|daughter|mother|mom|mum|sister|brother))\b/,
    /\bi(?:'m| am| was|'ve been| have been| keep| got)(?: being| getting)? (?:raped|molested|sexually (?:abused|assaulted)|abused|beaten|assaulted)\b/,
    /\bmi (?:esposo|marido|novio|esposa|novia|pareja|padre|papá|padrastro|madre|mamá|tío|hermano|pastor) me (?:pega|golpea|viola|violó|abusa|abusó|maltrata|amenaza)\b/,
    /\b(?:someone|somebody|he|she) (?:is )?(?:hits?|beats?|beating|hitting|rapes?|raped|molest(?:s|ed)|abus(?:es|ing|ed)) me\b/,
  ],
}

// a question about a person or a book of the Bible, unless it is plain that the asker speaks of themselves
const aboutScripture =
  /\b(?:why|how|when|where|did|does|what|who|was|is|por qué|cómo)\b[^.?!]{0,60}\b(?:job|elijah|jonah|moses|jeremiah|saul|judas|samson|paul|david|tamar|ahithophel|jesus|peter|psalmist|he|she|say|says|mean|means|dice|significa|elías|jonás|moisés|pablo)\b/
const mine =
  /\b(?:i|i'm|i am|i've|my|me|mi|quiero|quisiera)\b[^.?!]{0,60}\b(?:kill(?:ing)? my ?self|suicid\w+|my (?:own )?life|to die|be dead|to live|hurt(?:ing)? my ?self|hits?|beats?|rape[sd]?|abuse[sd]?|molest\w*|choke[sd]?|strangle[sd]?|threatens?|to disappear|want to be here|morir(?:me)?|matarme|suicidarme|pega|golpea|viol[aó]|abus[aó])\b/
const spanish =
  /\b(?:quiero|quisiera|matarme|suicidarme|vivir|mi (?:esposo|marido|novio|esposa|padre|papá|madre|mamá)|morirme)\b/

const replies: Record<'en' | 'es', Record<Kind, string>> = {
  en: {
    danger: `Please get help right now, before reading on: **call your emergency number** – **112** in Europe and many other countries, **911** in the United States and Canada, **999** in the United Kingdom, **000** in Australia. If you have taken something or been hurt, say so. If someone may harm you, go where other people are if you can do it safely.

If you cannot speak, many emergency services take text messages; in the United States and Canada you can also text **988**, in the United Kingdom text **SHOUT** to **85258**.

Your life matters, and this matters more than any question about a text. When you are safe, you are welcome to come back with any question you like.`,
    self: `I am very glad that you wrote this down. Before anything else: please talk to a person now. **You do not have to carry this alone.**

- **In immediate danger, or if you have already hurt yourself:** call your emergency number – 112 in Europe and many other countries, 911 in the United States and Canada, 999 in the United Kingdom, 000 in Australia.
- **United States and Canada:** call or text **988**, day and night.
- **United Kingdom and Ireland:** call Samaritans, **116 123**, free, day and night.
- **Australia:** call Lifeline, **13 11 14**. **Elsewhere:** findahelpline.com lists free and confidential lines in your country.
- Or tell someone near you, just as you told it here: a friend, someone in your family, a doctor, a pastor or priest. Ask them to stay with you. If there is something close by that you could use to hurt yourself, put it out of reach or let someone take it.

This is a fixed reply and was not written by a language model; nobody reads it over your shoulder, and I cannot call anyone for you. That is why a human voice is what you need now.

People in the Bible have prayed from this same place – Elijah, Job, Jeremiah, the writers of the Psalms – and were not turned away for it. When you have spoken with someone, and if you want to, we can read their words together. First, please reach out.`,
    abuse: `What you describe should not be happening to you, and it is not your fault. Before anything else, your safety:

- **In danger now:** call your emergency number – 112 in Europe and many other countries, 911 in the United States and Canada, 999 in the United Kingdom, 000 in Australia.
- **United States:** National Domestic Violence Hotline, **1-800-799-7233**, or text START to 88788; sexual assault (RAINN): **1-800-656-4673**.
- **United Kingdom:** National Domestic Abuse Helpline, **0808 2000 247**; children and young people: Childline, **0800 1111**.
- **Australia:** **1800 737 732** (1800RESPECT). **Elsewhere:** findahelpline.com lists free and confidential lines in your country.
- If it helps, tell someone you trust: a friend, a doctor, a teacher. If the device you are using may be watched, use another one to look for help.

This is a fixed reply and was not written by a language model. No passage of the Bible asks you to stay where you are being harmed, and forgiving someone never means staying in danger. When you are safe, we can read together what you wanted to ask.`,
  },
  es: {
    danger: `Busca ayuda ahora mismo, antes de seguir leyendo: **llama al número de emergencias** – **112** en Europa, **911** en México, Estados Unidos, Argentina y muchos otros países, **123** en Colombia, **131** o **133** en Chile. Si has tomado algo o estás herido, dilo. Si alguien puede hacerte daño, ve a donde haya más gente, si puedes hacerlo sin peligro.

Tu vida importa, y esto importa más que cualquier pregunta sobre un texto. Cuando estés a salvo, puedes volver con la pregunta que quieras.`,
    self: `Me alegra mucho que lo hayas escrito. Antes que nada: habla ahora con una persona. **No tienes que cargar con esto a solas.**

- **En peligro inmediato, o si ya te has hecho daño:** llama al número de emergencias – 112 en Europa, 911 en México, Estados Unidos, Argentina y muchos otros países, 123 en Colombia.
- **España:** llama al **024**, gratis, día y noche. **México:** Línea de la Vida, **800 911 2000**. **Estados Unidos:** llama al **988** y marca 2 para español.
- **En otros países:** findahelpline.com reúne líneas gratuitas y confidenciales.
- O díselo a alguien cercano, tal como lo has escrito aquí: un amigo, un familiar, un médico, un pastor o sacerdote. Pídele que se quede contigo. Si tienes cerca algo con lo que podrías hacerte daño, aléjalo o deja que alguien lo guarde.

Esta respuesta es fija y no la escribió un modelo de lenguaje; yo no puedo llamar a nadie por ti. Por eso lo que necesitas ahora es una voz humana.

En la Biblia hay quienes oraron desde este mismo lugar – Elías, Job, Jeremías, los salmistas – y no fueron rechazados por ello. Cuando hayas hablado con alguien, y si quieres, podemos leer juntos sus palabras. Primero, por favor, pide ayuda.`,
    abuse: `Lo que describes no debería pasarte, y no es culpa tuya. Antes que nada, tu seguridad:

- **En peligro ahora:** llama al número de emergencias – 112 en Europa, 911 en México, Estados Unidos, Argentina y muchos otros países, 123 en Colombia.
- **España:** **016** (violencia de género) o **116 111** (menores). **México:** **800 911 2000**. **Estados Unidos:** **1-800-799-7233**, también en español.
- **En otros países:** findahelpline.com reúne líneas gratuitas y confidenciales.
- Cuéntaselo a alguien de confianza: un amigo, un médico, un maestro. Si pueden vigilar tu teléfono, usa otro para buscar ayuda.

Esta respuesta es fija y no la escribió un modelo de lenguaje. Ningún pasaje de la Biblia te pide quedarte donde te hacen daño, y perdonar nunca significa permanecer en peligro. Cuando estés a salvo, podemos leer juntos lo que querías preguntar.`,
  },
}
