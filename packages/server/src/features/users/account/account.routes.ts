import { accountCalls } from '@registrar/domain/users/account.calls'
import { clientAddress } from '#platform/http/client-address'
import type { Routes } from '#platform/http/routes'
import { emailedLinkBase } from '../emailed-link-base.ts'
import { countNetworkAttempt, isOverResetLimit } from '../limit-attempts.ts'
import { changePassword, resetPassword } from './password.commands.ts'
import { forgotPassword } from './password-reset.commands.ts'

export const accountRoutes = ({ serve }: Routes): void => {
  serve(accountCalls.changePassword, async ({ db, body, config, session, sessions }) => {
    const ended = await changePassword(db, body, { config, session })
    for (const id of ended) sessions.forget(id)
    return { ended: ended.length }
  })

  serve(accountCalls.forgotPassword, async ({ db, body, config, request }) => {
    if (await isOverResetLimit({ db, config, ipAddress: clientAddress(request) })) return {}

    await forgotPassword(db, body.email, { config, baseUrl: emailedLinkBase(config, request) })
    return {}
  })

  serve(accountCalls.resetPassword, async ({ db, body, config, sessions, request }) => {
    await countNetworkAttempt({ db, config, ipAddress: clientAddress(request) })
    for (const id of await resetPassword(db, body)) sessions.forget(id)
    return {}
  })
}
