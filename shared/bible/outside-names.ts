// the last word of the names of books in German, French, Portuguese, Indonesian, Swahili, Italian and Dutch, where it is
// not also an English or Spanish name
const otherLanguages = `ageu aggee agung amsal apocalipse apostelgeschichte asarjas ayub ayubu azaria azarias azarya
  baruque bilangan bora canticos cantiques chronik colossenses corintios cronicas drache dragao dragon efesios efesus
  epheser esaie esta exodo filemom filemoni filipi galater galates habacuque hakim hebraer hekima hesabu hiob hoheslied
  ibrani imamat isaya jacques jakobus jean jeremia jeremie jesaja joao johannes joka kebijaksanaan kejadian keluaran
  klagelieder kolose kolosser konige korinther korintus kutoka lamentacoes lukas makabe makkabaer manase manasse manasses
  manasye maombolezo matendo mateus mathayo matius matthaus mazmur mhubiri michee mika mikha miqueias mithali mose mwanzo
  naga nyakati obaja offenbarung osee oseias pengkhotbah petrus philipper pierre prediger raja rasul ratapan reis richter
  rois roma romer sabedoria sacharja sagesse sefania sira siracide sophonie spruche tawarikh tesalonika tessalonicenses
  thessalonicher tiago timotheus timotius tite torati ufunuo ulangan waamuzi waebrania waefeso wafalme wafilipi wagalatia
  wahyu wakolosai wakorintho walawi wamakabayo warumi wathesalonike weisheit yakobo yakobus yehezkiel yeremia yesaya yoeli
  yohana yohanes yona yosua yuda yudas yudit yunus zaburi zacharie zakharia zefanja zefanya
  giovanni matteo marco luca atti romani corinzi galati efesini filippesi colossesi tessalonicesi timoteo tito filemone
  ebrei giacomo pietro giuda apocalisse genesi esodo levitico numeri deuteronomio giosue giudici samuele cronache esdra
  neemia giobbe salmi proverbi ecclesiaste cantico isaia geremia lamentazioni ezechiele daniele gioele abdia giona michea
  abacuc sofonia aggeo zaccaria malachia openbaring spreuken prediker handelingen romeinen korintiers galaten efeziers
  ioan matei evrei rzymian jana mateusza kawikaan filipos romarbrevet tehillim bereshit shemot vayikra bamidbar devarim
  mishlei yeshayahu filippenzen kolossenzen tessalonicenzen hebreeen koningen kronieken richteren jozua jeremia klaagliederen psalmen`

// books of other canons and faiths, and authors and works that are cited with two numbers
const otherWritings = `reyes kings paralipomenos paralipomenon enoch henoch henoc jubilees jubileos jasher jaser maccabees macabeos esdras ezra meqabyan barnabas
  clement clemente hermas didache didaje polycarp ignatius diognetus thomas tomas nicodemus magdalene moses moises abraham
  adam solomon salomon manasseh manases azariah laodiceans laodicenses corinthians corintios odes psalter
  quran koran coran sura surah sure nephi mosiah alma helaman mormon ether moroni omni jarom enos covenants
  talmud mishnah misna avot berakhot berakoth sanhedrin shabbat zohar midrash rabbah gita veda rigveda upanishad dhammapada
  analects bukhari muslim hadith josephus philo tacitus eusebius tertullian origen jerome irenaeus athanasius chrysostom
  augustine aquinas calvin luther wesley spurgeon henry summa institutes confessions republic apology politics ethics
  iliad odyssey aeneid metamorphoses inferno paradiso purgatorio hamlet macbeth othello lear tempest antiquities wars
  westminster heidelberg catechism catecismo creed canon code`

// words before a time of the day, a score or the number of a part
const timesAndParts = `days dias years anos sunday monday tuesday wednesday thursday friday saturday domingo lunes martes miercoles jueves
  viernes sabado january february march april may june july august september october november december enero febrero marzo
  abril mayo junio julio agosto septiembre octubre noviembre diciembre today tomorrow tonight yesterday hoy manana ayer
  noon midnight morning evening afternoon night time hour hora horas service mass misa culto worship vespers lunch dinner
  breakfast easter christmas doors meeting practice kickoff bus train gmt utc start starts live sabbath prayer school youth
  sermon sunrise sunset church bible scripture gospel reunion salida inicio oracion iglesia biblia escritura lakers
  advent from until till before after about around the and for was are has won lost won score
  result ratio scale desde hasta antes despues las los una por para entre contra
  chapter chapters verse verses psalter page pages pagina paginas line lines part parte section seccion article articulo
  act acto scene escena volume vol tomo book libro canto stanza track channel gate flight room figure table step day week
  lesson leccion capitulo capitulos versiculo versiculos verso versos see cf compare read vea vease lee note nota`

/**
 * Words before two numbers that are none of a made-up book: in lower case, without accents and apostrophes.
 */
export const outsideNames: ReadonlySet<string> = new Set(
  `${otherLanguages} ${otherWritings} ${timesAndParts}`.split(/\s+/),
)
