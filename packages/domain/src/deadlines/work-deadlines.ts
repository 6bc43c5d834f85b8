import { followUpCatalogue } from '../follow-ups/catalogue.ts'
import { latenessToday } from '../filings/late-returns.ts'
import type { DueReturn } from './filing-deadlines.ts'
import { annualReturnEffect, type FollowUpDates, isCompleted, isUploaded } from '../follow-ups/follow-up-rules.ts'
import type { IsoDate } from '../shared/iso-date.ts'
import type { TaskStatus } from '../tasks/task.ts'
import type { ClosingDays } from '../working-days/working-days.ts'
import { type Deadline, earlierOf } from './deadline.ts'

/** The return of a company that is due; `runningReturn` is null without one, or once it is filed. */
export type CompanyReturn = { nextArReminder: IsoDate | null; runningReturn: DueReturn | null }

/**
 * A follow-up in progress whose kind has a target, or that has a legal day of its own (FUP-14). One that files an annual
 * return is due on its legal day alone: it is late after that day, not after the firm's own target (DUE-2).
 */
export const followUpDeadline = (
  followUp: FollowUpDates & { archived_at: string | null },
  { nextArReminder, runningReturn }: CompanyReturn,
  { today, closingDays }: { today: IsoDate; closingDays: ClosingDays },
): Deadline[] => {
  const { label, days, ardEnabled } = followUpCatalogue[followUp.name]
  if (followUp.archived_at !== null || isCompleted(followUp)) return []

  const houseDate = days === 0 ? null : followUp.deadline
  const row = { kind: 'FOLLOW_UP', subject: label, houseDate } as const
  const filesReturn = ardEnabled && annualReturnEffect(followUp.name) !== null
  if (!filesReturn || !followUp.ARD || !houseDate) return earlierOf({ ...row, legalDate: followUp.legalDay })

  const isOfRunning = followUp.ARD === nextArReminder || followUp.ARD === runningReturn?.ard
  const isSent = isUploaded(followUp) || (isOfRunning && !runningReturn)
  if (isSent) return []

  const due = isOfRunning && runningReturn ? runningReturn : { madeUpTo: followUp.ARD, yearEnd: null, extension: null }
  const legalDate = latenessToday(due, today, closingDays).lastDay
  return [{ ...row, legalDate, date: legalDate, ...('isUnconfirmed' in due && { isUnconfirmed: true }) }]
}

/** A task with a due date that is not done. */
export const taskDeadline = (task: { title: string; status: TaskStatus; dueDate: IsoDate | null }): Deadline[] =>
  task.status === 'DONE'
    ? []
    : earlierOf({ kind: 'TASK', subject: task.title, houseDate: task.dueDate, legalDate: null })
