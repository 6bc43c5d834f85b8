import { addMonths, type IsoDate } from '../../shared/iso-date.ts'

/** The plans of a recurring service, in months, and the one taken when none is chosen. Source: part 2, section 9. */
export const servicePlans = [6, 12] as const
export type ServicePlan = (typeof servicePlans)[number]
export const DEFAULT_PLAN: ServicePlan = 12

export type ServicePayment = { nextPaidReminder: IsoDate | null; paidDate: IsoDate | null }

/** The fields of the three services on the wire, odd spelling included. Source: part 2, section 3. */
export const recurringServices = [
  {
    title: 'DOMICILIATION',
    active: 'hasDomiciliation',
    subscription: 'domiciliationSubscription',
    plan: 'domiciliationSubscriptionPlan',
    history: 'domiciliationPaymentHistory',
    reminder: 'domiciliationPaidReminder',
  },
  {
    title: 'SECRETARY',
    active: 'hasSecretaryCompany',
    subscription: 'secretaryCompanySubscription',
    plan: 'secretaryCompanySubscriptionPlan',
    history: 'secretaryCompanyPaymentHistory',
    reminder: 'secretaryCompanyPaidReminder',
  },
  {
    title: 'ANONYMOUS SHAREHOLDER',
    active: 'hasAnonymousShareholder',
    subscription: 'anonymousShareholderSubscription',
    plan: 'anonymousShareholderSubscriptionPlan',
    history: 'anonymousShareholdePaymentHistory',
    reminder: 'anonymousShareholderPaidReminder',
  },
] as const
export type RecurringService = (typeof recurringServices)[number]

const isPaid = (payment: ServicePayment) => payment.paidDate !== null

/**
 * Every row's reminder computed again after the start date or the plan (months) changed: the first is the start date, each
 * next one the reminder before it plus the plan. Without a start date there are no reminders. Source: part 2, section 5.
 */
export const recomputeReminders = (
  start: IsoDate | null,
  plan: ServicePlan,
  rows: readonly ServicePayment[],
): ServicePayment[] => {
  let reminder = start
  return rows.map(({ paidDate }) => {
    const row = { nextPaidReminder: reminder, paidDate }
    reminder = reminder && addMonths(reminder, plan)
    return row
  })
}

const reminderAfter = (start: IsoDate | null, plan: ServicePlan, paid: readonly ServicePayment[]): IsoDate | null => {
  const last = paid.at(-1)?.nextPaidReminder
  return last ? addMonths(last, plan) : start
}

/**
 * The rows a screen offers: those paid, and one empty row whose reminder is the last one plus the plan, or the start date
 * when none is paid. Source: part 2, section 5.
 */
export const addEmptyPayment = (
  start: IsoDate | null,
  plan: ServicePlan,
  rows: readonly ServicePayment[],
): ServicePayment[] => {
  const paid = rows.filter(isPaid)
  return [...paid, { nextPaidReminder: reminderAfter(start, plan, paid), paidDate: null }]
}

/** The rows after the one at `index` was removed: see `addEmptyPayment`. Source: part 2, section 5. */
export const removePayment = (
  start: IsoDate | null,
  plan: ServicePlan,
  rows: readonly ServicePayment[],
  index: number,
): ServicePayment[] => addEmptyPayment(start, plan, rows.toSpliced(index, 1))

/**
 * What a save keeps: the paid rows, and the last of their reminders plus the plan as the service's own reminder; with none
 * paid, the start date, which is the reminder of the first payment. Source: part 2, section 5.
 */
export const paymentsToSave = (
  start: IsoDate | null,
  plan: ServicePlan,
  rows: readonly ServicePayment[],
): { payments: ServicePayment[]; reminder: IsoDate | null } => {
  const payments = rows.filter(isPaid)
  return { payments, reminder: reminderAfter(start, plan, payments) }
}

export type ServiceFields = Record<RecurringService['subscription'] | RecurringService['reminder'], IsoDate | null> &
  Record<RecurringService['plan'], ServicePlan | null> &
  Record<RecurringService['history'], ServicePayment[]>

const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right)

/*
 * The fields of a service that a save sets because another of its fields changed: paid rows only, their reminders computed
 * again when the start date or the plan changed without them, and the service's reminder. A reminder sent with no paid row
 * stands, and a record that comes back unchanged sets nothing. Source: part 2, section 5.
 */
const serviceAfter = (service: RecurringService, before: ServiceFields, sent: Partial<ServiceFields>) => {
  const { [service.subscription]: start = before[service.subscription] } = sent
  const { [service.plan]: chosen = before[service.plan] } = sent
  const plan = chosen ?? DEFAULT_PLAN
  const rows = sent[service.history] ?? before[service.history]
  const isMoved = start !== before[service.subscription] || plan !== (before[service.plan] ?? DEFAULT_PLAN)
  const isRewritten = !same(rows, before[service.history])
  if (!isMoved && !isRewritten) return {}
  const settled = paymentsToSave(start, plan, isRewritten ? rows : recomputeReminders(start, plan, rows))
  const given = sent[service.reminder]
  const stands = settled.payments.length === 0 && given !== undefined && given !== before[service.reminder]
  return {
    [service.history]: settled.payments,
    [service.reminder]: stands ? given : settled.reminder,
  } as Partial<ServiceFields>
}

/** What a save makes of the three services: see `serviceAfter`. Source: part 2, section 5. */
export const applyServiceChanges = (before: ServiceFields, sent: Partial<ServiceFields>): Partial<ServiceFields> =>
  Object.assign(
    {},
    ...recurringServices.map((service) => serviceAfter(service, before, sent)),
  ) as Partial<ServiceFields>
