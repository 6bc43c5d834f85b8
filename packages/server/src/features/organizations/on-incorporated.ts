import type { CompanyOfEvent } from '@registrar/domain/filings/filing-event'
import { organizationOfEvent } from '@registrar/domain/organizations/company-of-event'
import type { Organization } from '@registrar/domain/organizations/organization'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { Author } from '#platform/commands/change-log'
import type { Tx } from '#platform/database/database'

/** The day of incorporation of a company was entered, when `from` is null, or corrected. */
export type Incorporated = {
  organizationId: string
  from: IsoDate | null
  to: IsoDate
  /** the company as the rules of filings read it, before and after the save */
  company: { before: CompanyOfEvent; after: CompanyOfEvent }
}

/** It is called in the transaction of the save, with the organization locked. Without `today` it makes no filing. */
export type OnIncorporated = (
  tx: Tx,
  incorporated: Incorporated,
  context: { author: Author; today: IsoDate | undefined },
) => Promise<void>

/** What a save does to the day of incorporation; undefined when it leaves it or removes it. */
export const incorporatedBy = (
  before: Organization,
  changed: Partial<Pick<Organization, 'incorporationDate'>>,
): Incorporated | undefined => {
  const { _id: organizationId, incorporationDate: from } = before
  const { incorporationDate: to } = changed
  if (!to) return undefined

  const company = { before: organizationOfEvent(before), after: organizationOfEvent({ ...before, ...changed }) }
  return { organizationId, from, to, company }
}
