import { type RawBuilder, sql } from 'kysely'
import { restoreRefused } from '#platform/commands/restore-record'
import type { Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { referencesTo } from '#platform/database/references'

const MAX_NAMED = 5

const listed = (names: readonly string[]): string =>
  [...names.slice(0, MAX_NAMED), ...(names.length > MAX_NAMED ? [`${names.length - MAX_NAMED} more`] : [])].join(', ')

const findChanged = async (tx: Tx, saveId: number): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select distinct coalesce(o.name, nullif(${fullName('p')}, ''),
      nullif(concat_ws(', ', r.product_name, nullif(concat_ws(' ', r.first_name, r.last_name), '')), ''),
      lo.name || ', ' || ${fullName('lp')}, mine.record_type) as name
    from changes mine
    join changes later on later.record_id = mine.record_id and later.record_type = mine.record_type
      and later.save_id > mine.save_id
    left join organizations o on o.id = mine.record_id
    left join people p on p.id = mine.record_id
    left join orders r on r.id = mine.record_id
    left join living_links l on l.id = mine.record_id
    left join organizations lo on lo.id = l.organization_id
    left join people lp on lp.id = l.person_id
    where mine.save_id = ${saveId} order by 1`.execute(tx)
  return rows.map(({ name }) => name)
}

// The uses of a company, a person or an order, by table, as a name or as SQL over the row `t`. Rows that only the server writes do
// not count as a use.
const useLabels: Readonly<Record<string, string | RawBuilder<string>>> = {
  links: sql`case when t.member_id is null then 'a link' else 'a company member' end`,
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

// By table: what the change log calls its records, and how each is named.
const createdRecords = {
  organizations: { recordType: 'organization', name: sql`name` },
  people: { recordType: 'person', name: fullName('people') },
  orders: { recordType: 'order', name: sql`concat_ws(' ', first_name, last_name)` },
} as const

const usesOf = async (tx: Tx, saveId: number, table: keyof typeof createdRecords) => {
  const { recordType, name } = createdRecords[table]
  const references = (await referencesTo(tx, table)).filter((reference) => reference.table in useLabels)

  return references.map(
    (reference) => sql`
      select (select ${name} from ${sql.table(table)} where id = mine.record_id) as name,
        (${useLabels[reference.table]})::text as use
      from changes mine join ${sql.table(reference.table)} t on t.${sql.ref(reference.column)} = mine.record_id
      where mine.save_id = ${saveId} and mine.record_type = ${recordType} and mine.action = 'created'
        and to_jsonb(t) ->> 'deleted_at' is null
        and not exists (
          select 1 from changes own where own.save_id = ${saveId} and own.record_id::text = to_jsonb(t) ->> 'id')`,
  )
}

const findUsed = async (tx: Tx, saveId: number): Promise<string[]> => {
  const uses = [
    ...(await usesOf(tx, saveId, 'organizations')),
    ...(await usesOf(tx, saveId, 'people')),
    ...(await usesOf(tx, saveId, 'orders')),
  ]
  const { rows } = await sql<{ name: string; use: string }>`
    select distinct name, use from (${sql.join(uses, sql` union all `)}) as uses order by name, use`.execute(tx)
  return rows.map(({ name, use }) => `${name} (${use})`)
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
  if (used.length > 0) throw restoreRefused(`Something that the import made is now in use: ${listed(used)}.`)
}
