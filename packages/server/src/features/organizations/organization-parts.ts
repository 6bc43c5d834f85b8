import type { FollowUpEntry } from '@registrar/domain/follow-ups/follow-up-entry'
import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tables } from '#platform/database/database'

type Parts = ExpressionBuilder<Tables & { o: Tables['organizations'] }, 'o'>

/** The organization's files, in the order they were attached. */
export const attachedFiles = (eb: Parts) =>
  jsonArrayFrom(
    eb
      .selectFrom('organization_files as f')
      .select(['f.url', 'f.folder', 'f.file_name as fileName'])
      .whereRef('f.organization_id', '=', 'o.id')
      .orderBy('f.position'),
  )

/** The organization's active follow-ups, under the names of part 1 (decision W8). */
export const followUps = (eb: Parts) =>
  jsonArrayFrom(
    eb
      .selectFrom('follow_ups as u')
      .select(['u.id as _id', 'u.step_index as stepIndex', 'u.deadline', 'u.ard as ARD', 'u.comments'])
      .select(sql<FollowUpEntry['followUpName']>`u.name`.as('followUpName'))
      .whereRef('u.organization_id', '=', 'o.id')
      .where('u.archived_at', 'is', null)
      .where('u.deleted_at', 'is', null)
      .orderBy('u.created_at')
      .orderBy('u.id'),
  )

/** The users assigned to the organization. */
export const assignedUsers = (eb: Parts) =>
  jsonArrayFrom(
    eb
      .selectFrom('organization_users as a')
      .innerJoin('users', 'users.id', 'a.user_id')
      .select(['a.user_id as userId'])
      .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as('userName'))
      .whereRef('a.organization_id', '=', 'o.id')
      .orderBy('a.position'),
  )
