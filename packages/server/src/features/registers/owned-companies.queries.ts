import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/database'
import { findOwnerIds } from './registers.queries.ts'

// The companies whose owners are filed, and in which somebody has shares or control, alone or through other companies: by a link, held by a
// nominee, or by the events of the shares.
const listPossible = async (tx: Tx, personId: string, day: IsoDate): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    with held as (
      select l.organization_id as id from present_links(${day}) l
      where l.nominee_for = ${personId} or l.person_id = ${personId}
        and (l.beneficiary_percentage > 0 or l.controls <> '[]' or exists (select from link_holdings h where h.link_id = l.id))
      union
      select e.organization_id from share_event_parties p join share_events e on e.id = p.event_id
      where p.person_id = ${personId} and e.deleted_at is null
    )
    select b.id from companies_below(array(select id from held)) b join organization_details d on d.organization_id = b.id
    where d.is_rbo_compliant order by b.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The companies, of those whose beneficial owners are filed, of which somebody is one on a day (FIL-14). */
export const findOwnedCompanies = async (tx: Tx, personId: string, day: IsoDate): Promise<string[]> => {
  const owned: string[] = []
  for (const organizationId of await listPossible(tx, personId, day))
    if ((await findOwnerIds(tx, organizationId, day)).includes(personId)) owned.push(organizationId)
  return owned
}
