import { chance, day, idOf, madeAt, number, oneOf } from './draws.ts'
import type { TableMaker } from './table-maker.ts'
import { words } from './words.ts'

/** One organization has as many orders as the dialog that links them shows; the others have a few each. */
const OF_THE_FIRST = 1_000

const product = (last: number) => `'01980000-0000-7000-8000-0000000000${last.toString(16).padStart(2, '0')}'::uuid`
const catalogue = Array.from({ length: 17 }, (_, at) => product(at + 1))
const recurring = catalogue.slice(5, 10)
const oneProduct = (salt: number, among: string[]) => `(array[${among.join(',')}])[1 + ${number(salt, among.length, 1.5)}]`
const cents = (salt: number, most: number) => `(100 * (50 + ${number(salt, most, 2)}))`

const payment = (salt: number) => oneOf(salt, ['Card', 'Bank transfer', 'Direct debit', 'Cheque'], 1.5)

export const orders: TableMaker = {
  table: 'orders',
  count: (totals) => totals.orders,
  insert: ({ orders: total, organizations }) => `
    insert into orders (id, organization_id, product_id, company, last_name, first_name, email, origin, total_cents,
      deposit_cents, ordered_on, deposit_payment_type, balance_cents, balance_on, balance_payment_type, paid_cents,
      is_paid_totally, is_balance_paid, has_vat, vat_number, created_at, updated_at, deleted_at)
    select ${idOf('orders', total)},
      case when i <= ${OF_THE_FIRST} then ${idOf('organizations', organizations, '1')}
        when ${chance(220, 0.9)} then ${idOf('organizations', organizations, `(2 + ${number(221, organizations - 1)})`)} end,
      case when ${chance(222, 0.98)} then ${oneProduct(223, catalogue)} end,
      case when ${chance(224, 0.4)} then ${oneOf(225, words.places)} || ' ' || ${oneOf(226, words.trades)} end,
      last_name, ${oneOf(227, words.firstNames, 1.5)},
      case when ${chance(228, 0.9)} then lower(replace(last_name, '''', '')) || '.' || (i / 4) || '@mail.example' end,
      case when ${chance(229, 0.95)} then ${oneOf(230, ['main', 'second'], 1.5)} end,
      price, price / 2, ${day(231, '2020-01-06', 2190)}, ${payment(232)}, price - price / 2,
      case when is_paid then ${day(233, '2020-02-06', 2190)} end, case when is_paid then ${payment(234)} end,
      case when is_paid then price else price / 2 end, is_paid, is_paid, has_vat,
      case when has_vat then 'IE' || (1000000 + i) || 'W' end, ${madeAt(total)}, ${madeAt(total)} + interval '9 days',
      case when ${chance(235, 0.02)} and i > ${OF_THE_FIRST} then ${madeAt(total)} + interval '90 days' end
    from generate_series($1::bigint, $2::bigint) i, lateral (select ${oneOf(236, words.lastNames, 1.5)} as last_name,
      ${cents(237, 2_000)} as price, ${chance(238, 0.7)} as is_paid, ${chance(239, 0.4)} as has_vat) drawn`,
}

/** One at most for each organization, the first ones among them. */
export const subscriptions: TableMaker = {
  table: 'subscriptions',
  count: (totals) => totals.subscriptions,
  insert: ({ subscriptions: total, organizations }) => `
    insert into subscriptions (id, organization_id, product_id, plan, starting_date, status, created_at, updated_at)
    select ${idOf('subscriptions', total)}, ${idOf('organizations', organizations)}, ${oneProduct(240, recurring)},
      ${oneOf(241, ['12', '6'], 1.5)}::smallint, ${day(242, '2021-01-01', 1800)},
      ${oneOf(243, ['CURRENT', 'UNPAID', 'CANCELLED'], 2)}, ${madeAt(total)}, ${madeAt(total)}
    from generate_series($1::bigint, $2::bigint) i`,
}

export const subscriptionOrders: TableMaker = {
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
