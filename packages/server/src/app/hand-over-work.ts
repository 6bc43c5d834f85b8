import { removeCalendar } from '#features/deadlines'
import { handOverOrganizations } from '#features/organizations'
import { handOverTasks } from '#features/tasks'
import type { HandOverWork } from '#features/users'

/** Hands over what a deactivated user works on: open tasks and companies. The address of their calendar ends (USER-15). */
export const handOverWork: HandOverWork = async (tx, handOver, session) => {
  await handOverTasks(tx, handOver, session)
  await handOverOrganizations(tx, handOver, session)
  await removeCalendar(tx, handOver.from, session)
}
