const markup = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='x",
  '</template><b>',
  '<!--',
  ']]>',
  '&amp;&#60;',
  '{{7*7}}',
  '$' + '{1}',
  '`',
]
const paths = [
  '/',
  '//',
  '//evil.example',
  '\\\\evil',
  '../..',
  '..%2f..',
  '%2e%2e/',
  './',
  '/read/JHN/3',
  'C:\\x',
  'file:///x',
]
const schemes = [
  'javascript:alert(1)',
  'JaVaScRiPt:x',
  'data:text/html,x',
  'https://evil.example',
  'blob:x',
  'about:blank',
  'mailto:a@b',
]
const queries = [
  '?',
  '#',
  '&',
  '=',
  '?a=b',
  '#v5',
  '&verse=1',
  ';',
  '+',
  '%',
  '%%',
  '%zz',
  '%00',
  'a%20b',
  'a b',
  'a+b',
  '??##',
]
const numbers = [
  '0',
  '-1',
  '1.5',
  '1e9',
  '0x10',
  '00',
  '٣',
  '３',
  '999999999999999999999',
  'NaN',
  'Infinity',
  '-0',
  '1,2',
  '1-',
  '-',
]
const words = [
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '[object Object]',
  'then',
]
const scripts = ['λόγος', 'בְּרֵאשִׁית', '太初有道', 'यूहन्ना', 'Йоан', 'Éxodo', 'ﬁ', 'ß', 'İ', '👩‍👩‍👧', 'e\u0301', 'ＪＨＮ']
const hidden = [
  '\u0000',
  '\u0001',
  '\u001b[31m',
  '\u007f',
  '\u200b',
  '\u200e',
  '\u202e3:16',
  '\u2028',
  '\u2029',
  '\ufeff',
  '\u00ad',
  '\u00a0',
]
const spaces = [' ', '  ', '\t', '\n', '\r\n', ' 3', '3 ', '\u3000']
const broken = ['\ud800', 'a\udfff', '\udc00\ud800', '\uffff']
const sql = ["'; drop table chats; --", "' or 1=1", '%_%', '$1', 'a'.repeat(101), 'あ'.repeat(5000), '1'.repeat(400)]

/** More than a hundred texts that have broken other programs. */
export const nastyTexts: string[] = [
  markup,
  paths,
  schemes,
  queries,
  numbers,
  words,
  scripts,
  hidden,
  spaces,
  broken,
  sql,
].flat()
