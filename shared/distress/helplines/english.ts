import type { Country } from './country.ts'

const reviewed = '2026-11-22'

/** Help in countries where many speak English. */
export const english: Record<string, Country> = {
  US: {
    reviewed,
    emergency: [{ call: '911' }],
    lines: {
      suicide: [
        { name: '988 Suicide & Crisis Lifeline', call: '988', spanishOption: '2', text: '988', spanishWord: 'AYUDA' },
        { name: 'Crisis Text Line', text: '741741', word: 'HOME', spanishWord: 'HOLA' },
      ],
      violence: [{ name: 'National Domestic Violence Hotline', call: '1-800-799-7233', text: '88788', word: 'START' }],
      sexual: [{ name: 'National Sexual Assault Hotline (RAINN)', call: '1-800-656-4673' }],
      children: [{ name: 'Childhelp', call: '1-800-422-4453', text: '1-800-422-4453' }],
      pregnancy: [{ name: 'Maternal Mental Health Hotline', call: '1-833-852-6262', text: '1-833-852-6262' }],
      addiction: [{ name: 'SAMHSA National Helpline', call: '1-800-662-4357' }],
      poison: [{ name: 'Poison Help', call: '1-800-222-1222' }],
      want: [{ name: 'United Way', call: '211' }],
      disaster: [{ name: 'Disaster Distress Helpline', call: '1-800-985-5990', text: '1-800-985-5990' }],
    },
  },
  CA: {
    reviewed,
    emergency: [{ call: '911' }],
    lines: {
      suicide: [{ name: '9-8-8 Suicide Crisis Helpline', call: '988', text: '988' }],
      violence: [{ name: '211 Canada', call: '211' }],
      sexual: [{ name: '211 Canada', call: '211' }],
      children: [{ name: 'Kids Help Phone', call: '1-800-668-6868', text: '686868', word: 'CONNECT' }],
      addiction: [{ name: '211 Canada', call: '211' }],
      poison: [{ name: 'Poison Centres', call: '1-844-764-7669' }],
      want: [{ name: '211 Canada', call: '211' }],
    },
  },
  GB: {
    reviewed,
    emergency: [{ call: '999' }],
    lines: {
      suicide: [
        { name: 'Samaritans', call: '116 123' },
        { name: 'Shout', text: '85258', word: 'SHOUT' },
      ],
      violence: [
        { name: 'National Domestic Abuse Helpline', call: '0808 2000 247', for: 'women' },
        { name: 'Men’s Advice Line', call: '0808 801 0327' },
      ],
      sexual: [{ name: 'Rape Crisis', call: '0808 500 2222' }],
      children: [
        { name: 'Childline', call: '0800 1111' },
        { name: 'NSPCC', call: '0808 800 5000', for: 'adults' },
      ],
      pregnancy: [{ name: 'Tommy’s midwives', call: '0800 0147 800' }],
      addiction: [{ name: 'FRANK', call: '0300 123 6600' }],
      grief: [{ name: 'Cruse', call: '0808 808 1677' }],
    },
  },
  IE: {
    reviewed,
    emergency: [{ call: '112' }, { call: '999' }],
    lines: {
      suicide: [{ name: 'Samaritans', call: '116 123' }],
      violence: [
        { name: 'Women’s Aid', call: '1800 341 900' },
        { name: 'Men’s Aid', call: '01 554 3811' },
      ],
      sexual: [{ name: 'Rape Crisis Centre', call: '1800 77 88 88' }],
      children: [{ name: 'Childline', call: '1800 66 66 66' }],
      pregnancy: [{ name: 'My Options', call: '1800 828 010' }],
      addiction: [{ name: 'HSE Drugs and Alcohol Helpline', call: '1800 459 459' }],
      grief: [{ name: 'Bereavement Support Line', call: '1800 80 70 77' }],
    },
  },
  AU: {
    reviewed,
    emergency: [{ call: '000' }],
    lines: {
      suicide: [{ name: 'Lifeline', call: '13 11 14', text: '0477 13 11 14' }],
      violence: [
        { name: '1800RESPECT', call: '1800 737 732', text: '0458 737 732' },
        { name: 'MensLine', call: '1300 78 99 78' },
      ],
      sexual: [{ name: '1800RESPECT', call: '1800 737 732', text: '0458 737 732' }],
      children: [{ name: 'Kids Helpline', call: '1800 55 1800' }],
      pregnancy: [{ name: 'Pregnancy, Birth and Baby', call: '1800 882 436' }],
      addiction: [{ name: 'National Alcohol and Other Drug Hotline', call: '1800 250 015' }],
      grief: [{ name: 'Griefline', call: '1300 845 745' }],
      poison: [{ name: 'Poisons Information', call: '13 11 26' }],
    },
  },
  NZ: {
    reviewed,
    emergency: [{ call: '111' }],
    lines: {
      suicide: [
        { name: 'Need to Talk?', call: '1737', text: '1737' },
        { name: 'Lifeline', call: '0800 543 354' },
      ],
      violence: [{ name: 'Women’s Refuge', call: '0800 733 843' }],
      sexual: [{ name: 'Safe to Talk', call: '0800 044 334', text: '4334' }],
      children: [{ name: 'What’s Up', call: '0800 942 8787' }],
      addiction: [{ name: 'Alcohol Drug Helpline', call: '0800 787 797', text: '8681' }],
      poison: [{ name: 'Poisons Centre', call: '0800 764 766' }],
    },
  },
  ZA: {
    reviewed,
    emergency: [{ call: '112' }, { call: '10177', of: 'ambulance' }, { call: '10111', of: 'police' }],
    lines: {
      suicide: [{ name: 'Suicide Crisis Line (SADAG)', call: '0800 567 567' }],
      violence: [{ name: 'GBV Command Centre', call: '0800 428 428' }],
      sexual: [{ name: 'GBV Command Centre', call: '0800 428 428' }],
      children: [{ name: 'Childline', call: '116' }],
      addiction: [{ name: 'SADAG', call: '0800 12 13 14' }],
    },
  },
  IN: {
    reviewed,
    emergency: [{ call: '112' }],
    lines: {
      suicide: [{ name: 'Tele-MANAS', call: '14416' }],
      violence: [{ name: 'Women Helpline', call: '181' }],
      sexual: [{ name: 'Women Helpline', call: '181' }],
      children: [{ name: 'Childline', call: '1098' }],
      addiction: [{ name: 'Drug De-addiction Helpline', call: '14446' }],
    },
  },
  KE: {
    reviewed,
    emergency: [{ call: '999' }, { call: '112' }],
    lines: {
      suicide: [{ name: 'Befrienders Kenya', call: '0722 178 177' }],
      violence: [{ name: 'National GBV Helpline', call: '1195' }],
      sexual: [{ name: 'National GBV Helpline', call: '1195' }],
      children: [{ name: 'Childline', call: '116' }],
      addiction: [{ name: 'NACADA', call: '1192' }],
    },
  },
  NG: { reviewed, emergency: [{ call: '112' }], lines: {} },
  GH: { reviewed, emergency: [{ call: '112' }], lines: {} },
  PH: {
    reviewed,
    emergency: [{ call: '911' }],
    lines: {
      suicide: [{ name: 'NCMH Crisis Hotline', call: '1553' }],
      children: [{ name: 'Makabata Helpline', call: '1383' }],
    },
  },
  SG: {
    reviewed,
    emergency: [
      { call: '995', of: 'ambulance' },
      { call: '999', of: 'police' },
    ],
    lines: {
      suicide: [{ name: 'Samaritans of Singapore', call: '1767' }],
      violence: [{ name: 'National Anti-Violence Helpline', call: '1800 777 0000' }],
      sexual: [{ name: 'National Anti-Violence Helpline', call: '1800 777 0000' }],
      children: [{ name: 'Tinkle Friend', call: '1800 2744 788' }],
      addiction: [{ name: 'National Addictions Management Service', call: '6732 6837' }],
    },
  },
}
