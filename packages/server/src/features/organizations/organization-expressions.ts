import type { RunningReturn } from '@registrar/domain/filings/return-days'
import type { FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import type { FollowUpEntry } from '@registrar/domain/follow-ups/follow-up-entry'
import type { RecurringServiceCode } from '@registrar/domain/organizations/services/recurring-services'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { type ExpressionBuilder, expressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isNotCorrected } from '#features/filings'
import { isNotOver } from '#features/present-links'
import type { Tables } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'

type Builder = ExpressionBuilder<Tables & { o: Tables['organizations'] }, 'o'>

/** Builds expressions over an organization `o`. */
export const eb: Builder = expressionBuilder()

/** The active follow-ups of an organization, of one kind or of any. */
export const activeFollowUp = (kind?: FollowUpCode) => {
  const active = eb
    .selectFrom('follow_ups as u')
    .whereRef('u.organization_id', '=', 'o.id')
    .where('u.archived_at', 'is', null)
    .where('u.deleted_at', 'is', null)
  return kind === undefined ? active : active.where('u.name', '=', kind)
}

/** Whether a user is assigned to an organization. */
export const isAssignedTo = (userId: string) =>
  eb('o.id', 'in', eb.selectFrom('organization_users').select('organization_id').where('user_id', '=', userId))

const serviceColumns = {
  domiciliation: ['o.has_domiciliation', 'o.domiciliation_reminder'],
  secretaryCompany: ['o.has_secretary_company', 'o.secretary_company_reminder'],
  anonymousShareholder: ['o.has_anonymous_shareholder', 'o.anonymous_shareholder_reminder'],
} as const satisfies Record<RecurringServiceCode, unknown>

/** Whether a recurring service is active and its payment reminder is past. */
export const isServiceLate = (service: RecurringServiceCode, today: IsoDate) => {
  const [isActive, reminder] = serviceColumns[service]
  return eb.and([eb(isActive, '=', true), eb(reminder, '<', today)])
}

/** The organization's files, in the order in which they were attached. */
export const attachedFiles = () =>
  jsonArrayFrom(
    eb
      .selectFrom('organization_files as f')
      .select(['f.url', 'f.folder', 'f.file_name as fileName'])
      .whereRef('f.organization_id', '=', 'o.id')
      .orderBy('f.position'),
  )

/** The organization's active follow-ups, under the names that organizations use for them (ORG-9). */
export const followUps = () =>
  jsonArrayFrom(
    eb
      .selectFrom('follow_ups as u')
      .select(['u.id as _id', 'u.step_index as stepIndex', 'u.deadline', 'u.ard as ARD', 'u.comments'])
      .select('u.legal_day as legalDay')
      .select(sql<FollowUpEntry['followUpName']>`u.name`.as('followUpName'))
      .whereRef('u.organization_id', '=', 'o.id')
      .where('u.archived_at', 'is', null)
      .where('u.deleted_at', 'is', null)
      .orderBy('u.created_at')
      .orderBy('u.id'),
  )

const returnThat = (isMeant: RawBuilder<SqlBool>) => sql<RunningReturn | null>`(
  select jsonb_build_object('madeUpTo', b.made_up_to, 'yearEnd', b.year_end,
      'extension', case when b.court is not null then jsonb_build_object('court', b.court, 'hearingOn', b.hearing_on,
        'orderedOn', b.ordered_on, 'extendedTo', b.extended_to, 'deliverBy', b.deliver_by, 'deliveredOn', b.delivered_on) end)
    || case when b.is_unconfirmed and b.state = 'toFile' then '{"isUnconfirmed": true}'::jsonb else '{}' end
  from filings b left join organization_details g on g.organization_id = b.organization_id
  where b.organization_id = o.id and b.kind = 'B1' and b.deleted_at is null and ${isMeant}
  order by b.event_date limit 1)`

/** The return that the server keeps for Next AR; null without one, or once it is filed (AR-18). */
export const runningReturn = () => returnThat(sql`b.state = 'toFile'`)

/** The return that is due: the running one, or an earlier one that was sent back and not corrected in time (AR-18, FIL-5). */
export const dueReturn = () =>
  returnThat(sql`(b.state = 'toFile' or ${isNotCorrected('b')} and ${isNotOver('o', 'g')})`)

/** The users assigned to the organization. */
export const assignedUsers = () =>
  jsonArrayFrom(
    eb
      .selectFrom('organization_users as a')
      .innerJoin('users', 'users.id', 'a.user_id')
      .select(['a.user_id as userId'])
      .select(fullName('users').as('userName'))
      .whereRef('a.organization_id', '=', 'o.id')
      .orderBy('a.position'),
  )
