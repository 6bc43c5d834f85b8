import { corporationTaxDeadline } from './filing-deadlines.ts'
import type { IsoDate } from '../shared/iso-date.ts'
import { isOfRecordedYear, isRecordedYearPaid, openTaxDues, type TaxFacts } from '../taxes/tax-calendar.ts'
import { taxDueKey, taxDueSubject } from '../taxes/tax-due.ts'
import { type Deadline, earlierOf } from './deadline.ts'
import type { DeadlineKind } from './deadline-kinds.ts'

type TaxDeadline = Deadline & { part?: string; otherKind?: DeadlineKind }
type Facts = TaxFacts & { corporationTaxPaidReminder: IsoDate | null }

/**
 * The returns and payments of a company's taxes that are open; `part` names what is due. The return of the recorded year end is one row,
 * with the firm's own day beside the legal one: its CT1 of a company that is registered for a tax, which is found as CORPORATION_TAX
 * too, else the deadline CORPORATION_TAX (TAX-13).
 */
export const taxDeadlines = (facts: Facts, today: IsoDate): TaxDeadline[] => {
  const isRegistered = facts.taxRegistrations.length > 0
  const open = openTaxDues(facts, today)
  const isListed = isRegistered && open.some((due) => isOfRecordedYear(due, facts))
  const own = isListed || isRecordedYearPaid(facts) ? [] : corporationTaxDeadline(facts)

  const listed = open.flatMap((due): TaxDeadline[] => {
    const isRecorded = isOfRecordedYear(due, facts)
    if (isRecorded && !isRegistered) return []
    const houseDate = isRecorded ? facts.corporationTaxPaidReminder : null
    const rows = earlierOf({ kind: 'TAX', subject: taxDueSubject(due), houseDate, legalDate: due.legalDate })
    const found = isRecorded && { otherKind: 'CORPORATION_TAX' as const }
    return rows.map((deadline) => ({ ...deadline, part: taxDueKey(due), ...found }))
  })
  return [...own, ...listed]
}
