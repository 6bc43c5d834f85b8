import { createHash } from 'node:crypto'
import { listedShare, OWNED_BY_LISTED } from '@registrar/domain/ownership/listed-share'
import { isPerson, type Party } from '@registrar/domain/ownership/ownership-graph'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { readCompaniesGraph } from '#features/registers'
import { dayIn, now } from '#platform/clock'
import type { Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'

/** The entry of a company that is a hit because listed persons own it: no list has such a key. */
export const OWNED_KEY = 'owned'

type Listed = { personId: string | null; organizationId: string | null; name: string }

const readListed = async (tx: Tx): Promise<Map<string, string>> => {
  const { rows } = await sql<Listed>`
    select h.person_id as "personId", h.organization_id as "organizationId",
      coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), o.name) as name
    from sanctions_hits h
    left join people p on p.id = h.person_id left join organizations o on o.id = h.organization_id
    where h.state <> 'cleared' and h.list_kind = 'sanctions' and h.entry_key <> ${OWNED_KEY}
      and p.deleted_at is null and o.deleted_at is null`.execute(tx)
  return new Map(rows.map(({ personId, organizationId, name }) => [personId ?? organizationId ?? '', name]))
}

// The companies below listed people and companies, by links or by shares that are kept as events, through any number of others.
const readBelow = async (tx: Tx, listed: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    with held as (
      select l.organization_id as id from living_links l
      left join people p on p.id = l.person_id
      where l.person_id = any(${listed}::uuid[]) or l.member_id = any(${listed}::uuid[])
        or l.nominee_for = any(${listed}::uuid[]) or p.same_as_organization_id = any(${listed}::uuid[])
      union
      select e.organization_id from share_event_parties s join share_events e on e.id = s.event_id and e.deleted_at is null
      left join people p on p.id = s.person_id
      where s.person_id = any(${listed}::uuid[]) or s.member_id = any(${listed}::uuid[])
        or p.same_as_organization_id = any(${listed}::uuid[])
    )
    select b.id from companies_below(array(select id from held)) b join organizations o on o.id = b.id and o.deleted_at is null`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

type Owned = { organizationId: string; text: string; compared: string }

const idOf = (party: Party) => (isPerson(party) ? party.personId : party.organizationId)

const findOwned = async (tx: Tx, today: IsoDate): Promise<Owned[]> => {
  const listed = await readListed(tx)
  const below = listed.size > 0 ? await readBelow(tx, [...listed.keys()]) : []
  if (below.length === 0) return []

  const graph = await readCompaniesGraph(tx, below, today)
  return below.flatMap((organizationId) => {
    const { percentage, owners } = listedShare(graph.of(organizationId).holdings, organizationId, (party) =>
      listed.has(idOf(party)),
    )
    if (percentage < OWNED_BY_LISTED) return []
    const ids = [...new Set(owners.map(idOf))].toSorted()
    const names = ids.map((id) => listed.get(id) ?? '').join(', ')
    return [
      {
        organizationId,
        text: `Owned to ${Math.round(percentage * 100) / 100}% by ${names}`,
        compared: createHash('sha256').update(JSON.stringify(ids)).digest('hex'),
      },
    ]
  })
}

/**
 * Makes a hit of each company of which people and companies with a sanctions hit own half or more together (SANC-7), and takes out those of
 * which they no longer do. A company that was cleared stays so as long as the owners are the same.
 */
export const screenOwned = async (tx: Tx): Promise<void> => {
  const owned = await findOwned(tx, dayIn('UTC', now()))
  const rows = owned.map((one) => ({ ...one, id: newId() }))
  await sql`
    insert into sanctions_hits (id, organization_id, entry_key, names, births, score, compared)
    select id, "organizationId", ${OWNED_KEY}, array[text], '{}', 1, compared
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as o (id uuid, "organizationId" uuid, text text, compared text)
    on conflict (organization_id, list_name, entry_key) do update set
      names = excluded.names, compared = excluded.compared,
      state = case when sanctions_hits.compared = excluded.compared then sanctions_hits.state else 'open' end,
      reason = case when sanctions_hits.compared = excluded.compared then sanctions_hits.reason end,
      decided_by = case when sanctions_hits.compared = excluded.compared then sanctions_hits.decided_by end,
      decided_at = case when sanctions_hits.compared = excluded.compared then sanctions_hits.decided_at end
    where sanctions_hits.names <> excluded.names or sanctions_hits.compared <> excluded.compared`.execute(tx)
  await sql`
    delete from sanctions_hits where entry_key = ${OWNED_KEY} and state <> 'cleared'
      and not organization_id = any(${owned.map(({ organizationId }) => organizationId)}::uuid[])`.execute(tx)
}
