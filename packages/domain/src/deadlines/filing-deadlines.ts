import { lastDayOfNotice, lastDayToDeliver } from '../filings/court-extension.ts'
import { correctBy, lastDayToFileOwners } from '../filings/filing-days.ts'
import { filingKindOf, type FilingOffice, filingTitle } from '../filings/filing-kinds.ts'
import { legalDateOf, type StoredFiling } from '../filings/filing-lateness.ts'
import { latenessToday } from '../filings/late-returns.ts'
import type { RunningReturn } from '../filings/return-days.ts'
import type { CompanyType } from '../organizations/company-type.ts'
import { lastDayToPayCorporationTax } from '../working-days/legal-deadlines.ts'
import { displayDate, type IsoDate } from '../shared/iso-date.ts'
import type { ClosingDays } from '../working-days/working-days.ts'
import { type Deadline, earlierOf } from './deadline.ts'

/** The return that is due; `ard` is its annual return date, when it may be another day than Next AR (AR-21). */
export type DueReturn = RunningReturn & { ard?: IsoDate }

/** What is said of a return whose annual return date nobody has confirmed (AR-23). */
const UNCONFIRMED = 'not confirmed with the CRO'

/**
 * The annual return that is due. It counts by its legal day alone; `houseDate` is the target of the follow-up that files it (DUE-2).
 * One whose annual return date nobody has confirmed says so, and is not late (AR-23).
 */
export const annualReturnDeadline = (
  { nextArReminder, runningReturn }: { nextArReminder: IsoDate | null; runningReturn: DueReturn | null },
  { today, closingDays }: { today: IsoDate; closingDays: ClosingDays },
  houseDate: IsoDate | null = null,
): Deadline[] => {
  if (!nextArReminder || !runningReturn) return []

  const { ard = nextArReminder, isUnconfirmed } = runningReturn
  const legalDate = latenessToday(runningReturn, today, closingDays).lastDay
  const subject = `Annual return made up to ${displayDate(ard)}`
  return [
    {
      kind: 'ANNUAL_RETURN',
      subject: isUnconfirmed ? `${subject}, ${UNCONFIRMED}` : subject,
      houseDate,
      legalDate,
      date: legalDate,
      ...(isUnconfirmed && { isUnconfirmed }),
    },
  ]
}

/** An open filing of a company, besides the annual return that is due. */
export type OpenFiling = StoredFiling & { id: string; followUpId?: string | null }

const kindOfFiling: Record<FilingOffice, 'FILING' | 'RBO' | 'TAX'> = { CRO: 'FILING', RBO: 'RBO', Revenue: 'TAX' }

/**
 * A filing that is to be sent, or that was sent back and is to be corrected (FIL-2, FIL-5). `houseDate` is the target of its follow-up;
 * without it, none where the law names no day. A return that was sent back is one of the annual returns, under its kind.
 */
export const filingDeadline = (
  filing: OpenFiling,
  { today, closingDays }: { today: IsoDate; closingDays: ClosingDays },
  houseDate: IsoDate | null = null,
): Deadline[] => {
  const title = filingTitle(filing.kind)
  const kind = filing.kind === 'B1' ? 'ANNUAL_RETURN' : kindOfFiling[filingKindOf(filing.kind).office]
  const isSentBack = filing.sentBackOn !== null
  const legalDate = isSentBack
    ? correctBy(filing.kind, filing.sentBackOn ?? today, closingDays)
    : legalDateOf(filing, today, closingDays)
  const what = filing.event === filingKindOf(filing.kind).title ? '' : `: ${filing.event}`
  const subject = isSentBack ? `${title}: correct and send again` : `${title}${what}`
  return earlierOf({ kind, subject, houseDate, legalDate })
}

// What the order of a court asks for besides the return (AR-19).
const courtDeadline = (subject: string, legalDate: IsoDate | null): Deadline[] =>
  earlierOf({ kind: 'FILING', subject, houseDate: null, legalDate })

/** The hearing, the notice to the registrar before it, and the delivery of the order of a court (AR-19). */
export const courtDeadlines = (
  { extension }: RunningReturn,
  { today, closingDays }: { today: IsoDate; closingDays: ClosingDays },
): Deadline[] => {
  if (!extension) return []
  const isHeard = extension.orderedOn !== null || (extension.hearingOn ?? today) < today
  return [
    ...(isHeard ? [] : courtDeadline('Hearing', extension.hearingOn)),
    ...(isHeard ? [] : courtDeadline('Notice to the registrar', lastDayOfNotice(extension))),
    ...(extension.deliveredOn ? [] : courtDeadline('Deliver the order', lastDayToDeliver(extension, closingDays))),
  ]
}

/** Corporation tax of the year that ended. It is due until the year end is moved on. A weekend does not move the tax day. */
export const corporationTaxDeadline = (company: {
  financialYearEnd: IsoDate | null
  corporationTaxPaidReminder: IsoDate | null
}): Deadline[] => {
  const { financialYearEnd, corporationTaxPaidReminder } = company
  return earlierOf({
    kind: 'CORPORATION_TAX',
    subject: financialYearEnd
      ? `Corporation tax for the year ended ${displayDate(financialYearEnd)}`
      : 'Corporation tax',
    houseDate: corporationTaxPaidReminder,
    legalDate: financialYearEnd && lastDayToPayCorporationTax(financialYearEnd),
  })
}

/** The filing of the beneficial owners with the RBO: five months from incorporation, while it is not ticked as done; none of a branch. */
export const ownersFilingDeadline = ({
  incorporationDate,
  companyType = null,
  rbo,
}: {
  incorporationDate: IsoDate | null
  companyType?: CompanyType | null
  rbo: boolean
}): Deadline[] => {
  if (!incorporationDate || rbo || companyType === 'BRANCH') return []
  return earlierOf({
    kind: 'RBO',
    subject: 'Register of Beneficial Ownership',
    houseDate: null,
    legalDate: lastDayToFileOwners(incorporationDate),
  })
}
