import type { Country } from './country.ts'

const reviewed = '2026-11-22'

/** Help in other countries of Europe. */
export const european: Record<string, Country> = {
  DE: {
    reviewed,
    emergency: [{ call: '112' }],
    lines: {
      suicide: [{ name: 'TelefonSeelsorge', call: '0800 111 0 111' }],
      violence: [
        { name: 'Hilfetelefon', call: '116 016', for: 'women' },
        { name: 'Männerhilfetelefon', call: '0800 123 99 00', for: 'men' },
      ],
      sexual: [{ name: 'Hilfe-Telefon Sexueller Missbrauch', call: '0800 22 55 530' }],
      children: [{ name: 'Nummer gegen Kummer', call: '116 111' }],
      pregnancy: [{ name: 'Schwangere in Not', call: '0800 40 40 020' }],
      grief: [{ name: 'TelefonSeelsorge', call: '0800 111 0 111' }],
    },
  },
  FR: {
    reviewed,
    emergency: [{ call: '112' }],
    lines: {
      suicide: [{ name: 'Prévention du suicide', call: '3114' }],
      violence: [{ name: 'Violences Femmes Info', call: '3919', for: 'women' }],
      sexual: [{ name: 'Viols Femmes Informations', call: '0 800 05 95 95', for: 'women' }],
      children: [{ name: 'Allô Enfance en Danger', call: '119' }],
      pregnancy: [{ name: 'Sexualités, Contraception, IVG', call: '0 800 08 11 11' }],
      addiction: [{ name: 'Drogues Info Service', call: '0 800 23 13 13' }],
    },
  },
  AT: {
    reviewed,
    emergency: [{ call: '112' }],
    lines: {
      suicide: [{ name: 'TelefonSeelsorge', call: '142' }],
      violence: [{ name: 'Frauenhelpline', call: '0800 222 555', for: 'women' }],
      sexual: [{ name: 'Frauenhelpline', call: '0800 222 555', for: 'women' }],
      children: [{ name: 'Rat auf Draht', call: '147' }],
    },
  },
  CH: {
    reviewed,
    emergency: [{ call: '112' }],
    lines: {
      suicide: [{ name: 'Die Dargebotene Hand / La Main Tendue', call: '143' }],
      children: [{ name: 'Pro Juventute', call: '147' }],
    },
  },
  BE: {
    reviewed,
    emergency: [{ call: '112' }],
    lines: {
      suicide: [
        { name: 'Centre de Prévention du Suicide', call: '0800 32 123' },
        { name: 'Zelfmoordlijn', call: '1813' },
      ],
      violence: [
        { name: 'Écoute Violences Conjugales', call: '0800 30 030' },
        { name: 'Hulplijn geweld', call: '1712' },
      ],
      sexual: [
        { name: 'SOS Viol', call: '0800 98 100' },
        { name: 'Hulplijn geweld', call: '1712' },
      ],
      children: [
        { name: 'Écoute-Enfants', call: '103' },
        { name: 'Awel', call: '102' },
      ],
    },
  },
  PT: {
    reviewed,
    emergency: [{ call: '112' }],
    lines: {
      suicide: [{ name: 'SNS 24', call: '808 24 24 24' }],
      violence: [{ name: 'Linha de Apoio à Vítima (APAV)', call: '116 006' }],
      sexual: [{ name: 'Linha de Apoio à Vítima (APAV)', call: '116 006' }],
      children: [{ name: 'SOS Criança', call: '116 111' }],
    },
  },
}
