import { forParents, listItems, type ShortReplies } from '../replies.ts'

const FIXED =
  'Ini jawaban yang sudah disiapkan: tidak ditulis oleh model bahasa, dan saya tidak dapat menelepon siapa pun untuk Anda'

const FRIGHTENED =
  '- **Jika pikiran untuk menyakiti bayi atau anak Anda membuat Anda takut dan Anda tidak ingin melakukannya:** banyak orang tua mengalami pikiran seperti itu, dan pikiran bukanlah perbuatan. Ceritakan hal itu kepada dokter atau bidan.'

/** The Indonesian replies. */
export const indonesian: ShortReplies = {
  medical: ({ emergency, lines, elsewhere }) =>
    `**Telepon sekarang: ${emergency()}.** Tolong lakukan sebelum membaca lebih lanjut.

- Katakan di mana Anda berada dan apa yang terjadi. Jika ada yang diminum atau ditelan, katakan apa, berapa banyak, dan kapan. Katakan juga jika ada yang tidak bisa dibangunkan atau sulit bernapas.
- Kecuali jika ada orang yang bisa menyakiti Anda, jangan sendirian: minta seseorang di dekat Anda datang, dan buka kunci pintu jika bisa.
- Jika ada orang yang bisa menyakiti Anda, pergilah ke tempat yang ada orang lain, jika itu aman; jika tidak, bersembunyilah dan jangan bersuara. Jika ada kebakaran, keluarlah dulu, lalu telepon dari luar.
${listItems([...lines('poison'), ...elsewhere('medical')])}

Jika Anda tidak bisa berbicara: banyak layanan darurat juga menerima pesan teks.

${FIXED}. Hidup Anda lebih penting daripada pertanyaan apa pun, dan meminta tolong bukan berarti kurang beriman. Setelah Anda aman, silakan kembali dengan pertanyaan apa saja.`,

  suicide: ({ emergency, lines, elsewhere }) =>
    `Syukurlah Anda menuliskan ini. Yang terpenting sekarang: tolong bicaralah dengan seseorang. **Anda tidak harus menanggung ini sendirian.**

- **Jika ada bahaya sekarang, atau jika Anda sudah melukai diri sendiri:** telepon ${emergency()}.
${listItems([...lines('suicide'), ...elsewhere()])}
- Atau ceritakan hal ini kepada seseorang di dekat Anda, seperti yang Anda tulis di sini: teman, keluarga, dokter, pendeta atau pastor. Minta dia menemani Anda. Jika di dekat Anda ada sesuatu yang bisa dipakai untuk melukai diri sendiri, jauhkan atau titipkan kepada orang lain.
- **Jika Anda takut akan menyakiti orang lain:** tinggalkan tempat orang itu berada, dan telepon nomor yang sama.

${FIXED}. Karena itu, yang Anda perlukan sekarang adalah suara manusia.

Dalam Alkitab ada orang-orang yang berdoa dalam keadaan yang sama – Elia, Ayub, Yeremia, para penulis Mazmur – dan mereka tidak ditolak karena itu. Setelah Anda berbicara dengan seseorang, dan jika Anda mau, kita dapat bersama-sama membaca kata-kata mereka.`,

  harm: ({ emergency, lines, elsewhere }, ...needs) =>
    `Sudah tepat Anda menuliskan ini. **Jika ada yang melakukan ini kepada Anda, itu bukan salah Anda,** siapa pun orangnya dan apa pun yang terjadi sebelumnya.

- **Jika dalam bahaya sekarang:** telepon ${emergency()}. Anda boleh menelepon pada usia berapa pun. Pergilah ke tempat yang ada orang lain, jika itu aman.
${listItems([...lines(...needs), ...elsewhere()])}
- **Jika Anda khawatir akan keselamatan orang lain:** temani dia jika itu aman bagi Anda, dan telepon salah satu nomor di atas. Jangan berjanji untuk merahasiakannya. Jika dia mengancam orang lain, jaga jarak, dan peringatkan orang yang diancam.${forParents(needs, FRIGHTENED)}
- **Jika Anda sendiri yang menyakiti seseorang, atau takut akan melakukannya:** jika itu seorang anak, segera titipkan dia dulu kepada orang dewasa lain yang aman baginya, atau, jika tidak ada siapa-siapa, baringkan dia di tempat aman seperti ranjangnya. Tinggalkan tempat orang itu berada sekarang juga, dan telepon salah satu nomor di atas. Ada juga bantuan bagi yang ingin berhenti. Jika ada suara yang menyuruh Anda menyakiti seseorang, atau Anda mungkin benar-benar akan menyakitinya, segera telepon ${emergency()}.
- Ceritakan kepada orang yang Anda percayai: teman, dokter, guru. **Jika ada yang mungkin mengawasi perangkat ini,** pakailah perangkat lain untuk mencari bantuan, dan hapus percakapan ini, atau halamannya dari riwayat peramban.

${FIXED}. Tidak ada bagian Alkitab yang meminta Anda tetap tinggal di tempat Anda disakiti, atau diam tentang hal itu. Setelah Anda aman, kita dapat membaca bersama bagian yang ingin Anda tanyakan.`,
}
