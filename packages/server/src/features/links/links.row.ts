import type { CompanyMember } from '@registrar/domain/links/company-member'
import { type Link, type LinkControl, percentageFor } from '@registrar/domain/links/link'
import { rolesOn } from '@registrar/domain/links/link-terms'
import type { CompanyType } from '@registrar/domain/organizations/company-type'
import type { CreationStatus } from '@registrar/domain/organizations/creation-status'
import type { CroStatus } from '@registrar/domain/organizations/cro-status'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { type Expression, type ExpressionBuilder, expressionBuilder, sql } from 'kysely'
import { jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres'
import { isBeingIncorporated } from '#features/filings'
import { versionOf } from '#platform/commands/record-version'
import type { Tables } from '#platform/database/database'
import { holdingsOf, termsOf } from './terms-and-shares.commands.ts'

/** What is linked to an organization: a person by a link, a company as its member. */
export type LinkAnswers = { link: Link; 'company-member': CompanyMember }

/** How the change log names the two. */
export type LinkType = keyof LinkAnswers

/** What both have of a link `l`. */
export const linkColumns = (eb: ExpressionBuilder<{ l: Tables['links'] }, 'l'>) =>
  [
    'l.id as _id',
    'l.organization_id as organizationId',
    'l.nominee_for as nomineeFor',
    'l.instructs',
    'l.beneficiary_percentage as beneficiaryPercentage',
    // Only a command writes them, and it parses them first.
    eb.ref('l.controls').$castTo<LinkControl[]>().as('controls'),
    versionOf('l'),
    termsOf(eb.ref('l.id')).as('terms'),
    holdingsOf(eb.ref('l.id')).as('holdings'),
  ] as const

/** The person of a link, as the link's row shows it. */
export const linkedPerson = (eb: ExpressionBuilder<Tables, 'people'>) => ({
  _id: eb.ref('people.id'),
  firstName: eb.ref('people.first_name'),
  lastName: eb.ref('people.last_name'),
  mail: eb.ref('people.mail'),
  phone: eb.ref('people.phone'),
  nationality: eb.ref('people.nationality'),
  vif: eb.ref('people.has_vif'),
  createdAt: eb.ref('people.created_at'),
})

const people = expressionBuilder<Tables>()

/** The person for whom the shares of a link are held. */
export const nominatorOf = (id: Expression<string | null>) =>
  jsonObjectFrom(
    people
      .selectFrom('people as n')
      .select(['n.id as _id', 'n.first_name as firstName', 'n.last_name as lastName'])
      .where('n.id', '=', id),
  )

const organizations = expressionBuilder<{ o: Tables['organizations']; m: Tables['organizations'] }, 'o' | 'm'>()

// Checks of the table allow only the codes of the domain.
const detailOf = <Code>(alias: 'o' | 'm', column: 'company_type' | 'cro_status') =>
  sql<Code | null>`(select ${sql.ref(`d.${column}`)} from organization_details d where d.organization_id = ${sql.ref(`${alias}.id`)})`

/** An organization as a link names it; `m` is the company that is the member. */
export const linkedOrganization = (alias: 'o' | 'm') =>
  jsonBuildObject({
    _id: organizations.ref(`${alias}.id`),
    name: organizations.ref(`${alias}.name`),
    cro: organizations.ref(`${alias}.cro`),
    // A check constraint keeps the status within its type.
    creationStatus: organizations.ref(`${alias}.creation_status`).$castTo<CreationStatus | null>(),
    incorporationDate: organizations.ref(`${alias}.incorporation_date`),
    companyType: detailOf<CompanyType>(alias, 'company_type'),
    croStatus: detailOf<CroStatus>(alias, 'cro_status'),
    isBeingIncorporated: isBeingIncorporated(`${alias}.id`),
  })

/** A link as it is read, before its percentage is computed. */
export type Unshared<L> = Omit<L, 'percentage'>

/** A row with the roles of a day, which follow from the terms in force (OWN-2). */
export const withRolesOn = <R extends Pick<Link, 'terms'>>(row: R, day: IsoDate): R & Pick<Link, 'roles'> => ({
  ...row,
  roles: rolesOn(row.terms, day),
})

/** A link as an answer shows it: only a shareholder of the day has a percentage (LINK-2). */
export const shownLink = <L extends Pick<Link, 'roles' | 'beneficiaryPercentage' | 'percentage'>>(link: L): L => ({
  ...link,
  beneficiaryPercentage: percentageFor(link.roles, link.beneficiaryPercentage),
})

/** A link in the shape of LINK-7, with its stored percentage. Inside JSON, PostgreSQL ends an instant with its offset; the API ends it with `Z`. */
export const linkRow = (row: Omit<Link, 'roles' | 'percentage'>, day: IsoDate): Unshared<Link> => ({
  ...withRolesOn(row, day),
  people: { ...row.people, createdAt: row.people.createdAt.replace(/(\.\d{3})\d*\+00:00$|\+00:00$/, '$1Z') },
})
