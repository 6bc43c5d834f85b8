import { newAccountEmail } from '@registrar/domain/users/account-emails'
import { userName } from '@registrar/domain/users/users'
import { queueEmail } from '#features/emails'
import type { Config } from '#platform/config'
import type { Tx } from '#platform/database/database'
import { findUser } from '../users.queries.ts'
import { listAdministrators } from './staff.queries.ts'

/** Tells the administrators of a new account by email, apart from its own user (USER-17). */
export const emailAdministrators = async (
  tx: Tx,
  userId: string,
  { config, baseUrl }: { config: Config; baseUrl: string },
): Promise<void> => {
  const user = await findUser(tx, userId)
  const content = newAccountEmail(
    { name: userName(user), email: user.email, role: user.role, url: `${baseUrl}/account/staff` },
    { brand: config.brands.main },
  )

  for (const { _id, email } of await listAdministrators(tx))
    if (_id !== userId) await queueEmail(tx, { ...content, sender: config.mailSender, to: email, tag: 'account' }, null)
}
