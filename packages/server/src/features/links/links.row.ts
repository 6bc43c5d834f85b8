import type { Link, LinkRole } from '@registrar/domain/links/link'
import type { CreationStatus } from '@registrar/domain/organizations/creation-status'
import type { ExpressionBuilder } from 'kysely'
import type { RowDeletedKind } from '#platform/commands/lock-record'
import type { Tables } from '#platform/database/database'

/** How the change log names a link, and where links are kept. */
export const linkRecord = { type: 'link', table: 'links', isRowDeleted: true } as const satisfies RowDeletedKind

export const linkColumns = [
  'links.id as _id',
  'links.person_id as peopleId',
  'links.organization_id as organizationId',
  'links.roles',
  'links.beneficiary_percentage as beneficiaryPercentage',
] as const

type Ends = ExpressionBuilder<Tables, 'people' | 'organizations'>

/** The person of a link, as the link's row shows it. */
export const linkedPerson = (eb: Ends) => ({
  _id: eb.ref('people.id'),
  firstName: eb.ref('people.first_name'),
  lastName: eb.ref('people.last_name'),
  mail: eb.ref('people.mail'),
  phone: eb.ref('people.phone'),
  nationality: eb.ref('people.nationality'),
  vif: eb.ref('people.has_vif'),
  createdAt: eb.ref('people.created_at'),
})

/** The organization of a link, as the link's row shows it. */
export const linkedOrganization = (eb: Ends) => ({
  _id: eb.ref('organizations.id'),
  name: eb.ref('organizations.name'),
  cro: eb.ref('organizations.cro'),
  creationStatus: eb.ref('organizations.creation_status'),
  incorporationDate: eb.ref('organizations.incorporation_date'),
})

type LinkRow = Omit<Link, 'roles' | 'organization'> & {
  roles: string[]
  organization: Omit<Link['organization'], 'creationStatus'> & { creationStatus: string | null }
}

/**
 * A link in the documented shape (LINK-7). Check constraints keep roles and status within their types. PostgreSQL writes
 * the offset of an instant inside JSON; the wire has `Z`.
 */
export const linkRow = (row: LinkRow): Link => ({
  ...row,
  roles: row.roles as LinkRole[],
  people: { ...row.people, createdAt: row.people.createdAt.replace(/(\.\d{3})\d*\+00:00$|\+00:00$/, '$1Z') },
  organization: { ...row.organization, creationStatus: row.organization.creationStatus as CreationStatus | null },
})
