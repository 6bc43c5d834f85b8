import type { OrganizationRow } from '@registrar/domain/organizations/organization'
import type { PersonListRow } from '@registrar/domain/people/person-listing'
import { formerNameFound } from '@registrar/domain/shared/former-name'
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
const organizationFacts = ({ cro, createdAt }: Pick<OrganizationRow, 'cro' | 'createdAt'>): string =>
  cro ? `CRO ${cro}` : `No CRO number · created ${displayInstantDay(createdAt)}`

const withFormerName = (formerly: readonly string[], present: string, search: string, facts: string) => {
  const former = formerNameFound(formerly, present, search)
  return former === undefined ? facts : `formerly ${former} · ${facts}`
}

/** The option of a person whom a search has found. */
export const personOption =
  (search: string) => (row: PersonFacts & Pick<PersonListRow, '_id' | 'firstName' | 'lastName' | 'formerly'>) => ({
    value: row._id,
    label: userName(row),
    hint: withFormerName(row.formerly, userName(row), search, personFacts(row)),
  })

/** The option of an organization that a search has found. */
export const organizationOption =
  (search: string) => (row: Pick<OrganizationRow, '_id' | 'name' | 'cro' | 'createdAt' | 'formerly'>) => ({
    value: row._id,
    label: row.name,
    hint: withFormerName(row.formerly, row.name, search, organizationFacts(row)),
  })
