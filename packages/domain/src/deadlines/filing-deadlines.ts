import { lastDayToFileOwners } from '../filings/filing-days.ts'
import { latenessToday } from '../filings/late-returns.ts'
import type { RunningReturn } from '../filings/return-days.ts'
import { lastDayToPayCorporationTax } from '../working-days/legal-deadlines.ts'
import { displayDate, type IsoDate } from '../shared/iso-date.ts'
import type { ClosingDays } from '../working-days/working-days.ts'
import { type Deadline, earlierOf } from './deadline.ts'

/**
 * The annual return that is made up to Next AR. `runningReturns` are the ARDs of the company's annual-return follow-ups in
 * progress: if one of them has this ARD, it is listed instead, so that no return is listed twice (DUE-2).
 */
export const annualReturnDeadline = (
  { nextArReminder, runningReturn }: { nextArReminder: IsoDate | null; runningReturn: RunningReturn | null },
  runningReturns: readonly (IsoDate | null)[],
  { today, closingDays }: { today: IsoDate; closingDays: ClosingDays },
): Deadline[] => {
  if (!nextArReminder || !runningReturn || runningReturns.includes(nextArReminder)) return []
  return earlierOf({
    kind: 'ANNUAL_RETURN',
    subject: `Annual return made up to ${displayDate(nextArReminder)}`,
    houseDate: null,
    legalDate: latenessToday(runningReturn, today, closingDays).lastDay,
  })
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

/** The filing of the beneficial owners with the RBO: five months from incorporation, while it is not ticked as done. */
export const ownersFilingDeadline = ({
  incorporationDate,
  rbo,
}: {
  incorporationDate: IsoDate | null
  rbo: boolean
}): Deadline[] => {
  if (!incorporationDate || rbo) return []
  return earlierOf({
    kind: 'RBO',
    subject: 'Register of Beneficial Ownership',
    houseDate: null,
    legalDate: lastDayToFileOwners(incorporationDate),
  })
}
