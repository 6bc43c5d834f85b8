import type { NewPasskey, Passkey } from '@registrar/domain/users/passkeys'
import { userName } from '@registrar/domain/users/users'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { recordAudit } from '#platform/audit/record-audit'
import { recordChange } from '#platform/commands/change-log'
import { type Db, inTransaction } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { requireRow } from '#platform/database/require-row'
import { Problem } from '#platform/problem'
import { countAttempt } from '#platform/http/rate-limit'
import type { Session } from '#platform/sessions/session'
import { keepOnlyThisSession, rereadSessionsOf } from '#platform/sessions/session-commands'
import {
  createRecoveryCodes,
  hasRecoveryCodes,
  removeRecoveryCodes,
  replaceRecoveryCodes,
} from '../second-factor/recovery-codes.commands.ts'
import { hasSecondFactor } from '../second-factor/second-factor.queries.ts'
import { emailOwner } from '../account/email-owner.ts'
import type { CallOrigin } from '../call-origin.ts'
import { type CheckedPassword, requireSamePassword } from '../checked-account.ts'
import { findUser } from '../users.queries.ts'
import { lockUser } from '../users.row.ts'
import { consumeChallenge, storeChallenge } from './passkey-challenges.commands.ts'
import { findPasskey, listCredentials } from './passkeys.queries.ts'
import type { RelyingParty } from './relying-party.ts'

// EdDSA, ES256 and RS256: every authenticator has one of them, and their answers fit the largest body of a sign-in (SEC-6).
const ALGORITHMS = [-8, -7, -257]

/** What the browser needs to make a passkey. It must ask for a fingerprint, face or PIN, so that it replaces the password. */
export const createPasskeyOptions = async (db: Db, { userId }: Session, party: RelyingParty) => {
  const user = await findUser(db, userId)
  const credentials = await listCredentials(db, userId)

  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: new TextEncoder().encode(userId),
    userName: user.email,
    userDisplayName: userName(user),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: credentials,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await storeChallenge(db, options.challenge, userId)

  return options
}

const invalidPasskey = () => new Problem('INVALID_PASSKEY', 'The passkey was not accepted. Try again.')

const verifyNewPasskey = async (db: Db, userId: string, response: NewPasskey['response'], party: RelyingParty) => {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: (challenge) => consumeChallenge(db, challenge, userId),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    return registrationInfo?.credential
  } catch {
    // The library throws when a client has made the answer up.
    return undefined
  }
}

type NewPasskeyContext = CallOrigin & { party: RelyingParty }

/**
 * Adds a passkey and ends the user's other sessions, which were opened without it (USER-21, USER-22).
 * @returns the passkey, the recovery codes of a user who had none, and the sessions that every server must read again
 * @throws Problem INVALID_PASSKEY, TOO_MANY_REQUESTS, UNAUTHENTICATED
 */
export const createPasskey = async (
  db: Db,
  { name, response }: NewPasskey,
  session: Session,
  { party, ...origin }: NewPasskeyContext,
): Promise<{ passkey: Passkey; recoveryCodes: string[]; changedSessions: string[] }> => {
  const { userId } = session
  const attempt = await countAttempt(db, `second-factor:${userId}`, origin.config.rateLimits.signInFailures)
  const credential = await verifyNewPasskey(db, userId, response, party)
  if (!credential) throw invalidPasskey()
  await attempt.giveBack()
  const { recoveryCodes, hashes } = await createRecoveryCodes(userId)

  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId)

    const id = newId()
    const passkeyName = name || origin.device || 'Passkey'
    const inserted = await tx
      .insertInto('passkeys')
      .values({
        id,
        user_id: userId,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        sign_count: credential.counter,
        transports: credential.transports ?? [],
        name: passkeyName,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) throw invalidPasskey()

    const isWithoutCodes = !(await hasRecoveryCodes(tx, userId))
    if (isWithoutCodes) await replaceRecoveryCodes(tx, userId, hashes)
    await recordChange(tx, session, {
      recordType: 'user',
      recordId: userId,
      action: 'updated',
      fields: { passkey: [null, passkeyName] },
    })
    const line = { userId, address: origin.address, details: { factor: 'passkey' } }
    await recordAudit(tx, { ...line, kind: 'secondFactorAdded' })
    await emailOwner(tx, userId, 'passkeyAdded', origin)

    return {
      passkey: await findPasskey(tx, id),
      recoveryCodes: isWithoutCodes ? recoveryCodes : [],
      changedSessions: await keepOnlyThisSession(tx, session),
    }
  })
}

/**
 * Removes a passkey of the signed-in user.
 * @returns the sessions that every server must read again
 * @throws Problem NOT_FOUND, INVALID_CREDENTIALS
 */
export const removePasskey = (
  db: Db,
  id: string,
  session: Session,
  { checked, ...origin }: CallOrigin & { checked: CheckedPassword },
): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    const { userId } = session
    await requireSamePassword(tx, userId, checked)

    const removed = await requireRow(
      'passkey',
      id,
      tx.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', userId).returning('name'),
    )

    if (!(await hasSecondFactor(tx, userId))) await removeRecoveryCodes(tx, userId)
    await recordChange(tx, session, {
      recordType: 'user',
      recordId: userId,
      action: 'updated',
      fields: { passkey: [removed.name, null] },
    })
    const line = { userId, address: origin.address, details: { factor: 'passkey' } }
    await recordAudit(tx, { ...line, kind: 'secondFactorRemoved' })
    await emailOwner(tx, userId, 'passkeyRemoved', origin)

    return rereadSessionsOf(tx, userId)
  })
