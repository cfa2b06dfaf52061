import type { OtherSigns } from './other-signs.ts'

const i = '(?:saya|aku|gue|gua|gw|gwe|ak|aq|sy|q)'
/** Not the end of "teman saya", a friend of mine. */
const own = `(?<!(?:teman|temen|sahabat|adik|adek|kakak|abang|anak|suami|istri|pacar|ibu|mama|ayah|bapak|papa|saudara|sepupu|mantan|murid|tetangga|nenek|kakek|teman baik|sahabat baik|perempuan|laki laki|cewek|cowok) )${i}`
const want =
  '(?:ingin|mau|pengen|pengin|pingin|pengan|kepengen|kepingin|hendak|berniat|niat|nak|mo|kepikiran|terpikir|berpikir|mikir|sempat mikir|berencana|mencoba|coba|nyoba|memutuskan|sangat ingin|pernah mencoba|sudah mau|udah mau)'
const soft =
  '(?:(?:sekali|banget|bgt|saja|aja|rasanya|sudah|udah|udh|benar benar|bener bener|cuma|hanya|untuk|utk|cepat|cepet|segera|sungguh|jadi|malam ini|hari ini|buat|sampai|terus) )*'
const end =
  '(?! (?:bagi|terhadap|bersama (?:kristus|yesus|dia)|dalam (?:kristus|tuhan|yesus|iman)|untuk (?:kristus|yesus|tuhan)|demi|ketawa|tertawa|ngakak|syahid|rasa|kutu|lampu|dari dosa|kelaparan))'
const partner =
  '(?:(?:suami|istri|isteri|pacar|pasangan|mantan|tunangan|mertua|anak)(?: (?:saya|aku|gue|gua|gw|ku|saya ini))|suamiku|istriku|pacarku|mantanku|mantan (?:suami|pacar|istri)(?: ?ku| saya| aku| gue)?|suami|pacar gue)'
const parent =
  '(?:(?:ayah|bapak|bapa|papa|papah|ibu|mama|mamah|bunda|paman|om|tante|kakek|kakak|abang|sepupu|orang tua|ortu)(?: (?:tiri|kandung|angkat|laki laki|cowok))?(?: (?:saya|aku|gue|gw|ku))?|ayahku|bapakku|ibuku|mamaku|papaku|pamanku|omku|kakakku|abangku|kakekku|ayah tiriku|bapak tiriku|orang tuaku|pacar (?:ibu|mama)(?: ?ku| saya)?)'
const loved =
  '(?:(?:teman|temen|sahabat|adik|adek|kakak|abang|anak|suami|istri|pacar|ibu|mama|ayah|bapak|papa|saudara|sepupu|mantan|keponakan|murid|tetangga|nenek|kakek)(?: (?:perempuan|laki laki|cewek|cowok|baik|dekat))? ?(?:saya|aku|gue|gua|gw|ku))'
const hit =
  '(?:memukul|mukul|pukul|memukuli|mukuli|mukulin|pukulin|menampar|nampar|tampar|nampol|menendang|nendang|tendang|mencekik|nyekik|cekik|menganiaya|menyiksa|nyiksa|menyakiti|ngancam|mengancam|ancam|menghajar|ngehajar|hajar|membanting|menjambak|jambak|mengurung|ngurung|meneror|kdrt)'
const touch =
  '(?:meraba|raba|meraba raba|raba raba|ngeraba|memegang|pegang|pegang pegang|megang|menyentuh|nyentuh|sentuh|grepe|grepein|memperkosa|perkosa|mencabuli|melecehkan|cabuli)'
const family =
  '(?:(?:keluarga(?: besar)?|kerabat|saudara saudara|kakak kakak|abang abang|paman paman|mertua|orang kampung)(?: (?:saya|aku|gue|ku|suami saya|istri saya))?|keluargaku|saudara saudaraku)'
const faith = '(?:kristen|yesus|kristus|murtad|pindah agama|dibaptis|baptis|alkitab|injil|gereja|iman)'
const edge = '(?:jembatan|atap|rooftop|rel|rel kereta|gedung|balkon|tebing|lantai [0-9]+|jendela|jurang|flyover|menara)'
const before =
  '(?:(?:sering|suka|sudah|telah|baru saja|barusan|baru|habis|tadi|kemarin|pernah|tidak sengaja|tak sengaja|udah|selalu|terpaksa|malah|jadi|khilaf) )*'
/** To serve him in bed: what the word means where it does not name God or the church. */
const serve =
  'melayani(?:nya)?(?! (?:tuhan|yesus|kristus|allah|umat|jemaat|sesama|gereja|pelayanan|ibadah|misa|masyarakat|mertua|di (?:gereja|altar|mimbar|sekolah|ibadah|paduan|komsel)|anak|sekolah))'
const noPlay = '(?! (?:dalam|di|main) (?:catur|permainan|lomba|game|pertandingan|bola))'
const me =
  '(?:saya|aku|gue|gua|gw|ku|kami|badan(?:ku| saya| aku)|tubuh(?:ku| saya)|dada(?:ku| saya)|kemaluan(?:ku| saya))'

/** Sure signs of distress in Indonesian. */
export const indonesian: OtherSigns = {
  hint: '(?<![^ \\n])(?:saya|aku|gue|gua|gwe?|ak|aq|sy|q|dia|kami)(?![^ \\n])|ku(?![^ \\n])|hidup|mati|bunuh|bundir|kdrt|gantung|suami|istri|isteri|ayah|bapa|papa|ibu|mama|paman|kakek|kakak|abang|anak|pacar|tali|racun|pistol|keluarga',
  names: 'elia|yunus|ayub|yudas|saul|simson|paulus|yeremia|musa|daud',
  says: 'kata|berkata|bilang|berdoa|meminta|minta|menulis|berseru|mengatakan|bertanya',
  why: 'mengapa|kenapa',
  signs: [
    [
      'medical',
      `${i} (?:sudah |udah |udh |baru |barusan |baru saja |baru aja |habis |abis |telah |terlanjur |tadi )*(?:minum|menelan|nelan|nelen|menenggak|nenggak|makan|telan) (?:semua|banyak|segenggam|sebotol|puluhan|satu botol|satu strip|habis|semuanya|[0-9]{2,}) (?:.{0,20} )?(?:obat|pil|tablet|paracetamol|obat tidur|butir|kapsul|obatku)
      ${i} (?:sudah |udah |baru |barusan |habis |telah )*(?:minum|menelan|nelan|menenggak) (?:obat|obat tidur|pil|tablet) (?:banyak|semuanya|kebanyakan|sebotol|satu botol|sekaligus)
      (?:${i}|dia|${loved}) (?:sudah |udah |baru |barusan |habis |telah )*(?:minum|menelan|nelan|menenggak) (?:racun|baygon|racun tikus|pemutih|pestisida|bayclin|cairan pembersih)
      (?:${i}|dia|${loved}) (?:.{0,12} )?(?:overdosis|over dosis)
      (?:dia|bayi(?:ku| saya)|${loved}|${parent}) (?:.{0,12} )?(?:(?:tidak|gak|ga|nggak|ngga|tdk|enggak) (?:bernapas|bernafas|napas|nafas|sadar|sadarkan diri|bangun bangun)|berhenti (?:bernapas|bernafas)|pingsan tidak)
      ${i} (?:.{0,12} )?(?:memotong|motong|menyayat|mengiris|ngiris) (?:urat )?nadi`,
    ],
    [
      'suicide',
      `${own} (?:jadi |sudah |udah |udh |lagi |selalu |sering |kadang |cuma |hanya |rasanya |sangat |benar benar |bener bener |pernah |juga )*${want} ${soft}(?:bunuh diri|bundir|membunuh diri|membunuh diri saya|mati|meninggal|gantung diri|mengakhiri hidup(?:ku)?|akhiri hidup(?:ku)?|mengakhiri semua(?:nya)?|melukai diri|menyakiti diri|menghabisi nyawa|lompat dari|(?:tidur dan )?(?:tidak|gak|ga|nggak) (?:pernah )?bangun(?: bangun)? lagi)${end}
      ^(?:rasanya |cuma |jadi |udah |sudah )?(?:pengen|pengin|pingin|kepengen|ingin|mau|mo|pgn) ${soft}(?:bunuh diri|bundir|mati|gantung diri|mengakhiri hidup|akhiri hidup)(?: saja| aja| rasanya| banget)?${end}(?! (?:itu|adalah|dosa|apakah))
      ${own} (?:sudah |udah |udh |benar benar |rasanya )?(?:tidak|gak|ga|nggak|ngga|tdk|g|enggak|gk|tak) (?:mau|nak|ingin|pengen|sanggup|kuat|bisa|punya (?:alasan|keinginan|semangat) (?:untuk |buat )?)(?: ?untuk| lagi| terus)* ?(?:hidup)(?: lagi)?(?! (?:dalam dosa|di dalam dosa|tanpa (?:tuhan|yesus|allah)|seperti (?:dulu|orang)|menurut|jauh|untuk diri|bagi|berdosa|boros|mewah|sendiri))
      (?:kalau|kalo|jika|bila|apabila|andai|seandainya) ${own} (?:bunuh diri|mengakhiri hidup)
      ${own} (?:.{0,15} )?(?:di|diatas|naik ke) (?:.{0,15} )?${edge} (?:.{0,15} )?(?:mau|ingin|akan|siap|hendak|pengen|bersiap|segera) (?:.{0,8} )?(?:lompat|loncat|melompat|meloncat|terjun|menjatuhkan diri)(?! (?:kegirangan|gembira|tali|bungee))
      ${own} (?:sudah |udah )?(?:mau|akan|siap|pengen|ingin|hendak) (?:lompat|loncat|melompat|meloncat|terjun|menjatuhkan diri) (?:dari|ke) (?:.{0,8} )?${edge}
      (?:tali|talinya|pistol|pistolnya|racun|racunnya|tali gantung)(?: .{0,8})? (?:(?:sudah|udah|udh) (?:siap|terikat|terpasang)(?! (?:untuk|buat) (?!mati|bunuh|gantung|saya|aku))|(?:sudah |udah |ada )*(?:di depan|di tangan|di hadapan) ?(?:ku|saya|aku))
      (?:obat tidur|obat tidurnya|pil|pil pil|semua obat|obat obat|obat obatan)(?: .{0,8})? (?:di depan|di tangan|di hadapan) ?(?:ku|saya|aku)
      (?:maafkan|maafin|ampuni) (?:saya|aku) (?:.{0,8} )?(?:atas |untuk |buat )?apa yang (?:akan|mau|hendak) (?:saya|aku|ku) ?(?:lakukan|perbuat)
      ${own} (?:sudah |udah |udh |sedang |lagi |telah )*(?:menyiapkan|mempersiapkan|nyiapin|merencanakan|ngerencanain|bersiap|siap|siap siap) (?:diri )?(?:untuk |buat )?(?:rencana )?(?:bunuh diri|bundir|gantung diri|mengakhiri hidup(?:ku)?)
      (?:malam ini|nanti malam|hari ini|besok) ${i} (?:akan |mau |bakal |ingin |pengen )?(?:bunuh diri|bundir|gantung diri|mengakhiri hidup(?:ku)?)
      ${own} (?:bunuh diri|bundir|gantung diri|mengakhiri hidup(?:ku)?) (?:malam ini|nanti malam|hari ini|besok)
      ${own} akan (?:bunuh diri|gantung diri|mengakhiri hidup(?:ku)?|melukai diri)
      (?:capek|capai|cape|lelah|bosan|muak|jenuh) (?:sekali |banget |bgt |untuk |dengan |sama )?(?:hidup|hidupku|hidup ini|kehidupan ini)(?! (?:dalam dosa|di dalam dosa|berdosa|jauh|boros))
      (?:lebih baik|mending|mendingan|lebih bagus) ${own} (?:mati|bunuh diri|tidak ada|gak ada|tidak pernah lahir|gak pernah lahir|menghilang)(?! (?:dari ?pada|dr pada) hidup$)(?! daripada (?:berdosa|menyangkal))
      (?:mending|mendingan|lebih baik) mati(?: saja| aja)$
      (?:andai|seandainya|semoga|berharap) ${own} (?:mati|tidak pernah lahir|gak pernah lahir|tidak pernah dilahirkan|cepat mati|tidak bangun)
      ${own} (?:sering |suka |mulai |pernah |masih |lagi |sudah |udah |selalu )*(?:menyayat|nyayat|nyilet|menyilet|silet|menyileti|melukai|nyakitin|menyakiti|cutting|self harm|selfharm) (?:diri|tangan|lengan|pergelangan|badan|paha|diriku|tanganku|lagi)
      ${own} (?:sering |suka |mulai |pernah |masih |lagi )*(?:self ?harm|cutting|selfharm)
      (?:semua|semua orang|mereka|keluarga(?:ku| saya)|anak anak(?:ku| saya)|dunia|orang tua(?:ku| saya)) … (?:lebih (?:baik|bahagia|senang|tenang)) … (?:tanpa|kalau tidak ada|kalo gak ada|jika tidak ada) (?:aku|saya|gue|diriku|ku)
      (?:hidupku|hidup saya|hidup gue|hidup ini|hidup) (?:sudah |udah )?(?:tidak|gak|ga|nggak) (?:ada artinya|berarti|berguna|ada gunanya|ada arti)(?: lagi| lg)?$
      ${own} (?:sangat )?(?:benci|membenci) (?:hidupku|hidup saya|hidup ini|hidup gue|sama hidup|kehidupanku)
      (?:tidak|gak|ga|nggak) (?:akan )?(?:ada )?(?:yang )?(?:peduli|sedih|kehilangan) (?:kalau|kalo|jika|bila) ${i} mati
      ^(?:udah |sudah |saya |aku )?(?:ga|gak|tidak|nggak|ngga) (?:sanggup|kuat|mau|pengen|ingin) hidup(?: lagi)?$
      ${own} (?:.{0,12} )?(?:pikiran|keinginan|niat|ide) (?:untuk |buat )?(?:bunuh diri|mati|mengakhiri hidup)`,
    ],
    [
      'sexual_abuse',
      `(?:saya|aku|gue|gua|gw) (?:pernah |telah |sudah |baru saja |habis |tadi |barusan |jadi |sering |adalah )?(?:di ?perkosa|di ?cabuli|di ?lecehkan|di ?gilir|dilecehin|dirudapaksa|korban (?:pemerkosaan|perkosaan|pelecehan|pencabulan))
      (?:memperkosa|perkosa|mencabuli|melecehkan|ngelecehin) (?:saya|aku|gue|ku)
      (?:memperkosaku|mencabuliku|melecehkanku)
      (?:memaksa|maksa|paksa) (?:saya|aku|gue|ku) … (?:berhubungan|bersetubuh|seks|sex|tidur dengan|${serve})
      (?:dia|${partner}) (?:.{0,12} )?(?:memaksa|maksa|paksa|memaksaku) (?:(?:saya|aku|gue|ku) )?(?:untuk )?(?:berhubungan(?: badan| intim| seks| suami istri)?(?! (?:baik|dengan (?:keluarga|orang)))|bersetubuh|seks|sex|tidur dengan(?:nya| dia)|${serve}|bercinta)
      (?:pendeta|guru|dosen|bos|pelatih|pastor|tetangga|atasan|majikan|ustad)(?: saya|ku| aku)? (?:.{0,15} )?${touch} ?${me}`,
    ],
    [
      'child_abuse',
      `(?:takut|pikiran|bayangan|dorongan|(?<!(?<![^ \\n])(?:tidak|tak|gak|nggak|ga)(?: bisa| dapat| pernah| mampu)? )membayangkan|kepikiran) (?:(?:sekali|banget|akan|kalau|kalo|jika|bisa|saya|aku|gue|untuk|buat|mau|sampai|suatu saat|khilaf|terus|ingin|tentang) )*(?:menyakiti|nyakitin|melukai|mencelakai|mencelakakan|membunuh|bunuh|ngebunuh|mencekik|nyekik|menenggelamkan|membekap|memukuli|mengguncang|membuang|melempar|membanting) (?:(?:bayi|anak)(?: anak)?(?: kecil| perempuan| laki laki| kandung)? (?:saya|aku|ku|kami|gue|sendiri)|bayiku|anakku|anak anakku)(?! (?:(?:dengan|karena|kalau|jika|bila) (?:perceraian|cerai|bercerai|saya bercerai|kata kata)|secara (?:emosi|batin)))
      ${parent} (?:.{0,20} )?${hit} ?${me}
      ${parent} (?:.{0,20} )?${touch} ?${me}
      ${parent} … (?:masuk|datang|mendatangi) (?:ke )?kamar(?:ku| saya| aku)(?: tiap| setiap)? malam
      (?:saya|aku|gue) (?:sering |selalu |suka |terus |di ?)?(?:dipukul|dipukuli|dipukulin|dihajar|disiksa|ditampar|diraba|dipegang pegang|dianiaya) (?:sama |oleh )?${parent}
      ${partner} … (?:memukul|mukul|memukuli|mukulin|mencabuli|menyiksa|memperkosa) … (?:anak|anak anak)(?: kami| saya|ku)?
      anak (?:saya|perempuan saya|aku|ku) … (?:diperkosa|dicabuli|dilecehkan|dipukuli|dianiaya)
      ${own} ${before}(?:memukul|memukuli|mukul|mukulin|menampar|nampar|menganiaya|menghajar|mengguncang|menendang|mencekik|menyakiti) (?:anakku|bayiku|(?:anak|anak anak|bayi)(?: perempuan| laki laki| kandung)? (?:saya|aku|ku|sendiri|kami|gue))${noPlay}`,
    ],
    [
      'violence',
      `${partner} (?:.{0,20} )?${hit} ?${me}
      ${partner} (?:.{0,12} )?kdrt
      (?:saya|aku|gue) (?:sering |selalu |terus |korban |mengalami |kena |jadi korban )?(?:dipukul|dipukuli|dipukulin|ditampar|dicekik|dianiaya|disiksa|dihajar|ditendang|kdrt) ?(?:sama |oleh )?(?:${partner})?
      dia (?:sering |selalu |suka |pernah |sudah |mulai )*(?:memukul|mukul|memukuli|mukulin|menampar|mencekik|menganiaya|menendang|menghajar) ?(?:saya|aku|gue|ku)
      (?:dia|${partner}) (?:.{0,12} )?(?:mengancam|ngancam|ancam|mau|ingin|akan) (?:akan |mau |untuk )?(?:membunuh|bunuh|ngebunuh) (?:saya|aku|gue|ku|kami)
      (?:dia|${partner}) (?:.{0,12} )?membunuhku
      (?:${family}|${parent}) (?:.{0,12} )?(?:mengancam|ngancam|ancam|mau|ingin|hendak|mencoba|berencana|bersumpah) (?:akan |mau |untuk |hendak )?(?:membunuh|bunuh|ngebunuh|menghabisi) (?:saya|aku|gue|ku|kami)
      (?:${family}|${parent}) (?:.{0,12} )?(?:mengancam|mau|ingin|hendak|mencoba) (?:akan |mau |untuk )?membunuhku
      (?:${family}|${parent}|mereka) (?:.{0,8} )?akan (?:membunuh (?:saya|aku)|membunuhku) … (?:karena|kalau|jika|bila) … ${faith}
      (?:saya|aku|gue) (?:.{0,8} )?(?:diancam|mau|akan) (?:akan |mau )?(?:dibunuh|di bunuh) (?:oleh |sama )?(?:${family}|${parent}|${partner})
      ${family} (?:.{0,12} )?(?:mengurung|memukuli|memukul|menyiksa|mengancam|menghajar|menganiaya) ?(?:saya|aku|gue|ku)
      ${partner} (?:.{0,15} )?(?:kasar|kejam|kdrt) dan (?:suka |sering )?${hit}
      ${i} takut (?:banget |sekali )?(?:sama|dengan|pada|kepada|ama) ${partner}
      ${i} takut … (?:membunuh|bunuh|memukul|mukul) (?:saya|aku|gue)
      ${own} ${before}(?:memukul|memukuli|mukul|mukulin|menampar|nampar|mencekik|menghajar|menendang) (?:istri|isteri|pacar|tunangan)(?:ku| saya| aku| gue)${noPlay}`,
    ],
    [
      'other_at_risk',
      `${loved} (?:.{0,20} )?(?:mau|ingin|pengen|mencoba|coba|nyoba|berniat|niat|mengancam|ngancam|bilang|akan|berencana|pernah) (?:mau |ingin |akan |pengen |untuk |mencoba )?(?:bunuh diri|bundir|mati|mengakhiri hidup(?:nya)?|gantung diri|melukai diri|menyakiti diri)(?! (?:bagi|demi))
      ${loved} (?:.{0,15} )?(?:menyayat|nyilet|menyilet|melukai) (?:tangannya|dirinya|diri|lengannya)
      ${loved} (?:.{0,10} )?(?:tidak|gak|ga|nggak) (?:mau|ingin) hidup(?: lagi)?
      ${i} (?:mau|ingin|akan|pengen) (?:membunuh|bunuh) (?:dia|suami|istri|ayah|bapak|bos|mereka|semua orang|ibu)`,
    ],
  ],
}
