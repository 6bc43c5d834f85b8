import type { LinkRole } from '@registrar/domain/shared/link-roles'
import { AML_REMINDER_YEARS } from '@registrar/domain/people/person'
import type { PersonSearch } from '@registrar/domain/people/person-listing'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { isId } from '#platform/database/ids'
import { conditionByState } from '#platform/lists/filter-conditions'
import type { Filters } from '#platform/lists/list'
import { eb, isInForceOn, links } from './person-expressions.ts'

/** Days within which the next certification is soon. */
const AML_SOON_DAYS = 60

const nextCertification = sql`p.aml_certified_on + make_interval(years => ${AML_REMINDER_YEARS})`

const hasRole = (role: LinkRole, today: IsoDate) =>
  sql<boolean>`exists (select 1 from link_terms t where t.link_id = links.id and t.role = ${role} and ${isInForceOn(today)})`

/** The filters of the people list (PERSON-8). */
export const personFilters: Filters<PersonSearch> = {
  organizationId: (id, { query: { role }, today }) => {
    if (!isId(id)) return eb.lit(false)
    const ofOrganization = links().where('links.organization_id', '=', id)
    return eb.exists((role ? ofOrganization.where(hasRole(role, today)) : ofOrganization).select('links.id'))
  },
  role: (role, { today }) => eb.exists(links().where(hasRole(role, today)).select('links.id')),
  pep: (isExposed) => eb('p.is_politically_exposed', '=', isExposed),
  vif: (isVerified) => eb('p.has_vif', '=', isVerified),
  aml: (state, { today }) =>
    state === 'none'
      ? eb('p.aml_certified_on', 'is', null)
      : conditionByState(nextCertification, today, AML_SOON_DAYS)[state],
}
