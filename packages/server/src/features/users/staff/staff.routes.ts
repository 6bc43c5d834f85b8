import { staffCalls } from '@registrar/domain/users/staff.calls'
import { baseUrlOf } from '#features/files'
import { clientAddress } from '#platform/http/client-address'
import type { Routes } from '#platform/http/routes'
import { callOrigin } from '../call-origin.ts'
import { resetSecondFactor, sendPasswordLink } from './colleague-access.commands.ts'
import { inviteStaff, withdrawInvitation } from './invitations.commands.ts'
import { listOpenInvitations } from './invitations.queries.ts'
import { updateSignupCode } from './signup-code.commands.ts'
import { findSignupCode } from './signup-code.queries.ts'
import { endStaffSessions, type HandOverWork, updateStaff } from './staff.commands.ts'
import { searchStaff } from './staff.queries.ts'

export const staffRoutes = ({ serve }: Routes, handOverWork: HandOverWork): void => {
  serve(staffCalls.searchStaff, async ({ db, body }) => ({
    ...(await searchStaff(db, body)),
    invitations: await listOpenInvitations(db),
  }))

  serve(staffCalls.inviteStaff, async ({ db, body, config, secrets, session, request }) => {
    const { invitation, link } = await inviteStaff(db, body, {
      config,
      secrets,
      baseUrl: baseUrlOf(config, request),
      session,
      address: clientAddress(request),
    })
    return { data: invitation, link }
  })

  serve(staffCalls.withdrawInvitation, async ({ db, params, session, request }) => {
    await withdrawInvitation(db, params.id, { session, address: clientAddress(request) })
    return {}
  })

  serve(staffCalls.updateStaff, async ({ db, params, body, config, session, sessions, request }) => {
    const { member, changedSessions } = await updateStaff(db, params.id, body, {
      session,
      handOverWork,
      origin: callOrigin({ config, request }),
      mailing: { config, baseUrl: baseUrlOf(config, request) },
    })
    for (const id of changedSessions) sessions.forget(id)
    return member
  })

  serve(staffCalls.endStaffSessions, async ({ db, params, session, sessions, request }) => {
    const ended = await endStaffSessions(db, params.id, { session, address: clientAddress(request) })
    for (const id of ended) sessions.forget(id)
    return { ended: ended.length }
  })

  serve(staffCalls.removeSecondFactor, async ({ db, params, config, session, sessions, request }) => {
    const origin = callOrigin({ config, request })
    for (const id of await resetSecondFactor(db, params.id, { session, origin })) sessions.forget(id)
    return {}
  })

  serve(staffCalls.sendPasswordLink, async ({ db, params, config, secrets, session, request }) => ({
    to: await sendPasswordLink(db, params.id, { session, origin: { ...callOrigin({ config, request }), secrets } }),
  }))

  serve(staffCalls.findSignupCode, async ({ db }) => {
    const { on, renewedAt } = await findSignupCode(db)
    return { on, renewedAt, code: null }
  })

  serve(staffCalls.updateSignupCode, ({ db, body, session, request }) =>
    updateSignupCode(db, body, { session, address: clientAddress(request) }),
  )
}
