import { deadlineKindLabels } from '@registrar/domain/deadlines/deadline'
import { productName } from '@registrar/domain/emails/reminders/reminder-texts'
import type { TemplateParams } from '@registrar/domain/emails/email'
import { displayDate } from '@registrar/domain/shared/iso-date'
import type { Language } from '@registrar/domain/shared/language'
import { eurosIn, toEuros } from '@registrar/domain/shared/money'
import { periodEnd } from '@registrar/domain/subscriptions/payment-periods'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/database'
import type { DueSubject } from './due-subjects.queries.ts'

const services: readonly DueSubject['rule'][] = ['DOMICILIATION', 'SECRETARY_COMPANY', 'ANONYMOUS_SHAREHOLDER']

/** The amount of an order: its total, or what was paid when nobody entered a total. */
const orderedCents = sql<number | null>`coalesce(nullif(orders.total_cents, 0), nullif(orders.paid_cents, 0))`

const amountText = (cents: number | null | undefined, language: Language): string =>
  cents ? eurosIn(toEuros(cents), language) : ''

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
    amount: amountText(found.cents, language),
  }
}

/** The amount of a recurring service: that of the company's last order of the product with the service's name. */
const readService = async (
  tx: Tx,
  { rule, organizationId }: DueSubject,
  language: Language,
): Promise<TemplateParams> => {
  const label = rule === 'IDENTITY' ? '' : deadlineKindLabels[rule]
  const last = await tx
    .selectFrom('orders')
    .select(orderedCents.as('cents'))
    .where('organization_id', '=', organizationId)
    .where('sort_product', '=', sql<string>`fold_text(${label})`)
    .where('deleted_at', 'is', null)
    .orderBy('ordered_on', (order) => order.desc().nullsLast())
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

  return { amount: amountText(last?.cents, language) }
}

/** What is known of a payment that falls due: nothing of other deadlines (REM-3). */
export const readPaymentFacts = async (tx: Tx, subject: DueSubject, language: Language): Promise<TemplateParams> => {
  if (subject.rule === 'SUBSCRIPTION') return readSubscription(tx, subject, language)

  return services.includes(subject.rule) ? readService(tx, subject, language) : {}
}
