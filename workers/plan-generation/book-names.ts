import { books } from '#shared/bible/books.ts'

/** The names of books in Spanish, German, French, Portuguese and Chinese; alternatives are separated by a comma. */
const table = `
GEN Génesis|Genesis,1 Mose,1 Buch Mose|Genèse|Gênesis|创世记,創世記,创世纪
EXO Éxodo|Exodus,2 Mose,2 Buch Mose|Exode|Êxodo|出埃及记,出埃及記
LEV Levítico|Levitikus,3 Mose,3 Buch Mose|Lévitique|Levítico|利未记,利未記
NUM Libro de los Números|Numeri,4 Mose,4 Buch Mose|Livre des Nombres|Livro dos Números|民数记,民數記
DEU Deuteronomio|Deuteronomium,5 Mose,5 Buch Mose|Deutéronome|Deuteronômio|申命记,申命記
JOS Josué|Josua|Josué|Josué|约书亚记,約書亞記
JDG Jueces|Buch der Richter,Richter|Juges|Juízes|士师记,士師記
RUT Rut|Rut,Ruth|Ruth|Rute|路得记,路得記
1SA 1 Samuel|1 Samuel|1 Samuel|1 Samuel|撒母耳记上,撒母耳記上
2SA 2 Samuel|2 Samuel|2 Samuel|2 Samuel|撒母耳记下,撒母耳記下
1KI 1 Reyes|1 Könige|1 Rois|1 Reis|列王纪上,列王紀上
2KI 2 Reyes|2 Könige|2 Rois|2 Reis|列王纪下,列王紀下
1CH 1 Crónicas|1 Chronik|1 Chroniques|1 Crônicas|历代志上,歷代志上
2CH 2 Crónicas|2 Chronik|2 Chroniques|2 Crônicas|历代志下,歷代志下
EZR Esdras|Esra|Esdras|Esdras|以斯拉记,以斯拉記
NEH Nehemías|Nehemia|Néhémie|Neemias|尼希米记,尼希米記
EST Ester|Ester,Esther|Esther|Ester|以斯帖记,以斯帖記
JOB Libro de Job|Hiob,Ijob|Livre de Job|Jó|约伯记,約伯記
PSA Salmos,Salmo|Psalmen,Psalm,Psalter|Psaumes,Psaume|Salmos,Salmo|诗篇,詩篇
PRO Proverbios|Sprüche,Sprichwörter|Proverbes|Provérbios|箴言
ECC Eclesiastés|Prediger,Kohelet|Ecclésiaste|Eclesiastes|传道书,傳道書
SNG Cantares,Cantar de los Cantares|Hohelied,Hoheslied|Cantique des Cantiques|Cântico dos Cânticos,Cantares|雅歌
ISA Isaías|Jesaja|Ésaïe,Isaïe|Isaías|以赛亚书,以賽亞書
JER Jeremías|Jeremia|Jérémie|Jeremias|耶利米书,耶利米書
LAM Lamentaciones|Klagelieder|Lamentations|Lamentações|耶利米哀歌,哀歌
EZK Ezequiel|Hesekiel,Ezechiel|Ézéchiel|Ezequiel|以西结书,以西結書
DAN Daniel|Daniel|Daniel|Daniel|但以理书,但以理書
HOS Oseas|Hosea|Osée|Oseias|何西阿书,何西阿書
JOL Joel|Joel|Joël|Joel|约珥书,約珥書
AMO Amós|Amos|Amos|Amós|阿摩司书,阿摩司書
OBA Abdías|Obadja|Abdias|Obadias|俄巴底亚书,俄巴底亞書
JON Jonás|Jona|Jonas|Jonas|约拿书,約拿書
MIC Miqueas|Micha|Michée|Miqueias|弥迦书,彌迦書
NAM Nahúm|Nahum|Nahoum|Naum|那鸿书,那鴻書
HAB Habacuc|Habakuk|Habacuc,Habakuk|Habacuque|哈巴谷书,哈巴谷書
ZEP Sofonías|Zefanja|Sophonie|Sofonias|西番雅书,西番雅書
HAG Hageo|Haggai|Aggée|Ageu|哈该书,哈該書
ZEC Zacarías|Sacharja|Zacharie|Zacarias|撒迦利亚书,撒迦利亞書
MAL Malaquías|Maleachi|Malachie|Malaquias|玛拉基书,瑪拉基書
MAT Mateo|Matthäus,Matthäusevangelium|Matthieu|Mateus|马太福音,馬太福音
MRK Marcos|Markus,Markusevangelium|Évangile de Marc,Évangile selon Marc,Marc|Marcos|马可福音,馬可福音
LUK Lucas|Lukas,Lukasevangelium|Évangile de Luc,Évangile selon Luc,Luc|Lucas|路加福音
JHN Juan|Johannes,Johannesevangelium|Jean|João|约翰福音,約翰福音
ACT Hechos,Hechos de los Apóstoles|Apostelgeschichte|Actes,Actes des Apôtres|Atos,Atos dos Apóstolos|使徒行传,使徒行傳
ROM Romanos|Römer,Römerbrief|Romains|Romanos|罗马书,羅馬書
1CO 1 Corintios|1 Korinther,1 Korintherbrief|1 Corinthiens|1 Coríntios|哥林多前书,哥林多前書
2CO 2 Corintios|2 Korinther,2 Korintherbrief|2 Corinthiens|2 Coríntios|哥林多后书,哥林多後書
GAL Gálatas|Galater,Galaterbrief|Galates|Gálatas|加拉太书,加拉太書
EPH Efesios|Epheser,Epheserbrief|Éphésiens|Efésios|以弗所书,以弗所書
PHP Filipenses|Philipper,Philipperbrief|Philippiens|Filipenses|腓立比书,腓立比書
COL Colosenses|Kolosser,Kolosserbrief|Colossiens|Colossenses|歌罗西书,歌羅西書
1TH 1 Tesalonicenses|1 Thessalonicher|1 Thessaloniciens|1 Tessalonicenses|帖撒罗尼迦前书,帖撒羅尼迦前書
2TH 2 Tesalonicenses|2 Thessalonicher|2 Thessaloniciens|2 Tessalonicenses|帖撒罗尼迦后书,帖撒羅尼迦後書
1TI 1 Timoteo|1 Timotheus|1 Timothée|1 Timóteo|提摩太前书,提摩太前書
2TI 2 Timoteo|2 Timotheus|2 Timothée|2 Timóteo|提摩太后书,提摩太後書
TIT Tito|Titus|Tite|Tito|提多书,提多書
PHM Filemón|Philemon|Philémon|Filemom|腓利门书,腓利門書
HEB Hebreos|Hebräer,Hebräerbrief|Hébreux|Hebreus|希伯来书,希伯來書
JAS Santiago|Jakobus,Jakobusbrief|Jacques|Tiago|雅各书,雅各書
1PE 1 Pedro|1 Petrus,1 Petrusbrief|1 Pierre|1 Pedro|彼得前书,彼得前書
2PE 2 Pedro|2 Petrus,2 Petrusbrief|2 Pierre|2 Pedro|彼得后书,彼得後書
1JN 1 Juan|1 Johannes,1 Johannesbrief|1 Jean|1 João|约翰一书,約翰一書,约翰壹书,約翰壹書
2JN 2 Juan|2 Johannes,2 Johannesbrief|2 Jean|2 João|约翰二书,約翰二書,约翰贰书,約翰貳書
3JN 3 Juan|3 Johannes,3 Johannesbrief|3 Jean|3 João|约翰三书,約翰三書,约翰叁书,約翰參書
JUD Judas|Judas,Judasbrief|Jude|Judas|犹大书,猶大書
REV Apocalipsis|Offenbarung|Apocalypse|Apocalipse|启示录,啟示錄`

const englishForms = `
SNG Song of Songs,Canticles
PSA Psalm,Psalter
PRO Proverb
ACT Acts of the Apostles,Book of Acts
REV Revelations,Apocalypse
ECC Qoheleth`

const languages = ['es', 'de', 'fr', 'pt', 'zh']

export type BookName = { form: string; book: string; language: string }

/** Every form of every book's name in any of the languages, as written. */
export const bookNames: readonly BookName[] = [
  ...books.map(({ id, name }) => ({ form: name, book: id, language: 'en' })),
  ...englishForms
    .trim()
    .split('\n')
    .flatMap((line) => namesIn(line.slice(4), line.slice(0, 3), 'en')),
  ...table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const columns = line.slice(4).split('|')
      return columns.flatMap((column, index) => namesIn(column, line.slice(0, 3), languages[index] ?? ''))
    }),
]

function namesIn(names: string, book: string, language: string): BookName[] {
  return names.split(',').map((form) => ({ form, book, language }))
}
