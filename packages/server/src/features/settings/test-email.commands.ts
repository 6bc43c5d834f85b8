import { testEmail } from '@registrar/domain/settings/test-email'
import { userName } from '@registrar/domain/users/users'
import { queueEmail } from '#features/emails'
import { findUser } from '#features/users'
import type { Config } from '#platform/config'
import { type Db, inTransaction } from '#platform/database/database'
import type { Session } from '#platform/sessions/session'

/** Queues a test email to the user who asks for it, and returns the address (SET-5). */
export const sendTestEmail = (db: Db, config: Config, session: Session): Promise<string> =>
  inTransaction(db, async (tx) => {
    const user = await findUser(tx, session.userId)
    const content = testEmail({ name: userName(user), brand: config.brands.main })
    const addressed = { sender: config.mailSender, replyTo: config.mailReplyTo, to: user.email, tag: 'test' }
    await queueEmail(tx, { ...content, ...addressed }, session)
    return user.email
  })
