import type { FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import { type WhatComesNext, whatComesNext } from '@registrar/domain/follow-ups/what-comes-next'
import { taxOfFollowUp } from '@registrar/domain/taxes/registered-by-follow-up'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { NotNull } from 'kysely'
import type { Db } from '#platform/database/database'
import { requireRow } from '#platform/database/require-row'

const isRegistered = async (db: Db, organizationId: string, completed: FollowUpCode): Promise<boolean> => {
  const tax = taxOfFollowUp[completed]
  if (!tax) return false
  const found = await db
    .selectFrom('tax_registrations')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('tax', '=', tax)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * What a completed follow-up leads to; nothing before its last step (FUP-35).
 * @throws Problem NOT_FOUND
 */
export const findWhatComesNext = async (db: Db, id: string, today: IsoDate): Promise<WhatComesNext> => {
  const followUp = await requireRow(
    'follow-up',
    id,
    db
      .selectFrom('follow_ups as f')
      .innerJoin('organizations as o', 'o.id', 'f.organization_id')
      .leftJoin('organization_details as details', 'details.organization_id', 'o.id')
      .select(['f.name', 'f.is_completed', 'f.organization_id', 'o.next_annual_return', 'details.is_rbo_compliant'])
      .where('f.id', '=', id)
      .where('f.deleted_at', 'is', null)
      .where('f.is_organization_deleted', '=', false),
  )
  if (!followUp.is_completed) return { followUps: [], tasks: [] }

  const active = await db
    .selectFrom('follow_ups')
    .select('name')
    .where('organization_id', '=', followUp.organization_id)
    .where('is_listed', '=', true)
    .execute()
  const tasks = await db
    .selectFrom('tasks')
    .select(['title', 'due_on as dueDate'])
    .where('organization_id', '=', followUp.organization_id)
    .where('due_on', '>=', today)
    .where('deleted_at', 'is', null)
    .$narrowType<{ dueDate: NotNull }>()
    .execute()
  const company = {
    nextArReminder: followUp.next_annual_return,
    rbo: followUp.is_rbo_compliant ?? false,
    activeKinds: active.map(({ name }) => name as FollowUpCode),
    tasks,
    isRegistered: await isRegistered(db, followUp.organization_id, followUp.name as FollowUpCode),
  }

  return whatComesNext(followUp.name as FollowUpCode, company, today)
}
