import { forParents, listItems, type ShortReplies } from '../replies.ts'

const FIXED =
  'Ceci est une réponse fixe : aucun modèle de langage ne l’a écrite, et je ne peux appeler personne à votre place'

const FRIGHTENED =
  '- **Si l’idée de faire du mal à votre bébé ou à votre enfant vous vient et vous effraie, et que vous ne voulez pas le faire :** beaucoup de parents ont de telles pensées, et une pensée n’est pas un acte. Parlez-en à un médecin ou à une sage-femme.'

/** The French replies. */
export const french: ShortReplies = {
  medical: ({ emergency, lines, elsewhere }) =>
    `**Appelez maintenant ${emergency()}.** S’il vous plaît, faites-le tout de suite, avant de continuer à lire.

- Dites où vous êtes et ce qui s’est passé. Si quelqu’un a pris ou avalé quelque chose, dites quoi, combien et quand. Dites-le aussi si quelqu’un ne se réveille pas ou respire mal.
- Sauf si quelqu’un risque de vous faire du mal, ne restez pas sans compagnie : demandez à une personne près de vous de venir, et déverrouillez la porte si vous le pouvez.
- Si quelqu’un risque de vous faire du mal, allez là où il y a du monde, si vous pouvez le faire sans danger ; sinon, cachez-vous et ne faites pas de bruit. S’il y a le feu, sortez d’abord et appelez une fois dehors.
${listItems([...lines('poison'), ...elsewhere('medical')])}

Si vous ne pouvez pas parler, sachez que de nombreux services d’urgence acceptent aussi les SMS.

${FIXED}. Votre vie compte plus que n’importe quelle question, et appeler à l’aide n’est pas un manque de foi. Quand vous serez en sécurité, revenez avec toutes les questions que vous voudrez.`,

  suicide: ({ emergency, lines, elsewhere }) =>
    `Vous avez vraiment bien fait de l’écrire. Avant toute chose : parlez à quelqu’un maintenant, s’il vous plaît. **Vous n’avez pas à porter cela sans aide.**

- **En danger immédiat, ou si vous vous êtes déjà fait du mal :** appelez ${emergency()}.
${listItems([...lines('suicide'), ...elsewhere()])}
- Ou dites-le à quelqu’un près de vous, comme vous l’avez dit ici : un ami ou une amie, quelqu’un de votre famille, un médecin, un pasteur ou un prêtre. Demandez-lui de rester avec vous. S’il y a près de vous quelque chose avec quoi vous pourriez vous faire du mal, mettez-le hors de portée ou confiez-le à quelqu’un.
- **Si vous craignez de faire du mal à quelqu’un d’autre :** quittez l’endroit où se trouve cette personne, et appelez le même numéro.

${FIXED}. C’est une voix humaine qu’il vous faut maintenant.

Dans la Bible, des personnes ont prié du fond de cette même détresse – Élie, Job, Jérémie, les auteurs des Psaumes – et n’ont pas été repoussées pour cela. Quand vous aurez parlé avec quelqu’un, et si vous le voulez, nous pourrons lire leurs paroles ensemble. D’abord, s’il vous plaît, parlez à quelqu’un.`,

  harm: ({ emergency, lines, elsewhere }, ...needs) =>
    `Vous avez bien fait de l’écrire. **Si quelqu’un vous fait cela ou vous l’a fait, ce n’est pas votre faute,** quelle que soit cette personne et quoi qu’il se soit passé avant.

- **En danger maintenant :** appelez ${emergency()}. On peut appeler à tout âge. Allez là où il y a du monde, si vous pouvez le faire sans danger.
${listItems([...lines(...needs), ...elsewhere()])}
- **Si vous avez peur pour quelqu’un d’autre :** restez avec cette personne si c’est sans danger pour vous, et appelez l’un de ces numéros. Ne promettez pas de garder le secret. Si cette personne menace quelqu’un d’autre, tenez-vous à distance et prévenez la personne menacée.${forParents(needs, FRIGHTENED)}
- **Si c’est vous qui faites du mal à quelqu’un, ou si vous craignez d’en faire :** si c’est un enfant, confiez-le d’abord à un autre adulte avec qui il est en sécurité, ou, s’il n’y a personne, laissez-le dans un endroit sûr comme son lit. Quittez maintenant l’endroit où se trouve cette personne, et appelez l’un de ces numéros. Il existe aussi de l’aide pour celles et ceux qui veulent arrêter. Si une voix vous ordonne de faire du mal, ou si vous risquez de passer à l’acte, appelez tout de suite ${emergency()}.
- Parlez-en à une personne de confiance : un ami, un médecin, une enseignante. **Si quelqu’un peut surveiller cet appareil,** cherchez de l’aide sur un autre, et supprimez cette conversation, ou la page dans l’historique du navigateur.

${FIXED}. Aucun passage de la Bible ne vous demande de rester là où l’on vous fait du mal, ni de le taire. Quand vous serez en sécurité, nous pourrons lire ensemble le texte sur lequel portait votre question.`,
}
