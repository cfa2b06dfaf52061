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
const family =
  '(?:meine (?:ganze )?(?:familie|verwandten|verwandtschaft|bruder|eltern|schwiegereltern|schwiegerfamilie|cousins|onkel)|die familie meine[sr] (?:mannes|frau))'
const toKill =
  '(?:umzubringen|zu (?:toten|ermorden|erschiessen|erstechen|verbrennen|steinigen|vergiften)|umbringt|umbringen|totet|toten|ermorden|erschiessen|erstechen|abstechen|abzustechen|totschlagen|totzuschlagen|vergiften|verbrennen|steinigen)'
const edge =
  '(?:dach|hausdach|brucke|autobahnbrucke|hochhaus|gleis|gleise|gleisen|schienen|bahnsteig|gelander|klippe|balkon|fensterbrett|fenstersims|parkhaus|abgrund)'
const noLeap =
  '(?!.*(?:bungee|fallschirm|seilsprung|trampolin|ins (?:becken|schwimmbad)|in den (?:see|pool)|vor freude))'
const noDose = '(?!.*(?:wie oft|wie viele|pro tag|morgens|vor dem essen|nach dem essen|rezept|nebenwirkung|vergess))'
const game = '(?:schach|spiel|tennis|quiz|rennen)'
/** A gap between the parts of what someone did, without a word that denies it. */
const done = '(?:(?:(?!(?:nie|niemals|nicht(?! (?:nur|absichtlich|gewollt))) ).){0,20} )?'
/** A touch that goes with a blessing or a treatment. */
const noRite =
  '(?!.*(?:untersuch|geheilt|hand(?:e)? aufgelegt|(?:beim|zum) (?:segen|segnen|gebet|beten)|angefasst und (?!ich |dann ich )(?:.{0,20} )?(?:gebetet|gesegnet|gesalbt)))'
/** A parent whose child has bad dreams. */
const noComfort =
  '(?!(?:mein(?:e)? )?(?:vater|papa|papi|mutter|mama|mami|eltern) .*(?:albtr|alptr|gewitter|schlecht getraumt|krank bin|trost))'
/** What angers a Christian family, and threatens no one. */
const noChurch = '(?!.*(?:nicht (?:in die|zur) kirche|kirche (?:schwanz|verpass)|bibel (?:vergess|verlier)))'
const noGame = '(?!.*(?:schach|spiel|tennis|quiz|rennen|argere))'

/** Sure signs of distress in German. Umlauts are the plain vowels, also where they are typed as ae, oe and ue. */
export const german: OtherSigns = {
  hint: '(?<![^ \\n])(?:ich|mich|mir|mein[a-z]*|uns|nicht)(?![^ \\n])|sterben|tot sein|uberdosis|bewusstlos|ohnmachtig|gift|bleiche|frostschutz|adern|handgelenk|atmet|wacht|ohne mich|strick|schlinge|pistole|revolver',
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
      (?:ich |ich (?:.{0,40} )?(?:und|aber|sondern|denn|oder) |^)(?:will|mochte|werde|wollte|muss|konnte|wurde|kann) mich ${soft}(?:heute |morgen |selbst |selber )?(?:umbringen|toten|erhangen|aufhangen|erschiessen|vergiften|vor den zug werfen|verletzen|selbst verletzen|ritzen|schneiden)
      (?:will|mochte|werde|muss|kann|konnte) ich mich ${soft}(?:heute |morgen |selbst |selber )?(?:umbringen|toten|erhangen|aufhangen|erschiessen|vergiften|vor den zug werfen|selbst verletzen|ritzen)
      ich (?:bin|steh|stehe|sitze|sitz|liege|lieg) (?:.{0,15} )?(?:auf|am|an|vor|oben) (?:.{0,12} )?${edge}${noLeap} (?:.{0,25} )?(?:springe?|springen|mich fallen lassen|mich fallen|sturze mich|werfe mich)
      ich (?:springe?|sturze mich|werfe mich|lege mich) (?:.{0,15} )?(?:vom|von (?:der|einer|einem)|vor (?:den|einen|die)|auf die) (?:.{0,10} )?(?:${edge}|zug|u bahn|s bahn)${noLeap}
      ich (?:.{0,20} )?(?:vom|von (?:der|einer|einem)|vor (?:den|einen)) (?:.{0,10} )?(?:${edge}|zug|u bahn|s bahn) (?:springen|springe|sturzen|werfen)${noLeap}
      (?:ich hab(?:e)?|hab(?:e)? ich|^hab(?:e)?) (?:.{0,12} )?(?:den|einen|die|das|meine|meinen|alle|eine) (?:strick|schlinge|pistole|waffe|revolver|rasierklinge|klinge|tabletten|schlaftabletten|pillen|gift) (?:.{0,12} )?(?:in der hand|in meiner hand|vor mir|bereitgelegt|um den hals|an der schlafe)${noDose}
      (?:die|meine|alle|alle meine|all die) (?:tabletten|schlaftabletten|schmerztabletten|pillen) (?:liegen|sind|stehen|liegt) (?:.{0,10} )?(?:vor mir|neben mir|in meiner hand)${noDose}
      (?:der|mein|die|das|eine|ein) (?:strick|schlinge|pistole|revolver|gift|waffe) (?:liegt|hangt|ist|wartet|liegen) (?:.{0,10} )?(?:vor mir|neben mir|in meiner hand|geladen und|um meinen hals)(?!.*(?:geistlich|rustung|wort gottes|deko))
      (?:der|mein) strick (?:ist|liegt|hangt) (?:.{0,10} )?(?:bereit|fertig)
      (?:verzeiht?|vergib|vergebt|entschuldigt) (?:mir|bitte|mir bitte) (?:.{0,6} )?(?:fur das )?was ich (?:(?:jetzt|gleich|heute nacht|heute) (?:.{0,6} )?(?:tue|mache|tun werde|machen werde|vorhabe)|tun werde|vorhabe)
      ich mich (?:heute |selbst |selber |einfach )*(?:umbringe|tote|umbringen (?:will|werde|mochte|soll)|toten (?:will|werde)|erhange|aufhange)
      ich (?:bringe?|tote|erhange|erschiesse) mich (?:heute |jetzt |bald |noch |selbst |selber )*(?:um|selbst|heute|jetzt)
      ich (?:erhange|erschiesse) mich
      (?:ich |(?:will|mochte|werde|muss|konnte) ich |ich (?:will|mochte|werde|muss|konnte|wollte|kann|wurde|darf|soll) |ich (?:.{0,40} )?und (?:will|mochte|werde) |^(?:will|mochte|werde|muss) )(?:mir|mich) (?:heute |jetzt |selbst |einfach )*(?:das leben nehmen?|was antun|etwas antun|die kugel geben|die pulsadern)
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
      ich (?:plane|begehe|bereite) (?:(?:(?!(?:uber|zum|thema) ).){0,30} )?(?:selbstmord|suizid|mich umzubringen)
      ich hab(?:e)? … mein(?:en)? (?:selbstmord|suizid) … (?:geplant|vorbereitet)
      (?:bringe?|tote) ich mich (?:heute |jetzt |bald |selbst |selber )*(?:um$|um(?! (?:den|die|das|mein|meine|meinen|alles|jede))|selbst$)
      (?:erhange|erschiesse) ich mich
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
      mich … (?:gezwungen|genotigt) … (?:mit ihm zu schlafen|mit ihr zu schlafen|geschlechtsverkehr|sex)
      (?:er|${partner}) … schlaft … mit mir … (?:obwohl|wenn) ich (?:nein|nicht)
      (?:er|${partner}) … zwingt mich (?:.{0,15} )?(?:ins bett|mit ihm zu schlafen|dazu … sex)
      ich (?:hab(?:e)?|wurde|bin) (?:.{0,10} )?(?:inzest (?:erlebt|uberlebt)|opfer (?:von|einer|eines) (?:inzest|vergewaltigung|missbrauch|missbrauchs|sexuellem missbrauch))
      (?:der|mein|unser) (?:pfarrer|pastor|priester|trainer|lehrer|chef|arzt|nachbar|jugendleiter|mitschuler|diakon) hat mich (?:.{0,30} )?(?:begrapscht|betatscht|unsittlich beruhrt|(?:unten|intim|sexuell|unsittlich|am (?:po|hintern)|an de[rn] brusten?|zwischen den beinen) angefasst)
      ${noRite}(?:der|mein|unser) (?:pfarrer|pastor|priester|trainer|lehrer|chef|arzt|nachbar|jugendleiter|mitschuler|diakon) hat mich (?:.{0,30} )?angefasst
      (?:der|mein) (?:pfarrer|pastor|priester|trainer|lehrer|chef|arzt|nachbar|jugendleiter|mitschuler) … (?:fasst|fasste|beruhrt|begrapscht|betatscht) mich … (?:an|beruhrt|dort|unten|uberall)`,
    ],
    [
      'child_abuse',
      `(?:angst|gedanken|zwangsgedanken|bilder|drang|impuls|vorstellungen|fantasien|stelle mir vor) … (?:mein|unser)(?:em|er|en|e|s)? (?:neugeborene[nms]* |kleine[nmrs]* |eigene[nmrs]* )*(?:baby|babys|kind|kinder|kindern|sohn|tochter|saugling|neugeborenen?) (?:(?:(?!(?:mit (?:der|meiner|meinem|meinen) (?:wahrheit|worten|glauben|entscheidung|scheidung)|durch) ).){0,30} )?(?:antue|anzutun|wehtue|weh tue|wehzutun|weh zu tun|verletze|zu verletzen|ersticke|zu ersticken|schuttle|schuttele|zu schutteln|umbringe|umzubringen|zu toten|ertranke|zu ertranken|erwurge|zu erwurgen|ersteche|zu erstechen|werfe|zu werfen|zu schlagen)
      (?:gedanken|zwangsgedanken|bilder|drang|impuls|vorstellungen|fantasien|stelle mir vor) … (?:mein|unser)(?:em|en|e)? (?:baby|kind|sohn|tochter) … (?:fallen lasse|fallen zu lassen)
      (?:angst|gedanken|bilder) … ich (?:mein|unser)(?:em|en|e)? (?:baby|kind|kinder|sohn|tochter) (?:tote|schlage)
      (?:angst|gedanken|bilder) … ich … (?:mein|unser|da)(?:em|er|en|e|s)? (?:neugeborene[nms]* |kleine[nmrs]* |eigene[nmrs]* )*(?:baby|kind|kinder|kindern|sohn|tochter|saugling|neugeborenen?) … (?:antun|wehtun|weh tun|schaden|verletzen|umbringen|toten|ersticken|erwurgen|ertranken|schutteln|schlagen|fallen lassen) (?:konnte|kann|werde|will)
      zwangsgedanken (?:gegen|uber|an) (?:mein|unser)(?:em|er|en|e)? (?:baby|kind|sohn|tochter)
      ${noGame}${parent} … (?:${hits}|begrapscht|betatscht|verbrennt) (?:mich|uns)
      ${noGame}${parent} … (?:mich|uns) … (?:${hit}|angefasst|begrapscht)
      ${parent} … (?:fasst|packt|beruhrt) mich … (?:an|nachts|uberall|unten)
      ${noComfort}${parent} (?:.{0,15} )?(?:kommt|kam|schleicht|steigt|schlich|legt) (?:.{0,12} )?(?:nachts|in der nacht|jede nacht|heimlich) (?:.{0,12} )?(?:in mein (?:zimmer|bett)|zu mir ins (?:bett|zimmer)|ins bett zu mir|unter meine decke)(?! .{0,12}(?:bet|segn|deckt))
      (?:nachts|jede nacht|in der nacht) (?:kommt|schleicht|steigt|legt) (?:sich )?${noComfort}${parent} (?:.{0,12} )?(?:in mein (?:zimmer|bett)|zu mir ins (?:bett|zimmer)|unter meine decke)
      (?:meine frau|mein mann|mein ex|${partner}) … (?:schlagt|misshandelt|missbraucht|verprugelt) (?:unsere?n?|meine?n?|die|das|unser|mein) (?:kinder|kind|sohn|tochter|baby)
      ich (?:schlage|schuttle|verprugle|haue|wurge)${noGame} … mein(?:e|en)? (?:kinder|kind|sohn|tochter|baby)
      (?:ich hab(?:e)?|(?<!${game} )hab(?:e)? ich|ich hatte)${noGame} ${done}(?:mein(?:e|en)?|unser(?:e|en)?) (?:kleine[ns]? |eigene[ns]? )?(?:kinder|kind|sohn|tochter|baby) ${done}(?:${hit}|geschuttelt)
      (?:mein|meine) (?:kind|sohn|tochter|enkel|enkelin) … (?:wird|wurde) … (?:missbraucht|vergewaltigt|geschlagen|misshandelt)`,
    ],
    [
      'violence',
      `${noGame}(?:${partner}|mein sohn) … (?:${hits}) (?:mich|uns)
      ${noGame}(?:${partner}|mein sohn) … (?:mich|uns) … ${hit}
      (?:er|sie|die|der) (?:hat|haben) mich … (?:verprugelt|gewurgt|geschlagen|zusammengeschlagen|krankenhausreif geschlagen)
      ${noGame}(?:er|sie) (?:schlagt|verprugelt|wurgt|misshandelt) mich
      (?:er|sie|${partner}|${parent}|${family}) (?:droht|drohen|hat gedroht|haben gedroht|drohte|drohten|sagt|sagte|will|wollen|wollte|wollten|versucht|versuchen|hat vor) … mich (?:um|${toKill})
      (?:${parent}|${family}|sie) (?:wird|werden) mich ${toKill}${noChurch} … (?:wenn|weil|falls|sobald) … (?:christ|christin|christus|jesus|getauft|taufe|taufen|glauben|glaube|bibel|kirche|konvertiert)
      (?:er|sie|${partner}|${parent}|${family}) (?:will|wollen|wird|werden|wollte|droht|drohen) (?:.{0,15} )?(?:mir|uns) (?:etwas|was) (?:antun|anzutun)
      ${family}${noGame} … (?:mich|uns) … ${hit}
      ${family} (?:schlagt|schlagen|bedroht|bedrohen|verfolgt|verfolgen|misshandelt|misshandeln|verprugelt|sperrt) (?:mich|uns)
      ich (?:.{0,12} )?(?:werde|wurde) von ${family} … (?:geschlagen|misshandelt|bedroht|eingesperrt|verfolgt)
      (?:er|sie) bringt mich um(?! den)
      angst vor (?:meinem|meiner) (?:mann|ehemann|freund|ex|vater|stiefvater|frau|partner|mutter|bruder|onkel)(?! im himmel)
      angst … (?:er|mein mann|mein ex|mein freund) … (?:bringt mich um|mich (?:umbringt|schlagt|totet|wieder schlagt))
      (?:er|${partner}) (?:sperrt mich ein|lasst mich nicht (?:raus|aus dem haus|aus der wohnung))
      ich werde (?:zu hause|zuhause|daheim|von ${partner}|von ${parent}|von meinem (?:vater|mann|freund|bruder)|von meiner (?:mutter|frau)) … (?:geschlagen|misshandelt|verprugelt|bedroht)
      ich (?:schlage|wurge) meine?n? (?:frau|mann|freundin|freund)
      (?:ich hab(?:e)?|(?<!${game} )hab(?:e)? ich)${noGame} ${done}(?:meine|meinen) (?:frau|ehefrau|freundin|partnerin|mann|freund) ${done}${hit}`,
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
