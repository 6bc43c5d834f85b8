import type { ToldCompany } from '@registrar/domain/filings/told-filing'
import type { Office } from '@registrar/domain/filings/filing-event'
import { officesBefore } from '@registrar/domain/links/officer-events'
import { organizationOfEvent } from '@registrar/domain/organizations/company-of-event'
import { useQuery } from '@tanstack/react-query'
import { today } from '#lib/clock'
import { organizationQuery } from '#lib/organization-query'
import { companyMembersQuery, linksQuery } from './links.api.ts'

/** A company, and the offices in it that somebody held before today. */
export type OfficeCompany = ToldCompany & { officesBefore: ReadonlySet<Office> }

/** What decides whether an appointment in a company is filed; undefined until it is known (FIL-8). */
export const useOfficeCompany = (organizationId = ''): OfficeCompany | undefined => {
  const enabled = organizationId !== ''
  const { data: company } = useQuery({ ...organizationQuery(organizationId), enabled })
  const { data: people } = useQuery({ ...linksQuery({ organizationId }), enabled })
  const { data: companies } = useQuery({ ...companyMembersQuery(organizationId), enabled })
  if (!company || !people || !companies) return undefined

  return {
    ...organizationOfEvent(company),
    officesBefore: officesBefore(
      [...people, ...companies].flatMap(({ terms }) => terms),
      today(),
    ),
  }
}
