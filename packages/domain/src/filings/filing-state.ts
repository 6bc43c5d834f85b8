import type { IsoDate } from '../shared/iso-date.ts'
import { correctBy } from './filing-days.ts'

/** How far a filing is (FIL-3). */
export const filingStates = ['toFile', 'sent', 'registered', 'sentBack', 'notNeeded'] as const
type FilingState = (typeof filingStates)[number]

export const filingStateLabels: Record<FilingState, string> = {
  toFile: 'To file',
  sent: 'Sent',
  registered: 'Registered',
  sentBack: 'Sent back',
  notNeeded: 'Not needed',
}

/** The states in which something is still to be done. */
export const openFilingStates = ['toFile', 'sentBack'] as const satisfies readonly FilingState[]

/** The days of a filing. `resentOn` is the day on which it was delivered again after it was sent back. */
export type FilingDays = {
  sentOn: IsoDate | null
  sentBackOn: IsoDate | null
  resentOn: IsoDate | null
  registeredOn: IsoDate | null
  /** why it is not needed; null while it is */
  reason: string | null
}

/** The state that follows from the days (FIL-3). */
export const filingState = ({ sentOn, sentBackOn, resentOn, registeredOn, reason }: FilingDays): FilingState => {
  if (reason !== null) return 'notNeeded'
  if (registeredOn !== null) return 'registered'
  if (sentBackOn !== null && resentOn === null) return 'sentBack'
  return sentOn === null ? 'toFile' : 'sent'
}

/**
 * The day that decides whether a filing is late: the first delivery, unless it was sent back and came again after the 14 days. Null while it
 * is to be sent, and once those days have passed without it: it then counts as not delivered (FIL-5; Companies Act 2014, s. 898).
 */
export const countedDelivery = (
  { sentOn, sentBackOn, resentOn, registeredOn }: Omit<FilingDays, 'reason'>,
  today: IsoDate,
): IsoDate | null => {
  if (sentBackOn === null) return sentOn
  const isCorrected = resentOn !== null || registeredOn !== null
  const inTime = (resentOn ?? (isCorrected ? sentBackOn : today)) <= correctBy(sentBackOn)
  return inTime ? sentOn : resentOn
}
