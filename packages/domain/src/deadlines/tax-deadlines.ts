import type { IsoDate } from '../shared/iso-date.ts'
import { isOfRecordedYear, openTaxDues, type TaxFacts } from '../taxes/tax-calendar.ts'
import { taxDueKey, taxDueSubject } from '../taxes/tax-due.ts'
import { type Deadline, earlierOf } from './deadline.ts'

/**
 * The returns and payments of a company's taxes that are open. That of the recorded year end is the deadline CORPORATION_TAX, which
 * has the firm's own day beside it (TAX-13). `part` names what is due.
 */
export const taxDeadlines = (facts: TaxFacts, today: IsoDate): (Deadline & { part: string })[] =>
  openTaxDues(facts, today)
    .filter((due) => !isOfRecordedYear(due, facts))
    .flatMap((due) =>
      earlierOf({ kind: 'TAX', subject: taxDueSubject(due), houseDate: null, legalDate: due.legalDate }).map(
        (deadline) => ({ ...deadline, part: taxDueKey(due) }),
      ),
    )
