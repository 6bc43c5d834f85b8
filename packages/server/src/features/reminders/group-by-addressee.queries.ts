import { editableFields } from '@registrar/domain/reminders/reminder'
import { readEmailAddresses } from '@registrar/domain/shared/email-address'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { isId } from '#platform/database/ids'

type Group = { ids: string[]; addresses: Set<string> }
type Waiting = { id: string; to: string | null; isEdited: boolean }

/** Where each reminder would go now: to the address of its record, unless staff edited it. */
const listWaiting = async (db: Db, ids: readonly string[]): Promise<Waiting[]> => {
  const { rows } = await sql<Waiting>`
    select r.id, edits.exist as "isEdited",
      case when edits.exist then r.recipient
        else coalesce(nullif(btrim(case when r.person_id is null then o.mail else p.mail end), ''), r.recipient) end as to
    from reminders r
    left join organizations o on o.id = r.organization_id
    left join people p on p.id = r.person_id
    cross join lateral (select exists (
      select from changes c where c.record_id = r.id and c.fields ?| ${[...editableFields]}::text[]) as exist) as edits
    where r.id = any(${[...new Set(ids)].filter(isId)}::uuid[]) and r.state = 'prepared'
    order by r.date, r.id`.execute(db)
  return rows
}

/**
 * Parts reminders into groups that go together: who has an address in common with another is in one group with it, so that each
 * addressee gets one email (REM-11). An edited one is alone, and so is one that cannot be sent.
 * @returns the ids of each group, the first due first; ids of no prepared reminder come last, each alone
 */
export const groupByAddressee = async (db: Db, ids: readonly string[]): Promise<string[][]> => {
  const waiting = await listWaiting(db, ids)
  const groupOf = new Map<string, Group>()
  const groups = new Set<Group>()

  for (const { id, to, isEdited } of waiting) {
    const addresses = isEdited ? [] : readEmailAddresses(to).addresses.map((address) => address.toLowerCase())
    const joined = new Set(addresses.flatMap((address) => groupOf.get(address) ?? []))
    const group: Group = {
      ids: [...joined].flatMap((other) => other.ids).concat(id),
      addresses: new Set([...joined].flatMap((other) => [...other.addresses]).concat(addresses)),
    }
    for (const other of joined) groups.delete(other)
    groups.add(group)
    for (const address of group.addresses) groupOf.set(address, group)
  }

  const known = new Set(waiting.map(({ id }) => id))
  return [
    ...[...groups].map((group) => group.ids),
    ...[...new Set(ids)].filter((id) => !known.has(id)).map((id) => [id]),
  ]
}
