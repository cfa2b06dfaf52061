import { forParents, listItems, type ShortReplies } from '../replies.ts'

const FIXED =
  'Das ist eine vorformulierte Antwort: Kein Sprachmodell hat sie geschrieben, und ich kann niemanden für dich anrufen'

const FRIGHTENED =
  '- **Wenn dir der Gedanke Angst macht, deinem Baby oder Kind etwas anzutun, und du es nicht tun willst:** Viele Eltern kennen solche Gedanken, und ein Gedanke ist keine Tat. Sprich mit einer Ärztin oder einer Hebamme darüber.'

/** The German replies. */
export const german: ShortReplies = {
  medical: ({ emergency, lines, elsewhere }) =>
    `**Ruf jetzt an: ${emergency()}.** Bitte tu es sofort, noch bevor du weiterliest.

- Sag, wo du bist und was passiert ist. Wenn etwas eingenommen wurde, sag, was, wie viel und wann. Sag es auch, wenn jemand nicht aufwacht oder schlecht atmet.
- Bleib nicht allein, außer wenn dir jemand etwas antun könnte: Bitte jemanden in der Nähe, zu dir zu kommen, und schließ die Tür auf, wenn du kannst.
- Wenn dir jemand etwas antun könnte, geh dorthin, wo andere Menschen sind, wenn das ohne Gefahr geht; sonst versteck dich und sei leise. Wenn es brennt, geh zuerst hinaus und ruf von draußen an.
${listItems([...lines('poison'), ...elsewhere('medical')])}

Wenn du nicht sprechen kannst: Viele Notrufstellen nehmen auch Textnachrichten an.

${FIXED}. Dein Leben ist wichtiger als jede Frage, und Hilfe zu rufen ist kein Mangel an Glauben. Wenn du in Sicherheit bist, kannst du mit jeder Frage wiederkommen.`,

  suicide: ({ emergency, lines, elsewhere }) =>
    `Ich bin sehr froh, dass du das aufgeschrieben hast. Vor allem anderen: Bitte sprich jetzt mit einem Menschen. **Du musst das nicht allein tragen.**

- **Wenn du jetzt in Gefahr bist oder dir schon etwas angetan hast,** ruf an: ${emergency()}.
${listItems([...lines('suicide'), ...elsewhere()])}
- Oder sag es jemandem in deiner Nähe, so wie du es hier gesagt hast: einem Freund oder einer Freundin, jemandem aus deiner Familie, einer Ärztin, einer Seelsorgerin oder einem Seelsorger. Bitte darum, dass jemand bei dir bleibt. Wenn etwas in der Nähe ist, womit du dir etwas antun könntest, bring es außer Reichweite oder gib es jemandem.
- **Wenn du Angst hast, jemand anderem etwas anzutun:** Geh weg von dort, wo dieser Mensch ist, und ruf dieselbe Nummer an.

${FIXED}. Darum brauchst du jetzt eine menschliche Stimme.

Menschen in der Bibel haben aus genau dieser Not heraus gebetet – Elia, Hiob, Jeremia, die Menschen, die die Psalmen schrieben – und wurden dafür nicht abgewiesen. Wenn du mit jemandem gesprochen hast und es möchtest, können wir ihre Worte zusammen lesen.`,

  harm: ({ emergency, lines, elsewhere }, ...needs) =>
    `Es ist gut, dass du das geschrieben hast. **Wenn dir das jemand antut, ist es nicht deine Schuld,** egal, wer es ist und was vorher war.

- **Wenn du in Gefahr bist,** ruf jetzt an: ${emergency()}. Anrufen darfst du in jedem Alter. Geh dorthin, wo andere Menschen sind, wenn das ohne Gefahr geht.
${listItems([...lines(...needs), ...elsewhere()])}
- **Wenn du um jemand anderen Angst hast:** Bleib bei diesem Menschen, wenn das für dich ungefährlich ist, und ruf eine dieser Nummern an. Versprich nicht, es geheim zu halten. Wenn dieser Mensch jemand anderen bedroht, halte dich fern und warne den bedrohten Menschen.${forParents(needs, FRIGHTENED)}
- **Wenn du selbst jemandem etwas antust oder Angst hast, es zu tun:** Ist es ein Kind, gib es zuerst in die Obhut eines anderen Erwachsenen, bei dem es sicher ist; wenn niemand da ist, leg es an einen sicheren Ort wie sein Bett. Geh jetzt weg von dort, wo dieser Mensch ist, und ruf eine dieser Nummern an. Auch wer aufhören will, bekommt Hilfe. Wenn eine Stimme dir befiehlt, jemandem etwas anzutun, oder du es tun könntest, ruf sofort an: ${emergency()}.
- Sag es jemandem, dem du vertraust: einem Freund, einer Ärztin, einem Lehrer. **Wenn jemand dieses Gerät überwachen könnte,** such auf einem anderen nach Hilfe und lösche dieses Gespräch oder die Seite im Verlauf des Browsers.

${FIXED}. Keine Stelle der Bibel verlangt, dass du dort bleibst, wo dir Leid angetan wird, oder dass du darüber schweigst. Wenn du in Sicherheit bist, können wir zusammen die Stelle lesen, nach der du fragen wolltest.`,
}
