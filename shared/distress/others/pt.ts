import type { OtherSigns } from './other-signs.ts'

const partner =
  '(?:(?:o |a )?(?:meu|minha) (?:marido|esposo|esposa|mulher|namorado|namorada|companheiro|companheira|parceiro|parceira|ex|ex marido|exmarido|ex namorado|noivo|noiva|sogra|sogro))'
const parent =
  '(?:(?:o |a )?(?:meu|minha|meus) (?:pai|papai|mae|mamae|padrasto|madrasta|tio|tia|avo|vo|irmao|primo|cunhado|pais|vizinho|padrinho)|(?:o )?(?:namorado|marido) da minha mae)'
const loved =
  '(?:(?:um |uma |o |a )?(?:meu|minha|nosso|nossa) (?:melhor )?(?:amigo|amiga|irmao|irma|filho|filha|marido|esposo|esposa|mulher|namorado|namorada|pai|mae|primo|prima|tio|tia|avo|ex|vizinho|vizinha|colega|sobrinho|sobrinha|neto|neta|aluno|aluna|enteado|enteada))'
const hits =
  '(?:bate|bateu|batia|espanca|espancou|agride|agrediu|empurra(?! (?:para|pra))|empurrou|chuta|enforca|enforcou|estrangula|estrangulou|ameaca|ameacou|maltrata|machuca|machucou|xinga e bate|persegue|tranca|trancou|soca|socou|esfaqueou)'
const soft = '(?:(?:so|muito|mesmo|apenas|logo|ja|hoje|agora|de uma vez|simplesmente|realmente|tanto|poder|e) )*'
const another =
  '(?! (?:de (?:rir|riso|vergonha|amor|medo|fome|saudades?|calor|sono)|pra mim|para (?:mim|o mundo|o pecado|o eu|a carne|viver)|ao? (?:pecado|mundo|eu)|com (?:cristo|jesus)|em cristo|por (?:cristo|jesus|ele|ti|voce|amor)|como (?:cristo|jesus|martir)|na graca|velh))'

/** Sure signs of distress in Portuguese. None of them is also Spanish. */
export const portuguese: OtherSigns = {
  hint: '(?<![^ \\n])(?:eu|meus?|minhas?|noss[oa]s?|mim|nao|ele|ela|vou|quero|fui|bebe)(?![^ \\n])|tom[eao]|engol|inger|bebe?[iu]|overdose|pulsos|sangr|queria|preferia|mat[aeo]|suicid|enforc|vida|jogar|vontade|cans|odeio|cort|mutil|pensamento|ideia|estupr|violen|abus|molest|sofri|sexo|relac|toca|medo',
  names: 'elias|jonas|jo|judas|saul|sansao|paulo|jeremias|moises|davi|rebeca|raquel',
  says: 'diz|disse|dizia|pede|pediu|ora|orou|falou|fala|escreveu|clamou|pergunta',
  why: 'por que|porque|pq',
  signs: [
    [
      'medical',
      `(?:eu |acabei de |ja )?(?:tomei|tomar|engoli|ingeri|bebi) … (?:todos os|todas as|um monte de|muitos|muitas|varios|varias|uma cartela|duas cartelas|a cartela|cartela|o frasco|um frasco|a caixa|uma caixa|[0-9]{2,}) … (?:comprimidos?|remedios?|pilulas?|medicamentos?|rivotril|calmantes?|dipirona|paracetamol)
      (?:tomei|engoli|tomou) (?:todos|tudo) (?:os )?(?:meus |seus )?(?:remedios?|comprimidos?)
      (?:tomei|tomou|bebi|bebeu|engoli|engoliu) … (?:veneno|chumbinho|agua sanitaria|soda caustica)
      (?:tomei|tive|teve|tomou|estou tendo|esta tendo) (?:uma )?overdose
      cortei (?:os|meus|os meus) pulsos
      (?:ele|ela|${loved}|meu bebe|o bebe) (?:nao (?:esta |ta )?(?:respirando|respira|acorda|acordando)|parou de respirar|esta inconsciente|ta inconsciente|desmaiou e nao acorda)
      estou sangrando muito e nao para|to sangrando muito`,
    ],
    [
      'suicide',
      `(?<!nao )(?<!nao eu )quero ${soft}(?:morrer|morre|me matar|mi matar|matar me|me suicidar|suicidar me|me enforcar|tirar (?:a )?minha (?:propria )?vida|acabar com (?:a )?minha vida|acabar com tudo|por (?:um )?fim (?:a|na|em) minha vida|dar (?:um )?fim (?:a|na) minha vida|me machucar|me cortar|sumir (?:desse|deste|do) mundo|deixar de existir|(?:dormir e )?nao acordar(?: nunca)? mais)${another}
      (?:^(?:so )?|eu (?:so )?)queria ${soft}(?:morrer|me matar|estar mort[oa]|nao (?:ter nascido|existir|acordar mais|estar viv[oa])|ta mort[oa]|sumir (?:desse|deste|do) mundo)${another}
      (?:vou|penso em|pensei em|pensando em|tentei|tentar|decidi|planejo|planejando|to pensando em|ja pensei em|preciso|desejo|quase|ia) (?:em )?${soft}(?:me matar|matar me|me suicidar|suicidar me|me enforcar|tirar (?:a )?minha (?:propria )?vida|acabar com (?:a )?minha vida|dar (?:um )?fim (?:a|na) minha vida|por (?:um )?fim (?:a|na|em) minha vida|me jogar (?:da|do|de|na))
      (?<!nao )(?:tenho|tinha|to com|tou com|estou com|sinto|me da|me deu|so da) (?:(?:muita|tanta|uma|so) )?vontade de (?:morrer|me matar|sumir|nao acordar|nao viver|me cortar)${another}
      (?:eu )?(?:ja )?nao (?:quero|aguento|consigo|suporto|vejo sentido em|tenho (?:mais )?(?:vontade|forcas?|motivos?|razao|razoes) (?:de|para|pra)) (?:mais )?(?:viver|continuar viv[oa]|existir|estar viv[oa])(?: mais)?(?! (?:no pecado|em pecado|sem (?:deus|jesus|cristo)|para mim|pra mim|segundo|na carne|longe de deus|na mentira|como (?:antes|os)))
      (?:eu )?(?:cansei|estou cansad[oa]|to cansad[oa]|tou cansad[oa]|cansad[oa]) (?:de viver|da (?:minha )?vida|dessa vida)(?! (?:no pecado|em pecado|longe))
      (?:minha vida|viver|a vida) (?:ja )?nao (?:tem|faz|vale) (?:mais )?(?:sentido|a pena|valor)(?: (?:pra|para) mim)?$
      (?:todos?|todo mundo|minha familia|meus filhos|meus pais|eles|o mundo) … (?:melhor|melhores|mais feliz|mais felizes) sem mim
      (?:seria|era|e) melhor (?:se )?eu (?:morrer|morresse|estivesse mort[oa]|nao existisse|sumir|nao tivesse nascido)
      se eu (?:me (?:matar|suicidar|matasse|suicidasse)|tirar (?:a )?minha (?:propria )?vida)
      (?:^|eu )corto me(?! o cabelo)
      (?:preferia|queria) (?:eu )?estar mort[oa]
      ^(?:eu (?:me mato|odeio (?:a )?minha vida)|odeio (?:a )?minha vida)
      eu (?:me corto|me mutilo|me machuco de proposito|me automutilo)
      (?:estou|to|tou|voltei a|comecei a|nao paro de|nao consigo parar de) (?:me )?(?:cortando|cortar|mutilando|mutilar|automutilando|me cortar)(?: meus| os)? (?:bracos?|pulsos?|de novo|pernas?|$)
      (?:estou|to|voltei a|comecei a|nao paro de|nao consigo parar de) me (?:cortando|cortar|mutilando|mutilar)
      (?:tenho|tendo|com|tive) (?:pensamentos?|ideias?) (?:suicidas?|de suicidio|de morte|de me matar)
      (?:sou|estou) suicida
      penso (?:muito |todo dia |sempre )?(?:em|no) suicidio
      (?:deus|senhor|pai) (?:por favor |por que |pq )?(?:nao )?(?:me (?:deixa|deixe|deixas) morrer|me mata|tira (?:a )?minha vida)`,
    ],
    [
      'sexual_abuse',
      `(?:fui|estou sendo) estuprad[oa]
      (?:eu |ja )(?:fui|sou|estou sendo) (?:violentad[oa]|abusad[oa]|molestad[oa])
      (?:fui|estou sendo) (?:violentad[oa]|abusad[oa]|molestad[oa]) (?:sexualmente )?(?:pelo|pela|por (?:um|uma|meu|minha)|na infancia|quando eu)
      (?:ele|${partner}|${parent}|um homem|eles|alguem|o pastor|meu chefe|o padre|meu professor|meu amigo) … me (?:estuprou|estupra|violentou|estupraram|molestou|abusou)
      me (?:estuprou|estupraram|violentaram)
      (?:violou|violaram|estuprou) me
      eu fui violad[oa]
      (?:abusou|abusa|abusaram|abusava) (?:sexualmente )?de mim
      (?:sofri|fui vitima de) (?:um )?(?:estupro|abuso sexual|abusos sexuais|violencia sexual)
      me (?:obriga|forca|obrigou|forcou) a (?:fazer|ter) (?:sexo|relacoes?|relacao)
      (?:o |meu )(?:pastor|padre|professor|chefe|treinador|lider) … (?:me toca|me tocou|passa a mao em mim|passou a mao em mim)`,
    ],
    [
      'child_abuse',
      `${parent} … (?:me|nos) (?:${hits}|toca(?! (?:muito|profundamente|no coracao|o coracao))|tocou|tocava|apalpa|molesta|molestou|queima|deixa sem comer)(?! (?:na loteria|no coracao))
      ${parent} … (?:${hits}) (?:em )?(?:mim|na gente)
      ${parent} … (?:bate|bateu|agride|espanca|toca|tocou|apalpa|maltrata) me(?! no coracao)
      ${parent} … (?:passa|passou|passava) a mao em mim
      ${parent} … (?:entra|vem|vai) no meu quarto (?:de noite|a noite|toda noite)
      ${partner} … (?:bate|espanca|abusa|maltrata) … (?:nos|no|na|em|dos|da|do|minha|meu|meus) (?:meus? |minhas? |nossos? |nossas? )?(?:filhos?|filhas?|criancas?|bebe)
      (?:minha filha|meu filho|meu neto|minha neta) … (?:foi|esta sendo|sofreu) (?:abusad[oa]|estuprad[oa]|molestad[oa]|abuso)
      (?:eu )?(?:bato|espanco) (?:muito )?(?:no|na|nos|nas|em) (?:meu|minha|meus|minhas) (?:filho|filha|filhos|filhas|bebe)`,
    ],
    [
      'violence',
      `(?:${partner}|meu filho) … (?:me|nos) (?:${hits})
      (?:${partner}|meu filho) … (?:${hits}) em mim
      (?:${partner}|meu filho|ele|ela) … (?:bate|bateu|agride|agrediu|espanca|espancou|ameaca|ameacou|maltrata) me
      (?:ele|ela) (?:sempre |as vezes |ja |bebe e |fica bravo e )?(?:me (?:bate|espanca|agride|bateu|espancou|agrediu|enforcou)|bate em mim|bateu em mim)(?! (?:no (?:xadrez|jogo)|um))
      (?:apanho|apanhei|apanhando|apanhar) (?:do|da|de) (?:meu|minha) (?:marido|esposo|namorado|companheiro|ex|pai|padrasto|mae|mulher|esposa)
      (?:ele|ela|${partner}) … (?:ameaca|ameacou|jurou|disse que vai|falou que vai|vai|quer|tentou) (?:de )?me matar
      medo (?:do|da) (?:meu|minha) (?:marido|esposo|esposa|namorado|companheiro|ex|padrasto|pai|mae|mulher)(?! (?:celest|do ceu|morrer|ficar))
      medo … (?:ele|marido|namorado|ex|companheiro) me (?:matar|mate|bater|bata)
      (?:eu )?(?:sofro|vivo|sou vitima de) … (?:violencia domestica|agressoes? do meu|relacionamento abusivo)
      (?:eu )?(?:bato|bati) (?:na|em) minha (?:mulher|esposa|namorada)`,
    ],
    [
      'other_at_risk',
      `${loved} … (?:quer|queria|vai|pensa em|tentou|disse que vai|falou que vai|disse que quer|falou que quer|ameaca|ameacou|diz que vai|diz que quer|fala em|falou em|esta pensando em|ta pensando em) (?:em |de )?(?:se matar|se suicidar|morrer|tirar (?:a )?(?:sua |propria )(?:propria )?vida|suicidio|acabar com a (?:propria )?vida|se jogar)(?! (?:por|de rir))
      ${loved} (?:esta |ta |anda |nao )?(?:nao quer (?:mais )?viver(?: mais)?|se corta|se cortando|se automutila|se mutila|se mutilando)
      (?:eu )?(?:vou|quero|penso em) (?:matar|esfaquear) (?:ele|ela|meu (?:marido|pai|chefe|padrasto|vizinho|ex)|minha (?:mulher|esposa|mae|sogra)|todo mundo)$`,
    ],
  ],
}
