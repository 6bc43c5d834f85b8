import { addDays, addMonths, type IsoDate } from '@registrar/domain/shared/iso-date'
import type { OrganizationChanges } from '@registrar/domain/organizations/organization'
import type { Random } from './random.ts'

type Payments = NonNullable<OrganizationChanges['domiciliationPaymentHistory']>
type Service = { subscription: IsoDate; plan: 6 | 12; payments: Payments; reminder: IsoDate }

// Payments since the incorporation, made late, early or on the day; some companies have not paid at the last reminder.
const randomService = (random: Random, today: IsoDate, incorporated: IsoDate): Service => {
  const plan = random.pick([6, 12] as const)
  const isLate = random.chance(22)
  const reminder = addDays(today, isLate ? -random.whole(5, 150) : random.whole(3, plan * 30))
  const payments = Array.from({ length: random.whole(1, 5) }, (_, index) => addMonths(reminder, -plan * (index + 1)))
    .filter((due) => due >= incorporated)
    .toReversed()
    .map((due) => {
      const paid = addDays(due, random.pick([0, 0, -12, -3, 4, 19, 63]))
      return { nextPaidReminder: due, paidDate: paid > today ? today : paid }
    })
  return { subscription: payments[0]?.nextPaidReminder ?? incorporated, plan, payments, reminder }
}

/** Random recurring services with their payments so far: none, one or more of the three. */
export const randomServices = (random: Random, today: IsoDate, incorporated: IsoDate): OrganizationChanges => {
  const [domiciliation, secretary, shareholder] = [45, 30, 18].map((percent) =>
    random.chance(percent) ? randomService(random, today, incorporated) : undefined,
  )
  return {
    ...(domiciliation && {
      hasDomiciliation: true,
      domiciliationSubscription: domiciliation.subscription,
      domiciliationSubscriptionPlan: domiciliation.plan,
      domiciliationPaymentHistory: domiciliation.payments,
      domiciliationPaidReminder: domiciliation.reminder,
    }),
    ...(secretary && {
      hasSecretaryCompany: true,
      secretaryCompanySubscription: secretary.subscription,
      secretaryCompanySubscriptionPlan: secretary.plan,
      secretaryCompanyPaymentHistory: secretary.payments,
      secretaryCompanyPaidReminder: secretary.reminder,
    }),
    ...(shareholder && {
      hasAnonymousShareholder: true,
      anonymousShareholderSubscription: shareholder.subscription,
      anonymousShareholderSubscriptionPlan: shareholder.plan,
      anonymousShareholdePaymentHistory: shareholder.payments,
      anonymousShareholderPaidReminder: shareholder.reminder,
    }),
  }
}
