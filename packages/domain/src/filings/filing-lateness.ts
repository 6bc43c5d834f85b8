import { daysBetween, type IsoDate } from '../shared/iso-date.ts'
import type { ClosingDays } from '../working-days/working-days.ts'
import { extendedLastDay } from './court-extension.ts'
import { extensionOf, type FilingFields } from './filing-changes.ts'
import { legalDay } from './filing-days.ts'
import { countedDelivery, filingState, isOpenState } from './filing-state.ts'

/** A stored filing: `dueOn` is the end of its time before a weekend moves it, null where the law names none. */
export type StoredFiling = FilingFields & {
  dueOn: IsoDate | null
  moves: boolean
  /** of a return: its annual return date was only computed (AR-23) */
  isUnconfirmed?: boolean
  /** the company is dissolved or struck off: what is open of it is not due (ORG-36) */
  isCompanyOver?: boolean
}

/** Whether nobody has confirmed the annual return date of a return that is due. Filing it confirms it (AR-23). */
export const isUnconfirmedFiling = ({ isUnconfirmed = false, sentOn }: StoredFiling): boolean =>
  isUnconfirmed && sentOn === null

/** The last day in law of a filing, which a court may have extended; null where the law names none (FIL-2, AR-19). */
export const legalDateOf = (filing: StoredFiling, today: IsoDate, closingDays?: ClosingDays): IsoDate | null => {
  const { dueOn, moves } = filing
  const extended = extendedLastDay(
    extensionOf(filing),
    { filedOn: countedDelivery(filing, today, closingDays), today },
    closingDays,
  )
  return extended ?? (dueOn && legalDay({ dueOn, moves }, closingDays))
}

// Nobody has said when it was sent: of a company that was taken over, that its owners are filed (ORG-28).
const isSentUnknown = ({ registeredOn, sentOn }: StoredFiling): boolean => registeredOn !== null && sentOn === null

/**
 * Days from the last day in law to the delivery that counts, or to today while there is none; 0 when it is not late (FIL-5), nobody
 * has confirmed its day (AR-23), nobody has said when it was sent, or it is open and its company is over (ORG-36).
 */
export const daysLateOf = (filing: StoredFiling, today: IsoDate, closingDays?: ClosingDays): number => {
  const legal = legalDateOf(filing, today, closingDays)
  if (legal === null || filingState(filing) === 'notNeeded' || isUnconfirmedFiling(filing)) return 0
  if (isSentUnknown(filing) || (filing.isCompanyOver && isOpenState(filingState(filing)))) return 0
  return Math.max(0, daysBetween(legal, countedDelivery(filing, today, closingDays) ?? today))
}
