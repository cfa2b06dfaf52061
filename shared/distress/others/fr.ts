import type { OtherSigns } from './other-signs.ts'

const partner =
  '(?:(?:mon|ma|le|la) (?:mari|epoux|epouse|femme|copain|copine|conjoint|conjointe|compagnon|compagne|petit ami|petite amie|ex|ex mari|fiance|fiancee|chum|belle mere|beau pere)|mon mec)'
const parent =
  '(?:(?:mon|ma|mes) (?:pere|papa|mere|maman|beau pere|belle mere|oncle|tonton|tante|grand pere|papy|papi|frere|grand frere|demi frere|cousin|parents|parrain)|papa|maman|le (?:copain|compagnon|mari) de ma mere)'
const loved =
  '(?:(?:un |une )?(?:mon|ma|de mes) (?:meilleure? )?(?:ami|amie|amis|pote|frere|soeur|fils|fille|enfant|mari|femme|copain|copine|pere|mere|papa|maman|cousin|cousine|oncle|tante|ex|voisin|voisine|collegue|neveu|niece|petit fils|petite fille|eleve|conjoint|compagne|compagnon))'
const hits =
  '(?:frappe|frappait|bat|battait|tape(?! (?:sur les nerfs|dans le dos|dans la main|sur l epaule))|tapait|cogne|gifle|etrangle|menace|maltraite|insulte et frappe|tabasse|pousse(?! (?:a|au|vers))|harcele|sequestre|enferme|brutalise|violente)'
const hit =
  '(?:frappee?s?|battue?s?|tapee?s?|giflee?s?|etranglee?s?|menacee?s?|maltraitee?s?|tabassee?s?|cognee?s?|enfermee?s?)'
const family =
  '(?:(?:toute )?ma (?:propre )?(?:famille|belle famille|tribu)|mes (?:freres|parents|oncles|cousins|proches|beaux parents|beaux freres)|la famille de (?:mon mari|ma femme))'
const toKill = '(?:tuer|egorger|assassiner|lapider|poignarder|bruler vive?|eliminer|etrangler|abattre)'
const faith = '(?:chretien|chretienne|converti|convertie|bapteme|baptis[a-z]*|jesus|christ|foi|islam|eglise|bible)'
const edge =
  '(?:pont|toit|rails|voies|voie ferree|immeuble|falaise|balcon|rebord|precipice|fenetre|quai du metro|parapet|viaduc)'
const noLeap = '(?!.*(?:elastique|parachute|de joie|piscine|a la corde))'
const forced =
  '(?:(?<!me )coucher(?! (?:tot|tard|dehors|chez|a (?:[0-9]|l heure)|(?:mes|les|le|la|nos|ses|leurs) (?:enfants?|petite?s?|bebes?|fils|filles?|freres?|soeurs?|neveux?|gamins?))(?![^ \\n]))|coucher (?:avec|contre|pres d|a cote d) ?(?:lui|elle|eux)|me coucher nue?|faire l amour|avoir (?:des (?:rapports|relations)|un rapport)|me donner a lui|(?:des|aux) (?:rapports|relations) sexuel(?:le)?s|du sexe|faire des choses sexuelles)'
const noDose =
  '(?!.*(?:par jour|le matin|matin et soir|combien|avant le repas|ordonnance|oublie|prier(?!.*(?:mourir|partir|finir|derniere))))'
/** What angers a Christian family, and threatens no one. */
const noChurch =
  '(?!.*(?:j (?:arrete|oublie|arrive)|je (?:ne vais pas|n y vais|manque|rate|seche|loupe|quitte|perds|dors)) .*(?:eglise|bapteme|bible|foi))'
const noPlay =
  '(?! (?:sur l epaule|dans le dos|dans la main|(?:aux? |a la |a )(?:echecs|cartes|tennis|jeux?|dames|foot|course|ping|scrabble)))'
const soft =
  '(?:(?:juste|vraiment|simplement|seulement|maintenant|plus que|tellement|trop|encore|souvent|parfois|toujours) )*'
const another =
  '(?! (?:de (?:rire|honte|faim|soif|chaud|froid|peur|rires?|fatigue|amour|vieillesse)|d amour|d ennui|a (?:moi|soi|mon|ma|la chair)|au (?:peche|monde|vieil)|avec (?:le )?(?:christ|jesus)|en (?:christ|martyr)|pour (?:toi|jesus|le christ|dieu|lui|ma foi|la foi|mes|mon|ma)|comme (?:un martyr|jesus|le christ)|martyr|plutot que))'

/** Sure signs of distress in French. */
export const french: OtherSigns = {
  hint: '(?<![^ \\n])(?:je|j|il|elle|mon|ma|mes|nous|papa|maman|moi|envie|veux|notre)(?![^ \\n])|mourir|crever|suicid|tuer|viole|agress|abus|force|oblige|pretre|pasteur|prof|entraineur|voisin|cure|chef|patron|bebe|corde',
  same: [
    [/œ/g, 'oe'],
    [/\bj(?=(?:en|y|ai|avale|veux|vais|voudrais|pense|arrive|peux)\b)/g, 'j '],
  ],
  names: 'elie|jonas|job|judas|saul|samson|paul|jeremie|moise|david|rebecca|rachel',
  says: 'dit|disait|demande|demanda|prie|priait|ecrit|crie|cria|declare|pense',
  why: 'pourquoi',
  signs: [
    [
      'medical',
      `j (?:ai|viens d) (?:pris|avale|avaler|ingere|bu|gobe) … (?:tous|toutes|plein de|trop de|beaucoup de|une boite|la boite|boites?|plaquettes?|[0-9]{2,}) … (?:cachets?|medicaments?|medocs?|comprimes?|pilules?|somniferes|doliprane|xanax)
      (?:je viens d avaler|je viens de prendre) … (?:tous|toutes|plein de|trop de|une boite|la boite) … (?:cachets?|medicaments?|medocs?|comprimes?|pilules?|somniferes)
      (?:j ai|il a|elle a|${loved} a) (?:fait|pris|fais) (?:une )?(?:overdose|surdose)
      (?:j ai|il a|elle a|${loved} a) (?:bu|avale|pris) … (?:javel|poison|mort aux rats|deboucheur|produit toxique)
      je me suis (?:ouvert|taillade|coupe|tranche) les (?:veines|poignets)
      (?:il|elle|${loved}|mon bebe|le bebe) (?:ne )?(?:respire (?:plus|pas)|se reveille (?:plus|pas)|s est arretee? de respirer|est inconsciente?|a perdu connaissance)
      je me vide de mon sang`,
    ],
    [
      'suicide',
      `(?:je|j) (?:ne )?(?:veux|voudrais|veut|vx|souhaite|desire|aimerais|voulais) ${soft}(?:mourir|mourrir|mourire|crever|etre morte?|ne plus (?:vivre|exister|etre la)|(?:m endormir et |dormir et )?ne (?:plus|jamais) me reveiller|me tuer|me suicider|me pendre|en finir(?: avec (?:la|ma|cette) vie)?|disparaitre de (?:ce monde|cette terre)|mettre fin a (?:mes jours|ma vie)|me faire du mal|me mutiler|me scarifier)${another}
      ^(?:veux|envie de) (?:mourir|crever|me tuer|me suicider)${another}
      (?:j ai|jai|j avais|me donne|une) (?:juste |trop |tellement |souvent |une |qu une |plus qu une )?envie de (?:mourir|crever|me tuer|me suicider|en finir|me foutre en l air|me pendre|me couper|me scarifier|me faire du mal)${another}
      (?:je|j) (?:ne |n )?(?:veux|peux|supporte|souhaite|ai) (?:vraiment )?plus (?:vivre|continuer a vivre|exister|etre en vie|envie de vivre|la force de vivre|le gout de vivre)(?! (?:dans (?:le|mon|ce) (?:peche|mensonge)|sans (?:dieu|jesus|christ|le seigneur)|selon|pour moi|comme (?:avant|les|un pecheur)|en esclave|sous la loi|loin de dieu|au peche))
      je (?:vais|pense a|veux|comptes?|songe a|suis pret a|suis prete a|finirai par) ${soft}(?:me (?:tuer|suicider|pendre|flinguer|foutre en l air|jeter (?:sous|du|par|de)|faire du mal)|en finir avec (?:la|ma) vie|mettre fin a (?:mes jours|ma vie)|m oter la vie|m enlever la vie)
      si je me (?:suicide|tue|suicidais|tuais|pends)(?! a )
      je (?:commets|commettrai|vais commettre|veux commettre) (?:un |le |mon )?suicide
      je (?:prepare|planifie|organise) (?:.{0,8} )?(?:mon suicide|de me (?:suicider|tuer|pendre))
      j ai (?:prepare|planifie|organise|decide) (?:.{0,8} )?(?:mon suicide|de me (?:suicider|tuer|pendre))
      (?:ce soir|cette nuit|demain|aujourd hui) (?:.{0,8} )?je me (?:suicide|tue|pends|suiciderai|tuerai|pendrai)(?! (?:a|au) )
      je me (?:suicide|tue|pends|suiciderai|tuerai|pendrai) (?:ce soir|cette nuit|demain|aujourd hui)
      je suis (?:.{0,15} )?(?:sur|au bord|en haut|devant|a) (?:.{0,15} )?${edge}${noLeap} (?:.{0,12} )?(?:je vais|je veux|pour|prete? a|pres a|et|j ai envie de) (?:.{0,8} )?(?:sauter|saute|me jeter|me lancer|me laisser tomber)
      je (?:vais|veux|m apprete a) (?:.{0,10} )?(?:sauter|me lancer) (?:du (?:.{0,8} )?(?:pont|toit|balcon)|d un (?:pont|toit|immeuble)|de (?:la falaise|l immeuble|mon balcon)|par la fenetre|dans le vide|sous (?:un|le) (?:train|metro))${noLeap}
      (?:la|une|ma) corde (?:est|m attend) (?:.{0,10} )?(?:devant moi|prete|accrochee|attachee|autour de mon cou|dans ma main)(?! pour (?:l|la|le|les|grimper|descendre|monter) )
      (?:le|mon|un|l) (?:revolver|pistolet|fusil|arme|poison|flingue) (?:est|m attend) (?:.{0,10} )?(?:devant moi|pret|prete|chargee?|dans ma main|pres de moi)
      (?:les|mes|tous les|tous mes) (?:comprimes|cachets|medicaments|pilules|somniferes|medocs) (?:sont|m attendent) (?:.{0,10} )?(?:devant moi|dans ma main|dans mes mains|a cote de moi|pres de moi)${noDose}
      j ai (?:.{0,10} )?(?:la corde|une corde|le revolver|le pistolet|le fusil|les comprimes|les cachets|les somniferes|la lame|le poison) (?:.{0,8} )?(?:dans (?:la|ma|les|mes) mains?|autour du cou|devant moi|sur la tempe)
      (?:pardonne|pardonnez|pardon|excuse|excusez|desolee?) (?:moi |nous )?(?:.{0,10} )?(?:pour |de |a )?ce que je (?:vais|m apprete a) (?:.{0,8} )?(?:faire|commettre)
      je pense (?:souvent |tout le temps |beaucoup )?(?:au|a mon) suicide
      j ai (?:des |encore des )?(?:idees (?:noires|suicidaires)|pensees suicidaires|envies suicidaires)
      je (?:deteste|hais) (?:ma|cette) vie
      envie d en finir
      je ne veux plus etre la$
      (?:personne|tout le monde) … si je (?:mourais|meurs|etais morte?|disparaissais)
      je suis (?:suicidaire|fatiguee? de (?:vivre|la vie|ma vie)|lassee? de (?:vivre|la vie))
      (?:j en ai|jen ai) (?:marre|assez|ras le bol) (?:de vivre|de la vie|de ma vie|de cette vie)(?! dans le peche)
      (?:la|ma) vie (?:ne |n )?(?:vaut|a) plus (?:la peine|aucun sens|de sens)(?: (?:pour moi|d etre vecue))?$
      (?:tout le monde|ils|ma famille|mes enfants|mes parents|le monde|les autres|tous) … (?:mieux|plus heureux|plus tranquilles?) sans moi
      (?:je prefererais|je prefere|j aurais prefere|j aimerais) (?:etre morte?|ne jamais etre nee?|ne pas etre nee?|ne pas exister)
      (?:si seulement|j aurais voulu) (?:je pouvais |pouvoir )?(?:mourir|etre morte?|ne jamais etre nee?)
      je me (?:scarifie|mutile|taillade|fais du mal|coupe (?:les (?:veines|bras|poignets|cuisses)|la peau|volontairement|expres|pour|encore|tous les))
      (?:je me suis|j ai recommence a me) (?:scarifiee?|mutilee?|scarifier|mutiler|couper|taillader|coupe les (?:bras|cuisses))
      (?:j ai|jai) (?:fait une|tente de me|essaye de me|voulu me) (?:tentative de suicide|suicider|tuer)
      (?:mon dieu|seigneur|dieu) … (?:reprends?|prends?) moi la vie`,
    ],
    [
      'sexual_abuse',
      `(?:j ai ete|jai ete|je suis|j etais|on m a|il m a|elle m a|ils m ont|m a|m ont|j ai subi un|j ai subi des) (?:violee?|viole|viol|abusee? sexuellement|agressee? sexuellement|attouchements?|viols|abus sexuels?)
      (?:il|${partner}|${parent}|un homme|quelqu un|mon patron|mon prof|le pretre|le pasteur|mon voisin) … (?:m a|m avait) (?:violee?|agressee? sexuellement|tripotee?|forcee?)
      (?:j ai ete|je suis|je fus) (?:victime (?:d un viol|de viols?|d abus|d inceste|d attouchements?)|abusee?)
      (?:a|ont) abuse de moi
      (?:abuse|abusait) de moi
      (?:me|m) (?:force|forcait|oblige|obligeait|contraint|contraignait|a (?:encore |deja |souvent )?(?:forcee?|obligee?|contrainte?)|ont (?:forcee?|obligee?|contrainte?)) (?:encore |toujours )?(?:a|d) (?:.{0,8} )?${forced}
      (?:il|mon ex|${partner}) (?:.{0,15} )?me (?:viole|violait|violera)
      je me suis (?:faite? )(?:violer|abuser|agresser sexuellement|tripoter)
      j ai (?:subi|vecu|connu) (?:un |une |l |des |d )?(?:inceste|viols?|attouchements?|abus sexuels?|agressions? sexuelles?)
      (?:il|un homme|quelqu un|(?:le|mon) (?:pretre|cure|pasteur|prof|professeur|entraineur|patron|chef|voisin)) (?:.{0,12} )?(?:m a|me|m avait) (?:fait|faisait) (?:subir )?des attouchements
      (?:le|mon) (?:pretre|cure|pasteur|prof|professeur|entraineur|patron|chef|voisin) … me (?:touche|tripote|caresse)`,
    ],
    [
      'child_abuse',
      `(?:peur(?! qu(?:e)? (?:l|la|le|les) | d(?:e|u) .{0,20}\\bqui )|pensees|images|envies?|pulsions?|imagine(?! (?:pas|jamais|mal))) … (?:(?:faire (?:du )?mal a|frapper|secouer|etouffer|noyer|tuer|etrangler|poignarder) (?:mon|ma|mes|notre|nos) (?:propre |petit |petite )*(?:bebe|enfants?|fils|fille|nourrisson|nouveau ne)|blesser (?:mon fils|ma fille)|(?:blesser|jeter) (?:mon|notre) (?:bebe|nourrisson|nouveau ne))(?!(?<=(?:mal a|blesser) .{1,40}) (?:en (?:(?:lui|leur|la|le|les) )?(?:disant|parlant|annoncant|avouant|divorcant|partant)|avec (?:mes (?:mots|paroles)|la verite|mon divorce|ma separation)|par (?:mon|ma|mes)|si (?:je|on|nous) (?:me |nous )?(?:divorc|separ|quitt|dis|pars)[a-z]*))
      (?:pensees|images|envies?|pulsions?|imagine(?! (?:pas|jamais|mal))) … (?:lacher|(?:laisser|faire) tomber) (?:mon|notre) (?:bebe|nourrisson|nouveau ne)
      (?:lacher|jeter|laisser tomber) (?:mon|notre) (?:bebe|nourrisson|nouveau ne) (?:par (?:la fenetre|le balcon|colere)|expres|volontairement)
      phobies? d impulsions? … (?:bebe|enfants?|fils|fille|accouch[a-z]*|naissance|maternite)
      ${parent} (?:.{0,20} )?(?:me|nous) (?:${hits}|touche(?! (?:beaucoup|profondement|par|droit|le coeur))|touchait|tripote|caresse|brule|viole|prive de manger)(?! (?:le coeur|aux echecs))
      ${parent} (?:.{0,20} )?(?:m a|nous a|m ont) (?:${hit}|touchee?|tripotee?|violee?|brulee?)
      ${parent} … vient (?:la nuit )?dans (?:ma chambre|mon lit)
      ${partner} … (?:frappe|bat|tape|viole|touche|maltraite) … (?:mes|nos|mon|ma|les|notre) (?:enfants?|fils|fille|filles|bebe)
      (?:ma fille|mon fils|mon enfant) … (?:a ete|est|se fait) (?:abusee?|violee?|touchee?|violer|toucher|frapper)
      je (?:frappe|tape|bats|gifle|secoue) (?:.{0,12} )?(?:mes|mon|ma) (?:enfants?|fils|fille|filles|bebe)${noPlay}
      j (?:ai|avais) (?:.{0,15} )?(?:frappe|battu|tape|gifle|secoue|cogne|tabasse|maltraite|fesse) (?:sur )?(?:mes|mon|ma|nos|notre) (?:propre |petit |petite )?(?:enfants?|fils|fille|filles|bebe|nourrisson)${noPlay}
      ${parent} (?:.{0,15} )?(?:m a|me|m avait) (?:fait|faisait) (?:subir )?des attouchements`,
    ],
    [
      'violence',
      `(?:${partner}|mon fils) (?:.{0,20} )?(?:me|nous) (?:${hits})(?! (?:aux echecs|au tennis|aux cartes))
      (?:${partner}|mon fils) (?:.{0,20} )?(?:m a|nous a) (?:encore |deja )?${hit}
      (?:il|elle) me (?:frappe|bat|tape dessus|cogne|etrangle|tabasse)(?! (?:aux|au) )
      (?:il|elle) m a (?:encore |deja )?(?:frappee?|tabassee?|etranglee?|giflee?|cognee?|rouee? de coups)
      (?:il|elle|${partner}) … (?:menace|a menace|dit|jure|veut|essaie|essaye|va) … me tuer(?! de)
      (?:${parent}|${family}) (?:.{0,15} )?(?:menace(?:nt)?|a menace|ont menace|jure(?:nt)?|a jure|ont jure|veut|veulent|voulait|voulaient|essaie(?:nt)?|essaye(?:nt)?|a essaye|ont essaye|cherche(?:nt)?|a dit qu (?:il|elle) va|ont dit qu ils vont) (?:.{0,10} )?(?:me ${toKill}|m (?:assassiner|eliminer|egorger|etrangler))(?! de)
      (?:${parent}|${family}|ils) (?:.{0,8} )?(?:(?:va|vont) me ${toKill}|me (?:tuera|tueront))${noChurch} … (?:si|car|quand|parce|s ils|s il) … ${faith}
      (?:${parent}|${family}|il|ils) (?:.{0,12} )?(?:me menace(?:nt)?|m a menacee?|m ont menacee?) de (?:mort|me tuer)
      ${family} (?:.{0,12} )?(?:me (?:frappe(?:nt)?|battent|bat|enferme(?:nt)?|sequestre(?:nt)?|menace(?:nt)?|tabasse(?:nt)?)|m (?:enferme(?:nt)?|a enfermee?|ont enfermee?|ont (?:frappee?|battue?|menacee?|tabassee?)))
      (?:il|${partner}) (?:m enferme|me sequestre|m empeche de sortir)
      ${partner} (?:est|devient) (?:tres |si |encore )?violente?
      peur (?:de|d) ${partner}
      peur … (?:il|mon mari|mon ex|mon copain) me (?:tue|frappe|batte)
      (?:je suis|j ai ete|je vis) … (?:femme battue|battue? par|victime de violences? conjugales?|violences? conjugales?|tabassee?)
      je (?:frappe|bats|tape) ma (?:femme|copine|compagne)${noPlay}
      j ai (?:.{0,15} )?(?:frappe|battu|tape|gifle|etrangle|cogne|tabasse|violente) (?:ma (?:femme|copine|compagne|fiancee)|mon (?:mari|epouse|copain))${noPlay}`,
    ],
    [
      'other_at_risk',
      `${loved} … (?:veut|voulait|va|pense a|parle de|menace de|a essaye de|essaie de|a tente de|dit qu il veut|dit qu elle veut|dit qu il va|dit qu elle va|m a dit qu il veut|m a dit qu elle veut) … (?:se tuer|se suicider|mourir|en finir|se pendre|mettre fin a ses jours|se jeter|suicide)(?! (?:de rire|pour))
      ${loved} (?:ne )?veut plus vivre
      ${loved} (?:se (?:scarifie|mutile|taillade|fait du mal)|a fait une tentative de suicide|est suicidaire)
      je (?:vais|veux) (?:tuer|poignarder|buter) (?:mon|ma|le|la|tout le monde|mes) ?(?:mari|femme|pere|mere|patron|voisin|ex|beau pere|copain|copine|famille)?$`,
    ],
  ],
}
