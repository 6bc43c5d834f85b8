import { passkeysCalls } from '@registrar/domain/users/passkeys.calls'
import type { FastifyRequest } from 'fastify'
import { baseUrlOf } from '#features/files'
import type { Config } from '#platform/config'
import type { Routes } from '#platform/http/routes'
import { callOrigin } from '../call-origin.ts'
import { requirePassword } from '../account/password.ts'
import { answerSignIn, signInContext } from '../session-answer.ts'
import { createPasskeyChallenge, signInWithPasskey } from './passkey-sign-in.commands.ts'
import { createPasskey, createPasskeyOptions, removePasskey } from './passkeys.commands.ts'
import { relyingPartyOf } from './relying-party.ts'

const partyOf = (config: Config, request: FastifyRequest) => relyingPartyOf(config, baseUrlOf(config, request))

export const passkeysRoutes = ({ serve }: Routes): void => {
  serve(passkeysCalls.createPasskeyOptions, async ({ db, body, config, session, request }) => {
    await requirePassword(db, config, session.userId, body.password, 'password')
    return { options: { ...(await createPasskeyOptions(db, session, partyOf(config, request))) } }
  })

  serve(passkeysCalls.createPasskey, async ({ db, body, config, session, sessions, request }) => {
    const party = partyOf(config, request)
    const { changedSessions, ...created } = await createPasskey(db, body, session, {
      ...callOrigin({ config, request }),
      party,
    })
    for (const id of changedSessions) sessions.forget(id)
    return created
  })

  serve(passkeysCalls.removePasskey, async ({ db, body, params, config, session, sessions, request }) => {
    const checked = await requirePassword(db, config, session.userId, body.password, 'password')
    const origin = callOrigin({ config, request })
    for (const id of await removePasskey(db, params.id, session, { ...origin, checked })) sessions.forget(id)
    return {}
  })

  serve(passkeysCalls.createPasskeyChallenge, async (context) => ({
    options: { ...(await createPasskeyChallenge(await signInContext(context))) },
  }))

  serve(passkeysCalls.signInWithPasskey, async (context) => {
    const caller = await signInContext(context)
    return answerSignIn(context, caller, await signInWithPasskey(caller, context.body))
  })
}
