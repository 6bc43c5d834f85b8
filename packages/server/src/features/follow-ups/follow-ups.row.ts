import { type FollowUpCode, followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import type { FollowUp, FollowUpHistoryEntry } from '@registrar/domain/follow-ups/follow-up'

/** Columns of a follow-up, joined with the user who started it, under the names of the wire. */
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
  'f.comments',
  'f.archived_at',
  'f.created_at as createdAt',
  'f.updated_at as updatedAt',
  'starter.id as userId',
  'starter.first_name as firstName',
  'starter.last_name as lastName',
] as const

export type FollowUpRow = Omit<FollowUp, 'name' | 'label' | 'user' | 'history'> & {
  name: string
  userId: string | null
  firstName: string | null
  lastName: string | null
}

/** A row in the documented shape; its kind is one of the catalogue by a foreign key. */
export const followUpRow = (
  { userId, firstName, lastName, ...row }: FollowUpRow,
  history: FollowUpHistoryEntry[],
): FollowUp => {
  const name = row.name as FollowUpCode
  return {
    ...row,
    name,
    label: followUpCatalogue[name].label,
    user: userId === null ? null : { _id: userId, firstName: firstName ?? '', lastName: lastName ?? '' },
    history,
  }
}
