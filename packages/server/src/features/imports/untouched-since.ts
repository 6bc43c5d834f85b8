import { sql } from 'kysely'
import { restoreRefused } from '#platform/commands/restore-record'
import type { Tx } from '#platform/database/database'
import { referencesTo } from '#platform/merges/references'

const MAX_NAMED = 5

const listed = (names: readonly string[]): string =>
  [...names.slice(0, MAX_NAMED), ...(names.length > MAX_NAMED ? [`${names.length - MAX_NAMED} more`] : [])].join(', ')

const findChanged = async (tx: Tx, saveId: number): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select distinct coalesce(o.name, nullif(trim(p.first_name || ' ' || p.last_name), ''),
      nullif(concat_ws(', ', r.product_name, nullif(concat_ws(' ', r.first_name, r.last_name), '')), ''),
      lo.name || ', ' || trim(lp.first_name || ' ' || lp.last_name), mine.record_type) as name
    from changes mine
    join changes later on later.record_id = mine.record_id and later.record_type = mine.record_type
      and later.save_id > mine.save_id
    left join organizations o on o.id = mine.record_id
    left join people p on p.id = mine.record_id
    left join orders r on r.id = mine.record_id
    left join links l on l.id = mine.record_id
    left join organizations lo on lo.id = l.organization_id
    left join people lp on lp.id = l.person_id
    where mine.save_id = ${saveId} order by 1`.execute(tx)
  return rows.map(({ name }) => name)
}

// What staff make of a company, a person or an order. Tables that the server fills by itself are no such use.
const usesInWords: Readonly<Record<string, string>> = {
  links: 'a link',
  organization_members: 'a company member',
  follow_ups: 'a follow-up',
  tasks: 'a task',
  forms: 'a form',
  orders: 'an order',
  subscriptions: 'a subscription',
  subscription_orders: 'a subscription',
  people: 'a person',
  aml_versions: 'a signed AML file',
  filed_papers: 'a filed paper',
}

const namesIn = {
  organizations: ['organization', sql`name`],
  people: ['person', sql`trim(first_name || ' ' || last_name)`],
  orders: ['order', sql`concat_ws(' ', first_name, last_name)`],
} as const

const findUsed = async (tx: Tx, saveId: number): Promise<string[]> => {
  const found: string[] = []

  for (const [table, [recordType, name]] of Object.entries(namesIn))
    for (const reference of await referencesTo(tx, table)) {
      const words = usesInWords[reference.table]
      if (words === undefined) continue

      const { rows } = await sql<{ name: string }>`
        select distinct (select ${name} from ${sql.table(table)} where id = mine.record_id) as name
        from changes mine join ${sql.table(reference.table)} t on t.${sql.ref(reference.column)} = mine.record_id
        where mine.save_id = ${saveId} and mine.record_type = ${recordType} and mine.action = 'created'
          and to_jsonb(t) ->> 'deleted_at' is null
          and not exists (
            select 1 from changes own where own.save_id = ${saveId} and own.record_id::text = to_jsonb(t) ->> 'id')
        order by 1`.execute(tx)
      found.push(...rows.map((row) => `${row.name} (${words})`))
    }
  return [...new Set(found)]
}

/**
 * Makes sure that what an import wrote is as it has left it, and that nothing was added to what it made (IMP-5).
 * @throws Problem RESTORE_REFUSED, naming the records
 */
export const requireUntouchedSince = async (tx: Tx, saveId: number): Promise<void> => {
  const changed = await findChanged(tx, saveId)
  if (changed.length > 0)
    throw restoreRefused(`Something that the import wrote was changed since then: ${listed(changed)}.`)

  const used = await findUsed(tx, saveId)
  if (used.length > 0) throw restoreRefused(`Something that the import made is in use since then: ${listed(used)}.`)
}
