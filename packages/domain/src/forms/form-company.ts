import { companyNameKey, nameKey } from '../shared/name-key.ts'
import { displayDate } from '../shared/iso-date.ts'
import type { FormPerson } from './form-person.ts'

/** The fields of an organization that a legal person of a form fills. */
type FormCompany = {
  name: string
  cro: string | null
  registerName: string | null
  mail: string | null
  address: string | null
  country: string | null
  comments: string | null
}

const given = (text: string): string | null => {
  const trimmed = text.trim()
  return trimmed === '' || trimmed === '-' ? null : trimmed
}

/** The name of a legal person of a form: what it is called, and its legal form unless the name ends with one (FORM-19). */
export const companyNameOf = ({ firstName, lastName }: Pick<FormPerson, 'firstName' | 'lastName'>): string => {
  const [name, legalForm] = [given(firstName) ?? '', given(lastName) ?? '']
  const endsWithOne = companyNameKey(name) !== nameKey(name) || nameKey(name).endsWith(nameKey(legalForm))
  return legalForm === '' || endsWithOne ? name : `${name} ${legalForm}`.trim()
}

/** What somebody of a form is called: a legal person with its legal form, once. */
export const formPersonName = (person: Pick<FormPerson, 'personType' | 'firstName' | 'lastName'>): string =>
  person.personType === 'legalPerson' ? companyNameOf(person) : `${person.firstName} ${person.lastName}`.trim()

const IRISH = new Set([
  'ireland',
  'irlande',
  'ie',
  'irl',
  'eire',
  'republicofireland',
  'irish',
  'irlandaise',
  'irlandais',
])

const registerOf = ({ nationality, country }: FormPerson): string | null => {
  const place = given(nationality) ?? given(country)
  return place === null || IRISH.has(nameKey(place)) ? null : `Company register, ${place}`
}

const addressOf = ({ street, zip, city, state }: FormPerson): string | null => {
  const town = [given(zip), given(city)].filter(Boolean).join(' ')
  return [given(street), town, given(state)].filter(Boolean).join('\n') || null
}

// What the record of a company has no field for. Its day of registration is no day of an Irish incorporation, from which returns would follow.
const notesOf = (person: FormPerson): string | null => {
  const { birth, phone, authorizedPerson_name: representative, authorizedPerson_address: theirAddress } = person
  return (
    [
      birth && `Registered on ${displayDate(birth.slice(0, 10))}`,
      given(phone) && `Phone: ${phone}`,
      given(representative) && `Authorised person: ${representative}`,
      given(theirAddress) && `Address of the authorised person: ${theirAddress}`,
    ]
      .filter(Boolean)
      .join('\n') || null
  )
}

/**
 * The company that a legal person of a form is (FORM-12): never a person, and without a day of incorporation, from which annual returns would follow.
 */
export const companyOfForm = (person: FormPerson): FormCompany => {
  const cro = given(person.KBIS)
  return {
    name: companyNameOf(person),
    cro,
    registerName: cro === null ? null : registerOf(person),
    mail: given(person.mail),
    address: addressOf(person),
    country: given(person.country),
    comments: notesOf(person),
  }
}
