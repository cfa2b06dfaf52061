import type { OtherSigns } from './other-signs.ts'

const partner =
  '(?:mein(?:e|em|en)? (?:mann|ehemann|frau|ehefrau|freund|freundin|partner|partnerin|ex|ex mann|exmann|ex freund|exfreund|verlobter|lebensgefahrte|schwiegermutter|schwiegervater))'
const parent =
  '(?:(?:mein(?:e)? )?(?:vater|papa|papi|stiefvater|stiefpapa|mutter|mama|mami|stiefmutter|eltern|bruder|onkel|opa|grossvater|pflegevater|stiefbruder|cousin)|der freund (?:von )?meiner (?:mutter|mama))'
const loved =
  '(?:mein(?:e|er|em)? (?:beste[rn]? )?(?:freund|freundin|bruder|schwester|sohn|tochter|kind|mann|frau|vater|mutter|papa|mama|oma|opa|cousin|cousine|nachbar|nachbarin|kollege|kollegin|partner|partnerin|ex|neffe|nichte|enkel|enkelin|mitbewohner|schuler|schulerin))'
const hits =
  '(?:schlagt|schlug|verprugelt|prugelt|haut|wurgt|tritt|misshandelt|bedroht|stalkt|ohrfeigt|verfolgt|schubst|schlagen|verprugeln|sperrt)'
const hit = '(?:geschlagen|verprugelt|gewurgt|getreten|misshandelt|bedroht|gehauen|geohrfeigt|eingesperrt)'
const soft =
  '(?:(?:nur|nur noch|einfach|einfach nur|endlich|wirklich|jetzt|heute|gerne|am liebsten|auch|doch|sofort|so gerne|manchmal|eigentlich|bald|lieber) )*'
const noGame = '(?!.*(?:schach|spiel|tennis|quiz|rennen|argere))'

/** Sure signs of distress in German. Umlauts are the plain vowels, also where they are typed as ae, oe and ue. */
export const german: OtherSigns = {
  hint: '(?<![^ \\n])(?:ich|mich|mir|mein[a-z]*|uns|nicht)(?![^ \\n])|sterben|tot sein|uberdosis|bewusstlos|ohnmachtig|gift|bleiche|frostschutz|adern|handgelenk|atmet|wacht|ohne mich',
  same: [
    [/ß/g, 'ss'],
    [/ae/g, 'a'],
    [/oe/g, 'o'],
    [/(?<![eaq])ue/g, 'u'],
  ],
  names: 'elia|elija|jona|hiob|ijob|judas|saul|simson|paulus|jeremia|mose|david|ahitofel',
  says: 'sag|betet|bittet|bat|schrieb|schreibt|ruft|rief|meint|spricht|sprach|fragt|wunscht',
  why: 'warum|wieso|weshalb',
  signs: [
    [
      'medical',
      `(?:ich|wir) hab(?:e|en)? … (?:alle|zu viele?|viele|meine ganzen|samtliche|eine ganze (?:packung|schachtel)|die ganze (?:packung|schachtel)|eine (?:packung|schachtel)|[0-9]{2,}) … (?:tabletten|pillen|schlaftabletten|schmerzmittel|medikamente|paracetamol|ibuprofen) (?:genommen|geschluckt|eingenommen|gegessen)
      (?:ich|wir) hab(?:e)? … (?:packung|schachtel|menge) (?:tabletten|schlaftabletten|pillen|medikamente|paracetamol|ibuprofen) (?:genommen|geschluckt|eingenommen)
      (?:er|sie|ich|${loved}) (?:hat|hab|habe) … uberdosis … (?:genommen|geschluckt|gespritzt)
      uberdosis (?:genommen|geschluckt)
      (?:ich hab(?:e)?|er hat|sie hat|${loved} hat) … (?:gift|bleiche|rattengift|frostschutz) … (?:getrunken|geschluckt|genommen)
      (?:ich hab(?:e)?|er hat|sie hat) (?:mir|sich) … (?:pulsadern|adern|handgelenke?) … (?:aufgeschnitten|geschnitten|aufgeschlitzt)
      (?:er|sie|mein baby|das baby|${loved}) atmet (?:gerade |einfach |gar )?nicht(?: mehr)?
      (?:er|sie|mein baby|das baby|${loved}) (?:ist|liegt) … (?:bewusstlos|ohnmachtig geworden)
      (?:er|sie|${loved}) wacht … nicht mehr auf
      ich (?:verblute|blute sehr stark)`,
    ],
    [
      'suicide',
      `ich (?:will|mochte|wollte|mag|wurde gerne?|wurde am liebsten) ${soft}(?:sterben|tot sein|nicht mehr leben|nicht langer leben|nicht weiterleben|nicht mehr weiterleben|nicht mehr da sein|(?:einschlafen und )?(?:nicht|nie) (?:mehr|wieder) aufwachen)(?! (?:wie|als|ohne gott|ohne jesus|in sunde|in der sunde|fur jesus|fur christus|mit christus|mit ihm|vor lachen|vor scham|und (?:mit )?christus))
      am liebsten (?:wurde|mochte|war|ware) ich (?:einfach |jetzt |sofort |auch )*(?:sterben|tot|nicht mehr (?:leben|da)|gestorben)
      ich (?:will|kann|mochte|mag) (?:so |einfach |echt |wirklich )*nicht mehr (?:leben|weiterleben|auf dieser welt sein)(?! (?:wie|als|ohne gott|in sunde))
      ^(?:ich )?(?:will|mochte|mag) ${soft}(?:sterben|nicht mehr leben|tot sein|nicht mehr da sein|nicht mehr aufwachen)$
      ich (?:so )?(?:nicht mehr leben|sterben|tot sein|nicht mehr da sein) (?:will|mochte|kann|mag)
      (?:ich )?(?:will|mochte|werde|wollte|muss|konnte|wurde|kann) mich ${soft}(?:heute |morgen |selbst |selber )?(?:umbringen|toten|erhangen|aufhangen|erschiessen|vergiften|vor den zug werfen|verletzen|selbst verletzen|ritzen|schneiden)
      ich mich (?:heute |selbst |selber |einfach )*(?:umbringe|tote|umbringen (?:will|werde|mochte|soll)|toten (?:will|werde)|erhange|aufhange)
      ich (?:bringe?|tote|erhange|erschiesse) mich (?:heute |jetzt |bald |noch |selbst |selber )*(?:um|selbst|heute|jetzt)
      ich (?:erhange|erschiesse) mich
      (?:mir|mich) (?:heute |jetzt |selbst |einfach )*(?:das leben nehmen?|was antun|etwas antun|die kugel geben|die pulsadern)
      (?:ich )?(?:will|werde|mochte|denke daran) … mein(?:em)? leben (?:zu beenden|beenden|ein ende (?:setzen|machen)|ein ende zu (?:setzen|machen))
      ich (?:will|mochte|werde) … (?:schluss machen mit (?:dem|meinem) leben|mit (?:dem|meinem) leben (?:schluss machen|abschliessen))
      ich (?:wunschte|wunsche|wunsch) … ich (?:war|ware) (?:schon |einfach |endlich )?(?:tot|nie geboren|nicht mehr da|nicht geboren)
      (?:war|ware) ich (?:doch |nur |bloss |schon )*(?:tot|nie geboren)
      (?:ohne mich|wenn ich (?:weg|tot|nicht mehr da) (?:bin|ware|war)) … (?:besser dran|besser|glucklicher|leichter)
      (?:alle|sie|familie|kinder|welt|jeder|jedem|allen) … besser (?:dran )?ohne mich
      (?!.*(?:rasier|koch|kuche|papier|gemuse))ich (?:ritze|schneide|verletze) mich (?:wieder|selbst|selber|jeden|immer|an|am|in|seit|mit|manchmal|nachts|und|ich|heimlich|oft)
      ich (?:ritze|ritz) mich
      ich hab(?:e)? mich … (?:geritzt|selbst verletzt|selber verletzt)
      ich hab(?:e)? … (?:suizidgedanken|selbstmordgedanken|suizidale gedanken|keinen lebenswillen|keine lust mehr (?:zu leben|auf(?: das| mein)? leben)|das leben (?:so )?satt|keine kraft mehr (?:zu leben|zum leben))
      ich hab(?:e)? … versucht … (?:mich … umzubringen|mir das leben zu nehmen|mich zu (?:toten|erhangen|ertranken))
      ich hab(?:e)? versucht (?:mich umzubringen|mir das leben zu nehmen|mich zu (?:toten|erhangen))
      ich hasse mein leben
      mein leben (?:hat … keinen sinn|ist sinnlos|macht keinen sinn)(?: mehr)?$
      (?:niemand|keiner|keinem|niemanden|alle) … wenn ich (?:tot|weg|nicht mehr da) (?:war|ware)
      ich … (?:selbstmord|suizid) (?:begehe|begehen|plane|machen|begangen hatte)
      ich plane … (?:selbstmord|suizid|mich umzubringen)
      ich denke … (?:an selbstmord|an suizid|uber selbstmord|uber suizid|daran mich umzubringen|ans sterben)
      ich bin … (?:lebensmude|suizidal|selbstmordgefahrdet|des lebens mude)
      ich (?:bin|war) … kurz davor mich umzubringen
      ich sehe keinen sinn mehr (?:im leben|zu leben|in meinem leben)`,
    ],
    [
      'sexual_abuse',
      `ich (?:wurde|werde|bin) … (?:vergewaltigt|sexuell missbraucht|sexuell belastigt|missbraucht|sexuell genotigt)(?: worden)?
      (?:hat|haben) mich … (?:vergewaltigt|sexuell missbraucht|missbraucht|begrapscht|sexuell belastigt)
      vergewaltigt mich
      (?:zwingt|gezwungen|notigt|notigte) mich … (?:sex|geschlechtsverkehr|mit ihm zu schlafen)
      mich … zum sex (?:gezwungen|zwingt)
      (?:der|mein) (?:pfarrer|pastor|priester|trainer|lehrer|chef|arzt|nachbar|jugendleiter|mitschuler) … (?:fasst|fasste|beruhrt|begrapscht|betatscht) mich … (?:an|beruhrt|dort|unten|uberall)`,
    ],
    [
      'child_abuse',
      `${noGame}${parent} … (?:${hits}|begrapscht|betatscht|verbrennt) (?:mich|uns)
      ${noGame}${parent} … (?:mich|uns) … (?:${hit}|angefasst|begrapscht)
      ${parent} … (?:fasst|packt|beruhrt) mich … (?:an|nachts|uberall|unten)
      ${parent} … kommt nachts in mein (?:zimmer|bett)
      (?:meine frau|mein mann|mein ex|${partner}) … (?:schlagt|misshandelt|missbraucht|verprugelt) (?:unsere?n?|meine?n?|die|das|unser|mein) (?:kinder|kind|sohn|tochter|baby)
      ich (?:schlage|habe … geschlagen) … mein(?:e|en)? (?:kinder|kind|sohn|tochter|baby)
      (?:mein|meine) (?:kind|sohn|tochter|enkel|enkelin) … (?:wird|wurde) … (?:missbraucht|vergewaltigt|geschlagen|misshandelt)`,
    ],
    [
      'violence',
      `${noGame}(?:${partner}|mein sohn) … (?:${hits}) (?:mich|uns)
      ${noGame}(?:${partner}|mein sohn) … (?:mich|uns) … ${hit}
      (?:er|sie|die|der) (?:hat|haben) mich … (?:verprugelt|gewurgt|geschlagen|zusammengeschlagen|krankenhausreif geschlagen)
      ${noGame}(?:er|sie) (?:schlagt|verprugelt|wurgt|misshandelt) mich
      (?:er|sie|${partner}) (?:droht|hat gedroht|drohte|sagt|sagte|will|wollte) … mich (?:um|umzubringen|zu toten|umbringen|toten|umbringt|totet|abzustechen|totzuschlagen)
      (?:er|sie) bringt mich um(?! den)
      angst vor (?:meinem|meiner) (?:mann|ehemann|freund|ex|vater|stiefvater|frau|partner|mutter|bruder|onkel)(?! im himmel)
      angst … (?:er|mein mann|mein ex|mein freund) … (?:bringt mich um|mich (?:umbringt|schlagt|totet|wieder schlagt))
      (?:er|${partner}) (?:sperrt mich ein|lasst mich nicht (?:raus|aus dem haus|aus der wohnung))
      ich werde (?:zu hause|zuhause|daheim|von ${partner}|von ${parent}|von meinem (?:vater|mann|freund|bruder)|von meiner (?:mutter|frau)) … (?:geschlagen|misshandelt|verprugelt|bedroht)
      ich (?:schlage|wurge) meine?n? (?:frau|mann|freundin|freund)`,
    ],
    [
      'other_at_risk',
      `${loved} … (?:will|mochte|wollte|kann|mag) … (?:sich … umbringen|sich toten|sterben|nicht mehr leben|sich das leben nehmen|sich was antun|sich etwas antun|sich erhangen)(?! fur)
      ${loved} … (?:sich … (?:umbringen|toten|das leben nehmen|etwas antun|umbringt) (?:will|mochte|wird|wollte)|nicht mehr leben (?:will|mochte)|sterben (?:will|mochte))
      ${loved} … (?:droht|redet|spricht|denkt|gedroht|versucht|versuchte) … (?:selbstmord|suizid|sich umzubringen|sich das leben zu nehmen|sich … umbringen)
      ${loved} (?:ritzt|schneidet|verletzt) sich
      ${loved} hat … (?:abschiedsbrief|selbstmordversuch|suizidversuch|versucht sich (?:umzubringen|zu toten)|sich … geritzt)
      ich (?:will|werde|konnte|mochte) (?:ihn|sie|meinen? (?:mann|frau|vater|chef|ex|nachbarn?|stiefvater|mutter)|alle) (?:am liebsten |heute |jetzt |alle )?(?:umbringen|toten|erstechen|abstechen|erschiessen)`,
    ],
  ],
}
