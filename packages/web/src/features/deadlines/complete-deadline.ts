import type { DeadlineKind } from '@registrar/domain/deadlines/deadline'
import { deadlineRecordId } from '@registrar/domain/deadlines/deadline-place'
import type { DeadlineRow } from '@registrar/domain/deadlines/deadline-search'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { request } from '#lib/api'
import { today } from '#lib/clock'
import { useApiMutation } from '#lib/use-api-mutation'
import { refreshedByRows } from './deadlines.api.ts'

type Complete = (id: string, day: IsoDate) => Promise<unknown>

const completeFollowUp: Complete = async (id) => {
  const { max_step_index } = await request(followUpsCalls.findFollowUp, { params: { id } })
  return request(followUpsCalls.updateFollowUp, { params: { id }, body: { step_index: max_step_index } })
}

// What is not listed takes more than a tick: it is done on its own page.
const completeByKind: Partial<Record<DeadlineKind, { label: string; run: Complete }>> = {
  TASK: {
    label: 'Mark as done',
    run: (id) => request(tasksCalls.updateTask, { params: { id }, body: { status: 'DONE' } }),
  },
  RBO: {
    label: 'Mark as filed',
    run: (id) => request(organizationsCalls.updateOrganization, { params: { id }, body: { rbo: true } }),
  },
  ORDER_BALANCE: {
    label: 'Mark as paid',
    run: (id) => request(ordersCalls.updateOrder, { params: { id }, body: { balancePaid: true } }),
  },
  FOLLOW_UP: { label: 'Complete', run: completeFollowUp },
}

const completePersonReview = {
  label: 'Certified today',
  run: (id: string, day: IsoDate) => request(peopleCalls.updatePerson, { params: { id }, body: { dateAml: day } }),
}

/** How a row is done by a click; undefined for what takes more than that. */
export const completionOf = ({ kind, organizationId }: DeadlineRow) =>
  kind === 'AML_REVIEW' && organizationId === null ? completePersonReview : completeByKind[kind]

export const useCompleteDeadline = (row: DeadlineRow) =>
  useApiMutation({
    run: async () => completionOf(row)?.run(deadlineRecordId(row._id), today()),
    successMessage: `${row.subject}: done`,
    refresh: refreshedByRows,
  })
