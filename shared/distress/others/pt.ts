import type { OtherSigns } from './other-signs.ts'

const partner =
  '(?:(?:o |a )?(?:meu|minha) (?:marido|esposo|esposa|mulher|namorado|namorada|companheiro|companheira|parceiro|parceira|ex|ex marido|exmarido|ex namorado|noivo|noiva|sogra|sogro))'
const parent =
  '(?:(?:o |a )?(?:meu|minha|meus) (?:pai|papai|mae|mamae|padrasto|madrasta|tio|tia|avo|vo|irmao|primo|cunhado|pais|vizinho|padrinho)|(?:o )?(?:namorado|marido) da minha mae)'
const loved =
  '(?:(?:um |uma |o |a )?(?:meu|minha|nosso|nossa) (?:melhor )?(?:amigo|amiga|irmao|irma|filho|filha|marido|esposo|esposa|mulher|namorado|namorada|pai|mae|primo|prima|tio|tia|avo|ex|vizinho|vizinha|colega|sobrinho|sobrinha|neto|neta|aluno|aluna|enteado|enteada))'
const hits =
  '(?:(?:bate|bateu|batia)(?! (?:palmas?|papo|um papo|uma foto))|espanca|espancou|agride|agrediu|empurra(?! (?:para|pra))|empurrou|chuta|enforca|enforcou|estrangula|estrangulou|ameaca|ameacou|maltrata|machuca|machucou|xinga e bate|persegue|tranca|trancou|soca|socou|esfaqueou)'
const family =
  '(?:(?:a |toda a )?minha (?:propria )?familia(?: toda| inteira)?|(?:os )?meus (?:irmaos|pais|tios|parentes|primos|sogros|familiares)|a familia do meu marido)'
const toKill = '(?:me (?:matar|assassinar|esfaquear|apedrejar|degolar|queimar viv[oa])|matar me)'
const faith = '(?:crist[ao]|cristao|crente|convert[a-z]*|batiz[a-z]*|jesus|cristo|evangelic[oa]|igreja|biblia|fe)'
const edge =
  '(?:ponte|telhado|terraco|predio|viaduto|trilhos?|penhasco|sacada|janela|parapeito|beirada|abismo|linha do trem)'
const noLeap = '(?!.*(?:bungee|paraquedas|elastico|de alegria|na piscina|de corda))'
const fill = '(?:(?:muito|com forca|demais|de novo|hoje|ontem|tanto|forte) )*'
/** What is no blow: applause, a chat or a photo. */
const noBlow = '(?! (?:palmas?|papo|um papo|(?:uma )?fotos?|um bolo|saudades?)(?![^ \\n]))'
const noPlay = '(?! (?:no|na|em) (?:xadrez|jogo|futebol|corrida|cartas|domino))'
const soft = '(?:(?:so|muito|mesmo|apenas|logo|ja|hoje|agora|de uma vez|simplesmente|realmente|tanto|poder|e) )*'
const another =
  '(?! (?:de (?:rir|riso|vergonha|amor|medo|fome|saudades?|calor|sono)|pra mim|para (?:mim|o mundo|o pecado|o eu|a carne|viver)|ao? (?:pecado|mundo|eu)|com (?:cristo|jesus)|em cristo|por (?:cristo|jesus|ele|ti|voce|amor)|como (?:cristo|jesus|martir)|na graca|velh))'

/** Sure signs of distress in Portuguese. None of them is also Spanish. */
export const portuguese: OtherSigns = {
  hint: '(?<![^ \\n])(?:eu|meus?|minhas?|noss[oa]s?|mim|nao|ele|ela|vou|quero|fui|bebe)(?![^ \\n])|tom[eao]|engol|inger|bebe?[iu]|overdose|^me ajuda|pulsos|sangr|queria|preferia|mat[aeo]|suicid|enforc|vida|jogar|vontade|cans|odeio|cort|mutil|pensamento|ideia|estupr|violen|abus|molest|sofri|sexo|relac|toca|medo|corda|comprimid|revolver|bati|estou|arma|desmai|infart|derrame|passou mal',
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
      (?:${loved}|meu bebe|o bebe|meu avo|minha avo) (?:acabou de )?(?:desmaiar|desmaiou|infartou|infartar|esta infartando|ta infartando|(?:teve|sofreu|ter|esta tendo|ta tendo) (?:um )?(?:derrame|infarto|avc)|passou mal e caiu)(?! (?:de (?:rir|riso|emocao|amor)|na fe))(?!.*(?:passad[oa]|atras|\\bha (?:[a-z0-9]+ )?(?:anos?|meses|semanas)|quando (?:eu|ele|ela) (?:era|tinha)))
      ^(?:(?:ele|ela) desmaiou|(?:eu )?(?:acabei de desmaiar|desmaiei))$
      estou sangrando muito e nao para|to sangrando muito`,
    ],
    [
      'suicide',
      `^me ajuda por favor$
      (?<!nao )(?<!nao eu )quero ${soft}(?:morrer|morre|me matar|mi matar|matar me|me suicidar|suicidar me|suicidar(?! [a-z]+l[ao]s?$)|cometer suicidio|me enforcar|tirar (?:a )?minha (?:propria )?vida|tirar a propria vida|acabar com (?:a )?minha vida|acabar com tudo|por (?:um )?fim (?:a|na|em) minha vida|dar (?:um )?fim (?:a|na) minha vida|me machucar|me cortar|sumir (?:desse|deste|do) mundo|deixar de existir|(?:dormir e )?nao acordar(?: nunca)? mais)${another}
      (?:^(?:so )?|eu (?:so )?)queria ${soft}(?:morrer|me matar|estar mort[oa]|nao (?:ter nascido|existir|acordar mais|estar viv[oa])|ta mort[oa]|sumir (?:desse|deste|do) mundo)${another}
      (?:vou|penso em|pensei em|pensando em|tentei|tentar|decidi|planejo|planejando|to pensando em|ja pensei em|preciso|desejo|quase|ia) (?:em )?${soft}(?:me matar|matar me|me suicidar|suicidar me|me enforcar|tirar (?:a )?minha (?:propria )?vida|acabar com (?:a )?minha vida|dar (?:um )?fim (?:a|na) minha vida|por (?:um )?fim (?:a|na|em) minha vida|me jogar (?:da|do|de|na))
      (?:estou|to|tou) (?:.{0,12} )?(?:na|no|em|a|numa|num|nos) (?:.{0,15} )?${edge}${noLeap} (?:.{0,12} )?(?:vou|quero|pra|para|prestes a|pront[oa] (?:pra|para)|e) (?:.{0,8} )?(?:pular|me jogar|saltar|me atirar|pulo)
      vou (?:.{0,8} )?(?:pular|saltar|me atirar) (?:da|do|de uma?) (?:.{0,8} )?${edge}${noLeap}
      (?:a|minha|uma) (?:corda|forca|arma|pistola) (?:ja )?(?:esta|ta) (?:.{0,8} )?(?:pronta|na minha frente|na minha mao|amarrada|carregada)(?! (?:para|pra) (?:o|a|escalar|subir|pular))
      (?:o|meu|um) (?:revolver|veneno|chumbinho) (?:ja )?(?:esta|ta) (?:.{0,8} )?(?:pronto|na minha frente|na minha mao|carregado)
      (?:os|meus|todos os) (?:comprimidos|remedios) (?:ja )?(?:estao|tao) (?:.{0,8} )?(?:na minha frente|na minha mao|nas minhas maos|do meu lado|aqui comigo)
      (?:estou|to|tou) com (?:a|o|os|uma|um) (?:corda|arma|revolver|pistola|comprimidos|veneno) (?:.{0,8} )?(?:na mao|nas maos|no pescoco|na cabeca|na minha frente)
      (?:me )?(?:perdoem?|perdoa|desculpem?|desculpa) (?:me )?(?:.{0,8} )?(?:pelo|por|o) (?:que|oque) (?:eu )?(?:vou|estou prestes a|irei) (?:fazer|cometer)(?! (?:.{0,20} )?(?:pergunt[a-z]*|duvida)(?![^ \\n]))
      (?<!nao )(?:tenho|tinha|to com|tou com|estou com|sinto|me da|me deu|so da) (?:(?:muita|tanta|uma|so) )?vontade de (?:morrer|me matar|sumir|nao acordar|nao viver|me cortar)${another}
      (?:eu )?(?:ja )?nao (?:quero|aguento|consigo|suporto|vejo sentido em|tenho (?:mais )?(?:vontade|forcas?|motivos?|razao|razoes) (?:de|para|pra)) (?:mais )?(?:viver|continuar viv[oa]|existir|estar viv[oa])(?: mais)?(?! (?:no pecado|em pecado|sem (?:deus|jesus|cristo)|para mim|pra mim|segundo|na carne|longe de deus|na mentira|como (?:antes|os)))
      (?:eu )?(?:cansei|estou cansad[oa]|to cansad[oa]|tou cansad[oa]|cansad[oa]) (?:de viver|da (?:minha )?vida|dessa vida)(?! (?:no pecado|em pecado|longe))
      (?:minha vida|viver|a vida) (?:ja )?nao (?:tem|faz|vale) (?:mais )?(?:sentido|a pena|valor)(?: (?:pra|para) mim)?$
      (?:todos?|todo mundo|minha familia|meus filhos|meus pais|eles|o mundo) … (?:melhor|melhores|mais feliz|mais felizes) sem mim
      (?:seria|era|e) melhor (?:se )?eu (?:morrer|morresse|estivesse mort[oa]|nao existisse|sumir|nao tivesse nascido)
      se eu (?:me (?:matar|suicidar|matasse|suicidasse)|suicidar|(?:cometer|cometesse) suicidio|(?:tirar|tirasse) (?:a )?(?:minha (?:propria )?|propria )vida)
      (?<!(?:nao|nunca|jamais) )(?<!(?:nao|nunca|jamais) eu )(?:vou|penso em|pensei em|pensando em|decidi|planejo|planejando|preciso) ${soft}(?:cometer suicidio|suicidar|tirar a propria vida)
      (?:estou|to|tou|eu) (?:planejando|preparando|planejo|preparo|planejei|preparei) (?:.{0,4} )?(?:meu suicidio|suicidio)
      (?:planejo|preparo|planejei|preparei) (?:o )?meu suicidio
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
      me (?:obriga|forca|obrigou|forcou|obrigava|forcava) a (?:(?:fazer|ter|manter) (?:sexo|relacoes?|relacao|intimidade|amor)|transar|dormir com ele|deitar com ele|me deitar com ele)
      (?:ele|${partner}) … (?:transa|transou|faz sexo|fez sexo) comigo (?:a forca|sem (?:eu querer|minha permissao)|(?:mesmo |quando )eu (?:dizendo|digo) (?:que )?nao)
      (?:sofri|vivi|fui vitima de) (?:um |uma )?incesto
      (?:o |meu )(?:pastor|padre|professor|chefe|treinador|lider) … (?:me toca|me tocou|passa a mao em mim|passou a mao em mim)`,
    ],
    [
      'child_abuse',
      `(?:medo(?! (?:de )?que [oa]s? | de (?:bater com o carro|um acidente))|pensamentos?|imagens|impulsos?|vontade|(?<!nao )(?<!nao me )(?<!nunca )imagino|imaginando|visoes) … (?:machucar|magoar|ferir|jogar|atirar|fazer (?:algum )?mal|afogar|sufocar|matar|sacudir|estrangular|esfaquear|espancar|bater) (?:(?:(?:o|a|os|as|ao|aos|no|na|nos|nas|em) )?(?:meu|minha|meus|minhas|nosso|nossa) (?:proprio |propria )?(?:bebe|filhos?|filhas?|filhinh[oa]|recem nascid[oa]|criancas?)|(?:o|ao|no) (?:bebe|recem nascido))(?!(?<=(?:machucar|magoar|ferir|mal) .{1,40}) (?:com (?:[oa]s? |meus? |minhas? |nosso )?(?:divorcio|separacao|palavras?|verdade|decisao)|ao (?:(?:lhe|me) )?(?:contar|dizer|falar|separar)|se (?:eu )?(?:me )?(?:divorci|separ)[a-z]*))
      (?:pensamentos?|imagens|impulsos?|vontade|visoes) … (?:deixar cair|derrubar) (?:o |a )?(?:meu|minha|nosso|nossa) (?:bebe|filho|filha|recem nascid[oa])
      (?:deixar cair|derrubar|jogar) (?:o |a )?(?:meu |minha |nosso |nossa )?(?:bebe|filho|filha|recem nascid[oa]) (?:de proposito|pela janela|da janela)
      ${parent} … (?:me|nos) (?:${hits}|toca(?! (?:muito|profundamente|no coracao|o coracao))|tocou|tocava|apalpa|molesta|molestou|queima|deixa sem comer)(?! (?:na loteria|no coracao))
      ${parent} … (?:${hits}) (?:em )?(?:mim|na gente)
      ${parent} … (?:bate|bateu|agride|espanca|toca|tocou|apalpa|maltrata) me(?! no coracao)
      ${parent} … (?:passa|passou|passava) a mao em mim
      ${parent} … (?:entra|vem|vai) no meu quarto (?:de noite|a noite|toda noite)
      ${partner} … (?:bate|espanca|abusa|maltrata) … (?:nos|no|na|em|dos|da|do|minha|meu|meus) (?:meus? |minhas? |nossos? |nossas? )?(?:filhos?|filhas?|criancas?|bebe)
      (?:minha filha|meu filho|meu neto|minha neta) … (?:foi|esta sendo|sofreu) (?:abusad[oa]|estuprad[oa]|molestad[oa]|abuso)
      (?:eu )?(?:bato|espanco|bati|espanquei|sacudi|surrei|agredi) ${fill}(?:(?:no|na|nos|nas|em|o|a|os|as) )?(?:meu|minha|meus|minhas) (?:proprio |propria )?(?:filho|filha|filhos|filhas|filhinho|filhinha|bebe)${noPlay}`,
    ],
    [
      'violence',
      `(?:${partner}|meu filho) … (?:me|nos) (?:${hits})
      (?:${partner}|meu filho) … (?:${hits}) em mim
      (?:${partner}|meu filho|ele|ela) … (?:bate|bateu|agride|agrediu|espanca|espancou|ameaca|ameacou|maltrata) me
      (?:ele|ela) (?:sempre |as vezes |ja |bebe e |fica bravo e )?(?:me (?:bate|espanca|agride|bateu|espancou|agrediu|enforcou)|bate em mim|bateu em mim)(?! (?:no (?:xadrez|jogo)|um))
      (?:apanho|apanhei|apanhando|apanhar) (?:do|da|de) (?:meu|minha) (?:marido|esposo|namorado|companheiro|ex|pai|padrasto|mae|mulher|esposa)
      (?:ele|ela|${partner}) … (?:ameaca|ameacou|jurou|disse que vai|falou que vai|vai|quer|tentou) (?:de )?me matar
      (?:${parent}|${family}) (?:.{0,12} )?(?:ameaca|ameacam|ameacou|ameacaram|jura|jurou|juraram|disse que vai|disseram que vao|quer|querem|queria|queriam|tentou|tentaram|pretende|pretendem) (?:de )?${toKill}(?! de)
      (?:${parent}|${family}|eles) (?:.{0,8} )?(?:vai|vao) ${toKill} … (?:se|porque|quando|por) … ${faith}
      (?:${family}) (?:.{0,12} )?me (?:ameaca|ameacam|ameacou|ameacaram|tranca|trancou|trancaram|trancam|bate|batem|bateram|espanca|espancam|espancaram|prendeu|prenderam|agride|agridem)${noBlow}
      (?:${family}|ele|ela|${partner}) (?:.{0,12} )?(?:me ameaca|me ameacam|me ameacou|me ameacaram) de morte
      medo (?:do|da) (?:meu|minha) (?:marido|esposo|esposa|namorado|companheiro|ex|padrasto|pai|mae|mulher)(?! (?:celest|do ceu|morrer|ficar))
      medo … (?:ele|marido|namorado|ex|companheiro) me (?:matar|mate|bater|bata)
      (?:eu )?(?:sofro|vivo|sou vitima de) … (?:violencia domestica|agressoes? do meu|relacionamento abusivo)
      (?:eu )?(?:bato|bati|espanquei|agredi|enforquei) ${fill}(?:(?:na|em|a) )?minha (?:mulher|esposa|namorada|companheira)${noPlay}`,
    ],
    [
      'other_at_risk',
      `${loved} … (?:quer|queria|vai|pensa em|tentou|disse que vai|falou que vai|disse que quer|falou que quer|ameaca|ameacou|diz que vai|diz que quer|fala em|falou em|esta pensando em|ta pensando em) (?:em |de )?(?:se matar|se suicidar|morrer|tirar (?:a )?(?:sua |propria )(?:propria )?vida|suicidio|acabar com a (?:propria )?vida|se jogar)(?! (?:por|de rir))
      ${loved} (?:esta |ta |anda |nao )?(?:nao quer (?:mais )?viver(?: mais)?|se corta|se cortando|se automutila|se mutila|se mutilando)
      (?:eu )?(?:vou|quero|penso em) (?:matar|esfaquear) (?:ele|ela|meu (?:marido|pai|chefe|padrasto|vizinho|ex)|minha (?:mulher|esposa|mae|sogra)|todo mundo)$`,
    ],
  ],
}
