import { comparableText } from '../shared/fold-text.ts'

// The languages in which staff and clients type a country in Latin letters.
const LANGUAGES = 'en cs da de es et fi fr ga hr hu it lt lv mt nb nl pl pt ro sk sl sv tr'.split(' ')

// Other names, and the three letters of passports, of the countries that lists of high-risk third countries have named.
const OTHER_NAMES: Readonly<Record<string, string>> = {
  AE: 'are, uae, emirates, emirats, united arab emirates, emirats arabes unis',
  AF: 'afg, islamic republic of afghanistan, islamic emirate of afghanistan',
  AL: 'alb',
  AO: 'ago, republic of angola',
  BA: 'bih, bosnia',
  BB: 'brb',
  BF: 'bfa, burkina',
  BO: 'bol, plurinational state of bolivia, bolivia plurinational state of, etat plurinational de bolivie',
  BS: 'bhs, the bahamas',
  BW: 'bwa',
  CD: 'cod, drc, rdc, dr congo, democratic republic of congo, democratic republic of the congo, congo democratic republic of the, congo the democratic republic of the, congo drc, congo rdc, republique democratique du congo, rd congo, congo kinshasa, zaire',
  CI: 'civ, ivory coast, republic of cote divoire, elfenbeinkuste',
  CM: 'cmr, republic of cameroon',
  CU: 'cub',
  DZ: 'dza, peoples democratic republic of algeria',
  GH: 'gha',
  GI: 'gib',
  GY: 'guy',
  HT: 'hti, republic of haiti',
  IQ: 'irq, republic of iraq',
  IR: 'irn, islamic republic of iran, iran islamic republic of, republique islamique d iran, persia',
  JM: 'jam',
  JO: 'jor',
  KE: 'ken, republic of kenya',
  KH: 'khm',
  KP: 'prk, dprk, rpdc, north korea, coree du nord, democratic peoples republic of korea, korea democratic peoples republic of, korea north, republique populaire democratique de coree',
  KY: 'cym, the cayman islands',
  LA: 'lao, lao pdr, lao peoples democratic republic, peoples democratic republic of laos',
  LB: 'lbn, lebanese republic',
  LY: 'lby, state of libya',
  MA: 'mar',
  MC: 'mco, principality of monaco, principaute de monaco, monte carlo',
  ML: 'mli, republic of mali',
  MM: 'mmr, burma, birmanie, myanmar burma, republic of the union of myanmar',
  MN: 'mng',
  MU: 'mus',
  MZ: 'moz',
  NA: 'nam, republic of namibia',
  NG: 'nga, federal republic of nigeria',
  NI: 'nic',
  NP: 'npl, federal democratic republic of nepal',
  PA: 'pan, republic of panama',
  PH: 'phl, the philippines',
  PK: 'pak, islamic republic of pakistan',
  RU: 'rus, russian federation, federation de russie, russian fed, russie federation de',
  SD: 'sdn, republic of the sudan',
  SN: 'sen',
  SO: 'som',
  SS: 'ssd, republic of south sudan',
  SY: 'syr, syrian arab republic, republique arabe syrienne, syrian arab rep',
  TN: 'tun',
  TR: 'tur, turkey',
  TT: 'tto, trinidad and tobago, trinidad et tobago, trinite et tobago, trinidad, tobago, republic of trinidad and tobago',
  TZ: 'tza',
  UG: 'uga',
  VE: 'ven, bolivarian republic of venezuela, venezuela bolivarian republic of, republique bolivarienne du venezuela',
  VG: 'vgb, bvi, british virgin islands, virgin islands british, iles vierges britanniques, ilesvierges britanniques, tortola',
  VN: 'vnm, viet nam, socialist republic of vietnam, socialist republic of viet nam',
  VU: 'vut, republic of vanuatu',
  YE: 'yem, republic of yemen',
  ZA: 'zaf, rsa',
  ZW: 'zwe',
}

// What a nationality is called in English and French, in the countries of the list that is shipped.
const NATIONALITIES: Readonly<Record<string, string>> = {
  AF: 'afghan, afghane',
  AO: 'angolan, angolais, angolaise',
  BO: 'bolivian, bolivien, bolivienne',
  CD: 'congolese, congolais, congolaise',
  CI: 'ivorian, ivoirien, ivoirienne',
  CM: 'cameroonian, camerounais, camerounaise',
  DZ: 'algerian, algerien, algerienne',
  HT: 'haitian, haitien, haitienne',
  IR: 'iranian, iranien, iranienne, persian',
  KE: 'kenyan, kenyane',
  KP: 'north korean, nord coreen, nord coreenne',
  LA: 'laotian, laotien, laotienne',
  LB: 'lebanese, libanais, libanaise',
  MC: 'monegasque, monacan',
  MM: 'burmese, birman, birmane',
  NA: 'namibian, namibien, namibienne',
  NP: 'nepalese, nepali, nepalais, nepalaise',
  RU: 'russian, russe',
  SS: 'south sudanese, sud soudanais, sud soudanaise',
  SY: 'syrian, syrien, syrienne',
  TT: 'trinidadian, tobagonian, trinidadien, trinidadienne',
  VE: 'venezuelan, venezuelien, venezuelienne',
  VN: 'vietnamese, vietnamien, vietnamienne',
  VU: 'ni vanuatu, vanuatuan, vanuatais, vanuataise',
  YE: 'yemeni, yemenite',
}

/** A country's name as it is compared: letters alone, folded. The function `country_key` of the database does the same. */
export const countryKey = (name: string): string => comparableText(name).replaceAll(/\d/g, '')

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
// Codes of unions and of no country, which the names of regions have too.
const NO_COUNTRY = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ', 'CQ', 'CP', 'DG', 'EA', 'TA', 'AC', 'IC'])

const namesIn = (language: string) => {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  return (code: string) => names.of(code)
}

const keysOfList = (list: string | undefined): string[] => (list ?? '').split(',').map(countryKey).filter(Boolean)

// Somebody may write 'La Russie', or 'Bahamas' for 'The Bahamas'.
const ARTICLES = ['la', 'le', 'les', 'l', 'the']
const withoutArticle = (name: string): string => name.replace(/^(la|le|les|the) |^l['’]/i, '')
const withArticles = (names: readonly string[]): string[] =>
  names.flatMap((name) => ARTICLES.map((article) => `${article}${countryKey(withoutArticle(name))}`))

type Country = { code: string; name: string; keys: string[] }

let known: { countries: Map<string, Country>; byKey: Map<string, Country> } | undefined

const readCountries = () => {
  const [english, french] = [namesIn('en'), namesIn('fr')]
  const others = LANGUAGES.map(namesIn)
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`))
  const countries = new Map<string, Country>()
  for (const code of codes) {
    const name = english(code)
    // A code of the past has the name of the state that followed it.
    if (!name || NO_COUNTRY.has(code) || Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}`) continue
    const names = others.flatMap((of) => of(code) ?? [])
    const keys = new Set([
      countryKey(code),
      ...[...names, ...names.map(withoutArticle)].map(countryKey),
      ...keysOfList(OTHER_NAMES[code]),
      ...withArticles([name, french(code) ?? name]),
    ])
    countries.set(code, { code, name, keys: [...keys].filter(Boolean) })
  }

  const byKey = new Map<string, Country>()
  for (const country of countries.values()) for (const key of country.keys) if (!byKey.has(key)) byKey.set(key, country)
  return { countries, byKey }
}

const countryOf = (text: string): Country | undefined => {
  known ??= readCountries()
  return known.byKey.get(countryKey(text))
}

/** The ISO code of a country as somebody typed it, in a language of Europe, in full, by a code or a common other name. */
export const countryCodeOf = (text: string): string | undefined => countryOf(text)?.code

/** How a country of a list of high-risk third countries is found on record (AML-21). */
export type CountryKeys = {
  /** the English name */
  country: string
  /** the keys of all names that somebody may type */
  keys: string[]
  /** the keys of what its nationality may be called, with those of its name */
  nationalityKeys: string[]
}

/** The keys of a country of a list; undefined when no country has this name. */
export const keysOfCountry = (text: string): CountryKeys | undefined => {
  const found = countryOf(text)
  if (!found) return undefined
  const { code, name, keys } = found
  return { country: name, keys, nationalityKeys: [...new Set([...keys, ...keysOfList(NATIONALITIES[code])])] }
}
