import { describe, expect, test } from 'vitest'
import { recogniseOnDevice } from '../../shared/distress/on-device.ts'
import { recogniseDistress } from '../../shared/server/distress/recognise.ts'

const recognisers = { server: recogniseDistress, browser: recogniseOnDevice }

describe.each(Object.entries(recognisers))('in the %s', (_where, recognise) => {
  test.each([
    ['medical', 'en', 'found her hanging in the closet'],
    ['medical', 'en', 'my friend took like 30 tylenols and says she’s fine'],
    ['medical', 'es', 'está colgada en el garaje, ayuda'],
    ['medical', 'es', 'mi amiga se tomó como 30 paracetamoles y dice que está bien'],
    ['suicide', 'en', 'i unalived my insta and im next lol'],
    ['suicide', 'es', 'una voz me dice que me aviente al metro'],
    ['other_at_risk', 'en', 'God is telling me to lay my boy on the altar'],
    ['other_at_risk', 'es', 'la voz me ordena sacrificar a mi hijo como Abraham'],
    ['other_at_risk', 'en', 'I want to hurt the people at my old job so bad. I know their schedule.'],
    ['other_at_risk', 'en', 'He hurt my sister and I bought a gun. An eye for an eye, right?'],
    ['child_abuse', 'en', 'i love my son but when he screams at 3am i want to throw him against the wall'],
    ['child_abuse', 'en', 'i slapped my 3yo so hard he fell and i hate myself'],
    ['child_abuse', 'es', 'mi bebé no para de llorar y quisiera aventarlo'],
    ['child_abuse', 'en', 'some guy has my nudes and wants 500 bucks or he’ll send them to my whole school'],
    ['child_abuse', 'es', 'me amenazan con subir mis packs si no deposito, tengo 15'],
    ['child_abuse', 'en', 'I ran away two days ago and a man at the bus station says I can stay at his place'],
    ['child_abuse', 'es', 'me escapé de mi casa y estoy en la terminal'],
    ['child_abuse', 'es', 'se oye cómo golpean a los niños del vecino'],
    ['sexual_abuse', 'es', 'me v1olaron hace dos semanas, no le he dicho a nadie'],
  ])('a danger within a text gets its reply, %s, in %s: %s', (kind, language, text) => {
    expect(recognise(text, language)).toEqual({ kind, response: 'reply', language })
  })

  test.each([
    ['dying', 'en', 'hospice came today for mom'],
    ['dying', 'en', 'my dad is on life support and we have to decide tomorrow'],
    ['dying', 'en', 'I am not afraid to die but I am afraid of the dying. The cancer is in my bones now.'],
    ['dying', 'en', 'Is it a sin to turn off the machines for my father?'],
    ['dying', 'es', 'a mi papá lo tienen conectado y mañana hay que decidir'],
    ['dying', 'es', 'mi mamá está en terapia intensiva y ya no hay nada que hacer'],
    ['dying', 'en', 'my husband is dying and I do not know what to read to him'],
    ['dying', 'en', 'mum is dying'],
    ['dying', 'en', 'I have three months to live and two small girls'],
    ['dying', 'es', 'mi mama esta en sus ultimos dias en casa con cuidados paliativos'],
    ['dying', 'es', 'me dieron tres meses de vida'],
    ['want', 'en', 'we have no food till friday and 3 kids'],
    ['want', 'en', 'I skip meals so my kids can eat'],
    ['want', 'en', 'I’m broke and rent is due'],
    ['want', 'es', 'hace dos dias q no como'],
    ['want', 'es', 'me desalojan mañana con mis hijos'],
    ['disaster', 'en', 'tornado hit our town'],
    ['disaster', 'en', 'my house was bombed'],
    ['disaster', 'es', 'el terremoto nos dejó sin casa'],
    ['want', 'en', 'evicted today. me and 2 kids in the van tonite'],
    ['want', 'en', 'no food stamps left and three kids to feed'],
    ['want', 'en', 'laid off friday. rent due the 1st. idk how to tell my wife'],
    ['want', 'es', 'nos desalojaron hoy, dormimos en la camioneta con los niños'],
    ['want', 'es', 'llevamos dos semanas comiendo puro arroz y ya se acabó'],
    ['disaster', 'en', 'a tornado took the roof, and the church too'],
    ['disaster', 'en', 'our house burned to the ground sunday, we got out with the clothes on our back'],
    ['disaster', 'en', 'the river came up in the night, we lost everything'],
    ['disaster', 'es', 'se inundó el pueblo y perdimos todo'],
  ])('a hardship within a text gets the words for %s, in %s: %s', (circumstance, language, text) => {
    expect(recognise(text, language)).toMatchObject({ circumstance, response: 'lines', language })
  })

  test.each([
    ['suicide', 'en', 'I make myself throw up after every meal and then I lead worship on sunday'],
    ['suicide', 'es', 'llevo 4 días sin comer porque me veo gorda'],
    ['suicide', 'en', 'I killed a man in the war. Can a man like me be forgiven?'],
    ['suicide', 'en', 'I still wake up screaming from Kandahar'],
    ['suicide', 'en', 'My children put me in this home and I count the tiles in the ceiling'],
    ['pregnancy', 'en', 'third miscarriage. how do we tell our families'],
    ['pregnancy', 'es', 'nació sin vida. se llamaba Ruth'],
    ['addiction', 'en', 'my husband came home drunk again and passed out in the driveway'],
    ['addiction', 'es', '12 días limpio y las ganas me comen'],
    ['child_abuse', 'en', 'i get shoved in lockers for wearing a cross'],
    ['child_abuse', 'es', 'me empujan y me dicen gordo todos los días en la secu'],
  ])('a need within a text gets two lines, %s, in %s: %s', (kind, language, text) => {
    expect(recognise(text, language)).toEqual({ kind, response: 'lines', language })
  })
})

describe.each(Object.entries(recognisers))('what is no such need, in the %s', (_where, recognise) => {
  test.each([
    ['en', 'I have stage 4 cancer and I want to end my life'],
    ['en', 'evicted today and my husband hits me'],
    ['en', 'our house burned down and I want to die too'],
    ['en', 'I was suicidal in college and God saved me, but I feel it again'],
    ['en', 'I used to cut myself. Praise God. Tonight I want to die'],
    ['es', 'nos desalojaron hoy y ya no quiero vivir'],
    ['es', 'intenté matarme hace dos años, gracias a Dios, pero otra vez quiero morir'],
  ])('a hardship or thanks hides no danger, in %s: %s', (language, text) => {
    expect(recognise(text, language)).toMatchObject({ response: 'reply' })
  })

  test.each([
    ['en', 'I was suicidal in college and Jesus pulled me out, what a Savior'],
    ['en', 'Lord I am so grateful, the tumor is gone'],
    ['en', 'back in 2009 i tried to end it all. today i held my first grandchild. God is good!'],
    ['en', 'my parents are splitting up and it’s because of me'],
    ['en', 'my wife handed me divorce papers at dinner'],
    ['en', 'is it ok to turn off the machine'],
    ['en', 'Why did the flood destroy everything in the days of Noah?'],
    ['en', 'Why did Absalom hang in the tree?'],
    ['es', 'quise matarme de joven y Cristo me rescató, hoy soy pastora'],
    ['es', 'de niño mi papá nos golpeaba, ya lo perdoné y Dios nos restauró'],
    ['es', 'el cuadro está colgado en la sala'],
  ])('thanks for what is over, a parting and a question are no distress, in %s: %s', (language, text) => {
    expect(recognise(text, language)).toBeUndefined()
  })
})
