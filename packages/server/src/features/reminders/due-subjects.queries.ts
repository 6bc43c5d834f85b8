import type { ReminderRuleCode } from '@registrar/domain/reminders/reminder-rule'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db, Tx } from '#platform/database/database'

/** Something that a client is reminded of. `lowest` is the latest day count that a reminder was prepared for. */
export type DueSubject = {
  rule: ReminderRuleCode
  subjectId: string
  date: IsoDate
  organizationId: string | null
  personId: string | null
  /** of an annual return: the day that it is made up to */
  ard: IsoDate | null
  lowest: number | null
}

/** The day on which the last valid identity document of a person `p` expires; null when none is known to. */
const identityExpires = sql<IsoDate | null>`(
  select max((document ->> 'expiresOn')::date) from jsonb_array_elements(p.identity_documents) as document)`

// A follow-up that files a return is listed instead of the return (DUE-2). One with a legal day is taken to file a return.
const isReturn = sql<SqlBool>`(d.kind = 'ANNUAL_RETURN' or d.kind = 'FOLLOW_UP' and d.legal_date is not null)`

const deadlines = (today: IsoDate) => sql`
  select case when ${isReturn} then 'ANNUAL_RETURN' else d.kind end as rule,
    case when ${isReturn} then d.organization_id else d.record_id end as subject_id,
    d.date, d.organization_id, d.person_id, coalesce(f.ard, o.next_annual_return) as ard
  from deadlines d
  left join follow_ups f on d.kind = 'FOLLOW_UP' and f.id = d.record_id
  left join organizations o on d.kind = 'ANNUAL_RETURN' and o.id = d.organization_id
  where not exists (select from deadline_snoozes s where s.deadline_id = d.id and s.until > ${today})
    and (d.organization_id is null or not exists (
      select from organization_details g
      where g.organization_id = d.organization_id and g.relationship_ended_on <= ${today}))`

const identities = sql`
  select 'IDENTITY' as rule, p.id as subject_id, ${identityExpires} as date, null::uuid as organization_id,
    p.id as person_id, null::date as ard
  from people p where p.deleted_at is null and p.identity_documents <> '[]'`

/** What the rules that are on may remind of by `until`, snoozed deadlines and former clients left out (REM-2). */
export const listDueSubjects = async (
  db: Db,
  { rules, until, today }: { rules: readonly ReminderRuleCode[]; until: IsoDate; today: IsoDate },
): Promise<DueSubject[]> => {
  const { rows } = await sql<DueSubject>`
    select c.rule, c.subject_id as "subjectId", c.date, c.organization_id as "organizationId",
      c.person_id as "personId", c.ard, min(r.day_count) as lowest
    from (${deadlines(today)} union all ${identities}) as c
    left join reminders r on r.rule = c.rule and r.subject_id = c.subject_id and r.date = c.date
    where c.rule = any(${[...rules]}::text[]) and c.date <= ${until}
    group by c.rule, c.subject_id, c.date, c.organization_id, c.person_id, c.ard
    order by c.date, c.subject_id`.execute(db)

  return rows
}

/** Whether what a reminder `r` reminds of still falls due on its day (REM-6). */
export const isStillDue: RawBuilder<SqlBool> = sql<SqlBool>`case when r.rule = 'IDENTITY'
  then exists (
    select from people p where p.id = r.subject_id and p.deleted_at is null and ${identityExpires} = r.date)
  else exists (select from deadlines d where d.id = r.rule || ':' || r.subject_id and d.date = r.date)
    or r.rule = 'ANNUAL_RETURN' and exists (
      select from deadlines d
      where d.organization_id = r.subject_id and d.kind = 'FOLLOW_UP' and d.legal_date = r.date)
  end`

/** Whether one reminder still falls due. */
export const findIsStillDue = async (tx: Tx, reminderId: string): Promise<boolean> => {
  const { rows } = await sql<{ is: boolean }>`
    select ${isStillDue} as "is" from reminders r where r.id = ${reminderId}`.execute(tx)
  return rows[0]?.is ?? false
}
