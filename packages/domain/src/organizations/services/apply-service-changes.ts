import type { IsoDate } from '../../shared/iso-date.ts'
import { isSameValue } from '../../shared/same-value.ts'
import { paymentsToSave, recomputeReminders, type ServicePayment } from './payment-history.ts'
import { DEFAULT_PLAN, type RecurringService, recurringServices, type ServicePlan } from './recurring-services.ts'

/** The fields of the three services that follow from one another. */
export type ServiceFields = Record<RecurringService['subscription'] | RecurringService['reminder'], IsoDate | null> &
  Record<RecurringService['plan'], ServicePlan | null> &
  Record<RecurringService['history'], ServicePayment[]>

const applyToService = (service: RecurringService, before: ServiceFields, changes: Partial<ServiceFields>) => {
  const { [service.subscription]: start = before[service.subscription] } = changes
  const { [service.plan]: chosenPlan = before[service.plan] } = changes
  const plan = chosenPlan ?? DEFAULT_PLAN
  const rows = changes[service.history] ?? before[service.history]

  const isScheduleChanged = start !== before[service.subscription] || plan !== (before[service.plan] ?? DEFAULT_PLAN)
  const areRowsChanged = !isSameValue(rows, before[service.history])
  const sentReminder = changes[service.reminder]
  const isReminderChosen = sentReminder !== undefined && sentReminder !== before[service.reminder]
  if (!isScheduleChanged && !areRowsChanged && !isReminderChosen) return {}

  const isOnlyScheduleChanged = isScheduleChanged && !areRowsChanged
  const saved = paymentsToSave(start, plan, isOnlyScheduleChanged ? recomputeReminders(start, plan, rows) : rows)
  const reminder = isReminderChosen && saved.payments.length === 0 ? sentReminder : saved.reminder

  return { [service.history]: saved.payments, [service.reminder]: reminder } as Partial<ServiceFields>
}

/**
 * The fields of the three services that a save sets because another of their fields has changed: the paid rows, with
 * their reminders computed again when the start date or the plan changed without them, and each service's reminder. A
 * reminder that is sent is kept only while no row is paid (SVC-6). A record that comes back unchanged sets nothing (SVC-5).
 */
export const applyServiceChanges = (before: ServiceFields, changes: Partial<ServiceFields>): Partial<ServiceFields> =>
  Object.assign(
    {},
    ...recurringServices.map((service) => applyToService(service, before, changes)),
  ) as Partial<ServiceFields>
