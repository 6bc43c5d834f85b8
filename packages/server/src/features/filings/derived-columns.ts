import type { FilingFields } from '@registrar/domain/filings/filing-changes'
import { dueOn } from '@registrar/domain/filings/filing-days'
import { filingKindOf } from '@registrar/domain/filings/filing-kinds'
import { filingState } from '@registrar/domain/filings/filing-state'
import { returnDueOn } from '@registrar/domain/filings/return-days'

/** What nobody has said yet of a new filing. */
export const NOT_SAID: Omit<FilingFields, 'kind' | 'event' | 'eventDate'> = {
  madeUpTo: null,
  yearEnd: null,
  keepsArd: false,
  sentOn: null,
  resentOn: null,
  submissionNumber: null,
  registeredOn: null,
  sentBackOn: null,
  reason: null,
  court: null,
  hearingOn: null,
  orderedOn: null,
  extendedTo: null,
  deliverBy: null,
  deliveredOn: null,
}

/** The columns of a filing that follow from its fields (FIL-2, FIL-3). */
export const derivedColumns = (filing: FilingFields) => ({
  state: filingState(filing),
  due_on:
    filing.kind === 'B1'
      ? returnDueOn({ madeUpTo: filing.madeUpTo ?? filing.eventDate, yearEnd: filing.yearEnd })
      : dueOn(filing.kind, filing.eventDate),
  moves: filingKindOf(filing.kind).moves,
})
