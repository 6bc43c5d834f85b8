import type { Role } from '@registrar/domain/access/roles'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { expect, it } from 'vitest'
import { newId } from '#platform/database/ids'
import { duringTransaction } from '#testing/during-transaction'
import { SECRET_CODE, useApp } from '#testing/test-app'
import { updateSignupCode } from './signup-code.commands.ts'
import { updateStaff } from './staff.commands.ts'

const app = useApp()

const signUp = (email: string, secretCode: string) => {
  const person = { firstName: 'Conor', lastName: 'Walsh', email, password: 'a decent password' }
  return app().anybody(usersCalls.signUp, { body: { ...person, secretCode } })
}

const makeUser = async (role: Role = 'staff') => {
  const { answer } = await signUp(`${newId()}@example.ie`, SECRET_CODE)
  const id = answer.data._id
  if (role !== 'staff') await app().staff(staffCalls.updateStaff, { params: { id }, body: { role } })
  return { id, calls: app().as(answer.token) }
}
type User = Awaited<ReturnType<typeof makeUser>>

const invite = (calls: User['calls']) =>
  calls(staffCalls.inviteStaff, { body: { email: `${newId()}@example.ie`, role: 'admin' } })

const contextOfAdministrator = async () => {
  const session = await app().sessions.find(app().staffToken)
  if (!session) throw new Error('The administrator is not signed in.')
  const origin = { config: app().config, address: '127.0.0.1', device: null, emailedLinkBase: '' }
  return {
    session,
    handOverWork: async () => {},
    address: '127.0.0.1',
    origin,
    mailing: { config: app().config, baseUrl: '' },
  }
}

type Others = { id: string; invitationId: string }
const callsOfAdministrators: Record<string, (by: User['calls'], others: Others) => Promise<{ status: number }>> = {
  'changing a role': (by, { id }) => by(staffCalls.updateStaff, { params: { id }, body: { role: 'admin' } }),
  'ending sessions': (by, { id }) => by(staffCalls.endStaffSessions, { params: { id } }),
  'inviting somebody': (by) => invite(by),
  'removing a second factor': (by, { id }) => by(staffCalls.removeSecondFactor, { params: { id } }),
  'sending a link to a new password': (by, { id }) => by(staffCalls.sendPasswordLink, { params: { id } }),
  'withdrawing an invitation': (by, { invitationId }) =>
    by(staffCalls.withdrawInvitation, { params: { id: invitationId } }),
  'changing the secret code': (by) => by(staffCalls.updateSignupCode, { body: { renew: true } }),
}

it.each(Object.entries(callsOfAdministrators))(
  '%s is refused to an administrator who is given another role meanwhile (USER-12)',
  async (_, call) => {
    const [leaver, { id }] = [await makeUser('admin'), await makeUser()]
    const invitationId = (await invite(app().staff)).answer.data._id
    const context = await contextOfAdministrator()
    const { status } = await duringTransaction(
      app(),
      (tx) => updateStaff(tx, leaver.id, { role: 'staff' }, context),
      () => call(leaver.calls, { id, invitationId }),
    )
    expect(status).toBe(403)
  },
)

it('the secret code stays off when somebody turns it off while it is renewed (USER-16)', async () => {
  const context = await contextOfAdministrator()
  const { answer } = await duringTransaction(
    app(),
    (tx) => updateSignupCode(tx, { on: false }, context),
    () => app().staff(staffCalls.updateSignupCode, { body: { renew: true } }),
  )
  expect(answer.on).toBe(false)
  expect((await signUp('off@example.ie', answer.code ?? '')).problem.code).toBe('INVALID_SECRET_CODE')
})
