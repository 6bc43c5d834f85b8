import { newOrder } from '@registrar/domain/orders/new-order'
import { newSubscription } from '@registrar/domain/subscriptions/subscription'
import { periodsStartedBefore, periodStart } from '@registrar/domain/subscriptions/payment-periods'
import type { Product } from '@registrar/domain/products/product'
import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import { toEuros } from '@registrar/domain/shared/money'
import { sql } from 'kysely'
import type * as z from 'zod'
import { createOrder } from '#features/orders'
import { searchProducts } from '#features/products'
import { createSubscription, updateSubscription } from '#features/subscriptions'
import type { DemoOrganization, Firm, Maker } from './firm.ts'
import { emailAddressOf, personName } from './names.ts'

/** Orders of customers whose organization does not exist yet. */
const WITHOUT_ORGANIZATION = 25
const paymentTypes = ['Card', 'Bank transfer', 'Stripe', 'Cheque']

// Half paid at once, others a deposit and a balance, some nothing yet; a few in cents that no float adds up.
const payment = ({ random }: Firm, day: IsoDate) => {
  const total = random.pick([9900, 24_900, 39_990, 60_010, 120_030, 250_000])
  const state = random.pick(['all', 'all', 'all', 'deposit', 'balance', 'nothing'] as const)
  const deposit = Math.round(total * 0.3)
  const isPaid = state === 'all' || state === 'balance'
  const withVat = random.chance(25)
  return {
    totalAmountOrder: toEuros(total),
    totalPaid: toEuros(isPaid ? total : state === 'deposit' ? deposit : 0),
    paidTotaly: isPaid,
    paymentTypeDeposit: state === 'nothing' ? null : random.pick(paymentTypes),
    amountDeposit: state === 'nothing' ? 0 : toEuros(state === 'all' ? total : deposit),
    ...((state === 'deposit' || state === 'balance') && {
      amountBalanceToPaid: toEuros(total - deposit),
      dateOfBalance: addDays(day, random.whole(10, 60)),
      balancePaid: state === 'balance',
      paymentTypeBalance: state === 'balance' ? random.pick(paymentTypes) : null,
    }),
    from: random.pick(['main', 'main', 'second', null] as const),
    withVat,
    vatNumber: withVat ? `IE${random.whole(1_000_000, 9_999_999)}T` : null,
    noVat: !withVat && random.chance(30),
    comment: random.chance(10) ? 'Invoice sent by email.' : null,
  }
}

const order = (firm: Firm, fields: z.input<typeof newOrder> & { dateOrder: IsoDate }) => {
  const { session } = firm.random.pick(firm.accounts)
  return createOrder(firm.db, newOrder.parse({ ...payment(firm, fields.dateOrder), ...fields }), session)
}

const customer = ({ random }: Firm) => {
  const name = personName(random, random.chance(50) ? 'irish' : 'french')
  return { ...name, email: random.chance(80) ? emailAddressOf(name, 'mail.example') : null }
}

// Most are paid up; some have one or two periods missing, a few were cancelled.
const subscribe = async (firm: Firm, organization: DemoOrganization, product: Product) => {
  const { db, random, today, accounts } = firm
  const { session } = random.pick(accounts)
  const plan = random.pick([1, 6, 12, 12])
  const startingDate = addDays(today, -random.whole(10, plan * 30 * 4))
  const subscription = newSubscription.parse({
    organizationId: organization.id,
    productId: product._id,
    plan,
    startingDate,
  })
  const id = await createSubscription(db, subscription, session)
  const missing = random.pick([0, 0, 0, 1, 2])
  const paid = Math.max(0, periodsStartedBefore(startingDate, plan, today) - missing)
  for (let period = 0; period < paid; period += 1) {
    const dateOrder = periodStart(startingDate, plan, period)
    const addedOrder = await order(firm, { organizationId: organization.id, productId: product._id, dateOrder })
    await updateSubscription(db, id, { addedOrder }, today, session)
  }
  const status = missing === 2 ? ('UNPAID' as const) : random.chance(10) ? ('CANCELLED' as const) : undefined
  if (status) await updateSubscription(db, id, { status }, today, session)
}

/** Orders of most organizations and of some that do not exist yet, and subscriptions with the orders that pay them. */
export const makeOrders: Maker = async (firm) => {
  const { db, random, today, organizations } = firm
  const products = await searchProducts(db, { fetchAll: true })
  const packs = products.filter((product) => !product.subscription)
  const recurring = products.filter((product) => product.subscription)
  for (const { id: organizationId, name } of organizations.filter(() => random.chance(60))) {
    const dateOrder = addDays(today, -random.whole(1, 900))
    const productId = random.pick(packs)._id
    await order(firm, { ...customer(firm), organizationId, company: name, productId, dateOrder })
  }
  for (let count = 0; count < WITHOUT_ORGANIZATION; count += 1) {
    const dateOrder = addDays(today, -random.whole(0, 60))
    // A name that the catalogue does not have, as an old order form wrote it.
    const product = random.chance(15) ? 'Starter pack 2014' : random.pick(packs).name
    await order(firm, { ...customer(firm), newOrganization: true, product, dateOrder })
  }
  for (const organization of random.some(organizations, 40)) await subscribe(firm, organization, random.pick(recurring))
  await sql`
    update orders set created_at = least(ordered_on + time '10:00', now()), updated_at = least(ordered_on + time '10:00', now())`.execute(
    db,
  )
  await sql`
    update changes c set at = o.created_at from orders o where c.record_id = o.id and c.action = 'created'`.execute(db)
}
