import { accountCalls } from '@registrar/domain/users/account.calls'
import { baseUrlOf } from '#features/files'
import { countAttempt } from '#platform/http/rate-limit'
import type { Routes } from '#platform/http/routes'
import { changePassword, resetPassword } from './password.commands.ts'
import { forgotPassword } from './password-reset.commands.ts'

export const accountRoutes = ({ serve, platform }: Routes): void => {
  const countTry = (address: string) =>
    countAttempt(platform.db, `sign-in-from:${address}`, platform.config.rateLimits.signInTries)

  serve(accountCalls.changePassword, async ({ db, body, config, session, sessions }) => {
    const ended = await changePassword(db, body, { config, session })
    for (const id of ended) sessions.forget(id)
    return { ended: ended.length }
  })

  serve(accountCalls.forgotPassword, async ({ db, body, config, request }) => {
    await countTry(request.ip)
    await forgotPassword(db, body.email, { config, baseUrl: baseUrlOf(config, request) })
    return {}
  })

  serve(accountCalls.resetPassword, async ({ db, body, sessions, request }) => {
    await countTry(request.ip)
    for (const id of await resetPassword(db, body)) sessions.forget(id)
    return {}
  })
}
