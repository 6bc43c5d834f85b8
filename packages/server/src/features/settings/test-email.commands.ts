import { testEmail } from '@registrar/domain/settings/test-email'
import type { TestedText } from '@registrar/domain/settings/settings.calls'
import { userName } from '@registrar/domain/users/users'
import { queueEmail } from '#features/emails'
import { exampleEmail } from '#features/texts'
import { findUser } from '#features/users'
import type { Config } from '#platform/config'
import { type Db, inTransaction } from '#platform/database/database'
import type { Session } from '#platform/sessions/session'

/**
 * Queues a test email to the user who asks for it, with a text of the firm, and returns the address (SET-5).
 * @throws Problem NOT_FOUND, VALIDATION_FAILED with `fields`
 */
export const sendTestEmail = (db: Db, config: Config, { tested, session }: { tested: TestedText; session: Session }) =>
  inTransaction(db, async (tx) => {
    const { key, ...shown } = tested
    const user = await findUser(tx, session.userId)
    const example = await exampleEmail(tx, config, key, shown)
    const content = testEmail({ name: userName(user), brand: config.brands.main }, example)
    const addressed = { sender: config.mailSender, replyTo: config.mailReplyTo, to: user.email, tag: 'test' }
    await queueEmail(tx, { ...content, ...addressed }, session)
    return user.email
  })
