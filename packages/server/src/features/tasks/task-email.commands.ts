import type { TaskEmail } from '@registrar/domain/tasks/task'
import { taskEmailContent } from '@registrar/domain/tasks/task-email'
import { queueEmail } from '#features/emails'
import { findUserAddresses } from '#features/users'
import { recordChange } from '#platform/commands/change-log'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'
import { Problem } from '#platform/http/problem'
import type { Session } from '#platform/sessions/session'
import { lockTask } from './tasks.commands.ts'
import { findTask } from './tasks.queries.ts'

/**
 * Queues a mail about a task to each of the recipients who is a user, once for one named twice. It tells the task as it
 * was sent, since staff may have it open unsaved; what was not sent, as it is stored. `address` is the product's own.
 * @throws Problem NOT_FOUND, NO_VALID_RECIPIENTS
 */
export const sendTask = (
  db: Db,
  id: string,
  { recipients, ...sent }: TaskEmail,
  { config, address, session }: { config: Config; address: string; session: Session },
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockTask(tx, id)
    const task = await findTask(tx, id)
    const users = await findUserAddresses(tx, recipients)
    if (users.length === 0) throw new Problem('NO_VALID_RECIPIENTS', 'No valid email recipients')
    const told = {
      title: sent.title ?? task.title,
      description: sent.description === undefined ? task.description : sent.description,
      organizationName: sent.organizationName === undefined ? task.organizationName : sent.organizationName,
      peopleName: sent.peopleName === undefined ? task.peopleName : sent.peopleName,
      attachedFiles: sent.attachedFiles ?? task.attachedFiles,
    }
    const content = taskEmailContent(told, { taskUrl: `${address}/task/${id}`, brand: config.brands.main })
    for (const { email } of users)
      await queueEmail(tx, { ...content, from: config.mailFrom, to: email, tag: 'task' }, session)
    await recordChange(tx, session, {
      recordType: 'task',
      recordId: id,
      action: 'mailed',
      fields: { recipients: [null, users.map((user) => user._id)] },
    })
  })
