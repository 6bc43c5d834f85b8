import type { DatedChange } from '@registrar/domain/registers/value-of-day'
import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import { type RawBuilder, sql } from 'kysely'
import { isId } from '#platform/database/ids'
import type { Db } from '#platform/database/database'
import { startOfDay } from '#platform/database/start-of-day'
import { addressLine } from './particulars.queries.ts'

/** What registers say of somebody as at a day, and by which fields of the records. */
const readers = {
  name: (values: Values) => values['name'] ?? null,
  address: (values: Values) =>
    values['address'] ??
    addressLine(
      ['addressStreet1', 'addressCity1', 'addressState1', 'addressZip1', 'addressCountry1'].map((name) => values[name]),
    ),
  nationality: (values: Values) => values['nationality'] ?? null,
  occupation: (values: Values) => values['occupation'] ?? null,
} satisfies Record<string, (values: Values) => string | null>

type DatedField = keyof typeof readers

type Values = Record<string, string | null>
type Line = { id: string; on: IsoDate; fields: Record<string, [string | null, string | null]>; now: Values }

const loggedFields = [
  'name',
  'address',
  'nationality',
  'occupation',
  'addressStreet1',
  'addressCity1',
  'addressState1',
  'addressZip1',
  'addressCountry1',
]

/**
 * The day of a line `c` of the change log. A move, or a change of an officer, that made a filing is of the day that it was filed for; any
 * other change of the day on which it was entered (OWN-13).
 */
export const dayOfChange = (timeZone: string): RawBuilder<IsoDate> => sql`coalesce(
  (select min(r.after -> 'event_date') from row_changes r where r.save_id = c.save_id and r.table_name = 'filings'
    and r.before is null and r.after -> 'kind' in ('B2', 'F4', 'B10', 'F3')),
  to_char(c.at at time zone ${timeZone}, 'YYYY-MM-DD'))`

const readLines = async (db: Db, ids: readonly string[], timeZone: string, since: IsoDate | null): Promise<Line[]> => {
  const { rows } = await sql<Line>`
    select c.record_id as id,
      ${dayOfChange(timeZone)} as on,
      (select jsonb_object_agg(key, value) from jsonb_each(c.fields) where key = any(${loggedFields}::text[])) as fields,
      case when p.id is null then jsonb_build_object('name', o.name, 'address', d.address)
        else jsonb_build_object('nationality', p.nationality, 'occupation', p.occupation, 'addressStreet1', p.street,
          'addressCity1', p.city, 'addressState1', p.state, 'addressZip1', p.zip, 'addressCountry1', p.country) end as now
    from changes c
    left join people p on p.id = c.record_id
    left join organizations o on o.id = c.record_id
    left join organization_details d on d.organization_id = o.id
    where c.record_type in ('person', 'organization') and c.record_id = any(${ids}::uuid[]) and c.action = 'updated'
      and c.fields ?| ${loggedFields}::text[]
      and ${since === null ? sql`true` : sql`c.at >= ${startOfDay(since, timeZone)}`}
    order by c.record_id, c.id desc`.execute(db)
  return rows
}

const ERASED = '[erased]'
const isReadable = ({ from, to }: DatedChange) => !`${from}${to}`.includes(ERASED)

// Goes back from what the record says now, one save after the other.
const changesOf = (lines: readonly Line[]): Record<DatedField, DatedChange[]> => {
  let after: Values = lines[0]?.now ?? {}
  const found = lines.map(({ on, fields }) => {
    const to = after
    after = { ...to, ...Object.fromEntries(Object.entries(fields).map(([name, [before]]) => [name, before])) }
    return { on, from: after, to }
  })
  const of = (field: DatedField): DatedChange[] =>
    found
      .map(({ on, from, to }) => ({ on, from: readers[field](from), to: readers[field](to) }))
      .filter(isReadable)
      .toReversed()
  return { name: of('name'), address: of('address'), nationality: of('nationality'), occupation: of('occupation') }
}

/** The changes of names, addresses, nationalities and occupations, by the id of the person or company. */
export type DatedChanges = ReadonlyMap<string, Record<DatedField, DatedChange[]>>

/**
 * What changed after a day of what registers say of people and companies, oldest first; without a day everything that ever changed
 * (OWN-13). A move is of the day that was said.
 */
export const listDatedChanges = async (
  db: Db,
  ids: readonly string[],
  { timeZone, after }: { timeZone: string; after: IsoDate | null },
): Promise<DatedChanges> => {
  const known = ids.filter(isId)
  if (known.length === 0) return new Map()
  const lines = await readLines(db, known, timeZone, after && addDays(after, 1))
  return new Map([...Map.groupBy(lines, ({ id }) => id)].map(([id, own]) => [id, changesOf(own)]))
}
