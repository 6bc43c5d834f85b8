import { type Db, inTransaction } from '#platform/database/database'
import { DEV_ACCOUNT_EMAIL } from './dev-account-email.ts'
import { createAccount } from './users.commands.ts'
import { findCredentials } from './users.queries.ts'

const DEV_ACCOUNT = {
  firstName: 'Dev',
  lastName: 'Account',
  email: DEV_ACCOUNT_EMAIL,
  password: 'registrar-dev-account',
}

/** Creates the account that 'Prefill Dev Account' fills in; for the development environment only (USER-8). */
export const ensureDevAccount = async (db: Db): Promise<void> => {
  if (await findCredentials(db, DEV_ACCOUNT.email)) return
  await inTransaction(db, (tx) => createAccount(tx, DEV_ACCOUNT))
}
