import { forParents, listItems, type ShortReplies } from '../replies.ts'

const FIXED =
  'Esta é uma resposta fixa: nenhum modelo de linguagem a escreveu, e eu não posso ligar para ninguém por você'

const FRIGHTENED =
  '- **Se pensamentos de fazer mal ao seu bebê, ao seu filho ou à sua filha assustam você, e você não quer fazer isso:** muitas mães e muitos pais têm pensamentos assim, e pensar não é fazer. Conte isso a um médico ou a uma enfermeira.'

/** The Portuguese replies. */
export const portuguese: ShortReplies = {
  medical: ({ emergency, lines, elsewhere }) =>
    `**Ligue agora para ${emergency()}.** Por favor, faça isso já, antes de continuar lendo.

- Diga onde você está e o que aconteceu. Se alguém tomou alguma coisa, diga o quê, quanto e quando. Avise se alguém não acorda ou não respira bem.
- A menos que alguém possa machucar você, não fique sem companhia: peça a alguém por perto que venha, e destranque a porta, se puder.
- Se alguém pode machucar você, vá para onde há outras pessoas, se der para fazer isso em segurança; se não der, esconda-se e não faça barulho. Se houver fogo, saia primeiro e ligue do lado de fora.
${listItems([...lines('poison'), ...elsewhere('medical')])}

Se você não puder falar: muitos serviços de emergência também aceitam mensagens de texto.

${FIXED}. A sua vida importa mais do que qualquer pergunta, e pedir socorro não é falta de fé. Quando você estiver em segurança, volte com qualquer pergunta que quiser.`,

  suicide: ({ emergency, lines, elsewhere }) =>
    `Que bom que você escreveu isso. Antes de tudo: fale agora com uma pessoa, por favor. **Você não precisa carregar isso sem ninguém ao seu lado.**

- **Se há perigo neste momento, ou se você já se machucou:** ligue para ${emergency()}.
${listItems([...lines('suicide'), ...elsewhere()])}
- Ou conte a alguém perto de você, como contou aqui: um amigo, alguém da família, um médico, um pastor ou padre. Peça que fique com você. Se há algo por perto com que você poderia se ferir, deixe fora do seu alcance ou entregue a alguém.
- **Se você tem medo de machucar outra pessoa:** saia de onde essa pessoa está e ligue para o mesmo número.

${FIXED}. Por isso, é de uma voz humana que você precisa agora.

Na Bíblia há pessoas que oraram nesta mesma angústia – Elias, Jó, Jeremias, quem escreveu os Salmos – e não foram rejeitadas por isso. Depois que você falar com alguém, e se quiser, podemos ler juntos as palavras delas.`,

  harm: ({ emergency, lines, elsewhere }, ...needs) =>
    `Você fez bem em escrever isso. **Se alguém faz ou fez isso com você, a culpa não é sua,** seja quem for, e não importa o que tenha acontecido antes.

- **Em perigo agora:** ligue para ${emergency()}. Você pode ligar com qualquer idade. Vá para onde há outras pessoas, se der para fazer isso em segurança.
${listItems([...lines(...needs), ...elsewhere()])}
- **Se você teme por outra pessoa:** fique com ela, se for seguro para você, e ligue para um destes números. Não prometa guardar segredo. Se ela ameaça alguém, mantenha distância e avise a pessoa ameaçada.${forParents(needs, FRIGHTENED)}
- **Se é você quem machuca alguém, ou tem medo de machucar:** se for uma criança, deixe-a primeiro com outro adulto com quem ela esteja segura ou, se não houver ninguém, em um lugar seguro como o berço. Saia agora de onde essa pessoa está e ligue para um destes números. Também há ajuda para quem quer parar. Se uma voz manda você machucar alguém, ou se você pode chegar a fazê-lo, ligue imediatamente para ${emergency()}.
- Conte a alguém de confiança: um amigo, um médico, uma professora. **Se alguém pode vigiar este aparelho,** use outro para procurar ajuda e apague esta conversa, ou a página no histórico do navegador.

${FIXED}. Nenhuma passagem da Bíblia pede que você fique onde lhe fazem mal, nem que guarde silêncio sobre isso. Quando você estiver em segurança, podemos ler juntos o texto sobre o qual você queria perguntar.`,
}
