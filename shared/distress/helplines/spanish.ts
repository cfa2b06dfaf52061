import type { Country } from './country.ts'

const reviewed = '2026-11-22'

/** Help in countries where most speak Spanish. */
export const spanish: Record<string, Country> = {
  ES: {
    reviewed,
    emergency: [{ call: '112' }],
    lines: {
      suicide: [{ name: 'Línea 024', call: '024' }],
      violence: [{ name: 'Línea 016', call: '016', for: 'women' }],
      sexual: [{ name: 'Línea 016', call: '016', for: 'women' }],
      children: [{ name: 'Ayuda a la infancia (ANAR)', call: '116 111' }],
      addiction: [{ name: 'Fad Juventud', call: '900 16 15 15' }],
      grief: [{ name: 'Teléfono de la Esperanza', call: '717 003 717' }],
      poison: [{ name: 'Información Toxicológica', call: '91 562 04 20' }],
    },
  },
  MX: {
    reviewed,
    emergency: [{ call: '911' }],
    lines: {
      suicide: [{ name: 'Línea de la Vida', call: '800 911 2000' }],
      violence: [
        { name: 'Red Nacional de Refugios', call: '800 822 4460', for: 'women' },
        { name: 'Línea de la Vida', call: '800 911 2000' },
      ],
      addiction: [{ name: 'Línea de la Vida', call: '800 911 2000' }],
    },
  },
  PR: {
    reviewed,
    emergency: [{ call: '911' }],
    lines: {
      suicide: [
        { name: 'Línea PAS', call: '1-800-981-0023' },
        { name: 'Línea 988', call: '988', spanishOption: '2' },
      ],
      violence: [{ name: 'National Domestic Violence Hotline', call: '1-800-799-7233' }],
      sexual: [{ name: 'National Sexual Assault Hotline (RAINN)', call: '1-800-656-4673' }],
      children: [{ name: 'Childhelp', call: '1-800-422-4453' }],
      addiction: [{ name: 'Línea PAS', call: '1-800-981-0023' }],
      poison: [{ name: 'Poison Help', call: '1-800-222-1222' }],
    },
  },
  AR: {
    reviewed,
    emergency: [{ call: '911' }, { call: '107', of: 'ambulance' }],
    lines: {
      suicide: [
        { name: 'Salud Mental Responde', call: '0800 999 0091' },
        { name: 'Centro de Asistencia al Suicida', call: '(011) 5275-1135' },
      ],
      violence: [
        { name: 'Línea 144', call: '144', for: 'women' },
        { name: 'Línea 137', call: '137' },
      ],
      sexual: [{ name: 'Línea 137', call: '137' }],
      children: [{ name: 'Línea 102', call: '102' }],
      addiction: [{ name: 'Línea 141', call: '141' }],
    },
  },
  CO: {
    reviewed,
    emergency: [{ call: '123' }],
    lines: {
      suicide: [{ name: 'Línea 106 (Bogotá)', call: '106' }],
      violence: [{ name: 'Línea 155', call: '155', for: 'women' }],
      sexual: [{ name: 'Línea 155', call: '155', for: 'women' }],
      children: [{ name: 'ICBF', call: '141' }],
    },
  },
  CL: {
    reviewed,
    emergency: [
      { call: '131', of: 'ambulance' },
      { call: '133', of: 'police' },
    ],
    lines: {
      suicide: [{ name: 'No estás solo, no estás sola', call: '*4141' }],
      violence: [{ name: 'Fono 1455', call: '1455', for: 'women' }],
      sexual: [{ name: 'Fono 1455', call: '1455', for: 'women' }],
      children: [{ name: 'Fono Niños', call: '147' }],
      addiction: [{ name: 'SENDA', call: '1412' }],
    },
  },
  PE: {
    reviewed,
    emergency: [
      { call: '106', of: 'ambulance' },
      { call: '105', of: 'police' },
    ],
    lines: {
      suicide: [{ name: 'Línea 113', call: '113', option: '5' }],
      violence: [{ name: 'Línea 100', call: '100' }],
      sexual: [{ name: 'Línea 100', call: '100' }],
      children: [{ name: 'Línea 100', call: '100' }],
      addiction: [{ name: 'Habla Franco', call: '1815' }],
    },
  },
  EC: {
    reviewed,
    emergency: [{ call: '911' }],
    lines: { suicide: [{ name: 'Línea 171', call: '171', option: '6' }] },
  },
  GT: {
    reviewed,
    emergency: [
      { call: '122', of: 'ambulance' },
      { call: '110', of: 'police' },
    ],
    lines: { violence: [{ name: 'Ministerio Público', call: '1572', for: 'women' }] },
  },
  DO: {
    reviewed,
    emergency: [{ call: '911' }],
    lines: {
      violence: [
        { name: 'Ministerio de la Mujer', call: '*212' },
        { name: 'Línea Vida', call: '809-200-1202' },
      ],
      sexual: [{ name: 'Línea Vida', call: '809-200-1202' }],
      children: [{ name: 'Línea Vida', call: '809-200-1202' }],
    },
  },
  VE: { reviewed, emergency: [{ call: '911' }], lines: {} },
  CR: {
    reviewed,
    emergency: [{ call: '911' }],
    lines: { suicide: [{ name: 'Aquí Estoy', call: '800-273-7869' }] },
  },
}
