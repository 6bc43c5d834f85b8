import { expect, it } from 'vitest'
import { countryCodeOf, keysOfCountry } from './country-keys.ts'

it.each([
  ['Russia', 'RU'],
  ['La Russie', 'RU'],
  ['RUSSIAN FEDERATION', 'RU'],
  ['Russland', 'RU'],
  ['rus', 'RU'],
  ["Côte d'Ivoire", 'CI'],
  ['Cote d’Ivoire', 'CI'],
  ['Ivory Coast', 'CI'],
  ['Iran (Islamic Republic of)', 'IR'],
  ['Viet Nam', 'VN'],
  ['BVI', 'VG'],
  ['Îles Vierges britanniques', 'VG'],
  ['Congo (RDC)', 'CD'],
  ['Congo-Brazzaville', 'CG'],
  ['République populaire démocratique de Corée', 'KP'],
  ['South Korea', 'KR'],
  ['Irlande', 'IE'],
  ['Sudan', 'SD'],
  ['The Netherlands', 'NL'],
  ['Atlantis', undefined],
  ['', undefined],
])('%s is the country %s (AML-21)', (text, code) => expect(countryCodeOf(text)).toBe(code))

it('a country has the keys of its names, and a nationality those of its words besides (AML-21)', () => {
  const keys = keysOfCountry('Syria')
  expect(keys?.country).toBe('Syria')
  expect(keys?.keys).toEqual(expect.arrayContaining(['sy', 'syria', 'syrie', 'syrien', 'syrianarabrepublic']))
  expect(keys?.nationalityKeys).toEqual(expect.arrayContaining(['syrian', 'syrie']))
  expect(keys?.keys).not.toContain('syrian')
})

it('no two countries of the list that is shipped share a name (AML-21)', () => {
  const all = ['Russia', 'South Sudan', 'DR Congo', 'North Korea', 'British Virgin Islands', 'Laos', 'Myanmar', 'Syria']
  const keys = all.flatMap((name) => keysOfCountry(name)?.keys ?? [])
  expect(new Set(keys).size).toBe(keys.length)
})

it('the names of no two countries are the same key (AML-21)', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'region' })
  for (const code of ['CG', 'CD', 'KP', 'KR', 'SD', 'SS', 'GN', 'GQ', 'GW', 'NE', 'NG', 'DM', 'DO', 'VG', 'VI'])
    expect(countryCodeOf(names.of(code) ?? '')).toBe(code)
})
