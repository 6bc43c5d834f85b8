import type { OrganizationRow } from '@registrar/domain/organizations/organization'
import type { PersonListRow } from '@registrar/domain/people/person-listing'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { userName } from '@registrar/domain/users/users'
import { displayInstantDay } from './clock.ts'

/** An option of a picker. `hint`: what tells it from another of the same name, on a second line. */
export type SelectOption = { value: string; label: string; hint?: string }

/** Companies of a person that an option names; the others are counted. */
const SHOWN_COMPANIES = 2

const companiesText = (companies: readonly { name: string }[]): string => {
  const more = companies.length - SHOWN_COMPANIES
  const shown = companies.slice(0, SHOWN_COMPANIES).map(({ name }) => name)
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

type PersonFacts = Pick<PersonListRow, 'birth' | 'mail' | 'organizations' | 'createdAt'>

/** What tells people of one name apart: the birth, else the email address, and the companies. */
export const personFacts = ({ birth, mail, organizations, createdAt }: PersonFacts): string => {
  const facts = [birth ? `born ${displayDate(birth)}` : mail, companiesText(organizations)].filter(Boolean)
  return facts.length > 0 ? facts.join(' · ') : `created ${displayInstantDay(createdAt)}`
}

/** What tells organizations of one name apart. */
export const organizationFacts = ({ cro, createdAt }: Pick<OrganizationRow, 'cro' | 'createdAt'>): string =>
  cro ? `CRO ${cro}` : `No CRO number · created ${displayInstantDay(createdAt)}`

export const personOption = (row: PersonFacts & Pick<PersonListRow, '_id' | 'firstName' | 'lastName'>) => ({
  value: row._id,
  label: userName(row),
  hint: personFacts(row),
})

export const organizationOption = (row: Pick<OrganizationRow, '_id' | 'name' | 'cro' | 'createdAt'>) => ({
  value: row._id,
  label: row.name,
  hint: organizationFacts(row),
})
