import { type CroStatus, isStruckOff } from '@registrar/domain/organizations/cro-status'
import { orderBalanceDeadline } from '@registrar/domain/deadlines/payment-deadlines'
import { personReviewDeadline } from '@registrar/domain/deadlines/review-deadlines'
import { taskDeadline } from '@registrar/domain/deadlines/work-deadlines'
import type { Brand } from '@registrar/domain/shared/brand'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { TaskStatus } from '@registrar/domain/tasks/task'
import { userName } from '@registrar/domain/users/users'
import { isOfPresentCompany } from '#features/present-links'
import type { Tx } from '#platform/database/database'
import { type StoredDeadline, storedDeadline } from './deadlines.row.ts'

/** The reviews of people who are present in a company that the firm looks after (DUE-5, DUE-7). */
export const readPersonDeadlines = async (tx: Tx, ids: string[], day: IsoDate): Promise<StoredDeadline[]> => {
  const people = await tx
    .selectFrom('people')
    .select(['id', 'first_name as firstName', 'last_name as lastName', 'aml_certified_on as dateAml'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where(isOfPresentCompany('people.id', day))
    .execute()

  return people.flatMap((person) =>
    personReviewDeadline(person).map((deadline) =>
      storedDeadline(deadline, {
        source: 'person',
        source_id: person.id,
        record_id: person.id,
        person_id: person.id,
        person_name: userName(person),
        brand: 'main',
      }),
    ),
  )
}

/** The balances of orders: also of a struck-off company, not of a deleted one (DUE-7). */
export const readOrderDeadlines = async (tx: Tx, ids: string[]): Promise<StoredDeadline[]> => {
  const orders = await tx
    .selectFrom('orders as r')
    .leftJoin('organizations as o', 'o.id', 'r.organization_id')
    .select(['r.id', 'r.organization_id', 'r.organization_name', 'r.origin', 'r.company', 'r.product_name as product'])
    .select(['r.first_name as firstName', 'r.last_name as lastName', 'r.balance_cents as balanceCents'])
    .select(['r.balance_on as dateOfBalance', 'r.is_balance_paid as balancePaid', 'r.is_paid_totally as paidTotaly'])
    .where('r.id', 'in', ids)
    .where('r.deleted_at', 'is', null)
    .where('o.deleted_at', 'is', null)
    .execute()

  return orders.flatMap((order) => {
    const customer = userName({ firstName: order.firstName ?? '', lastName: order.lastName ?? '' })
    return orderBalanceDeadline(order).map((deadline) =>
      storedDeadline(deadline, {
        source: 'order',
        source_id: order.id,
        record_id: order.id,
        organization_id: order.organization_id,
        organization_name: order.organization_name,
        person_name: order.organization_id === null ? order.company || customer || null : null,
        brand: order.origin as Brand | null,
      }),
    )
  })
}

/** The tasks with a due date; none of a struck-off or deleted company, or of a deleted person (DUE-7). */
export const readTaskDeadlines = async (tx: Tx, ids: string[]): Promise<StoredDeadline[]> => {
  const tasks = await tx
    .selectFrom('tasks as t')
    .leftJoin('organizations as o', 'o.id', 't.organization_id')
    .leftJoin('organization_details as d', 'd.organization_id', 't.organization_id')
    .leftJoin('people as p', 'p.id', 't.person_id')
    .select(['t.id', 't.title', 't.status', 't.due_on as dueDate', 't.organization_id', 'o.name as organization_name'])
    .select(['o.creation_status as creationStatus', 'd.cro_status'])
    .select(['t.person_id', 'p.first_name', 'p.last_name'])
    .where('t.id', 'in', ids)
    .where('t.deleted_at', 'is', null)
    .where('o.deleted_at', 'is', null)
    .where('p.deleted_at', 'is', null)
    .execute()

  return tasks
    .filter((task) => !isStruckOff({ ...task, croStatus: task.cro_status as CroStatus | null }))
    .flatMap((task) =>
      taskDeadline({ ...task, status: task.status as TaskStatus }).map((deadline) =>
        storedDeadline(deadline, {
          source: 'task',
          source_id: task.id,
          record_id: task.id,
          organization_id: task.organization_id,
          organization_name: task.organization_name,
          person_id: task.person_id,
          person_name:
            task.person_id === null
              ? null
              : userName({ firstName: task.first_name ?? '', lastName: task.last_name ?? '' }),
          brand: 'main',
        }),
      ),
    )
}
