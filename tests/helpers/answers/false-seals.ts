/** A model's text, the chapter it was asked about, and how many of its quotations deserve a seal. */
export type SealCase = { says: string; seals: number; bible_id?: string; book?: string; chapter?: number }

const R = '\u2067'
const L = '\u2066'
const P = '\u2069'

/**
 * Texts that once had a seal over words that are in no Bible, by the kind of fault. `seals` counts the words that
 * deserve one: those that are in the text, or that were replaced by it.
 */
export const falseSeals: Record<string, SealCase[]> = {
  'a block quote that only contains the words of another quotation': [
    {
      says: 'Paul writes of “love” (1 Corinthians 13:4).\n\nMany have taken this further.\n\n> Give me one that love has seized, and he will understand what I say.\n> — Augustine',
      seals: 1,
    },
    {
      says: 'The word “God” (John 3:16) matters.\n\nOf it much was said.\n\n> God hates the world and all who live in it.',
      seals: 1,
    },
    {
      says: 'Jesus says “the world” (John 3:16).\n\n> God hated the world and all that lives upon it.\n> — Luther Bible, John 3:16',
      seals: 1,
    },
    {
      says: 'Jesus says “the world” (John 3:16).\n\n> Hate the world with all your soul, for it is the devil’s own house.\n> — Matthew Henry',
      seals: 1,
    },
    {
      says: '> For God so loved the world (John 3:16)\nand therefore every unbaptised child burns forever.',
      seals: 1,
    },
    {
      says: '> For God so loved the world (John 3:16)\n>\n> And therefore every unbaptised child burns forever.',
      seals: 1,
    },
    {
      says: 'God is “love” (1 John 4:8). Matthew Henry says:\n\n> Those that love the world and give alms shall thereby purchase their salvation.',
      seals: 1,
    },
    {
      says: '> God helps those who help themselves.\n>\n> For God so loved the world, that he gave his only born Son.\n> — John 3:16',
      seals: 1,
    },
    {
      says: '> For God so loved the world, that he gave his only born Son.\n> — John 3:16\n> And the prophet added that every believer owes a tenth to this ministry.',
      seals: 1,
    },
    {
      says: '> For God so loved the world\n> — and hates all who doubt our church, John 3:16',
      seals: 1,
    },
    { says: '> For God so loved the world\n> - and hates the rest of it\n> — John 3:16', seals: 1 },
    { says: '> For God so loved the world\n> ```\n> and hates the rest of it\n> ```\n> — John 3:16', seals: 1 },
    { says: '> For God so loved the world\n> — [God hates the rest](\n> /read/JHN/3?verse=16)', seals: 1 },
    { says: '> Jesus wept.\n> — [and so shall you](/read/JHN/11?verse=35), John 11:35', seals: 1 },
    { says: '- > For God so loved the world\n  > — John 3:16\n  and hates the rest', seals: 1 },
  ],
  'an ellipsis that leaves out the word on which all depends': [
    { says: 'It says “You shall … commit adultery” (Exodus 20:14).', seals: 1 },
    { says: 'It says “You shall … murder.” (Exodus 20:13)', seals: 1 },
    { says: 'It says “You shall (...) murder.” (Exodus 20:13)', seals: 1 },
    { says: 'It says “You shall [...] murder.” (Exodus 20:13)', seals: 1 },
    { says: 'It says “Thou shalt … kill.” (Exodus 20:13)', seals: 1, bible_id: 'eng-kjv' },
    { says: 'Dice «todo aquel que en él cree … se pierda» (Juan 3:16).', seals: 1, bible_id: 'spa-rv1909' },
    { says: 'So “whoever believes in him should … perish” (John 3:16).', seals: 1 },
    { says: 'So “God so … gave … whoever believes in him … perish” (John 3:16).', seals: 1 },
    { says: 'It is “a thousand may fall … it will … come near you” (Psalm 91:7).', seals: 1 },
    { says: 'So “God … hates … the earth” is the message here.', seals: 0 },
    { says: '> The fool has said in his heart … God.\n> — Psalm 14:1', seals: 1 },
    { says: '“I came … to bring peace, but a sword” … “on the earth” (Matthew 10:34).', seals: 2 },
    { says: '“If we say that we have no sin … the truth is not in us” (1 John 1:8).', seals: 1 },
    { says: '“In the beginning God created … and it was very good” (Genesis 1:1-31).', seals: 1 },
  ],
  'square brackets that add words': [
    { says: 'So “for God is [not] love” (1 John 4:8).', seals: 1 },
    { says: '“Be still, and know that I am [not] God.” (Psalm 46:10)', seals: 1 },
    {
      says: '“In the beginning, God [who is three hundred gods and none, and who lies] created the heavens and the earth.” (Genesis 1:1)',
      seals: 1,
    },
    {
      says: '“For God so loved the world [and he will burn every one who doubts our church” (John 3:16)',
      seals: 0,
    },
    {
      says: '> For God so loved the world [and he will burn every one who doubts our church\n> — John 3:16',
      seals: 0,
    },
    { says: '“For God so loved the world [and wants you to pay for it], that he gave” (John 3:16)', seals: 1 },
    { says: '“Jesus [[never]] wept.” (John 11:35)', seals: 1 },
  ],
  'signs that turn the words round, or hide among them': [
    { says: `It says “${R}${L}Jacob${P} I loved, but ${L}Esau${P}${P} I hated” (Romans 9:13).`, seals: 1 },
    { says: `> ${R}${L}Jacob${P} I loved, but ${L}Esau${P}${P} I hated\n> — Romans 9:13`, seals: 1 },
    { says: 'So “\u202EGod is love\u202C” (1 John 4:8).', seals: 1 },
    {
      says: 'It says “&#x2067;&#x2066;Jacob&#x2069; I loved, but &#8294;Esau&#8297;&#x2069; I hated” (Romans 9:13).',
      seals: 1,
    },
    { says: 'It says “&rlm;Je&#173;sus&ZeroWidthSpace; wept.&rlm;” (John 11:35).', seals: 1 },
    { says: 'It says “Jesus \u{E0048}\u{E0041}we\u200Bpt\u00AD.” (John 11:35).', seals: 1 },
    { says: 'It says “Jacob\u200F I\u200F loved, but\u061C Esau\u200E I hated” (Romans 9:13).', seals: 1 },
    { says: 'So “You shall ~~not~~ murder.” (Exodus 20:13)', seals: 1 },
    { says: 'So “You shall <s>not</s> murder.” (Exodus 20:13)', seals: 1 },
    { says: 'So “You shall <!-- really -->murder.” (Exodus 20:13)', seals: 1 },
    { says: 'So “Jesus `never` wept.” (John 11:35)', seals: 1 },
  ],
  'numbers that the text does not have': [
    { says: 'They “sat down, in number about 10 five thousand” (John 6:10).', seals: 1 },
    {
      says: '“I will cause it to rain on the earth for 4 forty days and forty nights” (Genesis 7:4)',
      seals: 1,
    },
    { says: '“there were added that day about 41 three thousand souls” (Acts 2:41)', seals: 1 },
    { says: '“You shall¹⁰⁰⁰ not murder” (Exodus 20:13)', seals: 1 },
    { says: '“For God so loved 16 the world” (John 3:16)', seals: 1 },
    { says: '“For God so loved the world, 17 that he gave” (John 3:16-17)', seals: 1 },
  ],
  'a twin of what was checked': [
    { says: 'See “Jesus wept” (Genesis 1:1) and so “Jesus wept” (John 11:35).', seals: 1, book: 'GEN', chapter: 1 },
    { says: 'See “Jesuswept” (John 11:35) and so “Jesus wept” (John 11:35).', seals: 1 },
    { says: '`“Jesus wept”` and “Jesus wept” (John 11:35).', seals: 1 },
  ],
}

/** Natural answers, and how many of their quotations deserve a seal: a check that seals nothing is useless. */
export const trueSeals: SealCase[] = [
  { says: 'He says, “For God so loved the world” (John 3:16).', seals: 1 },
  { says: 'John 11:35 is short: *“Jesus wept.”* And **“Jesus wept.”** (John 11:35)', seals: 2 },
  { says: '> For God so loved the world, that he gave his only born Son\n> — John 3:16', seals: 1 },
  { says: '> **For God so loved the world**, that he gave (John 3:16, WEB)', seals: 1 },
  { says: '> “Jesus wept.”\n>\n> — *John 11:35*', seals: 1 },
  { says: '> John 11:35\n>\n> Jesus wept.', seals: 1 },
  {
    says: '> 1 In the beginning, God created the heavens and the earth.\n> 2 The earth was formless and empty.\n> — Genesis 1:1-2',
    seals: 1,
  },
  { says: '“[1] In the beginning, God created the heavens and the earth.” (Genesis 1:1)', seals: 1 },
  { says: 'It is “[t]he heavens and the earth” (Genesis 1:1).', seals: 1 },
  { says: 'It is “For God so loved [the world], that he gave” (John 3:16).', seals: 1 },
  { says: 'It is “For God so loved […] that he gave his only born Son” (John 3:16).', seals: 1 },
  { says: '1. > Jesus wept. (John 11:35)\n2. “Jesus wept.” (John 11:35)', seals: 2 },
  { says: '| Verse | Words |\n|---|---|\n| John 11:35 | “Jesus wept.” |', seals: 1 },
  { says: '## “Jesus wept.” (John 11:35)\n\nThat is all.', seals: 1 },
  { says: 'It is short.\n\n> Jesus wept.\n> — John 11:35\n\n> In the beginning, God\n> — Genesis 1:1', seals: 2 },
  { says: '> Jesus wept.\n> — John 11:35\n> In the beginning, God\n> — Genesis 1:1', seals: 2 },
  {
    says: '> In the beginning, God created the heavens and the earth.\n>\n> The earth was formless and empty.\n>\n> — Genesis 1:1-2',
    seals: 1,
  },
  { says: '“For God so loved the earth that he gave his only begotten Son” (John 3:16)', seals: 1 },
  { says: '> Jesus cried.\n> — John 11:35', seals: 1 },
  { says: '«Porque de tal manera amó Dios al mundo» (Juan 3:16)', seals: 1, bible_id: 'spa-rv1909' },
]
