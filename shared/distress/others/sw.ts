import type { OtherSigns } from './other-signs.ts'

const partner =
  '(?:(?:mume|mme|mke|mchumba|mpenzi|mwenzi|bwana|boyfriend|girlfriend|mzazi mwenzangu|shemeji|mama mkwe) (?:wangu|yangu)|mume|ex wangu|mpenzi wangu wa zamani)'
const parent =
  '(?:(?:baba|mama|mjomba|shangazi|babu|kaka|binamu|wazazi|ami|amu|baba mdogo|baba mkubwa) (?:yangu |wangu )?(?:wa kambo |mzazi )?|baba wa kambo |mama wa kambo |mlezi wangu |jirani yetu |jirani yangu )'
const loved =
  '(?:(?:rafiki|kaka|dada|mdogo|mtoto|mwana|binti|mume|mke|mpenzi|baba|mama|binamu|jirani|mwanafunzi|mjomba|shangazi|mchumba|mwenzi|ndugu) (?:yangu|wangu|zangu)|mwanangu|dadangu|kakangu|bintiyangu|mamangu|babangu)'
const hits =
  '(?:anani|huni|ameni|alini|aliku ni|wanani|hunii|anatu|hutu)(?:piga|umiza|nyanyasa|tesa|chapa|kaba|pigapiga|pigaga|fungia|dhulumu)(?! (?:simu|picha|busu|msasa|jeki|tafu|meseji|sms))'

const family =
  '(?:familia yangu(?: yote)?|ukoo wangu|ndugu zangu|kaka zangu|wazazi wangu|jamaa zangu|wakwe zangu|wajomba zangu|familia ya mume wangu)'
const faith =
  '(?:mkristo|ukristo|kristo|yesu|nimeokoka|niliokoka|kuokoka|nimebatizwa|nilibatizwa|imani|biblia|kanisani|nimebadili dini)'
const edge = '(?:daraja|darajani|paa|paani|reli|relini|ghorofa|ghorofani|jengo|dirisha|dirishani|ukingoni|genge)'
const noThing = '(?! (?:simu|picha|busu|msasa|jeki|tafu|meseji|sms|chapa|mkwara))'

/** Sure signs of distress in Swahili: the verb names who does what to whom. */
export const swahili: OtherSigns = {
  hint: '(?<![^ \\n])(?:na|ni|si|ana|ame|ali|wa|hu|ha|kani)[a-z]+[aiu](?![^ \\n])|nife|nij|bila|maisha|kamba|sumu|vidonge|tembe|bastola|bunduki|familia',
  names: 'eliya|yona|ayubu|yuda|sauli|samsoni|paulo|yeremia|musa|daudi',
  says: '[a-z]*sema|[a-z]*omba|[a-z]*andika|[a-z]*lia|[a-z]*uliza',
  why: 'kwa nini|kwanini',
  signs: [
    [
      'medical',
      `(?:nimekunywa|nimemeza|nilikunywa|nilimeza|nimekula|amekunywa|amemeza) … (?:sumu|vidonge vyote|vidonge vingi|dawa zote|dawa nyingi|tembe zote|tembe nyingi|jik|dawa ya panya|vidonge [0-9]{2,}|tembe [0-9]{2,})
      (?:nimekunywa|nimemeza|amekunywa|amemeza) (?:sumu|dawa kupita kiasi)
      (?:nimezidisha|amezidisha) (?:dawa|dozi)
      (?:nimejikata|nimekata) (?:mishipa|mkono na damu)
      (?:^|yeye |mtoto |mtoto wangu |mama |baba |mume wangu |mke wangu |rafiki yangu |dada yangu |kaka yangu |mwanangu )(?:.{0,15} )?(?:hapumui|hapumuwi|haamki|ameacha kupumua|amezimia|amepoteza fahamu|hana fahamu)
      (?:natoka|ninatoka|ninatokwa na|natokwa na) damu (?:nyingi|sana)`,
    ],
    [
      'suicide',
      `(?:nataka|ninataka|natamani|ninatamani|naomba|natafuta|nilitaka|nimeamua|nawaza|ninawaza|nafikiria|ninafikiria|nafikiri|nimefikiria|nitajaribu|nilijaribu|nimejaribu|natka) (?:tu |sana |leo |kweli |kabisa |kwamba ni|kuhusu )*(?:kufa|kujiua|kujinyonga|kujitoa uhai|kujitoa roho|kujiuwa|kuji ua|kutoa uhai wangu|kumaliza maisha yangu|kukatisha maisha yangu|kukatiza maisha yangu|kujidhuru|kujiumiza|kujikata|nife)(?! (?:kwa (?:ajili|dhambi|habari|nafsi|mambo|yesu|kicheko|imani)|katika (?:kristo|bwana)|na kristo|pamoja na|kucheka))
      (?:niko|nipo|nimesimama|nimekaa|naketi) (?:.{0,20} )?${edge} (?:.{0,15} )?(?:kuruka|nitaruka|naruka|niruke|nitajirusha|kujirusha|najirusha|nijirushe|kujitupa|nitajitupa)(?! (?:kwa furaha|kamba))
      (?:nitajirusha|nitajitupa|(?:nataka|ninataka|naenda|nakwenda) (?:kujirusha|kujitupa)) (?:.{0,10} )?${edge}
      (?:kamba|bastola|bunduki|sumu) (?:.{0,6} )?(?:(?:iko|ipo|ni) tayari(?! (?:kwa|ya))|(?:iko|ipo)? ?(?:mkononi mwangu|mbele yangu|shingoni mwangu))
      (?:vidonge|tembe|dawa zote|vidonge vyote) (?:.{0,6} )?(?:viko|vipo|ziko|zipo)? ?(?:mkononi mwangu|mikononi mwangu|mbele yangu)
      (?:nisamehe|nisameheni|mnisamehe|unisamehe) (?:.{0,8} )?kwa (?:kile |jambo |hili |yale |lile )?(?:ninachotaka|nitakachofanya|ninachokwenda|nitakalofanya|ninalotaka|nitakayofanya|ninachoenda)(?: kufanya)?
      (?:napanga|ninapanga|nimepanga|najiandaa|ninajiandaa|nimejiandaa|najitayarisha|ninajitayarisha|nimejitayarisha) (?:tu |leo |usiku huu |kwa )*(?:kujiua|kujinyonga|kujitoa uhai|kujitoa roho|kujiuwa)
      (?:nikijiua|nikijinyonga|nilale nisiamke|nisiamke tena)
      (?:nitajiua|ninajiua|najiua|nitajinyonga|nitajiuwa|nijiue|nijinyonge|ningejiua)
      (?:sitaki|sitamani|siwezi|sina hamu ya|sina nguvu ya|sina sababu ya|sioni sababu ya|sioni haja ya|sioni maana ya) (?:tena |kabisa )?(?:kuishi|kuendelea kuishi|kuwa hai|maisha)(?: tena)?(?! (?:katika dhambi|bila (?:mungu|yesu)|kwa (?:mwili|dhambi)|kama|mbali na mungu|kwa ajili|ya dhambi))
      (?:nimechoka|nimechoshwa) (?:na |)(?:kuishi|maisha|maisha haya|maisha yangu|uhai)(?! (?:katika dhambi|ya dhambi|ya mbali))
      (?:nayachukia|ninayachukia|naichukia|ninaichukia|nachukia) maisha yangu
      (?:bora|heri|ni bora|ni heri) (?:tu )?nife(?: tu)?$
      (?:ningekuwa nimekufa|natamani ningekuwa nimekufa|natamani nisingezaliwa|bora nisingezaliwa|heri nisingezaliwa)
      (?:najikata|ninajikata|najikatakata|ninajikatakata|najiumiza|ninajiumiza|najidhuru|ninajidhuru|hujikata|nimejikata) (?:mkono|mikono|mwili|kwa|ili|makusudi|tena|kila|na wembe|wembe|mapaja)
      (?:najikata|ninajikata|ninajiumiza|ninajidhuru|najidhuru)$
      (?:kila mtu|watu wote|wote|familia yangu|watoto wangu|dunia|wazazi wangu) … (?:bora|heri|afadhali|nafuu|furaha) … bila (?:yangu|mimi)
      (?:maisha yangu|maisha) (?:hayana|hayana tena) (?:maana|faida|thamani)(?: tena)?(?: kwangu)?$
      (?:nina|nimekuwa na|napata) … (?:mawazo|fikra) (?:ya|za) (?:kujiua|kufa|kujinyonga)`,
    ],
    [
      'sexual_abuse',
      `(?:nimebakwa|nilibakwa|ninabakwa|amenibaka|alinibaka|wamenibaka|walinibaka|ananibaka|wananibaka|kanibaka|hunibaka|nimenajisiwa|nilinajisiwa|amenilawiti|alinilawiti|nililawitiwa|nimelawitiwa)
      (?:ananilazimisha|alinilazimisha|amenilazimisha|hunilazimisha) … (?:ngono|kufanya mapenzi|kulala naye|tendo la ndoa)
      (?:nimenyanyaswa|ninanyanyaswa|nilinyanyaswa|ananinyanyasa|alininyanyasa|amenidhulumu) kijinsia|(?:nimedhulumiwa|nilidhulumiwa) kingono
      (?:mwalimu|mchungaji|padri|bosi|mwajiri|jirani) … (?:ananishika|alinishika|ananigusa|alinigusa|ananipapasa|amenishika) … (?:siri|matiti|mwili|makalio|mapaja|vibaya)`,
    ],
    [
      'child_abuse',
      `(?:naogopa|ninaogopa|nahofia|ninahofia|hofu|mawazo|wazo|nafikiria|ninafikiria|nawaza|ninawaza|natamani|ninatamani) (?:(?:sana|kwamba|ya|la|kuwa|mabaya|baya|mimi|siku moja|nisije|naweza|ninaweza) )*(?:ku|nita|nika)(?:m|mu|wa)?(?:dhuru|umiza|uumiza|ua|uua|zamisha|kaba|nyonga|tupa) (?:(?:mtoto|watoto|binti|kichanga)(?: mchanga| mdogo)? (?:wangu|yangu|zangu|wetu|changu)|mwanangu|wanangu)(?! (?:kwa maneno|kihisia|nikiachana|tukiachana|nikimwacha))
      ${parent}(?:.{0,15} )?${hits}
      ${parent}(?:.{0,15} )?(?:ananigusa|alinigusa|hunigusa|ananishika|alinishika|hunishika|ananipapasa|alinipapasa|ananichezea|ananichezea|ananibaka)(?! (?:moyo|mkono (?:ninapo|tuna)))
      ${parent}(?:.{0,15} )?(?:huja|anakuja|anaingia) … (?:chumbani|kitandani|kitanda changu|chumba changu) … usiku
      ${partner} … (?:anapiga|anawapiga|anampiga|amembaka|anambaka) … (?:watoto|mtoto|binti) (?:wetu|wangu|zetu|yetu)
      (?:mtoto wangu|binti yangu|mwanangu) … (?:amebakwa|alibakwa|amenajisiwa|amelawitiwa)
      (?:ninampiga|ninawapiga|nampiga|nawapiga|nilimpiga|niliwapiga|nimempiga|nimewapiga|nikampiga|nilimchapa|nimemchapa|nikamchapa|nilimtikisa|nimemtikisa|nilimuumiza|nimemuumiza|nilimtesa)${noThing} (?:.{0,12} )?(?:(?:mtoto|watoto|binti) (?:wangu|zangu|yangu)|mwanangu|wanangu)${noThing}`,
    ],
    [
      'violence',
      `${partner} (?:.{0,20} )?${hits}
      ${partner} … (?:anapiga|alipiga|hupiga) (?:mimi|sisi)
      (?:ananipiga|hunipiga|alinipiga|amenipiga|ananichapa) (?:sana|kila|mara|ngumi|makofi|mateke|vibaya|nikiwa|akilewa|akiwa|usiku|mbele)
      (?:napigwa|ninapigwa|nilipigwa|nimepigwa) … (?:na )?(?:mume|mke|baba|mpenzi|boyfriend|mama|mchumba|bwana) (?:wangu|yangu)
      (?<!shetani )(?<!ibilisi )(?:ananitishia|amenitishia|alinitishia|ametishia|anatishia|anasema atani|amesema atani|anataka|alitaka|anasema|amesema) (?:kunitoa uhai|kuniua|kunichinja|ataniua|maisha yangu|ua)
      ${family} (?:.{0,12} )?(?:inataka|wanataka|inanitishia|wananitishia|imetishia|wametishia|wanatishia|wamesema|wanasema|inapanga|wanapanga|wamepanga) (?:.{0,8} )?(?:kuniua|wataniua|itaniua|kunichinja|kunitoa uhai)
      (?:wataniua|itaniua|ataniua) … ${faith}
      ${family} (?:.{0,12} )?(?:imenifungia|wamenifungia|wananipiga|wamenipiga|inanitesa|wananitesa)${noThing}
      (?:namwogopa|ninamwogopa|namuogopa|ninamuogopa) (?:sana )?${partner}
      (?:naogopa|ninaogopa) … (?:ataniua|atanipiga|kuniua)
      (?:ninampiga|nampiga|nilimpiga|nimempiga|nikampiga|nilimkaba|nimemkaba)${noThing} (?:.{0,12} )?(?:mke|mpenzi|mchumba|girlfriend) wangu${noThing}`,
    ],
    [
      'other_at_risk',
      `${loved} … (?:anataka|alitaka|anatamani|anafikiria|anawaza|anasema anataka|amesema anataka|amejaribu|alijaribu|anajaribu|anatishia|ametishia|anapanga) (?:tena )?(?:kujiua|kufa|kujinyonga|kujitoa uhai|kujiuwa|kujidhuru|kumaliza maisha yake)
      ${loved} … (?:atajiua|atajinyonga|anajikata|anajikatakata|hataki kuishi|hataki tena kuishi|anajiumiza)
      (?:nitamuua|nataka kumuua|nataka kuwaua|nitawaua) (?:mume|mke|baba|mama|bosi|jirani|wote|watu)`,
    ],
  ],
}
