import type { Patterns } from '../grammar.ts'

/** Who is meant: acts that all kinds build on, in English. */
export const commonEn: Record<string, Patterns> = {
  MyPerson: `
    My Person
    BareParent
    (the|this|that|a|some) (Person|Someone)
    the (father|mother|dad) of (my|our)
    (Someone|Parent)
    Authority
    (her|his|their) (Partner|Parent|Kin|Child|Friend)
    (a|the|my) (kid|boy|girl|student|classmate|teen|woman|man) (at|in|on|from) (my|our|the)
    (someone|somebody|people) _ (i|we) _ (know|love|live_with|met|used_to_know|work_with|go_to_church_with|follow)
    (our|the|my) (neighbour|neighbor|neighbors|neighbours)`,
  Ours: `
    My Person
    BareParent
    my (family|love|heart|everything|world|angel|dog|cat|pet|horse|best_friend|pastor|mentor|bird|rabbit|hamster|pup|puppy|kitty|kitten)`,
  // A suicide that has happened: the visitor grieves.
  Completed: `
    (killed|hanged|hung|shot|drowned|stabbed|poisoned|gassed) _ Himself
    (took|taken|ended) (his|her|their) own? (life|lives)
    (committed|completed|died_by|died_of) suicide
    (jumped|overdosed) (to|and|off) (his|her|died)? (death|died)?`,
  Who3: `
    MyPerson
    He
    who`,
  MyChild: `
    My Little? (Child|niece|nephew|grandson|granddaughter|stepson|stepdaughter)
    (our|the|my|her|his|their|a|this|these|those) (Little|Child) Child?
    My Child
    (her|his|their) (Child)
    (kids|children|babies)
    (a|this|the) (boy|girl|kid|child|toddler|baby|student|teen) (in|at|from|on|next|who)
    the (baby|kids|children|girls|boys)`,
}
