import type { FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import type { HistoryRecordType } from '@registrar/domain/history/history-entry'
import { type TimelineEntry, timelineKinds, type TimelineSearch } from '@registrar/domain/timeline/timeline-entry'
import { sql } from 'kysely'
import { emailsAbout } from '#features/emails'
import { actionOf, fieldsInWords, namesIn } from '#features/history'
import type { FieldChanges } from '#platform/commands/change-log'
import { joinedFields } from '#platform/commands/net-changes'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { isId } from '#platform/database/ids'
import { answeredPage } from '#platform/lists/answered-page'
import { offsetOf, type Page } from '#platform/lists/search-list'
import { recordsOfOrganization, recordsOfPerson } from './records-around.ts'
import { timelineTitle } from './timeline-title.ts'

type Row = Pick<TimelineEntry, '_id' | 'kind' | 'at' | 'source' | 'recordId' | 'recordType'> & {
  title: string | null
  code: string | null
  lines: { action: TimelineEntry['action']; fields: FieldChanges }[] | null
  userId: string | null
  userName: string | null
  email: NonNullable<TimelineEntry['email']> | null
}
type AnsweredRow = { total: number } & (Row | { _id: null })

const kindOfLines = sql`case r.type when 'filing' then 'filing' when 'minute' then 'paper' when 'note' then 'note'
  when 'follow-up' then 'followUp' else case when bool_and(r.type in ('organization', 'person') and c.action = 'updated'
    and c.fields ?| array['attachedFiles', 'identityDocuments']) then 'file' else 'change' end end`

const latestFirst = sql`order by at desc, line desc nulls last, id desc`

// One entry for what one save did to one record, and one for each email.
const readRows = async (db: Db, { organizationId, peopleId = '', kinds, page, limit }: TimelineSearch) => {
  const isWanted = sql`kind = any(${kinds?.length ? kinds : [...timelineKinds]}::text[])`
  const records = organizationId === undefined ? recordsOfPerson(peopleId) : recordsOfOrganization(organizationId)
  const emails = emailsAbout(organizationId === undefined ? { personId: peopleId } : { organizationId })

  const { rows } = await sql<AnsweredRow>`
    with records as (${records}), saves as (
      select min(c.id) as line, min(c.id)::text as id, min(c.at) as at, ${kindOfLines} as kind, r.type, r.id as record_id,
        c.save_id, r.title, r.code
      from records r join changes c on c.record_id = r.id and c.record_type = r.type
      group by c.save_id, r.id, r.type, r.title, r.code
    ), entries as (
      select * from saves where ${isWanted}
      union all
      select null, id::text, created_at, kind, 'mail', id, null, subject, null
      from (select *, 'email' as kind from (${emails}) as about) as emails where ${isWanted}
    )
    select counted.total, e.id as "_id", e.kind, e.at, e.type as "recordType", e.record_id as "recordId", e.title, e.code,
      done.lines, coalesce(done.source, case when m.requested_by is null then 'job' else 'screen' end) as source,
      u.id as "userId", ${fullName('u')} as "userName",
      case when m.id is not null then json_build_object('to', m.recipient, 'event', last.event, 'reason', last.note) end as email
    from (select count(*)::int as total from entries) as counted
    left join (select * from entries ${latestFirst} limit ${limit} offset ${offsetOf({ page, limit })}) as e on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('action', c.action, 'fields', c.fields) order by c.id) as lines,
        min(c.source) as source, (array_agg(c.user_id order by c.id))[1] as user_id
      from changes c where c.record_id = e.record_id and c.record_type = e.type and c.save_id = e.save_id
    ) as done on true
    left join mails m on e.kind = 'email' and m.id = e.record_id
    left join lateral (
      select event, note from mail_events where mail_id = m.id order by happened_at desc, id desc limit 1
    ) as last on true
    left join users u on u.id = coalesce(done.user_id, m.requested_by)
    order by e.at desc, e.line desc nulls last, e.id desc`.execute(db)

  return { total: rows[0]?.total ?? 0, rows: rows.flatMap((row) => (row._id === null ? [] : [row])) }
}

const isOfHistory = (recordType: TimelineEntry['recordType']): recordType is HistoryRecordType => recordType !== 'mail'

const fieldsOf = ({ recordType, lines }: Row) => {
  if (!isOfHistory(recordType) || lines === null) return undefined
  const { mergedInto: _, ...fields } = joinedFields(lines.map((line) => line.fields))
  return { recordType, fields }
}

/**
 * A page of what happened around a company or a person, the newest first (TIME-1). One statement reads the entries, another the
 * names of what their values are. An unknown record has none.
 */
export const searchTimeline = async (
  db: Db,
  search: TimelineSearch,
  brands: Config['brands'],
): Promise<Page<TimelineEntry>> => {
  const id = (search.organizationId ?? search.peopleId ?? '').toLowerCase()
  if (!isId(id)) return answeredPage([], 0, search.limit)

  const { total, rows } = await readRows(db, search)
  const nameOf = await namesIn(
    db,
    rows.flatMap((row) => fieldsOf(row) ?? []),
    brands,
  )
  const entryOf = (row: Row): TimelineEntry => {
    const { lines, title, code, userId, userName, email, ...entry } = row
    const logged = fieldsOf(row)
    // Only the catalogue's codes are stored.
    const followUpCode = row.recordType === 'follow-up' && code ? (code as FollowUpCode) : undefined
    return {
      ...entry,
      action: lines ? actionOf(lines) : 'queued',
      title: timelineTitle(row.recordType, { title, code }),
      user: userId === null ? null : { _id: userId, name: userName ?? '' },
      fields: logged ? fieldsInWords(logged.recordType, logged.fields, { nameOf, followUpCode }) : [],
      ...(email && { email }),
    }
  }
  return answeredPage(rows.map(entryOf), total, search.limit)
}
