import { companyDeadlines, type DeadlineSettings } from '@registrar/domain/deadlines/company-deadlines'
import { followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import { today } from '#platform/clock'
import type { Tx } from '#platform/database/database'
import { readCompanyDates } from './company-dates.queries.ts'
import { type StoredDeadline, storedDeadline } from './deadlines.row.ts'

/** What falls due for companies: filings, follow-ups, services, subscriptions and reviews. */
export const readCompanyDeadlines = async (
  tx: Tx,
  ids: string[],
  { timeZone, ...settings }: DeadlineSettings & { timeZone: string },
): Promise<StoredDeadline[]> => {
  const companies = await readCompanyDates(tx, ids, timeZone)
  const day = { ...settings, today: today(timeZone) }

  return companies.flatMap((company) =>
    companyDeadlines(company, day).map(
      ({ recordId, followUpKind, followUpId = null, otherKind = null, part, ...deadline }) =>
        storedDeadline(deadline, {
          source: 'organization',
          source_id: company.id,
          record_id: recordId ?? company.id,
          organization_id: company.id,
          organization_name: company.name,
          brand: followUpKind ? followUpCatalogue[followUpKind].brand : 'main',
          follow_up_id: followUpId,
          other_kind: otherKind,
          ...(part && { part }),
        }),
    ),
  )
}
