import { nameKey } from './name-key.ts'

// As the postal services write their addresses (Universal Postal Union): countries without postcodes, and those whose addresses name no
// region. A country that is in neither list, or that is not known, has both.
const WITHOUT_POSTCODE =
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CM DJ DM ER FJ GA GD GM GQ GY HK KI KM KN ML MO MR QA RW SB SC SL SR SS ST SY TD TG TO TV UG VU YE ZW'.split(
    ' ',
  )
const WITHOUT_REGION =
  'AD AT BE BF BG BJ CD CG CH CI CM CY CZ DE DK DZ EE FI FO FR GA GB GF GG GI GL GP GR HR HU IL IM IS JE LB LI LT LU LV MA MC MF ML MQ MT NC NL NO NZ PF PL PM PT RE RO SA SE SG SI SK SM SN TD TG TN VA WF YT ZA'.split(
    ' ',
  )

const OTHER_NAMES: Readonly<Record<string, string>> = {
  uk: 'GB',
  greatbritain: 'GB',
  grandebretagne: 'GB',
  england: 'GB',
  angleterre: 'GB',
  scotland: 'GB',
  ecosse: 'GB',
  wales: 'GB',
  paysdegalles: 'GB',
  northernireland: 'GB',
  irlandedunord: 'GB',
  holland: 'NL',
  hollande: 'NL',
  czechrepublic: 'CZ',
  republiquetcheque: 'CZ',
  ivorycoast: 'CI',
  hongkong: 'HK',
  macao: 'MO',
  macau: 'MO',
}

const names = ['en', 'fr'].map((language) => new Intl.DisplayNames(language, { type: 'region' }))

const codeByName = new Map<string, string>(Object.entries(OTHER_NAMES))
for (const code of new Set([...WITHOUT_POSTCODE, ...WITHOUT_REGION])) {
  codeByName.set(code.toLowerCase(), code)
  for (const name of names) codeByName.set(nameKey(name.of(code) ?? code), code)
}

const isIn = (codes: readonly string[], country: string) => codes.includes(codeByName.get(nameKey(country)) ?? '')

/** Whether addresses of a country, named in English or French or by its code, have a postcode; an unknown country has one. */
export const hasPostcode = (country: string): boolean => !isIn(WITHOUT_POSTCODE, country)

/** Whether addresses of a country name a region (state, province, county); an unknown country has regions. */
export const hasRegion = (country: string): boolean => !isIn(WITHOUT_REGION, country)

/** What stands for the part of an address that its country does not have. */
export const NO_ADDRESS_PART = '-'
