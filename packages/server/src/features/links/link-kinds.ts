import { organizationRecord } from '#features/organizations'
import { personRecord } from '#features/people'
import type { LinkType } from './links.row.ts'

const linkOfPerson = {
  record: { type: 'link', table: 'links' },
  /** the column that names who is linked to the organization, and its field in the API */
  linkedColumn: 'person_id',
  linkedField: 'peopleId',
  linkedRecord: personRecord,
  linkedNoun: 'person',
  alreadyExists: 'This person is already linked to this organization.',
} as const

const companyMember = {
  record: { type: 'company-member', table: 'links' },
  linkedColumn: 'member_id',
  linkedField: 'memberId',
  linkedRecord: organizationRecord,
  linkedNoun: 'member company',
  alreadyExists: 'This company is already a member of this organization.',
} as const

/** What a link of a person and a company member do not have in common. */
export const linkKinds = { link: linkOfPerson, 'company-member': companyMember } as const

/** Both ends of a link, in the order in which they are locked: two companies that become each other's members do not wait for each other. */
export const endsOf = (type: LinkType, linkedId: string, organizationId: string) => {
  const { linkedRecord, linkedNoun } = linkKinds[type]
  const ends = [
    { kind: linkedRecord, id: linkedId, noun: linkedNoun },
    { kind: organizationRecord, id: organizationId, noun: 'organization' },
  ]
  return type === 'link' ? ends : ends.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}
