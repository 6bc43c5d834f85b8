import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import { accountCalls } from '@registrar/domain/users/account.calls'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeColleague } from '../users/users.factory.ts'

const app = useApp()
const requestOf = (token: string, payload: object) => ({ headers: { authorization: `JWT ${token}` }, payload })

it('who may only read sees no email about an account, in the activity, the latest ones and the export (MAIL-6)', async () => {
  const { email, id, calls, token } = await makeColleague(app())
  await app().anybody(accountCalls.forgotPassword, { body: { email } })
  const subjects = async () => [
    ...(await calls(emailsCalls.listEmailActivity)).answer.events.map((event) => event.subject),
    ...(await calls(emailsCalls.listRecentEmails, { params: { email } })).answer.data.map((latest) => latest.subject),
    (await app().app.inject({ method: 'POST', url: '/email/export', ...requestOf(token, { format: 'csv' }) })).body,
  ]
  const SUBJECT = 'A new password for your account'
  expect((await subjects()).filter((subject) => subject.includes(SUBJECT))).toHaveLength(3)

  await app().staff(staffCalls.updateStaff, { params: { id }, body: { role: 'readOnly' } })
  const seen = await subjects()
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.filter((subject) => subject.includes(SUBJECT))).toEqual([])
})
