import { productName } from '@registrar/domain/emails/reminders/reminder-texts'
import type { TemplateParams } from '@registrar/domain/emails/email'
import { displayDate } from '@registrar/domain/shared/iso-date'
import type { Language } from '@registrar/domain/shared/language'
import { periodEnd } from '@registrar/domain/subscriptions/payment-periods'
import { orderedAmount, orderedCents } from '#features/emails'
import type { Tx } from '#platform/database/database'
import type { DueSubject } from './due-subjects.queries.ts'

/** A subscription's product, the period that is due, and the amount of the last order that paid one. */
const readSubscription = async (tx: Tx, { subjectId, date }: DueSubject, language: Language) => {
  const found = await tx
    .selectFrom('subscriptions as s')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .select(['p.name', 's.plan', 's.starting_date as startingDate'])
    .select((eb) =>
      eb
        .selectFrom('subscription_orders as paid')
        .innerJoin('orders', 'orders.id', 'paid.order_id')
        .select(orderedCents.as('cents'))
        .whereRef('paid.subscription_id', '=', 's.id')
        .where('orders.deleted_at', 'is', null)
        .orderBy('orders.created_at', 'desc')
        .limit(1)
        .as('cents'),
    )
    .where('s.id', '=', subjectId)
    .executeTakeFirst()
  if (!found) return {}

  const [from, to] = [displayDate(date), displayDate(periodEnd(found.startingDate, found.plan, date))]
  return {
    product: productName(found.name, language),
    period: language === 'fr' ? `du ${from} au ${to}` : `${from} to ${to}`,
    amount: orderedAmount(found.cents, language),
  }
}

/** What is known of the payment of a subscription that falls due: nothing of other deadlines (REM-3). */
export const readPaymentFacts = async (tx: Tx, subject: DueSubject, language: Language): Promise<TemplateParams> =>
  subject.rule === 'SUBSCRIPTION' ? readSubscription(tx, subject, language) : {}
