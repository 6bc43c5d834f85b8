import type { DeadlineKind } from '@registrar/domain/deadlines/deadline'
import { deadlineRecordId } from '@registrar/domain/deadlines/deadline-place'
import type { DeadlineRow } from '@registrar/domain/deadlines/deadline-search'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { request } from '#lib/api'
import { today } from '#lib/clock'
import { type Undo, useUndoable } from '#ui/use-undoable'
import { refreshedByRows } from './deadlines.api.ts'

/** How one click completes a deadline. `run` takes the id of the record and returns the function that undoes it. */
type QuickCompletion = { label: string; run: (id: string) => Promise<Undo> }

const finishTask = async (id: string): Promise<Undo> => {
  const params = { id }
  const { status } = await request(tasksCalls.findTask, { params })
  const { version } = await request(tasksCalls.updateTask, { params, body: { status: 'DONE' } })

  return () => request(tasksCalls.updateTask, { params, body: { status, version } })
}

const fileOwners = async (id: string): Promise<Undo> => {
  const params = { id }
  const { version } = await request(organizationsCalls.updateOrganization, { params, body: { rbo: true } })

  return () => request(organizationsCalls.updateOrganization, { params, body: { rbo: false, version } })
}

const payBalance = async (id: string): Promise<Undo> => {
  const params = { id }
  const { version } = await request(ordersCalls.updateOrder, { params, body: { balancePaid: true } })

  return () => request(ordersCalls.updateOrder, { params, body: { balancePaid: false, version } })
}

const certifyPerson = async (id: string): Promise<Undo> => {
  const params = { id }
  const { dateAml } = await request(peopleCalls.findPerson, { params })
  const { version } = await request(peopleCalls.updatePerson, { params, body: { dateAml: today() } })

  return () => request(peopleCalls.updatePerson, { params, body: { dateAml, version } })
}

const quickCompletions: Partial<Record<DeadlineKind, QuickCompletion>> = {
  TASK: { label: 'Mark as done', run: finishTask },
  RBO: { label: 'Mark as filed', run: fileOwners },
  ORDER_BALANCE: { label: 'Mark as paid', run: payBalance },
}

/** How one click completes the deadline of a row; undefined if it needs a dialog, or is done on its own page (DUE-11). */
export const quickCompletionOf = ({ kind, organizationId }: DeadlineRow): QuickCompletion | undefined =>
  kind === 'AML_REVIEW' && organizationId === null
    ? { label: 'Certified today', run: certifyPerson }
    : quickCompletions[kind]

export const useCompleteDeadline = (row: DeadlineRow) =>
  useUndoable<QuickCompletion>({
    run: (completion) => completion.run(deadlineRecordId(row._id)),
    message: `${row.subject}: done`,
    refresh: refreshedByRows,
  })
