import { type OwnNumber, type SharedNumber, sharedNumberWarnings } from '@registrar/domain/organizations/shared-numbers'
import { croKey, taxKey } from '@registrar/domain/shared/number-keys'
import type { RecordWarning } from '@registrar/domain/shared/record-warning'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'

type TypedNumbers = {
  cro?: string | null | undefined
  coroporationTaxNumber?: string | null | undefined
}

/** How many organizations with one number are named. */
const MAX_SHARED = 5

const ownTaxKey = (table: string) =>
  sql`(select tax_key(d.corporation_tax_number) from organization_details d where d.organization_id = ${sql.ref(`${table}.id`)})`

const withCro = (key: unknown) => sql`
  select 'cro' as by, s.id, s.name from organizations s where s.deleted_at is null and cro_key(s.cro) = ${key} and ${key} <> ''`
const withTax = (key: unknown) => sql`
  select 'tax', s.id, s.name from organization_details d join organizations s on s.id = d.organization_id
  where s.deleted_at is null and d.corporation_tax_number is not null and tax_key(d.corporation_tax_number) = ${key} and ${key} <> ''`

/** The warnings of numbers that are typed for an organization: those that others have too (ORG-35). `except`: itself, if it exists. */
export const warnOfNumbers = async (
  db: Db | Tx,
  { cro, coroporationTaxNumber }: TypedNumbers,
  except?: string,
): Promise<RecordWarning[]> => {
  const [croNumber, taxNumber] = [croKey(cro ?? ''), taxKey(coroporationTaxNumber ?? '')]
  if (croNumber === '' && taxNumber === '') return []

  const itself = except !== undefined && isId(except) ? except : null
  const { rows } = await sql<SharedNumber>`
    select by, id as "_id", name from (
      select *, row_number() over (partition by by order by id) as place
      from (${withCro(sql`${croNumber}::text`)} union all ${withTax(sql`${taxNumber}::text`)}) as shared
      where id is distinct from ${itself}::uuid
    ) as others where place <= ${MAX_SHARED} order by by, id`.execute(db)
  return sharedNumberWarnings(rows)
}

/** The warnings of the numbers that stored organizations have, by the ids of these organizations (ORG-35). */
export const findNumberWarnings = async (
  db: Db | Tx,
  ids: readonly string[],
): Promise<Map<string, RecordWarning[]>> => {
  const { rows } = await sql<SharedNumber & { of: string; by: OwnNumber }>`
    select o.id as of, others.by, others.id as "_id", others.name
    from organizations o cross join lateral (
      select *, row_number() over (partition by by order by id) as place
      from (${withCro(sql`cro_key(o.cro)`)} union all ${withTax(ownTaxKey('o'))}) as shared
      where id <> o.id
    ) as others
    where o.id = any(${[...ids]}::uuid[]) and others.place <= ${MAX_SHARED}
    order by 1, 2, 3`.execute(db)
  return new Map([...Map.groupBy(rows, (row) => row.of)].map(([id, shared]) => [id, sharedNumberWarnings(shared)]))
}
