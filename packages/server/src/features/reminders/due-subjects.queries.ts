import { returnKinds } from '@registrar/domain/follow-ups/follow-up-rules'
import type { ReminderRuleCode } from '@registrar/domain/reminders/reminder-rule'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { isNotOver, isOfPresentCompany } from '#features/present-links'
import type { Db, Tx } from '#platform/database/database'

/** Something that a client is reminded of. */
export type DueSubject = {
  rule: ReminderRuleCode
  subjectId: string
  date: IsoDate
  organizationId: string | null
  personId: string | null
  /** of an annual return: the day that it is made up to */
  ard: IsoDate | null
  /** whether it is the company's first annual return */
  isFirstReturn: boolean
}

/** `lowest` is the latest day count that a reminder was prepared for, `preparedId` the reminder that waits for staff. */
export type ListedSubject = DueSubject & { lowest: number | null; preparedId: string | null }

/** The day on which the last valid identity document of a person `p` expires; null when none is known to. */
const identityExpires = sql<IsoDate | null>`(
  select max((document ->> 'expiresOn')::date) from jsonb_array_elements(p.identity_documents) as document)`

// A follow-up that files another return than the one that is due is reminded of as that return. One whose annual return date nobody has
// confirmed is not reminded of: nobody knows that it is due (AR-23). Nor is one that was sent back: the firm corrects it (FIL-5); nor one of a
// company that is over, whose follow-ups go on (AR-22).
const deadlines = sql`
  select d.kind as rule, d.record_id as subject_id, d.id as deadline_id, array[d.id] as deadline_ids, d.date, d.snoozed_until,
    d.organization_id, d.person_id, o.next_annual_return as ard,
    coalesce(o.next_annual_return = o.first_annual_return, false)
      or exists (select from follow_ups u where u.id = d.follow_up_id and u.name = 'FIRST_AR') as is_first_return
  from deadlines d
  left join organizations o on d.kind = 'ANNUAL_RETURN' and o.id = d.organization_id
  where d.kind not in ('FOLLOW_UP', 'TAX') and not d.is_unconfirmed
    and (d.kind <> 'ANNUAL_RETURN' or d.record_id = d.organization_id)
  union all
  select 'ANNUAL_RETURN', d.organization_id, 'ANNUAL_RETURN:' || d.organization_id, array[d.id], d.date, d.snoozed_until,
    d.organization_id, d.person_id, f.ard, f.name = 'FIRST_AR' or coalesce(f.ard = o.first_annual_return, false)
  from deadlines d join follow_ups f on f.id = d.record_id join organizations o on o.id = d.organization_id
  left join organization_details g on g.organization_id = o.id
  where d.kind = 'FOLLOW_UP' and ${isNotOver('o', 'g')} and d.legal_date is not null and not d.is_unconfirmed and f.name = any(${[...returnKinds]}::text[])`

// The return of the recorded year is reminded of as corporation tax, whatever the company is registered for (TAX-13).
const ofRecordedYear = sql`d.other_kind = 'CORPORATION_TAX'`
const corporationTaxes = sql`
  select 'CORPORATION_TAX', d.organization_id, 'CORPORATION_TAX:' || d.organization_id, array[d.id], d.date, d.snoozed_until,
    d.organization_id, null::uuid, null::date, false
  from deadlines d where d.kind = 'TAX' and ${ofRecordedYear}`

// The other taxes of a company that fall due on a day are one reminder; what is not of the calendar of taxes is none.
const taxes = sql`
  select 'TAX', d.organization_id, 'TAX:' || d.organization_id, array_agg(d.id), d.date,
    case when bool_and(d.snoozed_until is not null) then min(d.snoozed_until) end,
    d.organization_id, null::uuid, null::date, false
  from deadlines d where d.kind = 'TAX' and d.record_id = d.organization_id and ${ofRecordedYear} is not true
  group by d.organization_id, d.date`

const identities = sql`
  select 'IDENTITY', p.id, 'IDENTITY:' || p.id, '{}'::text[], ${identityExpires}, null::date, null::uuid, p.id, null::date, false
  from people p where p.deleted_at is null and p.identity_documents <> '[]'`

/** What falls due for clients. `deadline_id` and `subject_id` are both indexed in each part; `deadline_ids` are the rows of the list of deadlines. */
const subjects = sql`(${deadlines} union all ${corporationTaxes} union all ${taxes} union all ${identities})`

/** Whether the firm no longer looks after a company, on a day; `organizationId` is the column with its id. */
const isFormerClient = (organizationId: string, today: IsoDate) => sql<SqlBool>`exists (
  select from organization_details g
  where g.organization_id = ${sql.ref(organizationId)} and g.relationship_ended_on <= ${today})`

/**
 * Whether a subject `c` may be reminded of: it is not snoozed, no return that the register has as filed (REM-6), and the firm looks
 * after its company, or one in which its person is present (REM-2, LINK-11).
 */
const isRemindedOf = (today: IsoDate) => sql<SqlBool>`(c.snoozed_until > ${today}) is not true
  and not exists (select from filings f where f.organization_id = c.organization_id and f.kind = 'B1'
    and f.event_date = c.ard and f.sent_on is not null and f.deleted_at is null)
  and (c.organization_id is null or not ${isFormerClient('c.organization_id', today)})
  and (c.person_id is null or ${isOfPresentCompany('c.person_id', today)})`

const subjectColumns = sql`c.rule, c.subject_id as "subjectId", c.date, c.organization_id as "organizationId",
  c.person_id as "personId", c.ard, c.is_first_return as "isFirstReturn"`

const remindersOf = sql`
  select min(r.day_count) as lowest, (array_agg(r.id) filter (where r.state = 'prepared'))[1] as "preparedId"
  from reminders r
  where r.rule = c.rule and r.subject_id = c.subject_id and r.date = c.date`

/** What the rules that are on may remind of by `until`, snoozed deadlines and former clients left out (REM-2). */
export const listDueSubjects = async (
  db: Db,
  { rules, until, today }: { rules: readonly ReminderRuleCode[]; until: IsoDate; today: IsoDate },
): Promise<ListedSubject[]> => {
  const { rows } = await sql<ListedSubject>`
    select ${subjectColumns}, r.lowest, r."preparedId"
    from ${subjects} as c
    cross join lateral (${remindersOf}) as r
    where c.rule = any(${[...rules]}::text[]) and c.date <= ${until} and ${isRemindedOf(today)}
    order by c.date, c.subject_id`.execute(db)

  return rows
}

/** What somebody asks to be reminded of: the deadlines that it is, and whether clients may be reminded of it. */
export type ChasedSubject = ListedSubject & { deadlineIds: string[]; mayRemind: boolean }

const chasedSubjects = async (db: Db, isChased: RawBuilder<SqlBool>, today: IsoDate): Promise<ChasedSubject[]> => {
  const { rows } = await sql<ChasedSubject>`
    select ${subjectColumns}, r.lowest, r."preparedId", c.deadline_ids as "deadlineIds", ${isRemindedOf(today)} as "mayRemind"
    from ${subjects} as c
    cross join lateral (${remindersOf}) as r
    where ${isChased}
    order by c.date, c.subject_id`.execute(db)
  return rows
}

/** What clients are reminded of among some deadlines (REM-13). */
export const listChasedDeadlines = (db: Db, ids: readonly string[], today: IsoDate): Promise<ChasedSubject[]> => {
  const owners = (column: string) =>
    sql`(select ${sql.ref(column)} from deadlines where id = any(${[...ids]}::text[]) and ${sql.ref(column)} is not null)`
  return chasedSubjects(
    db,
    sql<SqlBool>`c.deadline_ids && ${[...ids]}::text[] and (c.organization_id in ${owners('organization_id')}
      or c.organization_id is null and c.person_id in ${owners('person_id')})`,
    today,
  )
}

/** What a company is late with, or owes until a day (REM-13). */
export const listChasedOfOrganization = (
  db: Db,
  organizationId: string,
  { today, until }: { today: IsoDate; until: IsoDate },
): Promise<ChasedSubject[]> =>
  chasedSubjects(db, sql<SqlBool>`c.organization_id = ${organizationId} and c.date <= ${until}`, today)

/** Whether a subject `c` is that of a reminder `r`. */
const isSubjectOf = sql<SqlBool>`c.deadline_id = r.rule || ':' || r.subject_id and c.subject_id = r.subject_id
  and c.date = r.date`

/**
 * Whether what a reminder `r` reminds of still falls due on its day, and may be reminded of (REM-2, REM-6). `offset 0` keeps it a question
 * for each reminder, answered from the indexes: as a join, on tables without statistics, all subjects would be computed for each.
 */
export const isStillDue = (today: IsoDate): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from (select * from ${subjects} as c where ${isSubjectOf} offset 0) as c where ${isRemindedOf(today)})`

/** What a reminder reminds of; undefined when that does not fall due on its day any more, or may not be reminded of. */
export const findDueSubject = async (tx: Tx, reminderId: string, today: IsoDate): Promise<DueSubject | undefined> => {
  const { rows } = await sql<DueSubject>`
    select ${subjectColumns} from reminders r join ${subjects} as c on ${isSubjectOf}
    where r.id = ${reminderId} and ${isRemindedOf(today)}`.execute(tx)
  return rows[0]
}
