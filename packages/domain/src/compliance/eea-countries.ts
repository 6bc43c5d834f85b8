import { foldText } from '../shared/fold-text.ts'

/** The states of the European Economic Area, by their ISO code: the European Union, Iceland, Liechtenstein and Norway. */
const eeaCodes = [
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

/** The regions outside Europe that belong to a member state, and so to the EEA (TFEU art. 349), and Åland. */
const regionCodes = ['AX', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT'] as const

// Names of the states and regions in the languages of the area that are written in Latin letters.
const languages = 'cs da de en es et fi fr ga hr hu it lt lv mt nb nl pl pt ro sk sl sv'.split(' ')

// Staff and clients type a country now and then by a short, a longer or an older name.
const otherNames = [
  'ireland republic of',
  'rep of ireland',
  'roi',
  'irish republic',
  'republique d irlande',
  'metropolitan france',
  'france metropolitaine',
  'republique francaise',
  'french republic',
  'guyane',
  'french guyana',
  'reunion island',
  'ile de la reunion',
  'saint martin partie francaise',
  'azores',
  'acores',
  'madeira',
  'madere',
  'canary islands',
  'iles canaries',
  'islas canarias',
  'federal republic of germany',
  'kingdom of spain',
  'kingdom of belgium',
  'kingdom of denmark',
  'kingdom of sweden',
  'kingdom of norway',
  'hellas',
  'hellenic republic',
  'ellada',
  'balgariya',
  'kypros',
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

// The three letters of passports.
const alpha3 = (
  'aut bel bgr cyp cze deu dnk est esp fin fra grc hrv hun irl isl ita lie ltu lux lva mlt nld nor pol prt rou swe svn svk ' +
  'ala guf glp maf mtq reu myt'
).split(' ')

const plain = (name: string): string =>
  foldText(name)
    .replace(/[^a-z]+/g, ' ')
    .trim()

const namesIn = (language: string): string[] => {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return [...eeaCodes, ...regionCodes].map((code) => plain(names.of(code) ?? code))
}

// 'La Réunion' is written with and without its article.
const withoutArticle = (name: string) => name.replace(/^(la|the|les?) /, '')

const eeaNames = new Set([
  ...[...eeaCodes, ...regionCodes].map((code) => code.toLowerCase()),
  ...alpha3,
  ...languages.flatMap(namesIn).map(withoutArticle),
  ...otherNames,
])

/**
 * Whether a country belongs to the European Economic Area, typed in a language of the area that has Latin letters, or as its code. The
 * overseas departments of France, the Azores, Madeira and the Canary Islands do (COMP-5).
 */
export const isEeaCountry = (country: string): boolean => eeaNames.has(withoutArticle(plain(country)))
