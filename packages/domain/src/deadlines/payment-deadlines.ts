import { type RecurringService, recurringServices } from '../organizations/services/recurring-services.ts'
import type { IsoDate } from '../shared/iso-date.ts'
import { type Deadline, earlierOf } from './deadline.ts'
import { type DeadlineKind, deadlineKindOf, deadlineKinds } from './deadline-kinds.ts'

/** What the deadlines read of the three recurring services: whether each is active, and when it is paid next. */
export type PaidServices = Record<RecurringService['active'], boolean> &
  Record<RecurringService['reminder'], IsoDate | null>

const payment = (kind: DeadlineKind, subject: string, houseDate: IsoDate | null): Deadline[] =>
  earlierOf({ kind, subject, houseDate, legalDate: null })

/** The next payment of each of the three recurring services that is active. */
export const serviceDeadlines = (services: PaidServices): Deadline[] =>
  deadlineKinds.flatMap((kind) => {
    const { label, email } = deadlineKindOf(kind)
    const service = recurringServices.find(({ code }) => code === email)
    return service && services[service.active] ? payment(kind, `${label} payment`, services[service.reminder]) : []
  })

/** The first unpaid period of a subscription; a cancelled one expects nothing. */
export const subscriptionDeadline = (subscription: { name: string; nextDueDate: IsoDate | null }): Deadline[] =>
  payment('SUBSCRIPTION', `${subscription.name} payment`, subscription.nextDueDate)

/** The balance of an order on its day, while it is not paid. Amounts are cents. */
export const orderBalanceDeadline = (order: {
  product: string | null
  balanceCents: number
  dateOfBalance: IsoDate | null
  balancePaid: boolean
  paidTotaly: boolean
}): Deadline[] =>
  order.balanceCents > 0 && !order.balancePaid && !order.paidTotaly
    ? payment(
        'ORDER_BALANCE',
        order.product ? `Balance of ${order.product}` : 'Balance of an order',
        order.dateOfBalance,
      )
    : []
