import type { FilingFields } from '@registrar/domain/filings/filing-changes'
import { dueOn, lastDayToFileOwners } from '@registrar/domain/filings/filing-days'
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

const dueOnOf = ({ kind, eventDate, madeUpTo, yearEnd, isFirst = false }: FilingFields & { isFirst?: boolean }) => {
  if (kind === 'B1') return returnDueOn({ madeUpTo: madeUpTo ?? eventDate, yearEnd })
  return kind === 'RBO' && isFirst ? lastDayToFileOwners(eventDate) : dueOn(kind, eventDate)
}

/** The columns of a filing that follow from its fields; `isFirst`: the first filing of the owners has months, not days (FIL-2, FIL-3). */
export const derivedColumns = (filing: FilingFields & { isFirst?: boolean }) => ({
  state: filingState(filing),
  due_on: dueOnOf(filing),
  moves: filingKindOf(filing.kind).moves,
})
