import type { AuditKind } from '@registrar/domain/audit/audit-entry'
import { isEmailAddress } from '@registrar/domain/shared/email-address'
import type { ProblemCode } from '@registrar/domain/shared/problem-codes'
import { recordAudit } from '#platform/audit/record-audit'
import type { Db } from '#platform/database/database'
import { networkOf } from '#platform/http/client-address'
import { Problem } from '#platform/problem'
import { findUserIdByEmail } from './users.queries.ts'

const kinds: Partial<Record<ProblemCode, AuditKind>> = {
  INVALID_CREDENTIALS: 'signInFailed',
  ACCOUNT_DEACTIVATED: 'signInFailed',
  SECOND_FACTOR_REQUIRED: 'signInFailed',
  TOO_MANY_REQUESTS: 'signInLocked',
}

// A sign-in without a code is not a failure: the page learns that it needs one.
const kindOf = (error: unknown, code: string | undefined): AuditKind | undefined => {
  if (!(error instanceof Problem)) return undefined
  if (error.code === 'SECOND_FACTOR_REQUIRED' && !code?.trim()) return undefined
  return kinds[error.code]
}

type Caller = { db: Db; ipAddress: string }
type Credentials = { email: string | undefined; code?: string | undefined }

/**
 * Runs a sign-in. Records one that failed or was locked, with the email address that was typed and the network address
 * (AUD-2). A text that is not an email address is not recorded: it may be a password in the wrong field.
 */
export const recordFailedSignIn = async <R>(
  { db, ipAddress }: Caller,
  { email, code }: Credentials,
  signIn: () => Promise<R>,
): Promise<R> => {
  try {
    return await signIn()
  } catch (error) {
    const kind = kindOf(error, code)
    if (kind)
      await recordAudit(db, {
        kind,
        userId: (email !== undefined && (await findUserIdByEmail(db, email))) || null,
        ...(email !== undefined && isEmailAddress(email) && { email }),
        // A locked try is recorded once an hour for a network, whichever of its addresses it comes from.
        address: kind === 'signInLocked' ? networkOf(ipAddress) : ipAddress,
        details: { code: (error as Problem).code },
      })
    throw error
  }
}
