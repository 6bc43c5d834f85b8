import type { TaskEmail } from '@registrar/domain/tasks/task'
import { taskEmailContent } from '@registrar/domain/tasks/task-email'
import { queueEmail } from '#features/emails'
import { findUserAddresses } from '#features/users'
import { recordChange } from '#platform/commands/change-log'
import { lockRecord } from '#platform/commands/lock-record'
import type { Config } from '#platform/config'
import { type Db, inTransaction } from '#platform/database/database'
import { Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { findTask } from './tasks.queries.ts'
import { taskRecord } from './tasks.row.ts'

/**
 * Queues an email about a task to each recipient who is a user, one each (TASK-7). It shows the fields as sent, since the
 * dialog may hold unsaved ones, and the stored value of a field that was not sent.
 * @throws Problem NOT_FOUND, NO_VALID_RECIPIENTS
 */
export const sendTask = (
  db: Db,
  id: string,
  { recipients, ...sent }: TaskEmail,
  { config, baseUrl, session }: { config: Config; baseUrl: string; session: Session },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockRecord(tx, taskRecord, id)
    const task = await findTask(tx, id)
    const users = await findUserAddresses(tx, recipients)
    if (users.length === 0) throw new Problem('NO_VALID_RECIPIENTS', 'No valid email recipients')

    const shown = {
      title: sent.title ?? task.title,
      description: sent.description === undefined ? task.description : sent.description,
      organizationName: sent.organizationName === undefined ? task.organizationName : sent.organizationName,
      peopleName: sent.peopleName === undefined ? task.peopleName : sent.peopleName,
      attachedFiles: sent.attachedFiles ?? task.attachedFiles,
    }
    const content = taskEmailContent(shown, { taskUrl: `${baseUrl}/task/${id}`, brand: config.brands.main })

    for (const { email } of users)
      await queueEmail(tx, { ...content, sender: config.mailSender, to: email, tag: 'task' }, session)
    await recordChange(tx, session, {
      recordType: 'task',
      recordId: id,
      action: 'mailed',
      fields: { recipients: [null, users.map((user) => user._id)] },
    })
  })
