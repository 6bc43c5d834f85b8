import { accountCalls } from '@registrar/domain/users/account.calls'
import type { Routes } from '#platform/http/routes'
import { callOrigin } from '../call-origin.ts'
import { countNetworkAttempt, isOverResetLimit } from '../limit-attempts.ts'
import { changePassword, resetPassword } from './password.commands.ts'
import { forgotPassword } from './password-reset.commands.ts'

export const accountRoutes = ({ serve }: Routes): void => {
  serve(accountCalls.changePassword, async ({ db, body, config, session, sessions, request }) => {
    const ended = await changePassword(db, body, { ...callOrigin({ config, request }), session })
    for (const id of ended) sessions.forget(id)
    return { ended: ended.length }
  })

  serve(accountCalls.forgotPassword, async ({ db, body, config, secrets, request }) => {
    const origin = callOrigin({ config, request })
    if (await isOverResetLimit({ db, config, ipAddress: origin.address })) return {}

    await forgotPassword(db, body.email, { ...origin, secrets })
    return {}
  })

  serve(accountCalls.resetPassword, async ({ db, body, config, sessions, request }) => {
    const origin = callOrigin({ config, request })
    await countNetworkAttempt({ db, config, ipAddress: origin.address })
    for (const id of await resetPassword(db, body, origin)) sessions.forget(id)
    return {}
  })
}
