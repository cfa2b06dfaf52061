import { describe, expect, test } from 'vitest'
import { countryOf } from '../../shared/distress/care.ts'
import { countries, phoneLink } from '../../shared/distress/helplines.ts'

const wanted = 'US CA GB IE AU NZ ZA IN KE NG GH PH SG DE FR ES MX AR CO CL PE EC GT DO VE CR PR'.split(' ')

test('every country with many visitors is included', () => {
  expect(wanted.filter((code) => !countries[code])).toEqual([])
})

describe.each(Object.entries(countries))('%s', (_code, { emergency, lines, reviewed }) => {
  test('has an emergency number, and one for an ambulance', () => {
    expect(emergency.filter(({ of }) => of !== 'police').length).toBeGreaterThan(0)
    for (const { call } of emergency) expect(call).toMatch(/^\d{3,5}$/)
  })

  test('has lines whose numbers can be called or texted', () => {
    for (const { name, call, option, text, word } of Object.values(lines).flat()) {
      expect(name.trim()).toBe(name)
      expect(name).toMatch(/\p{L}/u)
      expect(call ?? text, name).toBeTruthy()
      for (const number of [call, text]) if (number) expect(number, name).toMatch(/^[*(\d][\d ()-]*\d$/)
      if (call) expect(phoneLink('tel', call)).toMatch(/^tel:\*?\d{3,14}$/)
      if (text) expect(phoneLink('sms', text)).toMatch(/^sms:\d{3,14}$/)
      if (option) expect(option).toMatch(/^\d$/)
      if (word) expect(word).toMatch(/^[A-Z]+$/)
    }
  })

  test('has a review date in the past', () => {
    const day = new Date(`${reviewed}T00:00:00Z`)
    expect(day.toISOString().slice(0, 10)).toBe(reviewed)
    expect(day.getTime()).toBeGreaterThanOrEqual(Date.parse('2026-11-01'))
    expect(day.getTime()).toBeLessThanOrEqual(Date.now() + 86_400_000)
  })
})

test.each([
  ['en-GB,en;q=0.9', 'GB'],
  ['es-MX', 'MX'],
  ['en-us', 'US'],
  ['zh-Hant-TW', 'TW'],
  ['en,en-GB;q=0.9', 'GB'],
  ['es-419,es;q=0.9,en-US;q=0.8', null],
  ['es,en-US;q=0.9', null],
  ['en', null],
  ['*', null],
  ['', null],
  [',;q=,-,--US', null],
])('the country of %s is %s', (accept, country) => {
  expect(countryOf(accept)).toBe(country)
})
