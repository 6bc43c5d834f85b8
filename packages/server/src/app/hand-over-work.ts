import { handOverEmail } from '@registrar/domain/users/account-emails'
import { userName } from '@registrar/domain/users/users'
import { removeCalendar } from '#features/deadlines'
import { queueEmail } from '#features/emails'
import { handOverOrganizations } from '#features/organizations'
import { handOverTasks } from '#features/tasks'
import { findUser, type HandOverWork } from '#features/users'
import { handOverViews } from '#features/views'

/**
 * Hands over what a deactivated user works on: open tasks, companies and shared views. One email tells the colleague, unless it is
 * the administrator who does it. The address of the leaver's calendar ends (USER-15).
 */
export const handOverWork: HandOverWork = async (tx, handOver, session, { config, baseUrl }) => {
  const { from, to } = handOver
  const handedOver = {
    tasks: await handOverTasks(tx, handOver, session),
    organizations: await handOverOrganizations(tx, handOver, session),
    views: await handOverViews(tx, { from, to: to.userId }),
  }
  await removeCalendar(tx, from, session)

  const isAnything = Object.values(handedOver).some((count) => count > 0)
  if (!isAnything || to.userId === session.userId) return

  const [leaver, colleague] = [await findUser(tx, from), await findUser(tx, to.userId)]
  const told = { leaver: userName(leaver), handedOver, url: baseUrl }
  const email = handOverEmail(told, { brand: config.brands.main })
  await queueEmail(tx, { ...email, sender: config.mailSender, to: colleague.email, tag: 'account' }, session)
}
