import type { IsoDate } from '../shared/iso-date.ts'
import { type Deadline, type DeadlineKind, earlierOf } from './deadline.ts'

export type PaidServices = {
  hasDomiciliation: boolean
  domiciliationPaidReminder: IsoDate | null
  hasSecretaryCompany: boolean
  secretaryCompanyPaidReminder: IsoDate | null
  hasAnonymousShareholder: boolean
  anonymousShareholderPaidReminder: IsoDate | null
}

const payment = (kind: DeadlineKind, subject: string, houseDate: IsoDate | null): Deadline[] =>
  earlierOf({ kind, subject, houseDate, legalDate: null })

/** The next payment of each of the three recurring services that is active. */
export const serviceDeadlines = (services: PaidServices): Deadline[] => [
  ...(services.hasDomiciliation
    ? payment('DOMICILIATION', 'Domiciliation payment', services.domiciliationPaidReminder)
    : []),
  ...(services.hasSecretaryCompany
    ? payment('SECRETARY_COMPANY', 'Secretary company payment', services.secretaryCompanyPaidReminder)
    : []),
  ...(services.hasAnonymousShareholder
    ? payment('ANONYMOUS_SHAREHOLDER', 'Anonymous shareholder payment', services.anonymousShareholderPaidReminder)
    : []),
]

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
