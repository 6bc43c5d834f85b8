import type { IsoDate } from '../shared/iso-date.ts'
import type { Language } from '../shared/language.ts'
import type { Texts } from './paper-fields.ts'
import { nationalityIn } from './nationality-texts.ts'
import { text } from './shared-blocks.ts'

/** The latest logged change of somebody: the fields under their names in the API, each with its old and its new value. */
export type LoggedParticulars = {
  changedOn: IsoDate
  changed: Readonly<Record<string, readonly [old: unknown, now: unknown]>>
  /** all fields as they are after the change */
  now: Readonly<Record<string, string | null>>
}

type Particular = { label: Texts; fields: readonly string[]; joined: string }

const address = ['addressStreet1', 'addressCity1', 'addressState1', 'addressZip1', 'addressCountry1'] as const

/** The particulars of an officer whose change a B10 tells (Companies Act 2014, s. 149(8)), with the fields that they consist of. */
const particulars: readonly Particular[] = [
  { label: text('Name', 'Nom'), fields: ['firstName', 'lastName'], joined: ' ' },
  { label: text('Former names', 'Anciens noms'), fields: ['formerNames'], joined: '' },
  { label: text('Date of birth', 'Date de naissance'), fields: ['birth'], joined: '' },
  { label: text('Nationality', 'Nationalité'), fields: ['nationality'], joined: '' },
  { label: text('Occupation', 'Profession'), fields: ['occupation'], joined: '' },
  { label: text('Usual address', 'Adresse personnelle'), fields: address, joined: ', ' },
  { label: text('Company name', 'Dénomination'), fields: ['name'], joined: '' },
  { label: text('Registered number', "Numéro d'immatriculation"), fields: ['cro'], joined: '' },
  { label: text('Registered office', 'Siège social'), fields: ['address'], joined: '' },
]

/** The fields whose change is one of particulars. */
export const particularFields: readonly string[] = particulars.flatMap(({ fields }) => fields)

const textOf = (field: string, value: unknown, language: Language): string => {
  if (typeof value !== 'string') return ''
  return field === 'nationality' ? nationalityIn(value, language) : value
}

/** What a B10 prints of a change of particulars: what changed, from what, to what, and when. */
export const particularsChanged = ({ changedOn, changed, now }: LoggedParticulars, language: Language) => {
  const told = particulars.filter(({ fields }) => fields.some((field) => field in changed))
  const valueOf = ({ fields, joined }: Particular, place: 0 | 1) =>
    fields
      .map((field) => textOf(field, field in changed ? changed[field]?.[place] : now[field], language))
      .filter(Boolean)
      .join(joined)
  const all = (place: 0 | 1) => told.map((one) => valueOf(one, place)).join('; ') || null

  return {
    changedOn,
    changedParticular: told.map(({ label }) => label[language]).join(', ') || null,
    oldParticular: all(0),
    newParticular: all(1),
  }
}
