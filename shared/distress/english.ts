import { addictionEn } from './acts/addiction-en.ts'
import { childEn } from './acts/child-en.ts'
import { commonEn } from './acts/common-en.ts'
import { idiomsEn } from './acts/idioms-en.ts'
import { medicalEn } from './acts/medical-en.ts'
import { griefEn } from './acts/needs-en.ts'
import { otherAtRiskEn } from './acts/other-at-risk-en.ts'
import { pregnancyEn } from './acts/pregnancy-en.ts'
import { scriptureEn } from './acts/scripture-en.ts'
import { sexualEn } from './acts/sexual-en.ts'
import { suicideEn } from './acts/suicide-en.ts'
import { suicideWordsEn } from './acts/suicide-words-en.ts'
import { violenceEn } from './acts/violence-en.ts'
import { createGrammar, type Grammar, type GrammarParts, type Rule } from './grammar.ts'
import { contextEn } from './words/context-en.ts'
import { deathEn } from './words/death-en.ts'
import { harmEn } from './words/harm-en.ts'
import { needsEn } from './words/needs-en.ts'
import { peopleEn } from './words/people-en.ts'
import { signsEn } from './words/signs-en.ts'
import { thingsEn } from './words/things-en.ts'

const parts: GrammarParts = {
  words: [peopleEn, harmEn, thingsEn, deathEn, needsEn, contextEn, signsEn],
  unions: {
    Person: 'Partner Parent Kin Child Friend Authority Someone',
    Subject: 'I He You Person God BibleName',
    Self: 'I Me My Myself',
  },
  acts: [
    idiomsEn,
    scriptureEn,
    commonEn,
    suicideWordsEn,
    suicideEn,
    otherAtRiskEn,
    sexualEn,
    violenceEn,
    childEn,
    medicalEn,
    griefEn,
    pregnancyEn,
    addictionEn,
  ],
}

/** Its idioms are matched before the other rules, and exclude their words from them. */
type EnglishGrammar = Grammar & { idioms: Rule[] }

let grammar: EnglishGrammar | undefined

/** The English grammar. It is built on the first call, which takes 200 ms: most processes never need it. */
export function englishGrammar(): EnglishGrammar {
  grammar ??= withIdioms(createGrammar(parts))
  return grammar
}

function withIdioms(whole: Grammar): EnglishGrammar {
  const first = whole.rules.findLastIndex(({ out }) => out === whole.ids.get('idiom')) + 1
  return { ...whole, idioms: whole.rules.slice(0, first), rules: whole.rules.slice(first) }
}
