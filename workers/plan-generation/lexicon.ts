import { readFileSync } from 'node:fs'
import { bookNames } from './book-names.ts'
import { wordsOf } from './words.ts'

/** Something that a request may name. `parts` are passages as written in the lists. */
export type PlanSubject =
  | { kind: 'book'; book: string; language: string }
  | { kind: 'set'; title: string; parts: string }
  | { kind: 'person'; title: string; parts: string }
  | { kind: 'topic'; title: string; topics: string[]; parts: string }
  | { kind: 'filler' }

/** Words that do not describe what to read, and phrases that contain a name but do not mean it. */
const fillers = `
read, reading, study, studying, bible study, plan, reading plan, through, book, books, chapter, chapters, verse, verses, whole, entire, complete, all, full,
the, of, and, to, in, for, with, a, an, my, me, i, we, our, on, about, from, what, how, is, are, be, am, was, do, does, did, can, will, would, should, could,
that, this, it, at, as, by, when, where, who, which, help, please, want, like, need, give, make, create, show, more, some, day, days, week, month, year, daily,
passages, passage, scripture, scriptures, bible, biblical, gospel of, gospel according to, letter, letters, epistle, epistle to, story, stories, life, lives, god, lord,
love to, i love, i would love, would love, mark my words, working through, work through, going through, go through, overview, deep dive, dive, explore, understand,
learn, learning, teach, teaching, teachings, says, say, said, saying, person, people, man, men, woman, women, someone, feel, feeling, feelings, after, before, during, while,
new, good, great, best, important, most, you, your, he, she, they, them, us, him, her, his, there, have, has, had, not, no, or, but, if, so, just, really, very, too,
getting, get, let, lets, together, every, each, one, two, three, first, last, next, between, into, over, out, up, don, t, s, m, re, ll, ve, etc, things, thing, something, anything,
already, else, except, excluding, without, nothing, apart, instead, ausser, außer, ohne, nichts, nicht, aber, schon, bereits, gelesen, pero, excepto, menos, sin, nada, ya, leido,
mais, sauf, sans, rien, deja, lu, mas, exceto, sem, ja, li, 除, 除 了, 但, 不, 已 经, 过,
el, la, los, las, de, del, y, en, que, con, para, por, un, una, mi, yo, quiero, leer, libro, evangelio, evangelio de, evangelio segun, carta, plan de lectura, lectura, vida, sobre, cuando, estoy, como, se, me, al, lo, su, es, vida de, historia, historia de,
dios, senor, dice, dicen, tengo, tiene, quisiera, quiere, nos, muy, mas, plan, planes, capitulo, capitulos, versiculo, versiculos, dia, dias, semana, semanas, ano, anos, minuto, minutos, minute, minutes, hour, hours, hora, horas, morning, mornings, evening, evenings, night, manana, mananas, noche, noches, cada, pasajes, textos, mujer, hombre, personas, other, than, know,
der, die, das, den, dem, des, und, mit, ein, eine, einen, ich, bin, mochte, lesen, buch, evangelium, brief, leseplan, uber, im, von, vom, zu, zum, durch, fur, wenn, was, sagt, bibel, leben, geschichte, mein, meine, nach, lebens,
le, les, des, du, et, avec, pour, dans, un, une, je, veux, lire, livre, evangile, evangile de, evangile selon, lettre, plan de lecture, vie, sur, quand, suis, ce, dit, mon, ma, vie de, histoire, l, d, au, aux,
o, os, do, da, dos, das, e, em, com, um, uma, eu, quero, ler, livro, evangelho, evangelho de, plano, plano de leitura, leitura, sobre, quando, estou, meu, minha, historia, ao,
读, 讀, 读 完, 阅 读, 计 划, 的, 我, 想, 关 于, 關 於, 在, 和, 与, 一, 个, 书, 書, 章, 天, 生 平, 一 生, 了, 是, 里, 中, 有, 们, 要, 请, 帮, 从`

const read = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.includes('|') && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()))

/** What every phrase may mean, by its words. */
export const lexicon: ReadonlyMap<string, PlanSubject[]> = build()

/** The number of words in the longest phrase. */
export const LONGEST = Math.max(...[...lexicon.keys()].map((key) => key.split(' ').length))

/** The topic for a request without anything that can be looked up. */
export const firstSteps = lexicon.get('new to the bible')!.find((entry) => entry.kind === 'topic')!

function build(): Map<string, PlanSubject[]> {
  const all = new Map<string, PlanSubject[]>()
  const add = (names: string, entry: PlanSubject) => {
    for (const name of names.split(',')) {
      const key = wordsOf(name).join(' ')
      if (key) all.set(key, [...(all.get(key) ?? []), entry])
    }
  }
  for (const { form, book, language } of bookNames) add(form, { kind: 'book', book, language })
  for (const [names = '', title = '', parts = ''] of read('sets.txt')) add(names, { kind: 'set', title, parts })
  for (const [names = '', title = '', parts = ''] of read('persons.txt')) add(names, { kind: 'person', title, parts })
  for (const [, title = '', names = '', topics = '', parts = ''] of read('topics.txt'))
    add(names, { kind: 'topic', title, topics: topics.split(';').map((name) => name.trim()), parts })
  add(fillers.replaceAll('\n', ' '), { kind: 'filler' })
  return all
}
