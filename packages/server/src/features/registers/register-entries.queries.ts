import type { EnteredRegister, RegisterEntry } from '@registrar/domain/registers/register-entry'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db, Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { isId } from '#platform/database/ids'
import { notFound } from '#platform/problem'
import type { AsAt } from './register-facts.queries.ts'

const selectEntries = async (db: Db | Tx, condition: RawBuilder<SqlBool>): Promise<RegisterEntry[]> => {
  const { rows } = await sql<RegisterEntry>`
    select e.id as "_id", (select coalesce(max(changes.id), 0)::float8 from changes where changes.record_id = e.id) as version,
      e.organization_id as "organizationId", e.register, e.entered_on as "on", e.description,
      e.person_id as "personId", coalesce(${fullName('p')}, '') as name, e.ceased
    from register_entries e
    join organizations o on o.id = e.organization_id
    left join people p on p.id = e.person_id
    where ${condition} and e.deleted_at is null and o.deleted_at is null
    order by e.entered_on, e.created_at, e.id`.execute(db)
  return rows
}

/**
 * One entry with the name of its person.
 * @throws Problem NOT_FOUND
 */
export const findRegisterEntry = async (db: Db | Tx, id: string): Promise<RegisterEntry> => {
  const [found] = isId(id) ? await selectEntries(db, sql`e.id = ${id}`) : []
  if (!found) throw notFound('register entry')
  return found
}

/** The entries of a register in force on a day, the oldest first; with `history` all up to it (OWN-16). */
export const listRegisterEntries = (
  db: Db,
  register: EnteredRegister,
  { organizationId, asAt, history }: AsAt,
): Promise<RegisterEntry[]> => {
  const inForce = history ? sql`true` : sql`(e.ceased is null or e.ceased > ${asAt})`
  return selectEntries(
    db,
    sql`e.organization_id = ${organizationId} and e.register = ${register} and e.entered_on <= ${asAt} and ${inForce}`,
  )
}

/** All entries in the registers of a company, by register, the oldest first. */
export const listAllRegisterEntries = (db: Db, organizationId: string): Promise<RegisterEntry[]> =>
  isId(organizationId) ? selectEntries(db, sql`e.organization_id = ${organizationId}`) : Promise.resolve([])
