import { foldText } from '../shared/fold-text.ts'

/** The states of the European Economic Area, by their ISO code: the European Union, Iceland, Liechtenstein and Norway. */
export const eeaCodes = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IS',
  'IT',
  'LI',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const

// Staff and clients type a country in English or French, and now and then by a short or an older name.
const otherNames = [
  'republic of ireland',
  'eire',
  'czech republic',
  'republique tcheque',
  'holland',
  'hollande',
  'the netherlands',
  'slovak republic',
  'el',
]

const plain = (name: string): string =>
  foldText(name)
    .replace(/[^a-z]+/g, ' ')
    .trim()

const namesIn = (language: string): string[] => {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return eeaCodes.map((code) => plain(names.of(code) ?? code))
}

const eeaNames = new Set([
  ...eeaCodes.map((code) => code.toLowerCase()),
  ...namesIn('en'),
  ...namesIn('fr'),
  ...otherNames,
])

/** Whether a country, typed in English or French or as its ISO code, belongs to the European Economic Area. */
export const isEeaCountry = (country: string): boolean => eeaNames.has(plain(country))
