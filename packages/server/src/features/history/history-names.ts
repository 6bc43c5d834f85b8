import { type HistoryRecordType } from '@registrar/domain/history/history-entry'
import { loggedFields } from '@registrar/domain/history/logged-fields'
import { sql } from 'kysely'
import type { FieldChanges } from '#platform/commands/change-log'
import type { Config } from '#platform/config'
import type { Db, Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { isId } from '#platform/database/ids'

const idsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return isId(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (typeof value !== 'object' || value === null) return []
  if ('userId' in value) return idsIn(value.userId)
  if ('personId' in value) return idsIn(value.personId)
  if ('organizationId' in value) return idsIn(value.organizationId)
  return []
}

const NAMED_KINDS = new Set([
  'organization',
  'person',
  'product',
  'subscription',
  'orders',
  'records',
  'users',
  'shareParties',
  'shareClass',
])

const namedIds = (recordType: HistoryRecordType, fields: FieldChanges): string[] =>
  Object.entries(fields).flatMap(([field, values]) => {
    const kind = loggedFields[recordType][field]?.kind
    return kind && NAMED_KINDS.has(kind) ? values.flatMap(idsIn) : []
  })

/** The names of records of any kind, in one query: of deleted ones too, and of those that were merged into another. */
export const readNames = async (db: Db | Tx, ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map()

  const found = await sql<{ id: string; name: string }>`
    select id, name from organizations where id = any(${ids}::uuid[])
    union all select id, ${fullName('people')} from people where id = any(${ids}::uuid[])
    union all select id, name from share_classes where id = any(${ids}::uuid[])
    union all select id, name from products where id = any(${ids}::uuid[])
    union all select id, ${fullName('users')} from users where id = any(${ids}::uuid[])
    union all
    select s.id, p.name from subscriptions s join products p on p.id = s.product_id where s.id = any(${ids}::uuid[])
    union all
    select id, concat_ws(', ', product_name, to_char(ordered_on, 'DD/MM/YYYY'), nullif(concat_ws(' ', first_name, last_name), ''))
    from orders where id = any(${ids}::uuid[])
    union all
    select m.merged_id, coalesce(r.before -> 'name', trim(concat_ws(' ', r.before -> 'first_name', r.before -> 'last_name')))
    from merges m join row_changes r on r.save_id = m.save_id and r.after is null
      and r.table_name in ('organizations', 'people') and r.record_id = m.merged_id
    where m.merged_id = any(${ids}::uuid[]) and m.undone_at is null`.execute(db)

  return new Map(found.rows.map(({ id, name }) => [id, name]))
}

/** The changed fields of a record of a kind, as the change log has them. */
type LoggedFields = { recordType: HistoryRecordType; fields: FieldChanges }

/** The names behind the ids and the brands in logged fields, in one query. */
export const namesIn = async (
  db: Db,
  logged: readonly LoggedFields[],
  brands: Config['brands'],
): Promise<(id: string) => string | undefined> => {
  const ids = logged.flatMap(({ recordType, fields }) => namedIds(recordType, fields))
  const found = await readNames(db, [...new Set(ids)])
  const names = new Map([...found, ...Object.entries(brands)])

  return (id) => names.get(id) || undefined
}
