import { type FollowUpDates, isDueSoon, isOverdue } from '@registrar/domain/follow-ups/follow-up-rules'
import { daysLeftText } from '@registrar/domain/shared/count-text'
import { daysBetween, type IsoDate } from '@registrar/domain/shared/iso-date'

/** The note beside a deadline that has passed or is near, with its colour; undefined for any other (FUP-33). */
export const deadlineNote = (
  followUp: FollowUpDates,
  deadline: IsoDate,
  today: IsoDate,
): { text: string; color: string } | undefined => {
  const daysLeft = daysBetween(today, deadline)
  if (isOverdue(followUp, today)) return { text: daysLeftText(daysLeft), color: 'var(--app-red-text)' }
  if (!isDueSoon(followUp, today)) return undefined

  return { text: daysLeftText(daysLeft), color: 'var(--app-amber-text)' }
}
