import { secondFactorCalls } from '@registrar/domain/users/second-factor.calls'
import type { Routes } from '#platform/http/routes'
import { callOrigin } from '../call-origin.ts'
import { requirePassword } from '../account/password.ts'
import { confirmTotp, createTotp, removeTotp } from './second-factor.commands.ts'
import { listPasskeys } from '../passkeys/passkeys.queries.ts'
import { countRecoveryCodes, hasTotp } from './second-factor.queries.ts'

export const secondFactorRoutes = ({ serve }: Routes): void => {
  serve(secondFactorCalls.findSecondFactor, async ({ db, session, config }) => {
    const totp = await hasTotp(db, session.userId)
    const passkeys = await listPasskeys(db, session.userId)
    const hasFactor = totp || passkeys.length > 0
    const recoveryCodesLeft = hasFactor ? await countRecoveryCodes(db, session.userId) : 0
    return { totp, recoveryCodesLeft, required: config.isSecondFactorRequired, passkeys }
  })

  serve(secondFactorCalls.createTotp, async ({ db, body, session, config }) => {
    const checked = await requirePassword(db, config, session.userId, body.password, 'password')
    return createTotp(db, session, config, checked)
  })

  serve(secondFactorCalls.confirmTotp, async ({ db, body, session, sessions, config, request }) => {
    for (const id of await confirmTotp(db, body.code, session, callOrigin({ config, request }))) sessions.forget(id)
    return {}
  })

  serve(secondFactorCalls.removeTotp, async ({ db, body, session, sessions, config, request }) => {
    const checked = await requirePassword(db, config, session.userId, body.password, 'password')
    for (const id of await removeTotp(db, session, checked, callOrigin({ config, request }))) sessions.forget(id)
    return {}
  })
}
