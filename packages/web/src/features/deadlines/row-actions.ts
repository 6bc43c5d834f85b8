import { deadlineRecordId, doneLabelOf } from '@registrar/domain/deadlines/deadline-kinds'
import type { DeadlineRow } from '@registrar/domain/deadlines/deadline-listing'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import type { UserReference } from '@registrar/domain/users/users'
import { request } from '#lib/api'
import type { Undo } from '#ui/use-undoable'
import { finishOf } from './finish-deadline.tsx'

/** Why an action cannot be done to a row, in words for staff. */
export class RefusedRow extends Error {}

const withUser = (users: readonly UserReference[], added: UserReference): UserReference[] => [...users, added]

const isAmong = (users: readonly UserReference[], { userId }: UserReference) =>
  users.some((user) => user.userId === userId)

const NOTHING_TO_UNDO: Undo = () => Promise.resolve()

const assignTask = async (id: string, user: UserReference): Promise<Undo> => {
  const params = { id }
  const { users, version: loaded } = await request(tasksCalls.findTask, { params })
  if (isAmong(users, user)) return NOTHING_TO_UNDO
  const body = { users: withUser(users, user), version: loaded }
  const { version } = await request(tasksCalls.updateTask, { params, body })
  return () => request(tasksCalls.updateTask, { params, body: { users, version } })
}

const assignCompany = async (id: string, user: UserReference): Promise<Undo> => {
  const params = { id }
  const { users, version: loaded } = await request(organizationsCalls.findOrganization, { params })
  if (isAmong(users, user)) return NOTHING_TO_UNDO
  const body = { users: withUser(users, user), version: loaded }
  const { version } = await request(organizationsCalls.updateOrganization, { params, body })
  return () => request(organizationsCalls.updateOrganization, { params, body: { users, version } })
}

/** Adds a user to those in charge: of the task, else of the company (DUE-14). */
export const addUser = async ({ _id, kind, organizationId }: DeadlineRow, user: UserReference): Promise<Undo> => {
  if (kind === 'TASK') return assignTask(deadlineRecordId(_id), user)
  if (organizationId === null)
    throw new RefusedRow('It belongs to no company, so nobody can be put in charge of it here.')
  return assignCompany(organizationId, user)
}

/** Completes a deadline that asks for nothing but a yes (DUE-11). */
export const completeRow = async (row: DeadlineRow): Promise<Undo> => {
  const finish = finishOf(row)
  if (doneLabelOf(row) === undefined || !finish) throw new RefusedRow('It is completed on its own page.')
  if ('open' in finish) throw new RefusedRow('It asks for a day or an amount: complete it from its own row.')
  return finish.run(deadlineRecordId(row._id))
}
