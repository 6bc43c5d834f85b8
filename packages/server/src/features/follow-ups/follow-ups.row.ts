import { type FollowUpCode, followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import type { ListedFollowUp } from '@registrar/domain/follow-ups/follow-up-listing'
import type { FollowUp, FollowUpHistoryEntry } from '@registrar/domain/follow-ups/follow-up'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { runningReturn } from '#features/organizations'
import type { RecordKind } from '#platform/commands/lock-record'
import { versionOf } from '#platform/commands/record-version'

export const followUpRecord = { type: 'follow-up', table: 'follow_ups' } as const satisfies RecordKind

/** The columns of a follow-up joined with the user who started it, under the API's field names (FUP-8). */
export const followUpColumns = [
  'f.id as _id',
  'f.name',
  'f.organization_id',
  'f.organization_name',
  'f.step_index',
  'f.max_step_index',
  'f.start_date',
  'f.ard as ARD',
  'f.deadline',
  'f.legal_day as legalDay',
  'f.comments',
  'f.archived_at',
  'f.created_at as createdAt',
  'f.updated_at as updatedAt',
  'starter.id as userId',
  'starter.first_name as firstName',
  'starter.last_name as lastName',
  sql<IsoDate | null>`(select b.sent_on from filings b where b.follow_up_id = f.id and b.deleted_at is null limit 1)`.as(
    'filedOn',
  ),
  sql<
    string | null
  >`(select b.submission_number from filings b where b.follow_up_id = f.id and b.deleted_at is null limit 1)`.as(
    'submissionNumber',
  ),
  sql<FollowUp['companyReturn']>`case when f.ard is not null then (
    select jsonb_build_object('nextArReminder', o.next_annual_return, 'runningReturn', ${runningReturn()})
    from organizations o where o.id = f.organization_id) end`.as('companyReturn'),
  versionOf('f'),
] as const

export type FollowUpRow = Omit<FollowUp, 'name' | 'label' | 'user' | 'history'> & {
  name: string
  userId: string | null
  firstName: string | null
  lastName: string | null
}

/** A row of the list: with who is in charge. */
export type ListedFollowUpRow = FollowUpRow & Pick<ListedFollowUp, 'users'>

/** A follow-up in the shape of FUP-8. A foreign key keeps its kind within the catalogue. */
export const followUpRow = <R extends FollowUpRow>(
  { userId, firstName, lastName, ...row }: R,
  history: FollowUpHistoryEntry[],
) => {
  const name = row.name as FollowUpCode

  return {
    ...row,
    name,
    label: followUpCatalogue[name].label,
    user: userId === null ? null : { _id: userId, firstName: firstName ?? '', lastName: lastName ?? '' },
    history,
  }
}
