/** What to say where Christians disagree, in words that no side would call unfair. */
export const differences: Record<string, { en: string; es: string }> = {
  baptism: {
    en: 'Christians differ here. Catholic, Orthodox, Lutheran, Anglican, Reformed and Methodist churches baptise infants as well as converts; Baptist and most Pentecostal churches baptise those who confess faith themselves. They also differ on what baptism does: new birth through the sacrament, a sign and seal of God’s covenant, or a believer’s public confession.',
    es: 'Aquí los cristianos difieren: católicos, ortodoxos, luteranos, anglicanos, reformados y metodistas bautizan también a los niños; bautistas y la mayoría de los pentecostales, a quienes confiesan la fe por sí mismos.',
  },
  supper: {
    en: 'Christians differ on how Christ is present: Catholics and Orthodox hold that bread and wine truly become his body and blood, Lutherans that his body and blood are truly present in, with and under them, Reformed Christians that believers truly feed on him by the Spirit, and many Baptists that the meal is chiefly a remembrance.',
    es: 'Los cristianos difieren sobre cómo está Cristo presente en la cena: católicos y ortodoxos, luteranos, reformados y bautistas lo explican de maneras distintas.',
  },
  works: {
    en: 'How these passages fit together has divided Christians: Lutherans and Reformed say that faith alone justifies and works follow from it; Catholics and Orthodox say that faith working through love is itself part of being made righteous. Both read Paul and James as agreeing.',
    es: 'Los cristianos difieren sobre cómo se unen estos pasajes: luteranos y reformados dicen que solo la fe justifica y las obras la siguen; católicos y ortodoxos, que la fe que obra por el amor es parte de ser hecho justo.',
  },
  divorce: {
    en: 'Churches apply these passages differently: the Catholic Church holds a valid marriage to be indissoluble, Orthodox churches allow remarriage in some cases as a concession, and most Protestants allow it after adultery or desertion. None of them asks anyone to stay in danger.',
    es: 'Las iglesias aplican estos pasajes de maneras distintas; ninguna pide a nadie que permanezca en peligro.',
  },
  death: {
    en: 'Christians agree on the resurrection and differ on the time before it: Catholics teach a purification for those who die in grace, Orthodox pray for the departed without defining it, most Protestants expect believers to be with Christ at once, and some (Adventists among them) that the dead sleep until he comes.',
    es: 'Los cristianos coinciden en la resurrección y difieren sobre el tiempo que la precede: católicos, ortodoxos, protestantes y adventistas lo entienden de maneras distintas.',
  },
  hell: {
    en: 'Most Christian traditions have read these passages as everlasting punishment; some Christians read them as final destruction, and some hope that all will in the end be saved.',
    es: 'La mayoría de las tradiciones lee aquí un castigo eterno; algunos cristianos, una destrucción final; otros esperan la salvación de todos.',
  },
  end: {
    en: 'All the historic churches confess that Christ will come again; they differ on how the visions are to be read. Catholic, Orthodox and most Lutheran and Reformed readers are amillennial; many Baptists and Pentecostals expect a thousand-year reign, some of them a rapture before it.',
    es: 'Todas las iglesias históricas confiesan que Cristo vendrá otra vez; difieren sobre cómo leer las visiones y el milenio.',
  },
  perseverance: {
    en: 'Christians differ: Reformed and most Baptist teachers hold that God keeps all true believers to the end; Catholic, Orthodox, Lutheran and Wesleyan teachers hold that saving grace can be lost by turning away from it.',
    es: 'Los cristianos difieren: reformados y la mayoría de los bautistas enseñan que Dios guarda a los suyos hasta el fin; católicos, ortodoxos, luteranos y wesleyanos, que la gracia puede perderse.',
  },
  election: {
    en: 'Christians differ: Reformed churches teach that God chose his people without regard to anything foreseen in them; Wesleyan and most Pentecostal and many Baptist teachers, that grace enables a free answer which may be refused; Catholics and Orthodox affirm both God’s initiative and human freedom; Lutherans confess election to life and no decree of damnation.',
    es: 'Los cristianos difieren: reformados, wesleyanos, católicos, ortodoxos y luteranos explican de maneras distintas la elección de Dios y la libertad humana.',
  },
  gifts: {
    en: 'Pentecostal and charismatic Christians expect all these gifts today; some Reformed and Baptist Christians hold that tongues and prophecy served the time of the apostles; Catholics, Orthodox, Anglicans and others stand in between.',
    es: 'Los pentecostales esperan hoy todos estos dones; algunos reformados y bautistas creen que las lenguas y la profecía fueron propias del tiempo de los apóstoles.',
  },
  mary: {
    en: 'Catholics and Orthodox honour Mary as ever-virgin Mother of God and ask for her prayers; Lutherans and Anglicans honour her and differ among themselves on this; most other Protestants honour her as the Lord’s mother and pray to God alone.',
    es: 'Católicos y ortodoxos honran a María como Madre de Dios y piden su intercesión; la mayoría de los protestantes la honran como madre del Señor y oran solo a Dios.',
  },
  women: {
    en: 'Christians differ: Catholic and Orthodox churches ordain men only; many Baptist and Reformed churches likewise; Methodist, Pentecostal, Anglican and Lutheran churches mostly ordain women too. Each reads these passages together and weighs them differently.',
    es: 'Los cristianos difieren sobre la ordenación de mujeres; cada tradición sopesa estos pasajes de manera distinta.',
  },
  sabbath: {
    en: 'Most Christians keep Sunday, the day of the resurrection, some as the Christian Sabbath (many Reformed), others as a day of worship without the Sabbath law; Seventh-day Adventists keep Saturday.',
    es: 'La mayoría de los cristianos guarda el domingo; los adventistas del séptimo día, el sábado.',
  },
  law: {
    en: 'Christians agree that Christ fulfils the law and differ on how it still binds: many distinguish moral, ceremonial and civil law (Catholic, Reformed, Anglican), Lutherans stress law and gospel, others speak of the law of Christ alone.',
    es: 'Los cristianos coinciden en que Cristo cumple la ley y difieren sobre cómo sigue obligando.',
  },
  creation: {
    en: 'How the days of Genesis 1 are to be read is not agreed: as days of twenty-four hours, as long ages, or as a framework that teaches who made the world rather than how long it took. Christians of all traditions are found on each side.',
    es: 'No hay acuerdo sobre cómo leer los días de Génesis 1: días de veinticuatro horas, largas edades o un marco literario.',
  },
  sexuality: {
    en: 'Churches differ: Catholic, Orthodox and many Protestant churches hold that these passages reserve sexual union for marriage between man and woman; some Anglican, Lutheran, Reformed and Methodist churches bless same-sex unions and read the passages as speaking of other things. All agree that every person bears the image of God.',
    es: 'Las iglesias difieren en la lectura de estos pasajes; todas coinciden en que cada persona lleva la imagen de Dios.',
  },
}
