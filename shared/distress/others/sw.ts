import type { OtherSigns } from './other-signs.ts'

const partner =
  '(?:(?:mume|mme|mke|mchumba|mpenzi|mwenzi|bwana|boyfriend|girlfriend|mzazi mwenzangu|shemeji|mama mkwe) (?:wangu|yangu)|mume|ex wangu|mpenzi wangu wa zamani)'
const parent =
  '(?:(?:baba|mama|mjomba|shangazi|babu|kaka|binamu|wazazi|ami|amu|baba mdogo|baba mkubwa) (?:yangu |wangu )?(?:wa kambo |mzazi )?|baba wa kambo |mama wa kambo |mlezi wangu |jirani yetu |jirani yangu )'
const loved =
  '(?:(?:rafiki|kaka|dada|mdogo|mtoto|mwana|binti|mume|mke|mpenzi|baba|mama|binamu|jirani|mwanafunzi|mjomba|shangazi|mchumba|mwenzi|ndugu) (?:yangu|wangu|zangu)|mwanangu|dadangu|kakangu|bintiyangu|mamangu|babangu)'
const hits =
  '(?:anani|huni|ameni|alini|aliku ni|wanani|hunii|anatu|hutu)(?:piga|umiza|nyanyasa|tesa|chapa|kaba|pigapiga|pigaga|fungia|dhulumu)(?! (?:simu|picha|busu|msasa|jeki|tafu|meseji|sms))'

/** Sure signs of distress in Swahili: the verb names who does what to whom. */
export const swahili: OtherSigns = {
  hint: '(?<![^ \\n])(?:na|ni|si|ana|ame|ali|wa|hu|ha|kani)[a-z]+[aiu](?![^ \\n])|nife|nij|bila|maisha',
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
      `${parent}(?:.{0,15} )?${hits}
      ${parent}(?:.{0,15} )?(?:ananigusa|alinigusa|hunigusa|ananishika|alinishika|hunishika|ananipapasa|alinipapasa|ananichezea|ananichezea|ananibaka)(?! (?:moyo|mkono (?:ninapo|tuna)))
      ${parent}(?:.{0,15} )?(?:huja|anakuja|anaingia) … (?:chumbani|kitandani|kitanda changu|chumba changu) … usiku
      ${partner} … (?:anapiga|anawapiga|anampiga|amembaka|anambaka) … (?:watoto|mtoto|binti) (?:wetu|wangu|zetu|yetu)
      (?:mtoto wangu|binti yangu|mwanangu) … (?:amebakwa|alibakwa|amenajisiwa|amelawitiwa)
      (?:ninampiga|ninawapiga|nampiga|nawapiga) … (?:mtoto|watoto) (?:wangu|zangu)`,
    ],
    [
      'violence',
      `${partner} (?:.{0,20} )?${hits}
      ${partner} … (?:anapiga|alipiga|hupiga) (?:mimi|sisi)
      (?:ananipiga|hunipiga|alinipiga|amenipiga|ananichapa) (?:sana|kila|mara|ngumi|makofi|mateke|vibaya|nikiwa|akilewa|akiwa|usiku|mbele)
      (?:napigwa|ninapigwa|nilipigwa|nimepigwa) … (?:na )?(?:mume|mke|baba|mpenzi|boyfriend|mama|mchumba|bwana) (?:wangu|yangu)
      (?:ananitishia|amenitishia|alinitishia|ametishia|anatishia|anasema atani|amesema atani|anataka|alitaka|anasema|amesema) (?:kunitoa uhai|kuniua|kunichinja|ataniua|maisha yangu|ua)
      (?:namwogopa|ninamwogopa|namuogopa|ninamuogopa) (?:sana )?${partner}
      (?:naogopa|ninaogopa) … (?:ataniua|atanipiga|kuniua)
      (?:ninampiga|nampiga) (?:mke|mpenzi) wangu`,
    ],
    [
      'other_at_risk',
      `${loved} … (?:anataka|alitaka|anatamani|anafikiria|anawaza|anasema anataka|amesema anataka|amejaribu|alijaribu|anajaribu|anatishia|ametishia|anapanga) (?:tena )?(?:kujiua|kufa|kujinyonga|kujitoa uhai|kujiuwa|kujidhuru|kumaliza maisha yake)
      ${loved} … (?:atajiua|atajinyonga|anajikata|anajikatakata|hataki kuishi|hataki tena kuishi|anajiumiza)
      (?:nitamuua|nataka kumuua|nataka kuwaua|nitawaua) (?:mume|mke|baba|mama|bosi|jirani|wote|watu)`,
    ],
  ],
}
