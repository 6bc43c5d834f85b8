import { chance, randomDay, idOf, createdAt, randomInteger, oneOf } from './random-sql.ts'
import type { TableFiller } from './table-filler.ts'
import { words } from './words.ts'

/** The first organization has as many orders as the dialog that links them can show; the others have a few each. */
const FIRST_ORGANIZATION_ORDERS = 1_000

const product = (last: number) => `'01980000-0000-7000-8000-0000000000${last.toString(16).padStart(2, '0')}'::uuid`
const catalogue = Array.from({ length: 17 }, (_, at) => product(at + 1))
const recurring = catalogue.slice(5, 10)
const oneProduct = (salt: number, among: string[]) => `(array[${among.join(',')}])[1 + ${randomInteger(salt, among.length, 1.5)}]`
const cents = (salt: number, most: number) => `(100 * (50 + ${randomInteger(salt, most, 2)}))`

const payment = (salt: number) => oneOf(salt, ['Card', 'Bank transfer', 'Direct debit', 'Cheque'], 1.5)

export const orders: TableFiller = {
  table: 'orders',
  count: (totals) => totals.orders,
  insert: ({ orders: total, organizations }) => `
    insert into orders (id, organization_id, product_id, company, last_name, first_name, email, origin, total_cents,
      deposit_cents, ordered_on, deposit_payment_type, balance_cents, balance_on, balance_payment_type, paid_cents,
      is_paid_totally, is_balance_paid, has_vat, vat_number, created_at, updated_at, deleted_at)
    select ${idOf('orders', total)},
      case when i <= ${FIRST_ORGANIZATION_ORDERS} then ${idOf('organizations', organizations, '1')}
        when ${chance(220, 0.9)} then ${idOf('organizations', organizations, `(2 + ${randomInteger(221, organizations - 1)})`)} end,
      case when ${chance(222, 0.98)} then ${oneProduct(223, catalogue)} end,
      case when ${chance(224, 0.4)} then ${oneOf(225, words.places)} || ' ' || ${oneOf(226, words.trades)} end,
      last_name, ${oneOf(227, words.firstNames, 1.5)},
      case when ${chance(228, 0.9)} then lower(replace(last_name, '''', '')) || '.' || (i / 4) || '@mail.example' end,
      case when ${chance(229, 0.95)} then ${oneOf(230, ['main', 'second'], 1.5)} end,
      price, price / 2, ${randomDay(231, '2020-01-06', 2190)}, ${payment(232)}, price - price / 2,
      case when is_paid then ${randomDay(233, '2020-02-06', 2190)} end, case when is_paid then ${payment(234)} end,
      case when is_paid then price else price / 2 end, is_paid, is_paid, has_vat,
      case when has_vat then 'IE' || (1000000 + i) || 'W' end, ${createdAt(total)}, ${createdAt(total)} + interval '9 days',
      case when ${chance(235, 0.02)} and i > ${FIRST_ORGANIZATION_ORDERS} then ${createdAt(total)} + interval '90 days' end
    from generate_series($1::bigint, $2::bigint) i, lateral (select ${oneOf(236, words.lastNames, 1.5)} as last_name,
      ${cents(237, 2_000)} as price, ${chance(238, 0.7)} as is_paid, ${chance(239, 0.4)} as has_vat) drawn`,
}

/** At most one for each organization; the first organizations all have one. */
export const subscriptions: TableFiller = {
  table: 'subscriptions',
  count: (totals) => totals.subscriptions,
  insert: ({ subscriptions: total, organizations }) => `
    insert into subscriptions (id, organization_id, product_id, plan, starting_date, status, created_at, updated_at)
    select ${idOf('subscriptions', total)}, ${idOf('organizations', organizations)}, ${oneProduct(240, recurring)},
      ${oneOf(241, ['12', '6'], 1.5)}::smallint, ${randomDay(242, '2021-01-01', 1800)},
      ${oneOf(243, ['CURRENT', 'UNPAID', 'CANCELLED'], 2)}, ${createdAt(total)}, ${createdAt(total)}
    from generate_series($1::bigint, $2::bigint) i`,
}

export const subscriptionOrders: TableFiller = {
  table: 'subscription_orders',
  count: (totals) => totals.subscriptions,
  insert: ({ subscriptions: total }) => `
    insert into subscription_orders (order_id, subscription_id, created_at)
    select paid.id, s.id, paid.created_at
    from generate_series($1::bigint, $2::bigint) i
      join subscriptions s on s.id = ${idOf('subscriptions', total)},
      lateral (select o.id, o.created_at from orders o where o.organization_id = s.organization_id and o.deleted_at is null
        order by o.created_at, o.id limit 2) paid`,
}
