import { findReferences } from './reference.ts'
import type { Reference } from './versification.ts'

/**
 * Names that people use for passages, often absent from the text itself: Luke never writes "good Samaritan". Each line
 * has the names, then the passage.
 */
const lines = `
creation, beginning of the world|Genesis 1:1-31
adam and eve, garden of eden|Genesis 2:7-25
the fall, original sin, forbidden fruit|Genesis 3:1-19
cain and abel|Genesis 4:1-16
noah, noahs ark, flood, built ark|Genesis 6:9-22
rainbow|Genesis 9:8-17
tower of babel|Genesis 11:1-9
abraham called, call of abram|Genesis 12:1-9
sodom and gomorrah|Genesis 19:1-29
sacrifice of isaac, binding of isaac|Genesis 22:1-19
jacobs ladder|Genesis 28:10-22
josephs coat, coat of many colors|Genesis 37:1-11
burning bush|Exodus 3:1-15
plagues of egypt, ten plagues|Exodus 7:14-25
passover|Exodus 12:1-14
red sea, crossing the red sea|Exodus 14:10-31
manna|Exodus 16:4-18
ten commandments, decalogue|Exodus 20:1-17
golden calf|Exodus 32:1-14
aaronic blessing, priestly blessing|Numbers 6:22-27
shema, hear o israel|Deuteronomy 6:4-9
jericho, walls of jericho|Joshua 6:1-20
gideon fleece|Judges 6:36-40
samson and delilah|Judges 16:4-22
david and goliath, goliath|1 Samuel 17:32-51
david and bathsheba, bathsheba|2 Samuel 11:1-15
wisdom of solomon, judgment of solomon|1 Kings 3:16-28
still small voice|1 Kings 19:9-13
fiery furnace, shadrach|Daniel 3:13-28
lions den, daniel and the lions|Daniel 6:10-23
jonah and the whale, whale|Jonah 1:17-2:10
suffering servant|Isaiah 53:1-12
prince of peace|Isaiah 9:6-7
new covenant|Jeremiah 31:31-34
dry bones, valley of bones|Ezekiel 37:1-14
virtuous woman, proverbs woman|Proverbs 31:10-31
time for everything, season for everything|Ecclesiastes 3:1-8
good shepherd|John 10:11-18
christmas, birth of jesus, nativity, bethlehem, manger|Luke 2:1-20
wise men, magi|Matthew 2:1-12
baptism of jesus|Matthew 3:13-17
temptation of jesus, jesus tempted|Matthew 4:1-11
beatitudes|Matthew 5:3-12
sermon on the mount|Matthew 5:1-12
salt and light|Matthew 5:13-16
love your enemies, enemies|Matthew 5:43-48
lords prayer, our father|Matthew 6:9-13
worry, anxiety, anxious|Matthew 6:25-34
golden rule|Matthew 7:12-12
narrow gate|Matthew 7:13-14
parable of the sower, sower|Matthew 13:1-23
walking on water, walked on water|Matthew 14:22-33
forgiveness, forgive, unforgiving servant|Matthew 18:21-35
divorce|Matthew 19:3-9
rich young ruler|Mark 10:17-31
greatest commandment|Matthew 22:34-40
parable of the talents, talents|Matthew 25:14-30
sheep and goats|Matthew 25:31-46
end times, second coming, end of the world|Matthew 24:29-44
great commission|Matthew 28:16-20
trinity|Matthew 28:18-20
good samaritan, my neighbor|Luke 10:25-37
mary and martha|Luke 10:38-42
lost sheep|Luke 15:3-7
prodigal son, lost son|Luke 15:11-32
zacchaeus|Luke 19:1-10
last supper, communion, eucharist|Luke 22:14-23
crucifixion, crucified, cross of christ|Luke 23:32-49
easter, resurrection, empty tomb, rise from the dead|1 Corinthians 15:1-22
water into wine, wedding at cana|John 2:1-11
born again, nicodemus|John 3:1-16
woman at the well|John 4:5-26
feeding of the five thousand, loaves and fishes|John 6:1-14
woman caught in adultery, cast the first stone|John 8:2-11
lazarus|John 11:17-44
foot washing, washing feet|John 13:1-17
heaven, many mansions|Revelation 21:1-7
hell|Luke 16:19-31
vine and branches, true vine|John 15:1-11
holy spirit, holy ghost, helper, comforter|John 14:15-26
pentecost|Acts 2:1-21
damascus, conversion of paul|Acts 9:1-19
sinners, all have sinned|Romans 3:21-26
why did jesus have to die, jesus die, died for us|Romans 5:6-11
baptism, baptized|Romans 6:3-11
suffering, suffer|Romans 8:18-30
saved, salvation, how to be saved|Romans 10:8-13
government, authorities|Romans 13:1-7
temptation, tempted|1 Corinthians 10:12-13
spiritual gifts|1 Corinthians 12:4-11
love, love chapter|1 Corinthians 13:1-13
death, die, dead, after death|1 Corinthians 15:50-57
comfort, grief, grieving|2 Corinthians 1:3-7
giving, tithe, tithing, generosity|2 Corinthians 9:6-11
fruit of the spirit|Galatians 5:22-23
grace|Ephesians 2:1-10
anger, angry|Ephesians 4:25-32
marriage, husbands, wives, husbands and wives|Ephesians 5:22-33
parents, children|Ephesians 6:1-4
armor of god|Ephesians 6:10-18
humility, humble|Philippians 2:1-11
peace, worried|Philippians 4:4-9
contentment, content|Philippians 4:10-13
rapture|1 Thessalonians 4:13-18
prayer, pray|Luke 11:1-13
money, rich, wealth, riches|1 Timothy 6:6-10
scripture inspired, inspiration of scripture|2 Timothy 3:14-17
faith, heroes of faith|Hebrews 11:1-16
discipline|Hebrews 12:4-11
wisdom|James 1:2-8
tongue, gossip|James 3:1-12
lonely, loneliness, alone|Psalms 139:1-18
fear, afraid|Psalms 27:1-6
sad, sadness, depressed, depression|Psalms 42:1-11
guilt, guilty, repentance, repent|Psalms 51:1-12
protection, safety|Psalms 91:1-16
thankful, thanksgiving, gratitude|Psalms 100:1-5
guidance, gods will, trust|Proverbs 3:1-8
alcohol, drunk, drinking, wine|Proverbs 23:29-35
friendship, friends|Proverbs 17:9-17
work, lazy, laziness|Proverbs 6:6-11
hope|1 Peter 1:3-9
doubt, doubting|John 20:24-29
mark of the beast|Revelation 13:11-18
new heaven, new earth|Revelation 21:1-7`

const small = new Set([
  'the',
  'of',
  'and',
  'a',
  'an',
  'in',
  'on',
  'to',
  'for',
  'my',
  'your',
  'our',
  'is',
  'be',
  'did',
  'how',
  'why',
  'us',
])

// one letter more or less at the end, or a common ending: "forgiving" is a form of "forgive"
function isForm(given: string, word: string): boolean {
  if (given === word) return true
  const stem = word.replace(/(?:e|y|ed|ing|s)$/, '')
  return (
    stem.length > 3 &&
    given.startsWith(stem) &&
    /^(?:e|y|i|s|es|ed|ing|d|ies|ied|er|ers)?$/.test(given.slice(stem.length))
  )
}

type Named = { names: string[][]; passage: Reference }

let named: Named[] | undefined

function readNamed(): Named[] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', reference = ''] = line.split('|')
      const [passage] = findReferences(reference)
      return passage
        ? [{ names: names.split(', ').map((name) => name.split(' ').filter((word) => !small.has(word))), passage }]
        : []
    })
}

export type NamedPassage = Reference & { share: number }

/**
 * The passages named in a question, with the name's share of the question's words; only the longest names if several
 * fit.
 */
export function namedPassages(words: readonly string[]): NamedPassage[] {
  const given = words.map((word) => word.toLowerCase()).filter((word) => !small.has(word))
  named ??= readNamed()
  const fitting = named.flatMap(({ names, passage }) => {
    const length = Math.max(
      0,
      ...names
        .filter((name) => name.every((word) => given.some((each) => isForm(each, word))))
        .map((name) => name.length),
    )
    return length > 0 ? [{ length, passage }] : []
  })
  const longest = Math.max(0, ...fitting.map(({ length }) => length))
  return fitting
    .filter(({ length }) => length === longest)
    .map(({ passage, length }) => ({ ...passage, share: Math.min(1, length / given.length) }))
}
