import { partyOf } from '@registrar/domain/shared/party'
import type { ShareEvent, ShareEventFields } from '@registrar/domain/shares/share-event'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { requireOrganization } from '#features/organizations'
import type { Db, Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { isId } from '#platform/database/ids'
import { answeredPage } from '#platform/lists/answered-page'
import { offsetOf, type Page } from '#platform/lists/search-list'
import { notFound } from '#platform/problem'

/** Somebody whose record was erased. */
const ERASED = '(erased)'

const partiesOf = (side: 'from' | 'to') => sql<ShareEvent['from']>`
  coalesce((select jsonb_agg(case when party.member_id is null
      then jsonb_build_object('personId', coalesce(party.person_id::text, ''), 'name', coalesce(${fullName('p')}, ${ERASED}))
      else jsonb_build_object('organizationId', party.member_id, 'name', m.name) end order by party.position)
    from share_event_parties party
    left join people p on p.id = party.person_id left join organizations m on m.id = party.member_id
    where party.event_id = e.id and party.side = ${side}), '[]')`

const selectEvents = async (
  db: Db | Tx,
  condition: RawBuilder<SqlBool>,
  slice: RawBuilder<unknown> = sql``,
): Promise<ShareEvent[]> => {
  const { rows } = await sql<ShareEvent>`
    select e.id as "_id", (select coalesce(max(changes.id), 0)::float8 from changes where changes.record_id = e.id) as version,
      e.organization_id as "organizationId", e.kind, e.entered_on as "on",
      coalesce(e.executed_on, e.entered_on) as "executedOn", coalesce(e.lodged_on, e.entered_on) as "lodgedOn",
      ${partiesOf('from')} as "from", ${partiesOf('to')} as "to", e.class_id as "classId", c.name as "className",
      e.to_class_id as "toClassId", e.number, e.ratio, e.paid_per_share as "paidPerShare",
      e.premium_per_share as "premiumPerShare", e.is_in_cash as "inCash",
      coalesce(to_jsonb(e.consideration), to_jsonb(e.consideration_text)) as consideration,
      e.stamp_duty_on as "stampDutyOn", e.is_certified_exempt as "certifiedExempt", e.resolution
    from share_events e join share_classes c on c.id = e.class_id join organizations o on o.id = e.organization_id
    where ${condition} and e.deleted_at is null and o.deleted_at is null
    order by e.entered_on nulls first, e.created_at, e.id ${slice}`.execute(db)
  return rows
}

/** A page of the events of a company, the oldest first (SHARE-2). */
export const searchShareEvents = async (
  db: Db,
  { organizationId, page, limit }: { organizationId: string; page: number; limit: number },
): Promise<Page<ShareEvent>> => {
  await requireOrganization(db, organizationId)
  const { total } = await db
    .selectFrom('share_events')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('organization_id', '=', organizationId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  const slice = sql`limit ${limit} offset ${offsetOf({ page, limit })}`
  return answeredPage(await selectEvents(db, sql`e.organization_id = ${organizationId}`, slice), total, limit)
}

/** All events of a company, the oldest first. */
export const listShareEvents = (db: Db, organizationId: string): Promise<ShareEvent[]> =>
  selectEvents(db, sql`e.organization_id = ${organizationId}`)

/**
 * One event with the names of those who gave and took.
 * @throws Problem NOT_FOUND
 */
export const findShareEvent = async (db: Db | Tx, id: string): Promise<ShareEvent> => {
  const [found] = isId(id) ? await selectEvents(db, sql`e.id = ${id}`) : []
  if (!found) throw notFound('share event')
  return found
}

/** An event as it is stored, without names, and whether it came from holdings. */
type StoredEvent = ShareEventFields & { _id: string; version: number }

/** @throws Problem NOT_FOUND */
export const findStoredEvent = async (db: Db | Tx, id: string): Promise<StoredEvent> => {
  const { className: _, ...event } = await findShareEvent(db, id)
  return { ...event, from: event.from.map(partyOf), to: event.to.map(partyOf) }
}
