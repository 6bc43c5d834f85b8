import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/database'

/** What a line says of an order. `companyIds`: the organizations that it may mean. */
export type OrderOfLine = { values: Readonly<Record<string, unknown>>; companyIds: readonly string[] }

// The blanks that surround a cell are not part of what it says.
const BLANKS = ' \t\n\v\f\r\u00A0'

/** The texts of an order that are compared as they are written. */
export const orderTexts = ['company', 'lastName', 'firstName', 'email'] as const

const compared = [...orderTexts, 'dateOrder', 'product', 'cro', 'organization'] as const
type Compared = (typeof compared)[number]

const trimmed = (column: string) => sql`btrim(${sql.ref(column)}, ${BLANKS})`

// Without case and accents, as the catalogue finds a product (ORD-6).
const productName = sql`btrim(fold_text(coalesce((select name from products where id = product_id), product_name)), ${BLANKS})`
const isOfCompanies = sql`organization_id = any(given.companies)`

const conditionOf: Record<Compared, RawBuilder<unknown>> = {
  company: sql`${trimmed('orders.company')} = given.company`,
  lastName: sql`${trimmed('orders.last_name')} = given."lastName"`,
  firstName: sql`${trimmed('orders.first_name')} = given."firstName"`,
  email: sql`${trimmed('orders.email')} = given.email`,
  dateOrder: sql`ordered_on = given."dateOrder"`,
  product: sql`${productName} = fold_text(given.product)`,
  cro: isOfCompanies,
  // An order of an organization in the bin is found by its name, when the line gives no CRO number.
  organization: sql`(${isOfCompanies} or sort_organization = fold_text(given.organization))`,
}

const isGiven = (value: unknown): boolean => typeof value === 'string' && value !== ''

const givenFields = ({ values }: OrderOfLine): Compared[] =>
  compared.filter((field) => isGiven(values[field]) && !(field === 'organization' && isGiven(values['cro'])))

/** What a line gives of an order; lines that give the same are looked up once. */
type Given = { fields: readonly Compared[]; values: Readonly<Record<string, unknown>> }

const givenBy = (line: OrderOfLine): Given => {
  const fields = givenFields(line)
  const texts = Object.fromEntries(fields.map((field) => [field, line.values[field]]))
  return { fields, values: { ...texts, companies: line.companyIds } }
}

// Joined, so that PostgreSQL reads the orders once where no index tells them apart: many orders of one day, or lines without a day.
const findOfFields = async (tx: Tx, fields: readonly Compared[], given: readonly Given['values'][]) => {
  const conditions = [sql`deleted_at is null`, ...fields.map((field) => conditionOf[field])]
  const placed = given.map((values, place) => ({ ...values, place }))

  const { rows } = await sql<{ place: number; ids: string[] }>`
    select given.place, (array_agg(orders.id order by orders.created_at, orders.id))[:500] as ids
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as given (place int, companies uuid[], company text, "lastName" text,
      "firstName" text, email text, "dateOrder" date, product text, cro text, organization text)
    join orders on ${sql.join(conditions, sql` and `)}
    group by given.place`.execute(tx)
  return rows
}

/**
 * The orders, the oldest first and 500 at most, that have what each line says of day, customer, organization and product (IMP-4): one
 * query for all lines that give the same fields.
 */
export const findFittingOrders = async (tx: Tx, lines: readonly OrderOfLine[]): Promise<string[][]> => {
  const given = lines.map((line) => JSON.stringify(givenBy(line)))
  const different = [...new Set(given)].map((text) => ({ text, ...(JSON.parse(text) as Given) }))
  const found = new Map<string | undefined, string[]>()

  for (const alike of Map.groupBy(different, ({ fields }) => fields.join()).values()) {
    const [first] = alike
    // One query for each set of fields, not for each line
    const rows = await findOfFields(
      tx,
      first?.fields ?? [],
      alike.map(({ values }) => values),
    )
    for (const { place, ids } of rows) found.set(alike[place]?.text, ids)
  }
  return given.map((text) => found.get(text) ?? [])
}
