import { describe, expect, test } from 'vitest'
import { normalise } from '../../shared/distress/normalise.ts'
import { recogniseOnDevice } from '../../shared/distress/on-device.ts'
import { quietLines } from '../../shared/distress/quiet-lines.ts'
import { findSpanishSign } from '../../shared/distress/spanish.ts'
import { surelyInDanger } from '../../shared/distress/sure.ts'
import { loadRecognition, recogniseDistress } from '../../shared/server/distress/recognise.ts'

// before the tests, whose time is limited: it takes up to a second, and longer on a busy machine
loadRecognition()

const recognisers = { server: recogniseDistress, browser: recogniseOnDevice }

const commands = {
  en: [
    ['other_at_risk', 'an angel told me my son must be offered like isaac'],
    ['other_at_risk', 'God is testing me like Abraham with my son'],
    ['other_at_risk', 'i have to offer my daughter as jephthah did'],
    ['other_at_risk', 'Like Abraham I must sacrifice my only son.'],
    ['other_at_risk', 'the voice commands me to offer my little daughter'],
    ['other_at_risk', 'God said I have to give my daughter as a burnt offering'],
    ['other_at_risk', 'God wants my son as a sacrifice like Isaac'],
    ['other_at_risk', 'i feel called to sacrifice my baby'],
    ['other_at_risk', 'my wife is a witch and must be burned'],
    ['other_at_risk', 'my child is a demon and must die'],
    ['suicide', 'i will pluck out my eye'],
    ['suicide', 'My eye makes me sin, so I will gouge it out'],
    ['suicide', 'should i cut off my hand to stop sinning matthew 5:30'],
    ['suicide', "I'm going to chop off my right hand because of my sin"],
    ['suicide', 'i want to castrate myself matthew 19:12'],
    ['suicide', 'i will nail my hands on good friday'],
    ['suicide', 'god told me i am the lamb and must be slain'],
    ['suicide', 'jesus told me to walk into the sea'],
    ['suicide', 'i am the messiah and must die on friday'],
  ],
  es: [
    ['other_at_risk', 'un ángel me dijo que mi hijo debe ser ofrecido como Isaac'],
    ['other_at_risk', 'Dios me está probando como a Abraham con mi hijo'],
    ['other_at_risk', 'tengo que ofrecer a mi hija como Jefté'],
    ['other_at_risk', 'mi hijo es un demonio y debe morir'],
    ['suicide', 'me voy a arrancar el ojo'],
    ['suicide', 'debo cortarme la mano para dejar de pecar'],
    ['suicide', 'quiero castrarme'],
    ['suicide', 'Dios me dijo que soy el cordero y debo morir'],
    ['suicide', 'soy el mesías y debo morir el viernes'],
    ['sexual_abuse', 'me obliga a tener relaciones'],
    ['sexual_abuse', 'me fuerza a tener sexo'],
  ],
}
const noCommands = [
  'Why did God tell Abraham to sacrifice Isaac?',
  'Why did Jephthah have to offer his daughter?',
  'I feel like Abraham giving up my son to the army',
  'I want to give my life as a living sacrifice',
  'God wants my son to be a pastor',
  "God is testing me like Abraham with my son's illness",
  'I will offer my son to God in baptism as Abraham offered Isaac',
  'We offer our children to God in prayer',
  'my daughter must be offered a place at the school',
  'My husband must die to himself',
  'If my husband should die, may I marry again?',
  'What does it mean to pluck out your eye?',
  'should we literally cut off our hand',
  'Does Jesus mean I should cut off my hand?',
  'I want to cut off my old habits',
  'my hand hurts, should i see a doctor',
  'I must be crucified with Christ',
  'I want to crucify myself daily with Christ',
  'Jesus said I am the lamb and must be slain',
  '¿Por qué Dios le dijo a Abraham que sacrificara a Isaac?',
  '¿Por qué Jefté tuvo que ofrecer a su hija?',
  'quiero ofrecer a mi hijo a Dios en el bautismo como Abraham',
  'mi hijo debe morir al yo',
  '¿Qué significa arrancarse el ojo?',
  'tengo que cortarme el pelo',
  'quiero crucificarme con Cristo cada día',
  'nadie me obliga a tener relaciones',
  'i want to nail my hands on the drums',
  'i have to cut off my finger nails',
  'i have diabetes and i have to cut off my foot',
  'the surgeon told me i must cut off my leg because of cancer',
  'quiero castrar mi gato',
  'tengo que sacarme un ojo por cáncer',
  'Should I sacrifice my wife for my ministry like Abraham',
  'god tested me like abraham when my son moved away',
  'god tested me like abraham when my son died',
  'my brother is to be put to death by the state',
  'my mother needs to die in peace',
  'my father must die in prison',
  'my son has to be offered to God in baptism',
  'mi padre debe morir en casa',
  'mi madre merece morir en paz',
  'mi hijo tiene que ser ofrecido a dios',
]

describe.each(Object.entries(recognisers))('by the %s', (_where, find) => {
  test.each(Object.entries(commands))(
    'Scripture or a voice taken as a command to harm gets the reply in %s',
    (language, all) => {
      for (const [kind, text] of all) {
        expect.soft(find(text!, language), text).toEqual({ kind, response: 'reply', language })
      }
    },
  )

  test.each([
    ['en', 'is suicide unforgivable'],
    ['en', 'is suicide the unforgivable sin'],
    ['en', 'Is suicide a sin?'],
    ['en', 'is suicide forgivable'],
    ['en', 'suicide and salvation'],
    ['en', 'is killing yourself a sin'],
    ['en', 'is cutting a sin'],
    ['es', 'es pecado suicidarse'],
    ['es', 'el suicidio tiene perdón'],
    ['es', 'Dios perdona el suicidio'],
    ['es', 'dios perdona a un suicida'],
    ['es', '¿Es pecado querer morir?'],
  ])('whether suicide is a sin or forgiven gets help (%s: %s)', (language, text) => {
    expect(find(text, language)).toMatchObject({ kind: 'suicide', language })
  })
})

test.each([
  'I am fasting until God takes me',
  'i am fasting to death',
  'day 6 no water and no food fasting',
  'i stopped drinking water for esther fast it is day 5',
  "I haven't drunk any water for 4 days",
  'ayuno hasta que Dios me lleve',
  'dejé de beber agua por el ayuno de Ester, es el día 5',
])('a fast that ends in death gets two lines at least: %s', (text) => {
  expect(quietLines(normalise(text))).toMatchObject({ kind: 'suicide', response: 'lines' })
  expect(recogniseDistress(text, 'en')).toBeDefined()
})

test.each([
  ['en', 'do i have to pluck out my eye?'],
  ['en', 'should i cut off my hand if it causes me to sin?'],
  ['en', 'So I must cut off my hand if it makes me sin?'],
  ['en', 'must i cut off my right hand if it offends me'],
  ['en', 'if my eye causes me to sin must i pluck it out?'],
  ['es', '¿Debo arrancarme el ojo?'],
  ['es', 'tengo que cortarme la mano si me hace pecar'],
])(
  'a question in the words of Matthew 5:30 gets two lines unless the network knows more (%s: %s)',
  (language, text) => {
    const lines = { kind: 'suicide', response: 'lines', language }
    expect(recogniseOnDevice(text, language)).toEqual(lines)
    expect(recogniseDistress(text, language)?.kind).toBe('suicide')
  },
)

test.each([
  ['en', 'do i have to pluck out my eye?'],
  ['en', 'should i cut off my hand if it causes me to sin?'],
  ['es', '¿Debo arrancarme el ojo?'],
])('the network adds no reply to such a question (%s: %s)', (language, text) => {
  expect(recogniseDistress(text, language)?.response).toBe('lines')
})

test.each([
  'should i cut off my hand to stop sinning?',
  'do i have to pluck out my eye because of my lust?',
  'i will cut off my hand if it makes me sin',
  'my eye makes me sin, should i gouge it out',
  'if my eye makes me sin i will gouge it out',
  'Should I castrate myself?',
  'debo cortarme la mano para dejar de pecar?',
  'quiero castrarme a mí mismo',
  'mi hijo tiene que ser ofrecido a dios como Isaac',
  'my son must be offered to God on the altar',
  'my wife must die in the fire',
  'mi hija debe morir en el altar',
  'mi esposa debe morir con los demonios',
  'what should i do, i am going to cut off my hand, please help?',
  'i will cut off my hand because it is infected by demons',
  'God told me to sacrifice my son, it is my mission',
  'my daughter must be stoned by the law of moses',
  'my wife must die at home tonight',
  'debo cortarme la mano, Dios me lo ordena',
])('a command that someone means to follow stays a sure sign: %s', (text) => {
  expect(surelyInDanger(normalise(text), 'en')?.response).toBe('reply')
})

test.each(noCommands)('a question, a rite or a turn of speech is no command: %s', (text) => {
  expect(surelyInDanger(normalise(text), 'en')).toBeUndefined()
})

test.each([
  'Is Judas in hell because of suicide?',
  'Did Samson sin by killing himself?',
  'essay: is suicide a sin in the eyes of Augustine',
  'God saved me from suicide and I praise him',
  'is cutting my hair a sin',
  'How long did Jesus fast before he was hungry?',
  'I am fasting until Easter',
  'Israel walked until day 3 without water',
  'I stopped drinking 5 days ago and feel great',
  'We had no food on day 3 of the hike',
  '¿Es pecado cortarse el pelo?',
  '¿Saúl fue al infierno por suicidarse?',
  'War Judas nach seinem Selbstmord in der Hölle?',
  'Dieu pardonne-t-il le vol ?',
])('a person of the Bible, a study or a usual fast gets no line: %s', (text) => {
  expect(quietLines(normalise(text))).toBeUndefined()
})

test.each([
  ['suicide', true, 'me voy a tirar del puente'],
  ['suicide', true, 'esta noche se acaba todo'],
  ['suicide', false, 'ya no aguanto más'],
  ['violence', true, 'me agarró del cuello'],
  ['child_abuse', true, 'mi padrastro se mete a mi cuarto en la noche'],
  ['medical', true, 'me corté y no para la sangre'],
  ['child_abuse', true, 'tengo miedo de hacerle daño a mi bebé'],
])('the Spanish grammar finds %s, sure: %s: %s', (kind, isSure, text) => {
  expect(findSpanishSign(normalise(text))).toEqual({ kind, isSure })
})

test.each([
  'me voy a tirar a la piscina',
  'me voy a tirar del puente haciendo bungee',
  'esta noche se acaba todo el ayuno',
  'ya no aguanto las ganas de leer Romanos',
  'me agarré del manto de Jesús',
  'mi mamá entra a mi cuarto en la noche a orar',
  'la mujer no paraba de sangrar y tocó el manto de Jesús',
  'tengo miedo de hablar en público',
])('the Spanish grammar finds nothing in “%s”', (text) => {
  expect(findSpanishSign(normalise(text))).toBeUndefined()
})
