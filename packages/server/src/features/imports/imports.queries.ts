import type { ImportKindName, ImportRun } from '@registrar/domain/imports/import-run'
import { companyNameKey } from '@registrar/domain/shared/name-key'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { answeredPage } from '#platform/lists/answered-page'
import { offsetOf, type Page } from '#platform/lists/search-list'

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

type Found = { given: string; ids: string[] }

const findCompaniesByCro = async (tx: Tx, cros: readonly string[]): Promise<Map<string, string[]>> => {
  const { rows } = await sql<Found>`
    select given, array(select id from organizations where deleted_at is null and cro_key(cro) = cro_key(given) and cro_key(cro) <> ''
      order by created_at, id limit 10) as ids
    from unnest(${[...new Set(cros)]}::text[]) as given`.execute(tx)
  return new Map(rows.map(({ given, ids }) => [given, ids]))
}

const findCompaniesByName = async (tx: Tx, keys: readonly string[]): Promise<Map<string, string[]>> => {
  const { rows } = await sql<Found>`
    select given, array(select id from organizations where deleted_at is null and name_key = given and name_key <> ''
      order by created_at, id limit 10) as ids
    from unnest(${[...new Set(keys)]}::text[]) as given`.execute(tx)
  return new Map(rows.map(({ given, ids }) => [given, ids]))
}

type CompanyOfLine = { cro?: unknown; company?: unknown }

/**
 * The organizations that each line may mean: by CRO number; without one by name, and if none has that name, by a CRO number in
 * its place (IMP-4).
 */
export const findMatchingCompanies = async (tx: Tx, lines: readonly CompanyOfLine[]): Promise<string[][]> => {
  const given = lines.map(({ cro, company }) => ({ cro: textOrNull(cro), company: textOrNull(company) }))
  const numbers = given.flatMap(({ cro, company }) => cro ?? company ?? [])
  const byCro = await findCompaniesByCro(tx, numbers)
  const named = given.flatMap(({ cro, company }) => (cro === null && company !== null ? [companyNameKey(company)] : []))
  const byName = await findCompaniesByName(tx, named)

  return given.map(({ cro, company }) => {
    if (cro !== null || company === null) return byCro.get(cro ?? '') ?? []
    const ofName = byName.get(companyNameKey(company)) ?? []
    return ofName.length > 0 ? ofName : (byCro.get(company) ?? [])
  })
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
