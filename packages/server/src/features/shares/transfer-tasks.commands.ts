import { tasksOfTransfer } from '@registrar/domain/shares/share-tasks'
import type { ShareEvent } from '@registrar/domain/shares/share-event'
import { sql } from 'kysely'
import { createTask, removeTask, updateTask } from '#features/tasks'
import type { Tx } from '#platform/database/database'
import type { Session } from '#platform/sessions/session'

const usersInCharge = async (tx: Tx, organizationId: string, { userId }: Session) => {
  const rows = await tx
    .selectFrom('organization_users as u')
    .innerJoin('users', 'users.id', 'u.user_id')
    .select('u.user_id as userId')
    .where('u.organization_id', '=', organizationId)
    .where('users.deactivated_at', 'is', null)
    .orderBy('u.position')
    .execute()
  return rows.length > 0 ? rows : [{ userId }]
}

// An event makes its tasks as it is entered, and as it comes back from the bin where they could not come with it.
const savesThatMake = (eventId: string) => sql`
  select save_id from changes where record_id = ${eventId} and action in ('created', 'restored')`

const tasksOf = ({ kind, number, className, to, executedOn, lodgedOn, certifiedExempt }: ShareEvent) => {
  if (kind !== 'transfer' || executedOn === null || lodgedOn === null) return []
  const taker = to.map(({ name }) => name).join(' and ')
  return tasksOfTransfer({ executedOn, lodgedOn, certifiedExempt }, `${number ?? 0} ${className} to ${taker}`)
}

/** The titles of the tasks that were made with an event and are still there. */
const keptTasks = async (tx: Tx, eventId: string): Promise<string[]> => {
  const { rows } = await sql<{ title: string }>`
    select t.title from tasks t
    join changes made on made.record_id = t.id and made.record_type = 'task' and made.action = 'created'
    where t.deleted_at is null and made.save_id in (${savesThatMake(eventId)})`.execute(tx)
  return rows.map(({ title }) => title)
}

/** Makes the tasks of a transfer that are not there, for those in charge of the company, else for who entered it (SHARE-8). */
export const makeTransferTasks = async (tx: Tx, event: ShareEvent, session: Session): Promise<void> => {
  const kept = new Set(await keptTasks(tx, event._id))
  const tasks = tasksOf(event).filter(({ title }) => !kept.has(title))
  if (tasks.length === 0) return
  const users = await usersInCharge(tx, event.organizationId, session)
  for (const task of tasks) await createTask(tx, { ...task, users, organizationId: event.organizationId }, session)
}

/** The tasks that were made with an event and that nobody has touched: only saves of the event have changed them. */
const untouchedTasks = async (tx: Tx, eventId: string): Promise<{ id: string; title: string }[]> => {
  const { rows } = await sql<{ id: string; title: string }>`
    select t.id, t.title from tasks t
    join changes made on made.record_id = t.id and made.record_type = 'task' and made.action = 'created'
    where t.deleted_at is null
      and made.save_id in (${savesThatMake(eventId)})
      and not exists (
        select from changes c where c.record_id = t.id
          and c.save_id not in (select save_id from changes where record_id = ${eventId}))
    order by t.id`.execute(tx)
  return rows
}

/** Deletes the tasks of a transfer that nobody has touched. */
export const removeTransferTasks = async (tx: Tx, eventId: string, session: Session): Promise<void> => {
  for (const { id } of await untouchedTasks(tx, eventId)) await removeTask(tx, id, session)
}

/** Gives the tasks that nobody has touched the titles and days of the corrected transfer. */
export const moveTransferTasks = async (
  tx: Tx,
  before: ShareEvent,
  after: ShareEvent,
  session: Session,
): Promise<void> => {
  const corrected = new Map(tasksOf(before).map(({ title }, index) => [title, tasksOf(after)[index]]))
  for (const { id, title } of await untouchedTasks(tx, after._id)) {
    const task = corrected.get(title)
    if (task) await updateTask(tx, id, task, session)
  }
}
