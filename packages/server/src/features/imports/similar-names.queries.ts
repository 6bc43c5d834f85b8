import type { NameLikeness } from '@registrar/domain/imports/similar-names'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'

/** So many records of one name are read. */
const MAX_OF_A_NAME = 20

const KEYS_AT_ONCE = 5000

/** A record that has one of the names that were asked for, or had it before. */
export type KnownName = {
  key: string
  likeness: Exclude<NameLikeness, 'near'>
  _id: string
  name: string
  birth: string | null
}

const tables = {
  organizations: {
    present: sql`select name_key, id, name, null::text as birth from organizations where deleted_at is null`,
    former: sql`select f.name_key, o.id, o.name, null::text as birth from former_company_names f
      join organizations o on o.id = f.organization_id where o.deleted_at is null and f.name <> ''`,
    keys: sql`organizations`,
  },
  people: {
    present: sql`select name_key, id, ${fullName('people')} as name, birth::text from people where deleted_at is null`,
    former: sql`select f.name_key, p.id, ${fullName('p')} as name, p.birth::text from former_person_names f
      join people p on p.id = f.person_id where p.deleted_at is null and f.mail = ''`,
    keys: sql`people`,
  },
}
export type Named = keyof typeof tables

/** The keys of all names on record, some at a time. */
export const readNameKeys = async function* (tx: Tx, named: Named): AsyncGenerator<string[]> {
  for (let last = ''; ;) {
    // One page after the other, so that the names are never all in memory
    const { rows } = await sql<{ key: string }>`
      select distinct name_key as key from ${tables[named].keys}
      where deleted_at is null and name_key > ${last} order by name_key limit ${KEYS_AT_ONCE}`.execute(tx)
    yield rows.map(({ key }) => key)
    const end = rows.at(-1)
    if (!end || rows.length < KEYS_AT_ONCE) return
    last = end.key
  }
}

/** The records that have one of these names now, or had it before, the oldest of each name first. */
export const findKnownNames = async (tx: Tx, named: Named, keys: readonly string[]): Promise<KnownName[]> => {
  const { present, former } = tables[named]
  const { rows } = await sql<KnownName>`
    select given as key, found.likeness, found.id as "_id", found.name, found.birth from unnest(${[...keys]}::text[]) as given
    cross join lateral (
      (select 'same' as likeness, * from (${present}) as now where now.name_key = given order by id limit ${MAX_OF_A_NAME})
      union all
      (select 'former', * from (${former}) as before where before.name_key = given order by id limit ${MAX_OF_A_NAME})
    ) as found`.execute(tx)
  return rows
}
