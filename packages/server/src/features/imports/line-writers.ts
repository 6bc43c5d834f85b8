import { ALREADY_THERE, type ImportKindName, severalFit } from '@registrar/domain/imports/import-run'
import { newOrder } from '@registrar/domain/orders/new-order'
import { resolveOrderVat } from '@registrar/domain/orders/order-vat'
import { comparableText } from '@registrar/domain/shared/fold-text'
import { plainMessage } from '@registrar/domain/shared/plain-message'
import { createOrder, listOrders } from '#features/orders'
import { importOrganizations } from '#features/organizations'
import type { Config } from '#platform/config'
import {
  differingFields,
  type LinesWriter,
  type LineWriter,
  nameOf,
  problemsOf,
  refused,
  textOf,
  writeEach,
} from './import-line.ts'
import { findFittingOrders, findMatchingCompanies } from './imports.queries.ts'
import { writePerson } from './person-lines.ts'
import { writeLinks } from './link-lines.ts'

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

const writeOrder: LineWriter = async ({ cro, organization, ...values }, { tx, session, config }) => {
  if (values['from'] !== undefined) values['from'] = brandOf(config, values['from'])
  const name = textOf(values['company'] ?? organization ?? cro) || nameOf(values)
  const companies = await findMatchingCompanies(tx, { cro, company: organization })

  // The search compares the organization and the product.
  const { product: _, ...compared } = asWritten(values)
  const fitting = await findFittingOrders(tx, { ...values, cro, organization }, companies)
  const orders = await listOrders(tx, fitting)
  if (orders.some((order) => differingFields(order, compared).length === 0))
    return { outcome: 'skipped', name, reason: ALREADY_THERE }

  const isOfOrganization = cro !== undefined || organization !== undefined
  if (isOfOrganization && companies.length === 0) return refused(name, 'There is no such organization.')
  if (companies.length > 1) return refused(name, severalFit('organizations'))

  const sent = companies[0] ? { ...values, organizationId: companies[0] } : { ...values, newOrganization: true }
  const checked = newOrder.safeParse({ totalPaid: 0, ...sent }, { error: plainMessage })
  if (!checked.success) return refused(name, problemsOf('orders', checked.error))

  await createOrder(tx, checked.data, session)
  return { outcome: 'made', name, reason: '' }
}

const eachLine =
  (write: LineWriter): LinesWriter =>
  (lines, context) =>
    writeEach(lines, context.progress, ({ values }) => write(values, context))

/** How the lines of each kind are written (IMP-4). */
export const lineWriters: Record<ImportKindName, LinesWriter> = {
  organizations: importOrganizations,
  people: eachLine(writePerson),
  links: writeLinks,
  orders: eachLine(writeOrder),
}
