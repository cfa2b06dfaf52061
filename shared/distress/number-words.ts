import type { CareLanguage } from './kinds.ts'
import { tel } from './tel.ts'

/** The words around numbers. */
export type NumberWords = {
  or: string
  /** What precedes the emergency numbers of a country. */
  to?: string
  text: (to: string, word?: string) => string
  option: (key: string) => string
  /** For whom a line is. */
  for: { women: string; men: string; adults: string }
  of: { police: string; ambulance: string }
  find: string
  outside: (country: string) => string
  anywhere: string
  lists: string
  often: string
  /** The emergency numbers where most who write in the language live, for an unknown country. */
  emergency: string
  danger: string
}

/** Where the lines of all countries are listed, as a link. */
export const FIND = '[findahelpline.com](https://findahelpline.com)'
const [EU, US] = [tel('112'), tel('911')]

export const numberWords: Record<CareLanguage, NumberWords> = {
  en: {
    or: ' or ',
    text: (to, word) => `text ${word ? `${word} to ` : ''}${to}`,
    option: (key) => `option ${key}`,
    for: { women: 'for women', men: 'for men', adults: 'for adults who worry about a child' },
    of: { police: 'police', ambulance: 'ambulance' },
    find: `${FIND} lists free and confidential lines in your country`,
    outside: (country) => `Outside ${country}`,
    anywhere: 'In other countries',
    lists: `${FIND} lists free and confidential lines`,
    often: `the emergency number is often ${EU} or ${US}.`,
    emergency: `your emergency number – ${EU} in Europe and many other countries, ${US} in the United States and Canada, ${tel('999')} in the United Kingdom, ${tel('000')} in Australia`,
    danger: 'In danger',
  },
  es: {
    or: ' o ',
    to: 'al ',
    text: (to, word) => `mensaje ${word ? `${word} ` : ''}al ${to}`,
    option: (key) => `opción ${key}`,
    for: { women: 'para mujeres', men: 'para hombres', adults: 'para adultos preocupados por un menor' },
    of: { police: 'policía', ambulance: 'ambulancia' },
    find: `${FIND} reúne líneas gratuitas y confidenciales de tu país`,
    outside: (country) => `Fuera de ${country}`,
    anywhere: 'En otros países',
    lists: `${FIND} reúne líneas gratuitas y confidenciales`,
    often: `el número de emergencias suele ser el ${EU} o el ${US}.`,
    emergency: `al número de emergencias – ${EU} en España y el resto de Europa, ${US} en México, Estados Unidos, Argentina y muchos otros países, ${tel('123')} en Colombia, ${tel('131')} (ambulancia) o ${tel('133')} (policía) en Chile`,
    danger: 'En peligro',
  },
  pt: {
    or: ' ou ',
    text: (to, word) => `mensagem ${word ? `${word} ` : ''}para ${to}`,
    option: (key) => `opção ${key}`,
    for: { women: 'para mulheres', men: 'para homens', adults: 'para adultos preocupados com uma criança' },
    of: { police: 'polícia', ambulance: 'ambulância' },
    find: `${FIND} reúne linhas gratuitas e confidenciais no seu país`,
    outside: (country) => `Fora deste país (${country})`,
    anywhere: 'Em outros países',
    lists: `${FIND} reúne linhas gratuitas e confidenciais`,
    often: `o número de emergência costuma ser ${EU} ou ${US}.`,
    emergency: `o número de emergência – ${tel('192')} (ambulância) ou ${tel('190')} (polícia) no Brasil, ${EU} em Portugal e em muitos outros países, ${US} nos Estados Unidos e no Canadá`,
    danger: 'Em perigo',
  },
  fr: {
    or: ' ou ',
    to: 'le ',
    text: (to, word) => `SMS ${word ? `${word} ` : ''}au ${to}`,
    option: (key) => `choix ${key}`,
    for: { women: 'pour les femmes', men: 'pour les hommes', adults: 'pour les adultes inquiets pour un enfant' },
    of: { police: 'police', ambulance: 'ambulance' },
    find: `${FIND} indique des lignes gratuites et confidentielles dans votre pays`,
    outside: (country) => `Hors de ce pays (${country})`,
    anywhere: 'Dans les autres pays',
    lists: `${FIND} indique des lignes gratuites et confidentielles`,
    often: `le numéro d’urgence est souvent le ${EU} ou le ${US}.`,
    emergency: `le numéro d’urgence – ${EU} en France, en Belgique, en Suisse et dans beaucoup d’autres pays, ${US} au Canada`,
    danger: 'En danger',
  },
  de: {
    or: ' oder ',
    text: (to, word) => `SMS ${word ? `${word} ` : ''}an ${to}`,
    option: (key) => `Taste ${key}`,
    for: { women: 'für Frauen', men: 'für Männer', adults: 'für Erwachsene, die sich um ein Kind sorgen' },
    of: { police: 'Polizei', ambulance: 'Rettungsdienst' },
    find: `${FIND} nennt kostenlose und vertrauliche Hilfe in deinem Land`,
    outside: (country) => `Außerhalb dieses Landes (${country})`,
    anywhere: 'In anderen Ländern',
    lists: `${FIND} nennt kostenlose und vertrauliche Hilfe`,
    often: `der Notruf ist oft ${EU} oder ${US}.`,
    emergency: `die Notrufnummer – ${EU} in Deutschland, Österreich, der Schweiz und vielen anderen Ländern, ${US} in den USA und Kanada`,
    danger: 'In Gefahr',
  },
  sw: {
    or: ' au ',
    text: (to, word) => `tuma ujumbe ${word ? `${word} ` : ''}kwa ${to}`,
    option: (key) => `chaguo ${key}`,
    for: { women: 'kwa wanawake', men: 'kwa wanaume', adults: 'kwa watu wazima wenye wasiwasi kuhusu mtoto' },
    of: { police: 'polisi', ambulance: 'gari la wagonjwa' },
    find: `${FIND} inaorodhesha simu za msaada za bure katika nchi yako, zinazotunza siri yako`,
    outside: (country) => `Nje ya ${country}`,
    anywhere: 'Katika nchi nyingine',
    lists: `${FIND} inaorodhesha simu za msaada za bure zinazotunza siri yako`,
    often: `namba ya dharura mara nyingi ni ${EU} au ${US}.`,
    emergency: `namba ya dharura – ${EU} au ${tel('999')} nchini Kenya, ${EU} nchini Tanzania na katika nchi nyingine nyingi, ${US} nchini Marekani na Kanada`,
    danger: 'Katika hatari',
  },
  id: {
    or: ' atau ',
    text: (to, word) => `SMS ${word ? `${word} ` : ''}ke ${to}`,
    option: (key) => `pilihan ${key}`,
    for: { women: 'untuk perempuan', men: 'untuk laki-laki', adults: 'untuk orang dewasa yang khawatir tentang anak' },
    of: { police: 'polisi', ambulance: 'ambulans' },
    find: `${FIND} memuat layanan bantuan gratis yang menjaga kerahasiaan Anda, di negara Anda`,
    outside: (country) => `Di luar ${country}`,
    anywhere: 'Di negara lain',
    lists: `${FIND} memuat layanan bantuan gratis yang menjaga kerahasiaan Anda`,
    often: `nomor darurat sering kali ${EU} atau ${US}.`,
    emergency: `nomor darurat – ${tel('119')} (ambulans), ${tel('110')} (polisi) atau ${EU} di Indonesia, ${EU} di banyak negara lain, ${US} di Amerika Serikat dan Kanada`,
    danger: 'Dalam bahaya',
  },
  ko: {
    or: ' 또는 ',
    text: (to, word) => `${to}에 문자${word ? ` ${word}` : ''}`,
    option: (key) => `${key}번`,
    for: { women: '여성을 위한 전화', men: '남성을 위한 전화', adults: '아이가 걱정되는 어른을 위한 전화' },
    of: { police: '경찰', ambulance: '구급차' },
    find: `${FIND}에서 지금 계신 나라의 비밀이 보장되는 무료 상담 전화를 찾을 수 있습니다`,
    outside: (country) => `${country} 밖에서`,
    anywhere: '다른 나라에서',
    lists: `${FIND}에서 비밀이 보장되는 무료 상담 전화를 찾을 수 있습니다`,
    often: `긴급 전화는 ${EU} 또는 ${US}인 곳이 많습니다.`,
    emergency: `긴급 전화 – 한국 ${tel('119')}(구급차) 또는 ${tel('112')}(경찰), 미국과 캐나다 ${US}, 유럽 ${EU}`,
    danger: '위험할 때',
  },
  zh: {
    or: ' 或 ',
    text: (to, word) => `发短信${word ? ` ${word} ` : ''}到 ${to}`,
    option: (key) => `按 ${key}`,
    for: { women: '面向女性', men: '面向男性', adults: '面向担心孩子的成年人' },
    of: { police: '警察', ambulance: '急救' },
    find: `${FIND} 列出你所在地的免费保密热线`,
    outside: (country) => `在其他地方（不在${country}）`,
    anywhere: '在其他地方',
    lists: `${FIND} 列出各地的免费保密热线`,
    often: `许多地方的紧急电话是 ${EU} 或 ${US}。`,
    emergency: `紧急电话——中国大陆 ${tel('120')}（急救）或 ${tel('110')}（警察），台湾 ${tel('119')} 或 ${tel('110')}，香港 ${tel('999')}，美国和加拿大 ${US}，欧洲等许多地方 ${EU}`,
    danger: '有危险时',
  },
  ar: {
    or: ' أو ',
    text: (to, word) => `رسالة نصية ${word ? `${word} ` : ''}إلى ${to}`,
    option: (key) => `الخيار ${key}`,
    for: { women: 'للنساء', men: 'للرجال', adults: 'للكبار القلقين على طفل' },
    of: { police: 'الشرطة', ambulance: 'الإسعاف' },
    find: `${FIND} يعرض خطوط مساعدة مجانية وسرية في بلدك`,
    outside: (country) => `خارج هذا البلد (${country})`,
    anywhere: 'في البلدان الأخرى',
    lists: `${FIND} يعرض خطوط مساعدة مجانية وسرية`,
    often: `رقم الطوارئ غالبًا ${EU} أو ${US}.`,
    emergency: `رقم الطوارئ – ${tel('123')} (الإسعاف) أو ${tel('122')} (الشرطة) في مصر، ${US} في السعودية والأردن والولايات المتحدة وكندا، ${tel('140')} (الإسعاف) أو ${EU} (الشرطة) في لبنان، ${EU} في أوروبا وبلدان كثيرة أخرى`,
    danger: 'عند الخطر',
  },
  he: {
    or: ' או ',
    text: (to, word) => `מסרון ${word ? `${word} ` : ''}אל ${to}`,
    option: (key) => `שלוחה ${key}`,
    for: { women: 'לנשים', men: 'לגברים', adults: 'למבוגרים שחוששים לשלומו של ילד' },
    of: { police: 'משטרה', ambulance: 'אמבולנס' },
    find: `${FIND} – קווי סיוע בחינם ובסודיות במדינה שלך`,
    outside: (country) => `מחוץ למדינה הזאת (${country})`,
    anywhere: 'במדינות אחרות',
    lists: `${FIND} – קווי סיוע בחינם ובסודיות`,
    often: `מספר החירום הוא לרוב ${EU} או ${US}.`,
    emergency: `מספר החירום – ${tel('101')} (אמבולנס) או ${tel('100')} (משטרה) בישראל, ${EU} באירופה ובמדינות רבות אחרות, ${US} בארצות הברית ובקנדה`,
    danger: 'בסכנה',
  },
}
