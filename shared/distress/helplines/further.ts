import type { Country } from './country.ts'

const reviewed = '2026-11-27'

/** Help in countries where many speak another language of the interface. */
export const further: Record<string, Country> = {
  BR: {
    reviewed,
    emergency: [
      { call: '192', of: 'ambulance' },
      { call: '190', of: 'police' },
    ],
    lines: {
      suicide: [{ name: 'CVV', call: '188' }],
      violence: [{ name: 'Ligue 180', call: '180', for: 'women' }],
      sexual: [{ name: 'Ligue 180', call: '180', for: 'women' }],
      children: [{ name: 'Disque 100', call: '100' }],
    },
  },
  TZ: {
    reviewed,
    emergency: [{ call: '112' }],
    lines: { children: [{ name: 'C-Sema', call: '116' }] },
  },
  ID: {
    reviewed,
    emergency: [{ call: '112' }, { call: '119', of: 'ambulance' }, { call: '110', of: 'police' }],
    lines: {
      violence: [{ name: 'SAPA', call: '129', for: 'women' }],
      sexual: [{ name: 'SAPA', call: '129', for: 'women' }],
      children: [{ name: 'SAPA', call: '129' }],
    },
  },
  KR: {
    reviewed,
    emergency: [
      { call: '119', of: 'ambulance' },
      { call: '112', of: 'police' },
    ],
    lines: {
      suicide: [{ name: '자살예방 상담전화', call: '109' }],
      violence: [{ name: '여성긴급전화', call: '1366', for: 'women' }],
      sexual: [{ name: '여성긴급전화', call: '1366', for: 'women' }],
      children: [{ name: '청소년전화', call: '1388' }],
    },
  },
  CN: {
    reviewed,
    emergency: [
      { call: '120', of: 'ambulance' },
      { call: '110', of: 'police' },
    ],
    lines: {
      suicide: [{ name: '心理援助热线', call: '12356' }],
      violence: [{ name: '妇女维权热线', call: '12338', for: 'women' }],
      sexual: [{ name: '妇女维权热线', call: '12338', for: 'women' }],
      children: [{ name: '青少年服务热线', call: '12355' }],
    },
  },
  TW: {
    reviewed,
    emergency: [
      { call: '119', of: 'ambulance' },
      { call: '110', of: 'police' },
    ],
    lines: {
      suicide: [{ name: '安心專線', call: '1925' }],
      violence: [{ name: '保護專線', call: '113' }],
      sexual: [{ name: '保護專線', call: '113' }],
      children: [{ name: '保護專線', call: '113' }],
    },
  },
  HK: {
    reviewed,
    emergency: [{ call: '999' }],
    lines: {
      suicide: [{ name: '撒瑪利亞防止自殺會', call: '2389 2222' }],
      violence: [{ name: '社會福利署熱線', call: '2343 2255' }],
      sexual: [{ name: '社會福利署熱線', call: '2343 2255' }],
      children: [{ name: '社會福利署熱線', call: '2343 2255' }],
    },
  },
  IL: {
    reviewed,
    emergency: [
      { call: '101', of: 'ambulance' },
      { call: '100', of: 'police' },
    ],
    lines: {
      suicide: [{ name: 'ERAN (ער״ן)', call: '1201' }],
      violence: [{ name: 'משרד הרווחה', call: '118' }],
      sexual: [
        { name: 'מרכזי הסיוע', call: '1202', for: 'women' },
        { name: 'מרכזי הסיוע', call: '1203', for: 'men' },
      ],
      children: [
        { name: 'משרד הרווחה', call: '118' },
        { name: 'המוקד להגנה על ילדים ברשת', call: '105' },
      ],
    },
  },
  EG: {
    reviewed,
    emergency: [
      { call: '123', of: 'ambulance' },
      { call: '122', of: 'police' },
    ],
    lines: { children: [{ name: 'خط نجدة الطفل', call: '16000' }] },
  },
  SA: {
    reviewed,
    emergency: [{ call: '911' }, { call: '997', of: 'ambulance' }, { call: '999', of: 'police' }],
    lines: {
      violence: [{ name: 'مركز بلاغات العنف الأسري', call: '1919' }],
      children: [{ name: 'خط مساندة الطفل', call: '116111' }],
    },
  },
  JO: { reviewed, emergency: [{ call: '911' }], lines: {} },
  AE: {
    reviewed,
    emergency: [
      { call: '998', of: 'ambulance' },
      { call: '999', of: 'police' },
    ],
    lines: {},
  },
  LB: {
    reviewed,
    emergency: [
      { call: '140', of: 'ambulance' },
      { call: '112', of: 'police' },
    ],
    lines: { suicide: [{ name: 'Embrace', call: '1564' }] },
  },
}
