import type { ImportKindName, ImportRun } from '@registrar/domain/imports/import-run'
import { companyNameKey } from '@registrar/domain/shared/name-key'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { answeredPage } from '#platform/lists/answered-page'
import { offsetOf, type Page } from '#platform/lists/search-list'

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const findCompanies = async (tx: Tx, cro: string | null, name: string | null): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from organizations where deleted_at is null and case when ${cro}::text is not null
      then cro_key(cro) = cro_key(${cro ?? ''}) and cro_key(cro) <> ''
      else name_key = ${companyNameKey(name ?? '')} and name_key <> '' end
    order by created_at, id limit 10`.execute(tx)
  return rows.map(({ id }) => id)
}

/**
 * The organizations that a line may mean: by CRO number; without one by name, and if none has that name, by a CRO number in
 * its place (IMP-4).
 */
export const findMatchingCompanies = async (tx: Tx, line: { cro?: unknown; company?: unknown }): Promise<string[]> => {
  const [cro, company] = [textOrNull(line.cro), textOrNull(line.company)]
  if (cro === null && company === null) return []

  const found = await findCompanies(tx, cro, company)
  return found.length === 0 && cro === null ? findCompanies(tx, company, null) : found
}

// The blanks that surround a cell are not part of what it says.
const BLANKS = ' \t\n\v\f\r\u00A0'

const orderTexts = {
  company: sql`company`,
  lastName: sql`last_name`,
  firstName: sql`first_name`,
  email: sql`email`,
}

// Without case and accents, as the catalogue finds a product (ORD-6).
const productName = sql`btrim(fold_text(coalesce((select name from products where id = product_id), product_name)), ${BLANKS})`

/**
 * The orders, the oldest first, that have what a line says of day, customer, organization and product (IMP-4). `companyIds`: the
 * organizations that the line may mean. An order of one in the bin is found by its name, when the line gives no CRO number.
 */
export const findFittingOrders = async (
  tx: Tx,
  line: Record<string, unknown>,
  companyIds: readonly string[],
): Promise<string[]> => {
  const [day, cro, organization, product] = ['dateOrder', 'cro', 'organization', 'product'].map((field) =>
    textOrNull(line[field]),
  )
  const conditions = Object.entries(orderTexts).flatMap(([field, stored]) => {
    const value = textOrNull(line[field])
    return value === null ? [] : [sql`btrim(${stored}, ${BLANKS}) = ${value}`]
  })
  if (day) conditions.push(sql`ordered_on = ${day}::date`)
  if (product) conditions.push(sql`${productName} = fold_text(${product})`)
  if (cro) conditions.push(sql`organization_id = any(${companyIds}::uuid[])`)
  else if (organization)
    conditions.push(
      sql`(organization_id = any(${companyIds}::uuid[]) or sort_organization = fold_text(${organization}))`,
    )

  const { rows } = await sql<{ id: string }>`
    select id from orders where ${sql.join([sql`deleted_at is null`, ...conditions], sql` and `)}
    order by created_at, id limit 500`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The field that the latest import of a kind gave to each heading (IMP-2). */
export const readRememberedColumns = async (
  db: Db | Tx,
  kind: ImportKindName,
): Promise<Record<string, string | null>> => {
  const rows = await db
    .selectFrom('import_runs')
    .select('columns')
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute()
  return Object.assign({}, ...rows.map(({ columns }) => columns).toReversed()) as Record<string, string | null>
}

/** The imports that were written, the latest first. */
export const searchImports = async (
  db: Db,
  { page, limit }: { page: number; limit: number },
): Promise<Page<ImportRun>> => {
  const [rows, counted] = await Promise.all([
    db
      .selectFrom('import_runs as r')
      .leftJoin('users as u', 'u.id', 'r.user_id')
      .select(['r.id', 'r.kind', 'r.file_name', 'r.created_at', 'r.undone_at'])
      .select(['r.made', 'r.updated', 'r.skipped', 'r.refused', 'u.id as userId'])
      .select(fullName('u').$castTo<string | null>().as('userName'))
      .orderBy('r.created_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(limit)
      .offset(offsetOf({ page, limit }))
      .execute(),
    db
      .selectFrom('import_runs')
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow(),
  ])

  const data = rows.map(({ id, kind, userId, ...row }) => ({
    _id: id,
    kind: kind as ImportKindName,
    fileName: row.file_name,
    user: userId === null ? null : { _id: userId, name: row.userName ?? '' },
    at: row.created_at,
    counts: { made: row.made, updated: row.updated, skipped: row.skipped, refused: row.refused },
    undoneAt: row.undone_at,
  }))
  return answeredPage(data, counted.total, limit)
}
