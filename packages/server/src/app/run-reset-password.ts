import { RESET_MINUTES } from '@registrar/domain/users/account'
import { createPasswordReset, findCredentials, listAdministrators, removeSecondFactor } from '#features/users'
import { type Config, readConfig } from '#platform/config'
import { type Db, inTransaction } from '#platform/database/database'
import { printError, printLine } from '#platform/terminal'
import { type Command, parseCommandLine, UsageError } from './command.ts'
import { openDatabase } from './open-database.ts'

const usage = `Usage: npm run reset-password [-- EMAIL] [options]

Prints a link to a new password for an active account; without an email address, for the only administrator.

  --without-second-factor   also remove the authenticator app, the passkeys and the recovery codes`

type ResetArguments = { email: string | undefined; isSecondFactorRemoved: boolean }

/**
 * Reads the command's arguments.
 * @throws UsageError
 */
const readResetArguments = (args: string[]): ResetArguments => {
  const { positionals, values } = parseCommandLine({
    args,
    allowPositionals: true,
    options: { 'without-second-factor': { type: 'boolean', default: false } },
  })
  const [email, ...others] = positionals
  if (others.length > 0) throw new UsageError('Name one email address, or none.')

  return { email, isSecondFactorRemoved: values['without-second-factor'] }
}

const findAccount = async (db: Db, email: string | undefined) => {
  if (email !== undefined) {
    const account = await findCredentials(db, email)
    return account?.deactivated_at === null ? { id: account.id, email: account.email } : undefined
  }

  const [administrator, ...others] = await listAdministrators(db)
  return administrator && others.length === 0 ? { id: administrator._id, email: administrator.email } : undefined
}

const problemOf = (email: string | undefined): string =>
  email === undefined
    ? 'There is not exactly one active administrator. Name the email address of the account.'
    : `No active account has the email address ${email}.`

/**
 * Prints a link to a new password for an account, with or without a running server (USER-19).
 * @returns the exit code of the command
 */
const runResetPassword = async ({ email, isSecondFactorRemoved }: ResetArguments, config: Config): Promise<number> => {
  const { db, close } = await openDatabase(config, 'helper')
  try {
    const account = await findAccount(db, email)
    if (!account) {
      printError(problemOf(email))
      return 1
    }

    const address = config.publicUrl ?? `http://localhost:${config.port}`
    const origin = { config, address: null, device: null, emailedLinkBase: address }
    const { token } = await inTransaction(db, async (tx) => {
      if (isSecondFactorRemoved) await removeSecondFactor(tx, account.id, origin)
      return createPasswordReset(tx, account.id)
    })
    printLine(`A new password for ${account.email}, within ${RESET_MINUTES} minutes:`)
    printLine(`${address}/auth/reset?token=${token}`)

    return 0
  } finally {
    await close()
  }
}

/** `npm run reset-password`. */
export const resetPasswordCommand: Command = {
  usage,
  run: (args, env) => runResetPassword(readResetArguments(args), readConfig(env)),
}
