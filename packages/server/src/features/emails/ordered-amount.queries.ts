import {
  type RecurringServiceCode,
  recurringServiceNames,
} from '@registrar/domain/organizations/services/recurring-services'
import type { Language } from '@registrar/domain/shared/language'
import { eurosIn, toEuros } from '@registrar/domain/shared/money'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database'

/** The amount of an order in cents: its total, or what was paid when nobody entered a total. */
export const orderedCents = sql<number | null>`coalesce(nullif(orders.total_cents, 0), nullif(orders.paid_cents, 0))`

/** An amount in cents as an email writes it; empty when it is not known. */
export const orderedAmount = (cents: number | null, language: Language): string =>
  cents ? eurosIn(toEuros(cents), language) : ''

/** The amount of a recurring service in cents: that of the company's last order of the product with the service's name (REM-3). */
export const findServiceCents = async (
  db: Db | Tx,
  organizationId: string,
  service: RecurringServiceCode,
): Promise<number | null> => {
  const last = await db
    .selectFrom('orders')
    .select(orderedCents.as('cents'))
    .where('organization_id', '=', organizationId)
    .where('sort_product', '=', sql<string>`fold_text(${recurringServiceNames[service]})`)
    .where('deleted_at', 'is', null)
    .orderBy('ordered_on', (order) => order.desc().nullsLast())
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

  return last?.cents ?? null
}
