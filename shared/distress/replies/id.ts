import { listItems, type ShortReplies } from '../replies.ts'

const FIXED = 'Ini jawaban tetap: tidak ditulis oleh model bahasa, dan saya tidak dapat menelepon siapa pun untuk Anda'

/** The Indonesian replies. */
export const indonesian: ShortReplies = {
  medical: ({ emergency, lines, elsewhere }) =>
    `**Telepon sekarang: ${emergency()}.** Tolong lakukan sebelum membaca lebih lanjut.

- Katakan di mana Anda berada dan apa yang terjadi. Jika ada yang diminum atau ditelan, katakan apa, berapa banyak, dan kapan. Katakan juga jika ada yang tidak bangun atau sulit bernapas.
- Kecuali jika ada orang yang bisa menyakiti Anda, jangan sendirian: minta seseorang di dekat Anda datang, dan buka kunci pintu jika bisa.
- Jika ada orang yang bisa menyakiti Anda, pergilah ke tempat yang ada orang lain, jika itu aman; jika tidak, bersembunyilah dan jangan bersuara. Jika ada kebakaran, keluarlah dulu, lalu telepon dari luar.
${listItems([...lines('poison'), ...elsewhere()])}

${FIXED}. Hidup Anda lebih penting daripada pertanyaan apa pun, dan meminta tolong bukan berarti kurang beriman. Setelah Anda aman, silakan kembali dengan pertanyaan apa saja.`,

  suicide: ({ emergency, lines, elsewhere }) =>
    `Syukurlah Anda menuliskan ini. Sebelum yang lain: tolong bicaralah dengan seseorang sekarang. **Anda tidak harus menanggung ini sendirian.**

- **Jika ada bahaya sekarang, atau jika Anda sudah melukai diri:** telepon ${emergency()}.
${listItems([...lines('suicide'), ...elsewhere()])}
- Atau katakan kepada seseorang di dekat Anda, seperti yang Anda tulis di sini: teman, keluarga, dokter, pendeta atau pastor. Minta dia menemani Anda. Jika di dekat Anda ada sesuatu yang bisa dipakai untuk melukai diri, jauhkan atau titipkan kepada orang lain.

${FIXED}. Karena itu, yang Anda perlukan sekarang adalah suara manusia.

Dalam Alkitab ada orang-orang yang berdoa dari keadaan yang sama – Elia, Ayub, Yeremia, para penulis Mazmur – dan mereka tidak ditolak karena itu. Setelah Anda berbicara dengan seseorang, dan jika Anda mau, kita dapat membaca kata-kata mereka bersama.`,

  harm: ({ emergency, lines, elsewhere }, ...needs) =>
    `Baik sekali Anda menuliskan ini. **Jika ada yang melakukan ini kepada Anda, itu bukan salah Anda,** siapa pun orangnya dan apa pun yang terjadi sebelumnya.

- **Jika dalam bahaya sekarang:** telepon ${emergency()}. Anda boleh menelepon pada usia berapa pun. Pergilah ke tempat yang ada orang lain, jika itu aman.
${listItems([...lines(...needs), ...elsewhere()])}
- **Jika Anda khawatir akan orang lain:** temani dia jika itu aman bagi Anda, dan teleponlah. Jangan berjanji untuk merahasiakannya.
- **Jika Anda sendiri yang menyakiti seseorang, atau takut akan melakukannya:** tinggalkan sekarang tempat orang itu berada, dan teleponlah. Ada juga bantuan bagi yang ingin berhenti. Jika itu seorang anak, titipkan kepada orang dewasa lain.
- Ceritakan kepada orang yang Anda percayai: teman, dokter, guru. **Jika ada yang mungkin mengawasi perangkat ini,** pakailah perangkat lain untuk mencari bantuan, dan hapus percakapan ini, atau halamannya dari riwayat peramban.

${FIXED}. Tidak ada bagian Alkitab yang meminta Anda tetap tinggal di tempat Anda disakiti, atau diam tentang hal itu. Setelah Anda aman, kita dapat membaca bersama apa yang ingin Anda tanyakan.`,
}
