import { forParents, listItems, type ShortReplies } from '../replies.ts'

const FIXED =
  'Hili ni jibu lililoandaliwa mapema: halikuandikwa na modeli ya lugha, nami siwezi kumpigia mtu simu kwa niaba yako'

const FRIGHTENED =
  '- **Kama mawazo ya kumdhuru mtoto wako yanakutisha na hutaki kuyatekeleza:** wazazi wengi hupata mawazo kama hayo, na mawazo si matendo. Mweleze daktari au mkunga.'

/** The Swahili replies. */
export const swahili: ShortReplies = {
  medical: ({ emergency, lines, elsewhere }) =>
    `**Piga simu sasa hivi: ${emergency()}.** Tafadhali fanya hivyo kabla ya kuendelea kusoma.

- Sema uko wapi na nini kimetokea. Kama kuna kitu kilichomezwa au kutumiwa, sema ni nini, kiasi gani, na lini. Sema pia kama mtu haamki au hapumui vizuri.
- Isipokuwa kama kuna mtu anayeweza kukudhuru, usikae peke yako: mwombe mtu aliye karibu aje, na ufungue mlango kama unaweza.
- Kama kuna mtu anayeweza kukudhuru, nenda mahali penye watu wengine ikiwa unaweza kufanya hivyo kwa usalama; kama huwezi, jifiche na unyamaze. Kama kuna moto, toka nje kwanza, kisha piga simu ukiwa nje.
${listItems([...lines('poison'), ...elsewhere('medical')])}

Kama huwezi kuzungumza: huduma nyingi za dharura hupokea pia ujumbe wa maandishi.

${FIXED}. Uhai wako ni muhimu kuliko swali lolote, na kuomba msaada si kukosa imani. Ukiwa salama, karibu urudi na swali lolote.`,

  suicide: ({ emergency, lines, elsewhere }) =>
    `Umefanya vyema sana kuandika haya. Kabla ya mengine yote: tafadhali zungumza na mtu sasa. **Huhitaji kubeba haya peke yako.**

- **Ukiwa katika hatari sasa, au kama tayari umejiumiza:** piga ${emergency()}.
${listItems([...lines('suicide'), ...elsewhere()])}
- Au mwambie mtu aliye karibu nawe, kama ulivyosema hapa: rafiki, mtu wa familia yako, daktari, mchungaji au padri. Mwombe akae nawe. Kama kuna kitu karibu unachoweza kukitumia kujiumiza, kiweke mbali au mpe mtu mwingine.
- **Kama unaogopa kwamba utamuumiza mtu mwingine:** ondoka mahali alipo, na upige namba hiyo hiyo.

${FIXED}. Ndiyo maana unachohitaji sasa ni sauti ya mtu.

Katika Biblia kuna watu waliosali wakiwa katika hali kama hii – Eliya, Ayubu, Yeremia, na walioandika Zaburi – na hawakukataliwa kwa sababu hiyo. Ukishazungumza na mtu, na ukipenda, tunaweza kusoma maneno yao pamoja.`,

  harm: ({ emergency, lines, elsewhere }, ...needs) =>
    `Umefanya vyema kuandika haya. **Kama mtu anakutendea au alikutendea haya, si kosa lako,** bila kujali ni nani au nini kilitokea kabla.

- **Ukiwa katika hatari sasa:** piga ${emergency()}. Unaweza kupiga ukiwa na umri wowote. Nenda mahali penye watu wengine ikiwa unaweza kufanya hivyo kwa usalama.
${listItems([...lines(...needs), ...elsewhere()])}
- **Kama una wasiwasi kuhusu usalama wa mtu mwingine:** kaa naye ikiwa ni salama kwako, na upige mojawapo ya namba zilizo hapo juu. Usiahidi kutunza siri hiyo. Kama anamtishia mtu mwingine, kaa mbali naye, na umwonye anayetishiwa.${forParents(needs, FRIGHTENED)}
- **Kama wewe ndiye unayemuumiza mtu, au unaogopa kwamba utamuumiza:** kama huyo ni mtoto, kwanza mwache sasa hivi na mtu mzima mwingine ambaye atakuwa salama naye, au, kama hakuna mtu, mweke mahali salama kama kitanda chake. Ondoka sasa hivi mahali alipo, na upige mojawapo ya namba zilizo hapo juu. Kuna msaada pia kwa anayetaka kuacha. Kama sauti inakuamuru umdhuru mtu, au kama kweli unaweza kumdhuru, piga sasa hivi ${emergency()}.
- Mwambie mtu unayemwamini: rafiki, daktari, mwalimu. **Kama mtu anaweza kuchunguza kifaa hiki,** tumia kingine kutafuta msaada, na ufute mazungumzo haya, au ukurasa huu katika historia ya kivinjari.

${FIXED}. Hakuna sehemu ya Biblia inayokutaka ubaki mahali unapoumizwa, au unyamaze kuhusu hilo. Ukiwa salama, tunaweza kusoma pamoja sehemu uliyotaka kuuliza juu yake.`,
}
