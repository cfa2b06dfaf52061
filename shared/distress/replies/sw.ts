import { listItems, type ShortReplies } from '../replies.ts'

const FIXED =
  'Hili ni jibu lililoandaliwa mapema: halikuandikwa na modeli ya lugha, nami siwezi kumpigia mtu simu kwa niaba yako'

/** The Swahili replies. */
export const swahili: ShortReplies = {
  medical: ({ emergency, lines, elsewhere }) =>
    `**Piga simu sasa hivi: ${emergency()}.** Tafadhali fanya hivyo kabla ya kuendelea kusoma.

- Sema uko wapi na nini kimetokea. Kama kuna kitu kilichomezwa, sema ni nini, kiasi gani, na lini. Sema pia kama mtu haamki au hapumui vizuri.
- Isipokuwa kama kuna mtu anayeweza kukudhuru, usikae peke yako: mwombe mtu aliye karibu aje, na ufungue mlango kama unaweza.
- Kama kuna mtu anayeweza kukudhuru, nenda mahali penye watu wengine ikiwa unaweza kufanya hivyo kwa usalama; kama huwezi, jifiche na unyamaze. Kama kuna moto, toka nje kwanza, kisha piga simu ukiwa nje.
${listItems([...lines('poison'), ...elsewhere()])}

${FIXED}. Uhai wako ni muhimu kuliko swali lolote, na kuomba msaada si kukosa imani. Ukiwa salama, karibu urudi na swali lolote.`,

  suicide: ({ emergency, lines, elsewhere }) =>
    `Ni vyema sana kwamba umeandika haya. Kabla ya mengine yote: tafadhali zungumza na mtu sasa. **Huhitaji kubeba haya peke yako.**

- **Ukiwa katika hatari sasa, au kama tayari umejiumiza:** piga ${emergency()}.
${listItems([...lines('suicide'), ...elsewhere()])}
- Au mwambie mtu aliye karibu nawe, kama ulivyosema hapa: rafiki, mtu wa familia yako, daktari, mchungaji au padri. Mwombe akae nawe. Kama kuna kitu karibu unachoweza kukitumia kujiumiza, kiweke mbali au mpe mtu mwingine.

${FIXED}. Ndiyo maana unachohitaji sasa ni sauti ya mtu.

Katika Biblia kuna watu waliosali wakiwa katika hali kama hii – Eliya, Ayubu, Yeremia, na walioandika Zaburi – na hawakukataliwa kwa sababu hiyo. Ukishazungumza na mtu, na ukipenda, tunaweza kusoma maneno yao pamoja.`,

  harm: ({ emergency, lines, elsewhere }, ...needs) =>
    `Umefanya vyema kuandika haya. **Kama mtu anakutendea haya, si kosa lako,** hata awe nani, na hata kama nini kilitokea kabla.

- **Ukiwa katika hatari sasa:** piga ${emergency()}. Unaweza kupiga ukiwa na umri wowote. Nenda mahali penye watu wengine ikiwa unaweza kufanya hivyo kwa usalama.
${listItems([...lines(...needs), ...elsewhere()])}
- **Kama unamhofia mtu mwingine:** kaa naye ikiwa ni salama kwako, na upige simu. Usiahidi kutunza siri hiyo.
- **Kama wewe ndiye unayemwumiza mtu, au unaogopa kwamba utamwumiza:** ondoka sasa mahali alipo, na upige simu. Kuna msaada pia kwa anayetaka kuacha. Kama ni mtoto, mwache na mtu mzima mwingine.
- Mwambie mtu unayemwamini: rafiki, daktari, mwalimu. **Kama mtu anaweza kuchunguza kifaa hiki,** tumia kingine kutafuta msaada, na ufute mazungumzo haya, au ukurasa huu katika historia ya kivinjari.

${FIXED}. Hakuna sehemu ya Biblia inayokutaka ubaki mahali unapoumizwa, au unyamaze kuhusu hilo. Ukiwa salama, tunaweza kusoma pamoja ulichotaka kuuliza.`,
}
