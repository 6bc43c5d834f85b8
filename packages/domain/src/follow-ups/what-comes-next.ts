import { addDays, type IsoDate } from '../shared/iso-date.ts'
import { type FollowUpCode, followUpCatalogue } from './catalogue.ts'
import { annualReturnEffect, deadlineOf } from './follow-up-rules.ts'
import { type RecurringDuty, recurringDuties } from './recurring-duties.ts'

/** The next annual return is offered when its ARD is at most this many days ahead (FUP-35). */
const NEXT_RETURN_DAYS = 90

type NextFollowUp = {
  name: FollowUpCode
  label: string
  start_date: IsoDate
  ARD: IsoDate | null
  deadline: IsoDate | null
  /** whether the completed follow-up must be archived first, because it is of the same kind (FUP-4) */
  archivesCompleted: boolean
}
export type WhatComesNext = { followUps: NextFollowUp[]; tasks: RecurringDuty[] }

type Company = {
  nextArReminder: IsoDate | null
  rbo: boolean
  activeKinds: readonly FollowUpCode[]
  /** the tasks that it has, also those that are done */
  tasks: readonly RecurringDuty[]
  /** whether it is registered for the tax of the duty: its returns then fall due without tasks (TAX-13) */
  isRegistered?: boolean
}

const nextReturnKind = (completed: FollowUpCode): FollowUpCode =>
  completed === 'AR_NO_TRADING' ? 'AR_NO_TRADING' : 'AR_TRADING'

const nextKinds = (completed: FollowUpCode, { nextArReminder, rbo }: Company, today: IsoDate): FollowUpCode[] => {
  if (completed === 'INCORPORATION')
    return rbo ? ['CORPORATION_TAX_REGISTRATION'] : ['RBO_UPDATED', 'CORPORATION_TAX_REGISTRATION']

  const isReturnNear = nextArReminder !== null && nextArReminder <= addDays(today, NEXT_RETURN_DAYS)
  return annualReturnEffect(completed) !== null && isReturnNear ? [nextReturnKind(completed)] : []
}

/**
 * What a completed follow-up leads to, filled in as it would start today: follow-ups of kinds that the company does not run
 * already, and the tasks of a duty that begins, without those that it has (FUP-35).
 */
export const whatComesNext = (completed: FollowUpCode, company: Company, today: IsoDate): WhatComesNext => ({
  followUps: nextKinds(completed, company, today)
    .filter((name) => name === completed || !company.activeKinds.includes(name))
    .map((name) => {
      const { label, ardEnabled } = followUpCatalogue[name]
      const dates = { start_date: today, ARD: ardEnabled ? company.nextArReminder : null }
      const archivesCompleted = name === completed && company.activeKinds.includes(name)
      return { name, label, ...dates, deadline: deadlineOf({ name, ...dates }), archivesCompleted }
    }),
  tasks: (company.isRegistered ? [] : recurringDuties(completed, today)).filter(
    ({ title, dueDate }) => !company.tasks.some((task) => task.title === title && task.dueDate === dueDate),
  ),
})
