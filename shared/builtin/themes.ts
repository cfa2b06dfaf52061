/**
 * What readers ask about in everyday words, and the passages that speak of it most plainly. A line has English keys,
 * Spanish keys, passages, and the key of a note where traditions differ. All words of a key must occur in the question,
 * in any form.
 */
export const themes = `
worry,anxious,anxiety,stress,stressed,overwhelmed|preocupación,ansiedad,afán,preocupado,ansioso|Philippians 4:6-7; Matthew 6:25-27; 1 Peter 5:6-7
fear,afraid,scared,courage,brave|miedo,temor,valor,valiente|Psalm 27:1; Isaiah 41:10; Joshua 1:9; 2 Timothy 1:7
lonely,alone,loneliness|solo,soledad,sola|Psalm 139:7-10; Deuteronomy 31:8; Hebrews 13:5; Psalm 25:16
sad,depressed,depression,despair,hopeless,discouraged|triste,tristeza,depresión,desánimo|Psalm 42:11; Psalm 34:17-18; 2 Corinthians 4:8-9; 1 Kings 19:4-5
grief,grieve,wife die,husband die,mother die,father die,son die,daughter die,friend die,child die,mourning,loss loved,lost loved,bereaved|duelo,luto,pérdida|Psalm 34:18; Matthew 5:4; John 11:33-36; 1 Thessalonians 4:13-14
comfort,consolation|consuelo,consolar|2 Corinthians 1:3-4; Psalm 23:4; Isaiah 40:1-2
anger,angry,temper|ira,enojo,enojado|Ephesians 4:26-27; James 1:19-20; Proverbs 15:1; Psalm 4:4
angry god,mad god,complain god,lament|enojado dios|Psalm 13:1-2; Job 7:11; Jonah 4:9-11; Psalm 22:1-2
forgive others,forgive someone,forgiveness,forgive,forgiving,unforgiving|perdonar,perdón,perdono|Matthew 18:21-22; Ephesians 4:31-32; Colossians 3:13; Matthew 6:14-15
forgiven,god forgive,confess,confession,sins forgiven|confesar,confesión|1 John 1:9; Psalm 103:10-12; Psalm 32:5; Isaiah 1:18
guilt,guilty,shame,ashamed,regret|culpa,vergüenza,culpable|Psalm 51:1-4; Romans 8:1; 1 John 1:9; Psalm 32:3-5
repent,repentance|arrepentimiento,arrepentirse|Acts 3:19; Luke 15:7; 2 Corinthians 7:10; Joel 2:12-13
doubt,doubting,unbelief,faith weak|duda,dudar|Mark 9:24; John 20:25-28; Jude 22; James 1:5-6
faith,believe|fe,creer|Hebrews 11:1; Romans 10:17; Hebrews 11:6; Ephesians 2:8-9
faith works,works save,saved works,faith alone,good works|fe obras,obras|James 2:17-18; Ephesians 2:8-10; Romans 3:28; Galatians 5:6||works
love|amor,amar|1 Corinthians 13:4-7; 1 John 4:7-8; John 13:34-35
god love,god loves,love god me|amor dios,dios ama|John 3:16; Romans 5:8; 1 John 4:9-10; Romans 8:38-39
separate love,separate god|separar amor|Romans 8:38-39; Psalm 139:7-10
love enemies,enemies,revenge,vengeance,hate,hatred|enemigos,venganza,odio|Matthew 5:43-45; Romans 12:19-21; 1 John 4:20; Leviticus 19:18
neighbor,neighbour|prójimo|Luke 10:36-37; Leviticus 19:18; Mark 12:31; Romans 13:9-10
hope|esperanza|Romans 15:13; 1 Peter 1:3; Jeremiah 29:11; Lamentations 3:21-23
peace,calm,rest,weary,tired,burnout,exhausted|paz,descanso,cansado|John 14:27; Matthew 11:28-30; Philippians 4:6-7; Isaiah 26:3
joy,happy,happiness|gozo,alegría,feliz|Psalm 16:11; Nehemiah 8:10; Philippians 4:4; John 15:11
patience,patient,waiting,wait|paciencia,esperar|James 5:7-8; Psalm 27:14; Isaiah 40:31; Romans 12:12
suffering,suffer,pain,good people suffer,evil god allow,bad things happen,trials|sufrimiento,sufrir,dolor,mal|Romans 8:18; Job 1:20-22; James 1:2-4; 2 Corinthians 4:16-18
evil,where evil,origin evil|maldad|Genesis 3:6-7; James 1:13-15; Romans 5:12; Genesis 50:20
pray,prayer,how pray,praying|orar,oración|Matthew 6:6-9; Luke 11:1-4; Philippians 4:6-7; 1 Thessalonians 5:16-18
unanswered prayer,prayer answered,answer prayer,prayers answered,god silent|oración respuesta|1 John 5:14-15; 2 Corinthians 12:8-9; James 4:2-3; Luke 18:1-8
fast,fasting|ayuno,ayunar|Matthew 6:16-18; Isaiah 58:6-7; Acts 13:2-3
worship,praise,sing|adoración,adorar,alabar|John 4:23-24; Psalm 95:6-7; Romans 12:1; Psalm 100:1-2
thankful,thanks,gratitude,grateful,thanksgiving|gratitud,gracias,agradecer|1 Thessalonians 5:18; Psalm 100:4; Colossians 3:15-17
money,rich,riches,wealth,wealthy,greed,possessions|dinero,rico,riqueza,avaricia|1 Timothy 6:9-10; Matthew 6:24; Luke 12:15; Proverbs 30:8-9
debt,borrow,lend|deuda,prestar|Proverbs 22:7; Romans 13:8; Psalm 37:21
give,giving,generous,generosity,tithe,tithing,offering church|dar,diezmo,generoso|2 Corinthians 9:6-7; Malachi 3:10; Mark 12:43-44; Acts 20:35
poor,poverty,needy|pobre,pobreza|Proverbs 19:17; Matthew 25:35-40; Deuteronomy 15:11; James 2:5
stranger,foreigner,immigrant,refugee|extranjero,inmigrante|Leviticus 19:33-34; Deuteronomy 10:18-19; Matthew 25:35; Hebrews 13:2
justice,injustice,oppression,unjust|justicia,injusticia|Micah 6:8; Amos 5:24; Isaiah 1:17; Luke 18:7-8
work,job,career,lazy,laziness|trabajo,trabajar,pereza|Colossians 3:23-24; Proverbs 6:6-8; 2 Thessalonians 3:10; Ecclesiastes 9:10
marriage,marry,husband,wife,spouse|matrimonio,esposo,esposa,casarse|Genesis 2:24; Ephesians 5:25-28; Ephesians 5:33; Matthew 19:4-6
divorce,divorced,remarry|divorcio|Matthew 19:8-9; Malachi 2:16; 1 Corinthians 7:10-13||divorce
sex,lust,adultery,sexual,pornography|sexo,lujuria,adulterio|1 Corinthians 6:18-20; Matthew 5:27-28; 1 Thessalonians 4:3-5; Hebrews 13:4
single,singleness,unmarried|soltero,soltera|1 Corinthians 7:7-8; 1 Corinthians 7:32-35
children,parenting,raise kids,parents,kids|hijos,padres,niños|Ephesians 6:1-4; Proverbs 22:6; Deuteronomy 6:6-7; Mark 10:14-16
family,honor father,honor mother|familia,honrar padre|Exodus 20:12; Ephesians 6:1-3; 1 Timothy 5:8
friend,friends,friendship|amigo,amistad,amigos|Proverbs 17:17; Proverbs 18:24; John 15:13-15; Ecclesiastes 4:9-10
death,die,dying,happens die,after death,afterlife|muerte,morir,muerto|1 Corinthians 15:54-57; John 11:25-26; Luke 23:43; 2 Corinthians 5:8; Hebrews 9:27||death
heaven,paradise|cielo,paraíso|Revelation 21:3-4; John 14:1-3; Philippians 3:20-21; 2 Peter 3:13
eternal life,everlasting life|vida eterna|John 3:16; John 17:3; Romans 6:23; 1 John 5:11-12
new heaven,new earth,new creation|cielo nuevo,tierra nueva|Revelation 21:1-5; Isaiah 65:17; 2 Peter 3:13
hell,eternal punishment,lake fire|infierno,condenación|Matthew 25:46; Mark 9:47-48; Revelation 20:14-15; Luke 16:23-24||hell
purgatory|purgatorio|1 Corinthians 3:13-15; Hebrews 9:27; Luke 23:43||death
resurrection,rise dead,risen,raised dead,jesus alive|resurrección,resucitó|1 Corinthians 15:3-8; Luke 24:5-7; Romans 10:9; John 20:27-29
second coming,return jesus,jesus return,jesus come back,end times,end world,last days,rapture|segunda venida,fin mundo|Matthew 24:36; 1 Thessalonians 4:16-17; Acts 1:10-11; 2 Peter 3:10||end
judgment,judgement,judgment day|juicio|2 Corinthians 5:10; Revelation 20:12; Hebrews 9:27; John 5:24
judge others,judging,judge|juzgar|Matthew 7:1-5; Romans 14:10-13; James 4:11-12; John 7:24
antichrist,mark beast,number beast|anticristo,marca bestia|1 John 2:18; Revelation 13:16-18; 2 Thessalonians 2:3-4||end
saved,salvation,be saved,become christian|salvo,salvación,salvarse|Romans 10:9-10; Acts 16:30-31; Ephesians 2:8-9; John 3:16
lose salvation,eternal security,fall away,once saved|perder salvación|John 10:28-29; Hebrews 6:4-6; Romans 8:38-39; Philippians 1:6||perseverance
born again,new birth|nacer nuevo|John 3:3-6; 1 Peter 1:23; 2 Corinthians 5:17
grace|gracia|Ephesians 2:8-9; Romans 3:23-24; 2 Corinthians 12:9; Titus 2:11-12
sin,sinner,sinful|pecado,pecador|Romans 3:23; 1 John 3:4; Romans 6:23; James 1:14-15
unforgivable sin,unpardonable sin,blasphemy spirit|pecado imperdonable|Mark 3:28-29; Matthew 12:31-32
original sin,fall man,adam sin|pecado original|Romans 5:12; Genesis 3:6-7; Romans 5:18-19
temptation,tempted,tempt|tentación,tentado|1 Corinthians 10:13; James 1:13-15; Hebrews 4:15-16; Matthew 26:41
addiction,addicted,drunk,alcohol,drinking,wine|adicción,alcohol,vino,borracho|1 Corinthians 6:12; Ephesians 5:18; Proverbs 20:1; John 8:34-36
jesus god,divinity,deity christ,christ divine,jesus divine|jesús dios|John 1:1; John 1:14; Colossians 2:9; John 20:28
jesus son god,son god|hijo dios|Matthew 16:16-17; John 20:31; Mark 1:11; Hebrews 1:1-3
jesus messiah,christ messiah|mesías|John 4:25-26; Matthew 16:16; Luke 4:18-21; Isaiah 53:5
jesus|jesús|John 1:14; Matthew 16:15-16; Colossians 1:15-17; John 14:6
jesus die,jesus cross,cross,crucified,crucifixion,atonement,died for|jesús murió,cruz,crucificado|Romans 5:8; Isaiah 53:5-6; 1 Peter 2:24; 2 Corinthians 5:21; Mark 10:45
virgin birth,virgin|virgen|Luke 1:34-35; Matthew 1:22-23; Isaiah 7:14
mary,mother jesus|maría,madre jesús|Luke 1:46-49; Luke 1:28; John 19:26-27; John 2:3-5||mary
trinity,three persons,triune|trinidad|Matthew 28:19; 2 Corinthians 13:14; John 1:1; John 14:16-17
holy spirit,spirit god|espíritu santo|John 14:16-17; Acts 1:8; Romans 8:26-27; Galatians 5:22-23
filled spirit,baptism spirit,tongues,speak tongues,spiritual gifts,gifts spirit|dones espíritu,lenguas|1 Corinthians 12:7-11; Acts 2:4; 1 Corinthians 14:1-4; 1 Corinthians 13:8||gifts
fruit spirit|fruto espíritu|Galatians 5:22-23; John 15:5
baptism,baptized,baptised,infant baptism|bautismo,bautizar|Romans 6:3-4; Acts 2:38-39; Matthew 28:19; 1 Peter 3:21||baptism
communion,lord supper,eucharist,bread wine,body blood|cena señor,comunión,eucaristía|1 Corinthians 11:23-26; John 6:53-56; Luke 22:19-20||supper
church,go church,attend church|iglesia|Hebrews 10:24-25; Acts 2:42; Matthew 16:18; 1 Corinthians 12:27
predestination,predestined,election,elect,free will,chosen god|predestinación,libre albedrío,elegidos|Ephesians 1:4-5; Romans 8:29-30; Romans 9:15-16; 1 Timothy 2:3-4; Deuteronomy 30:19||election
women preach,women pastor,women church,women silent,women teach|mujeres predicar,mujeres iglesia|1 Timothy 2:11-12; Galatians 3:28; 1 Corinthians 14:34; Romans 16:1||women
sabbath,sunday,rest day|sábado,domingo|Exodus 20:8-10; Mark 2:27-28; Colossians 2:16-17; Romans 14:5||sabbath
law,commandments today,law today,old testament law|ley,mandamientos|Matthew 5:17-18; Romans 3:31; Galatians 3:24-25; Matthew 22:37-40||law
ten commandments|diez mandamientos|Exodus 20:3-8; Exodus 20:12-17; Deuteronomy 5:6-7; Matthew 22:37-40
scripture inspired,bible inspired,bible true,word god,trust bible,bible reliable|escritura inspirada,palabra dios|2 Timothy 3:16-17; 2 Peter 1:20-21; Psalm 119:105; Hebrews 4:12
read bible,study bible,begin bible,start reading|leer biblia,estudiar biblia|Acts 8:30-31; Psalm 119:105; Psalm 1:1-2; Luke 24:27
image god,made image|imagen dios|Genesis 1:26-27; Genesis 9:6; Colossians 3:10; James 3:9
creation,create,created world,evolution,created|creación,creó|Genesis 1:1-3; Psalm 33:6-9; Colossians 1:16; Hebrews 11:3||creation
satan,devil,demon,demons,lucifer|satanás,diablo,demonio|1 Peter 5:8-9; James 4:7; Ephesians 6:11-12; Revelation 12:9; Isaiah 14:12
angel,angels|ángel,ángeles|Hebrews 1:14; Psalm 91:11-12; Luke 2:13-14; Psalm 103:20
spiritual warfare,armor god,armour god|armadura dios,guerra espiritual|Ephesians 6:10-13; 2 Corinthians 10:3-5; James 4:7
know will,find will,do god will,god plan,purpose life,guidance,decision,decide,calling|voluntad dios,propósito,plan dios|Proverbs 3:5-6; Romans 12:2; Jeremiah 29:11; James 1:5; Ephesians 2:10
trust god,trust,rely|confiar,confianza|Proverbs 3:5-6; Psalm 56:3-4; Isaiah 26:3-4; Psalm 37:5
wisdom,wise|sabiduría,sabio|James 1:5; Proverbs 9:10; James 3:17; Proverbs 2:6
humility,humble,pride,proud,arrogant|humildad,orgullo,humilde|Philippians 2:3-8; James 4:6; Proverbs 16:18; Micah 6:8
gossip,tongue,words,lying,lie,lies,honesty,swear|chisme,lengua,mentir,mentira|James 3:5-6; Ephesians 4:25; Ephesians 4:29; Proverbs 12:22
jealousy,envy,jealous,covet|envidia,celos,codicia|James 3:16; Proverbs 14:30; Exodus 20:17; 1 Corinthians 13:4
content,contentment,satisfied|contento,contentamiento|Philippians 4:11-13; 1 Timothy 6:6-8; Hebrews 13:5
heal,healing,sick,sickness,illness,cancer|sanar,sanidad,enfermo,enfermedad|James 5:14-15; Psalm 103:2-3; 2 Corinthians 12:8-9; Matthew 8:16-17
protection,protect,safe,danger|protección,proteger|Psalm 91:1-4; Psalm 121:7-8; Psalm 46:1-2
strength,strong,weak,weakness|fuerza,fortaleza,débil|Isaiah 40:29-31; Philippians 4:13; 2 Corinthians 12:9-10
god exist,existence god,proof god,god real|existe dios|Psalm 19:1-3; Romans 1:19-20; Psalm 14:1; Acts 17:24-28
what god like,god character,attributes god|cómo dios,quién dios|Exodus 34:6-7; 1 John 4:8; Psalm 145:8-9; Isaiah 40:28
holy,holiness,sanctification|santo,santidad,santificación|1 Peter 1:15-16; Isaiah 6:3; Hebrews 12:14; 1 Thessalonians 4:3
obey,obedience|obedecer,obediencia|John 14:15; 1 Samuel 15:22; James 1:22; Acts 5:29
serve,service,serving|servir,servicio|Mark 10:43-45; Galatians 5:13; 1 Peter 4:10; Joshua 24:15
government,authorities,taxes,politics,king obey,rulers|gobierno,impuestos,autoridades|Romans 13:1-2; Matthew 22:21; 1 Peter 2:13-17; Acts 5:29
war,violence,kill,murder,sword|guerra,violencia,matar|Exodus 20:13; Matthew 5:38-39; Romans 12:17-18; Isaiah 2:4; Matthew 26:52
slavery,slave,slaves|esclavitud,esclavo|Philemon 15-16; Galatians 3:28; Exodus 21:16; 1 Corinthians 7:21
suicide,kill himself,take own life|suicidio|Psalm 34:17-18; 1 Kings 19:4-5; Romans 8:38-39; Psalm 42:11
abortion,unborn,womb|aborto,vientre|Psalm 139:13-16; Jeremiah 1:5; Exodus 21:22-23; Luke 1:41
homosexuality,homosexual,gay,same sex|homosexualidad,homosexual|Romans 1:26-27; 1 Corinthians 6:9-11; Leviticus 18:22; Genesis 1:27||sexuality
tattoo,tattoos|tatuaje|Leviticus 19:28; 1 Corinthians 6:19-20; Romans 14:13-14
other religions,only way,other gods,idols,idolatry|otras religiones,ídolos,idolatría|John 14:6; Acts 4:12; Exodus 20:3-5; 1 John 5:21
never heard,heard gospel|nunca oído|Romans 1:19-20; Romans 2:14-16; Romans 10:14-15
gospel,good news|evangelio,buenas nuevas|1 Corinthians 15:3-4; Romans 1:16; Mark 1:14-15; Luke 4:18-19
kingdom god,kingdom heaven|reino dios,reino cielos|Mark 1:15; Luke 17:20-21; Matthew 13:31-33; Matthew 6:33
disciple,discipleship,follow jesus,cost following|discípulo,seguir jesús|Luke 9:23-24; Matthew 28:19-20; John 8:31-32; Luke 14:27-28
share faith,evangelism,witness|evangelizar,testimonio|Matthew 28:19-20; 1 Peter 3:15; Acts 1:8
persecution,persecuted|persecución|Matthew 5:10-12; 2 Timothy 3:12; 1 Peter 4:12-14
age,old age,growing old,elderly|vejez,anciano|Isaiah 46:4; Psalm 71:18; Psalm 90:12; Proverbs 16:31
time,meaning life,meaningless,vanity,vanities|sentido vida,vanidad|Ecclesiastes 1:2-3; Ecclesiastes 3:1-2; Ecclesiastes 12:13; Psalm 90:12
animals,earth care,environment,creation care|animales,medio ambiente|Genesis 2:15; Psalm 24:1; Proverbs 12:10; Romans 8:19-21
dream,dreams|sueño,sueños|Genesis 40:8; Daniel 2:27-28; Joel 2:28
miracle,miracles|milagro,milagros|John 20:30-31; Acts 2:22; Mark 4:39-41
blessing,blessed|bendición,bendecir,bienaventurado|Matthew 5:3-10; Numbers 6:24-26; Psalm 1:1-3; Genesis 12:2-3
self control,discipline,habits|dominio propio,disciplina|Galatians 5:22-23; Proverbs 25:28; Titus 2:11-12; 1 Corinthians 9:25-27
identity,worth,self esteem,value|identidad,valor propio|Psalm 139:13-14; 1 Peter 2:9; Ephesians 2:10; 1 John 3:1
esther god,god esther,mordecai esther|ester dios|Esther 4:13-14; Esther 6:1-2
ruth stay,ruth naomi|rut noemí|Ruth 1:16-17; Ruth 1:8-9
jacob wrestle,jacob israel name|jacob luchó|Genesis 32:24-28; Hosea 12:3-4
joseph forgive,joseph brothers,joseph forgave|josé perdonó,josé hermanos|Genesis 50:19-21; Genesis 45:4-8
abraham sacrifice,abraham son,sacrifice isaac,binding isaac|abraham isaac|Genesis 22:9-12; Hebrews 11:17-19; Genesis 22:8
elijah die,elijah depressed,elijah want die,elijah afraid|elías morir|1 Kings 19:3-4; 1 Kings 19:11-13
jesus weep,jesus wept,jesus cry|jesús lloró|John 11:33-36; Luke 19:41-42
jesus baptized,baptism jesus|bautismo jesús|Matthew 3:14-17; Mark 1:9-11
jesus tempted,temptation jesus|jesús tentado|Matthew 4:1-4; Hebrews 4:15
jesus afraid,gethsemane,jesus pray garden|getsemaní|Matthew 26:38-39; Luke 22:42-44
god forsaken,why forsaken,jesus forsaken|desamparado|Matthew 27:46; Psalm 22:1-2
david heart,man after heart|david corazón|1 Samuel 13:14; 1 Samuel 16:7; Acts 13:22
david bathsheba,david sin,david adultery|david betsabé|2 Samuel 11:2-4; 2 Samuel 12:7-9; Psalm 51:1-4
job suffer,job suffering,job satan|job sufrió|Job 1:8-12; Job 42:5-6; James 5:11
peter deny,peter denied,peter denial|pedro negó|Luke 22:60-62; John 21:15-17
judas betray,judas betrayed,judas kill|judas traicionó|Matthew 26:14-16; Matthew 27:3-5; John 13:27
thomas doubt,doubting thomas|tomás duda|John 20:24-29
moses promised land,moses enter land|moisés tierra|Numbers 20:10-12; Deuteronomy 34:4-5
moses hide,burn bush,i am who i am,god name|zarza,nombre dios|Exodus 3:13-15; Exodus 3:4-6
pharaoh heart,harden heart,hardened heart|faraón corazón|Exodus 9:12; Romans 9:17-18; Exodus 8:15
light before sun,light first day|luz sol|Genesis 1:3-5; Genesis 1:14-16
abel offering,cain abel,cain offering|caín abel|Genesis 4:3-7; Hebrews 11:4
cain wife|mujer caín|Genesis 4:17; Genesis 5:4
adam eve naked,tree knowledge,forbidden fruit,serpent eve|árbol ciencia|Genesis 3:1-7; Genesis 2:16-17
noah flood,noah ark,why flood|noé diluvio|Genesis 6:5-8; Genesis 6:13-14
tower babel,languages confuse|torre babel|Genesis 11:4-8
jonah fish,jonah whale,jonah run|jonás pez|Jonah 1:1-3; Jonah 1:17; Matthew 12:40
daniel lion,lions den|daniel leones|Daniel 6:19-23; Daniel 6:10
fiery furnace,shadrach meshach|horno fuego|Daniel 3:16-18; Daniel 3:24-25
samson strength,samson delilah,samson hair|sansón fuerza|Judges 16:16-20; Judges 16:28-30
goliath,david goliath|david goliat|1 Samuel 17:45-50
solomon wisdom,solomon ask|salomón sabiduría|1 Kings 3:9-12
ananias sapphira|ananías safira|Acts 5:1-5
ethiopian eunuch|eunuco etíope|Acts 8:30-31; Acts 8:35-39
paul conversion,saul damascus,paul become christian|conversión pablo|Acts 9:3-6; Acts 26:13-16
thorn flesh|aguijón carne|2 Corinthians 12:7-9
suffer servant|siervo sufriente|Isaiah 53:3-6; Isaiah 52:13-15; Acts 8:32-35
beast revelation,who beast,beast sea|bestia apocalipsis|Revelation 13:1-4; Revelation 13:16-18; Daniel 7:17
number 666,666|número 666|Revelation 13:18
nicodemus|nicodemo|John 3:1-5
woman well,samaritan woman|samaritana|John 4:7-14
rich man enter,camel needle,rich young|rico joven,camello aguja|Mark 10:21-25; Matthew 19:23-26
prodigal son,older brother,elder brother|hijo pródigo|Luke 15:20-24; Luke 15:28-32
good samaritan|buen samaritano|Luke 10:33-37
kingdom child,like child,little children|niños reino|Matthew 18:3-4; Mark 10:14-16
thief cross,criminal cross|ladrón cruz|Luke 23:39-43
pentecost|pentecostés|Acts 2:1-4
armageddon|armagedón|Revelation 16:14-16
seven churches,lukewarm|siete iglesias,tibio|Revelation 3:15-20; Revelation 1:11
lamb god|cordero dios|John 1:29; Isaiah 53:7; Revelation 5:12
bread life|pan vida|John 6:35; John 6:48-51
light world|luz mundo|John 8:12; Matthew 5:14-16
in the beginning word,logos,word became flesh|verbo carne|John 1:1-3; John 1:14
living water|agua viva|John 4:13-14; John 7:37-39
narrow gate,narrow way|puerta estrecha|Matthew 7:13-14
plank eye,speck eye|viga ojo|Matthew 7:3-5
turn cheek,other cheek|otra mejilla|Matthew 5:38-41
salt earth|sal tierra|Matthew 5:13
valley shadow,shepherd|valle sombra,pastor|Psalm 23:1-4; John 10:11-14
plans prosper,future hope|planes futuro|Jeremiah 29:11-13
all things work,work together good|todas cosas bien|Romans 8:28
all things christ strengthens|todo puedo cristo|Philippians 4:12-13`
