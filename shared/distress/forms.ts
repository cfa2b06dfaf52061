/** All forms of an English verb, from its base form: hit → hit, hits, hitting; irregular ones from a table. */
export function englishForms(base: string): string[] {
  const [past, participle] = irregular[base] ?? []
  return [...new Set([base, thirdPerson(base), ing(base), past ?? ed(base), participle ?? past ?? ed(base)])]
}

const doubles = /^(?:[^aeiou]*|.*[^aeiou])[aeiou][bdglmnpt]$/
const doubled = (base: string) =>
  doubles.test(base) && !/(?:en|er|om|it|et|on)$/.test(base.slice(1)) ? base + base.at(-1) : base
const thirdPerson = (base: string) =>
  /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
const twice = new Set(['hit', 'spit', 'sit', 'quit', 'get', 'let', 'set', 'bet', 'slit', 'split', 'admit', 'con'])
const stemOf = (base: string) => (twice.has(base) ? base + base.at(-1) : doubled(base))
const ing = (base: string) =>
  `${base.endsWith('ie') ? `${base.slice(0, -2)}y` : /[^e]e$/.test(base) && base !== 'be' ? base.slice(0, -1) : stemOf(base)}ing`
const ed = (base: string) =>
  base.endsWith('e') ? `${base}d` : /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${stemOf(base)}ed`

const irregular: Record<string, [past: string, participle?: string]> = Object.fromEntries(
  `hit:hit beat:beat:beaten hurt:hurt cut:cut put:put shut:shut let:let set:set bet:bet:bet quit:quit slit:slit
   split:split burst:burst throw:threw:thrown break:broke:broken bite:bit:bitten take:took:taken shake:shook:shaken
   drink:drank:drunk drive:drove:driven write:wrote:written give:gave:given go:went:gone come:came:come get:got:gotten
   do:did:done say:said tell:told make:made leave:left lose:lost keep:kept sleep:slept feel:felt find:found hold:held
   stand:stood sit:sat think:thought buy:bought bring:brought catch:caught fight:fought shoot:shot spit:spat
   swing:swung hang:hung bleed:bled send:sent spend:spent mean:meant hear:heard see:saw:seen eat:ate:eaten
   fall:fell:fallen wake:woke:woken choose:chose:chosen steal:stole:stolen swear:swore:sworn tear:tore:torn
   wear:wore:worn lie:lied run:ran:run swim:swam:swum know:knew:known grow:grew:grown draw:drew:drawn blow:blew:blown
   have:had be:was:been hide:hid:hidden ride:rode:ridden forbid:forbade:forbidden lay:laid pay:paid sell:sold
   teach:taught build:built burn:burned:burnt drown:drowned strike:struck stick:stuck sting:stung creep:crept
   give:gave:given stalk:stalked slay:slew:slain bury:buried forget:forgot:forgotten speak:spoke:spoken meet:met
   read:read sink:sank:sunk tread:trod die:died want:wanted starve:starved fondle:fondled overdose:overdosed
   drag:dragged mug:mugged drug:drugged grab:grabbed od:oded kidnap:kidnapped rip:ripped whip:whipped strip:stripped`
    .split(/\s+/)
    .map((entry) => entry.split(':'))
    .map(([base, past, participle]) => [base!, [past!, participle]]),
)
