import type { PasskeyAnswer, passkeySignInBody } from '@registrar/domain/users/passkeys'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type * as z from 'zod'
import { now } from '#platform/clock'
import { type Db, inTransaction } from '#platform/database/database'
import { Problem } from '#platform/problem'
import { requireAccount } from '../check-credentials.ts'
import { requireActive } from '../checked-account.ts'
import { isDevAccount } from '../dev-account-email.ts'
import { countAccountAttempt, countNetworkAttempt } from '../limit-attempts.ts'
import { recordFailedSignIn } from '../record-failed-sign-in.ts'
import { type SignedIn, type SignInContext, startSession } from '../start-session.commands.ts'
import { consumeChallenge, storeChallenge } from './passkey-challenges.commands.ts'
import { findPasskeyByCredential } from './passkeys.queries.ts'
import { type RelyingParty, relyingPartyOf } from './relying-party.ts'

/**
 * What the browser needs to ask for any passkey of this app. It names no account, so it tells nothing about one.
 * @throws Problem TOO_MANY_REQUESTS
 */
export const createPasskeyChallenge = async (context: SignInContext) => {
  await countNetworkAttempt(context)
  const { id } = relyingPartyOf(context.config, context.baseUrl)

  const options = await generateAuthenticationOptions({ rpID: id, userVerification: 'required' })
  await storeChallenge(context.db, options.challenge, null)

  return options
}

type FoundPasskey = NonNullable<Awaited<ReturnType<typeof findPasskeyByCredential>>>

const verifyAnswer = async (db: Db, passkey: FoundPasskey, response: PasskeyAnswer, party: RelyingParty) => {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: (challenge) => consumeChallenge(db, challenge, null),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.signCount,
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    // The library throws when a client has made the answer up, and when the count shows that the key was copied.
    return undefined
  }
}

const refused = () => new Problem('INVALID_CREDENTIALS', 'The passkey was not accepted.')

type Body = z.output<typeof passkeySignInBody>

const checkAndSignIn = async (
  context: SignInContext,
  { response, email, password, staySignedIn, deviceId }: Body,
  passkey: FoundPasskey | undefined,
): Promise<SignedIn> => {
  const { db, config } = context
  await countNetworkAttempt(context)
  if (!passkey) throw refused()

  // With a password the passkey is a second factor, so it must belong to the same account.
  if (email !== undefined) {
    const account = await requireAccount(context, { email, password: password ?? '' })
    if (account.id !== passkey.userId) throw refused()
  }

  const attempt = await countAccountAttempt(context, 'sign-in', passkey.email)
  const signCount = await verifyAnswer(db, passkey, response, relyingPartyOf(config, context.baseUrl))
  const isClosed = isDevAccount(passkey.email) && config.environment !== 'development'
  if (signCount === undefined || isClosed) throw refused()

  await attempt.giveBack()
  requireActive(passkey)

  const { userId, passwordHash, secondFactors } = passkey
  const checked = { passwordHash, secondFactors, refused }
  return inTransaction(db, async (tx) => {
    const signedIn = await startSession(context, tx, { userId, checked, isStaying: staySignedIn, deviceId })
    const used = { sign_count: signCount, last_used_at: now() }
    await tx.updateTable('passkeys').set(used).where('id', '=', passkey.id).execute()

    return signedIn
  })
}

/**
 * Opens a session with a passkey, alone or after the password (USER-22). A failure is recorded in the audit (AUD-2).
 * @throws Problem INVALID_CREDENTIALS, ACCOUNT_DEACTIVATED only when the passkey is right, TOO_MANY_REQUESTS
 */
export const signInWithPasskey = async (context: SignInContext, body: Body): Promise<SignedIn> => {
  const passkey = await findPasskeyByCredential(context.db, body.response.id)
  const email = body.email ?? passkey?.email

  return recordFailedSignIn(context, { email }, () => checkAndSignIn(context, body, passkey))
}
