import { type LoggedParticulars, particularFields } from '@registrar/domain/documents/particular-changes'
import type { Holder } from '@registrar/domain/registers/registers'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { partyId } from '@registrar/domain/shared/party'
import { sql } from 'kysely'
import { dayOfChange } from '#features/registers'
import type { Db } from '#platform/database/database'
import { startOfDay } from '#platform/database/start-of-day'

type LogRow = { id: string; changedOn: IsoDate; changed: LoggedParticulars['changed']; now: LoggedParticulars['now'] }

/** The latest change of the particulars of each officer or holder since a day, by id. */
export const listParticularChanges = async (
  db: Db,
  holders: readonly Holder[],
  timeZone: string,
  since: IsoDate,
): Promise<Map<string, LoggedParticulars>> => {
  const ids = holders.map(({ party }) => partyId(party))
  if (ids.length === 0) return new Map()

  const { rows } = await sql<LogRow>`
    select distinct on (c.record_id) c.record_id as id,
      ${dayOfChange(timeZone)} as "changedOn",
      (select jsonb_object_agg(key, value) from jsonb_each(c.fields) where key = any(${[...particularFields]}::text[])) as changed,
      case when p.id is null then jsonb_build_object('name', o.name, 'cro', o.cro, 'address', d.address)
        else jsonb_build_object('firstName', p.first_name, 'lastName', p.last_name, 'nationality', p.nationality,
          'birth', p.birth, 'occupation', p.occupation, 'formerNames', p.former_names, 'addressStreet1', p.street, 'addressCity1', p.city, 'addressState1', p.state,
          'addressZip1', p.zip, 'addressCountry1', p.country) end as now
    from changes c
    left join people p on p.id = c.record_id
    left join organizations o on o.id = c.record_id
    left join organization_details d on d.organization_id = o.id
    where c.record_type in ('person', 'organization') and c.record_id = any(${ids}::uuid[]) and c.action = 'updated'
      and c.at >= ${startOfDay(since, timeZone)} and c.fields ?| ${[...particularFields]}::text[]
    order by c.record_id, c.id desc`.execute(db)

  return new Map(rows.map(({ id, ...logged }) => [id, logged]))
}
