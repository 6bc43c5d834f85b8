import { type CompanyReturn, followUpDeadline } from '@registrar/domain/deadlines/work-deadlines'
import { DUE_SOON_DAYS, type FollowUpDates } from '@registrar/domain/follow-ups/follow-up-rules'
import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import { timeLeftText } from '@registrar/domain/shared/time-distance'
import type { ClosingDays } from '@registrar/domain/working-days/working-days'

type DeadlineNote = { text: string; isLate: boolean }

/**
 * The note beside a deadline that has passed or is near; undefined for any other (FUP-33). What files an annual return is
 * late after its legal day only (DUE-2), and not while its annual return date is not confirmed (AR-23).
 */
export const deadlineNote = (
  followUp: FollowUpDates & { archived_at: string | null },
  today: IsoDate,
  closingDays: ClosingDays = [],
  /** the return of its company that is due, where it is known */
  company: CompanyReturn = { nextArReminder: null, runningReturn: null },
): DeadlineNote | undefined => {
  const [due] = followUpDeadline(followUp, company, { today, closingDays })
  if (!due || due.date > addDays(today, DUE_SOON_DAYS)) return undefined

  if (due.isUnconfirmed) return { text: 'ARD not confirmed with the CRO', isLate: false }

  return { text: timeLeftText(due.date, today), isLate: due.date < today }
}
