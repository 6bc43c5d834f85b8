import { organizationRecord } from '#features/organizations'
import { personRecord } from '#features/people'
import { findCompanyMember, findCompanyMemberFields } from './company-members.queries.ts'
import { companyMemberRecord } from './company-members.row.ts'
import { findLink, findLinkFields } from './links.queries.ts'
import { linkRecord } from './links.row.ts'

/** What a link of a person and a company member do not have in common, by the column of their terms and holdings. */
export const linkKinds = {
  link_id: {
    record: linkRecord,
    /** the column that names who is linked to the organization */
    linkedColumn: 'person_id',
    linkedRecord: personRecord,
    linkedNoun: 'person',
    find: findLink,
    readFields: findLinkFields,
    alreadyExists: 'This person is already linked to this organization.',
  },
  member_id: {
    record: companyMemberRecord,
    linkedColumn: 'member_id',
    linkedRecord: organizationRecord,
    linkedNoun: 'member company',
    find: findCompanyMember,
    readFields: findCompanyMemberFields,
    alreadyExists: 'This company is already a member of this organization.',
  },
} as const
