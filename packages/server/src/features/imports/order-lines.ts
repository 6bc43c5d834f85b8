import { ALREADY_THERE, severalFit } from '@registrar/domain/imports/import-run'
import { notAnOrder, repeatedTotals } from '@registrar/domain/imports/standing'
import { newOrder } from '@registrar/domain/orders/new-order'
import type { Order } from '@registrar/domain/orders/order'
import { resolveOrderVat } from '@registrar/domain/orders/order-vat'
import { comparableText } from '@registrar/domain/shared/fold-text'
import { plainMessage } from '@registrar/domain/shared/plain-message'
import { listOrders } from '#features/orders'
import type { Config } from '#platform/config'
import type { Tx } from '#platform/database/database'
import { findFittingOrders, type OrderOfLine, orderTexts } from './fitting-orders.queries.ts'
import {
  differingFields,
  inBatches,
  inTurn,
  type LineContext,
  type LineOutcome,
  type LinesWriter,
  nameOf,
  problemsOf,
  type ReadLine,
  refused,
  type ReportedLine,
  textOf,
  withRefusals,
} from './import-line.ts'
import { findMatchingCompanies } from './imports.queries.ts'
import { createOrderWrites, type OrderWrites } from './order-writes.ts'

const brandOf = ({ brands }: Config, name: unknown): unknown => {
  const found = Object.entries(brands).find(([code, label]) =>
    [code, label].some((known) => comparableText(known) === comparableText(String(name))),
  )
  return found?.[0] ?? name
}

const NO_VAT_KNOWN = { noVat: false, withVat: false, vatNumber: null }

/** The values of a line as an order has them once they are written: VAT is on or off, never both (ORD-5). */
const asWritten = (values: Record<string, unknown>): Record<string, unknown> => {
  const vat = Object.entries(resolveOrderVat(NO_VAT_KNOWN, values))
  return { ...values, ...Object.fromEntries(vat.filter(([field]) => field in values)) }
}

type OrderLine = ReadLine & OrderOfLine & { fitting: readonly Order[] }

/** Whether the order that one line makes may be the one that a later line means; false only when it certainly is not. */
const mayFit = (made: OrderOfLine, { values, companyIds }: OrderOfLine): boolean => {
  const differs = [...orderTexts, 'dateOrder'].some(
    (field) => values[field] !== undefined && values[field] !== made.values[field],
  )
  const isOfOthers = values['cro'] !== undefined && !made.companyIds.some((id) => companyIds.includes(id))
  const product = values['product']
  const isOther =
    product !== undefined && comparableText(textOf(product)) !== comparableText(textOf(made.values['product']))
  return !differs && !isOfOthers && !isOther
}

const findOrders = async (tx: Tx, lines: readonly OrderOfLine[]): Promise<Order[][]> => {
  const fitting = await findFittingOrders(tx, lines)
  const orders = new Map((await listOrders(tx, [...new Set(fitting.flat())])).map((order) => [order._id, order]))
  return fitting.map((ids) => ids.flatMap((id) => orders.get(id) ?? []))
}

const writeOrder = async (line: OrderLine, tx: Tx, writes: OrderWrites): Promise<LineOutcome> => {
  const { cro, organization, orderStatus: _status, currency: _currency, orderNumber: _number, ...values } = line.values
  const name = textOf(values['company'] ?? organization ?? cro) || nameOf(values)
  let { fitting } = line
  if (writes.hasMade((made) => mayFit(made, line))) {
    await writes.flush()
    fitting = (await findOrders(tx, [line]))[0] ?? []
  }

  // The search compares the organization and the product.
  const { product: _, ...compared } = asWritten(values)
  if (fitting.some((order) => differingFields(order, compared).length === 0))
    return { outcome: 'skipped', name, reason: ALREADY_THERE }

  const { companyIds } = line
  const isOfOrganization = cro !== undefined || organization !== undefined
  if (isOfOrganization && companyIds.length === 0) return refused(name, 'There is no such organization.')
  if (companyIds.length > 1) return refused(name, severalFit('organizations'))

  const sent = companyIds[0] ? { ...values, organizationId: companyIds[0] } : { ...values, newOrganization: true }
  const checked = newOrder.safeParse({ totalPaid: 0, ...sent }, { error: plainMessage })
  if (!checked.success) return refused(name, problemsOf('orders', checked.error))

  writes.create({ line, order: checked.data })
  return { outcome: 'made', name, reason: '' }
}

const readBatch = async (batch: readonly ReadLine[], { tx, config }: LineContext): Promise<OrderLine[]> => {
  const lines = batch.map((line) => {
    const { from } = line.values
    return from === undefined ? line : { ...line, values: { ...line.values, from: brandOf(config, from) } }
  })
  const companies = await findMatchingCompanies(
    tx,
    lines.map(({ values }) => ({ cro: values['cro'], company: values['organization'] })),
  )
  const withCompanies = lines.map((line, place) => ({ ...line, companyIds: companies[place] ?? [] }))
  const fitting = await findOrders(tx, withCompanies)
  return withCompanies.map((line, place) => ({ ...line, fitting: fitting[place] ?? [] }))
}

// Which lines are no orders, and which repeat the total of another one.
const refuseSome = (lines: readonly ReadLine[]): { orders: ReadLine[]; others: ReportedLine[] } => {
  const reasons = new Map(
    lines.flatMap(({ line, values }) => {
      const reason = notAnOrder(values)
      return reason === undefined ? [] : [[line, reason] as const]
    }),
  )
  const standing = lines.filter(({ line }) => !reasons.has(line))
  const repeated = repeatedTotals(standing)
  const others = lines.flatMap(({ line, firstCell }) => {
    const reason = reasons.get(line) ?? repeated.get(line)
    return reason === undefined ? [] : [{ line, ...refused(firstCell, reason) }]
  })
  return { orders: standing.filter(({ line }) => !repeated.has(line)), others }
}

/** Writes the lines of a file of orders: read, compared and written many at once, with what each does decided in its turn. */
export const writeOrders: LinesWriter = async (lines, context) => {
  const { tx, session, progress } = context
  const { orders, others } = refuseSome(lines)
  const writes = createOrderWrites(tx, session)
  const reported = await inBatches({ lines: orders, progress }, async (batch) => {
    writes.begin()
    const read = await readBatch(batch, context)
    const outcomes = await inTurn(read, (line) => writeOrder(line, tx, writes))
    await writes.flush()
    return outcomes
  })
  return [...others, ...withRefusals(reported, lines, writes.refusals)]
}
