import { auditCalls } from '@registrar/domain/audit/audit.calls'
import { accountCalls } from '@registrar/domain/users/account.calls'
import { passkeysCalls } from '@registrar/domain/users/passkeys.calls'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { expect, it } from 'vitest'
import { newId } from '#platform/database/ids'
import { createSoftwarePasskey } from '#testing/software-passkey'
import { SECRET_CODE, STAFF_PASSWORD, useApp } from '#testing/test-app'
import { sentTextsTo } from '../../emails/emails.factory.ts'

const app = useApp()

const PASSWORD = 'a decent password'

const makeColleague = async () => {
  const email = `${newId()}@example.ie`
  const { answer } = await app().anybody(usersCalls.signUp, {
    body: { firstName: 'Conor', lastName: 'Walsh', email, password: PASSWORD, secretCode: SECRET_CODE },
  })
  return { id: answer.data._id, email, calls: app().as(answer.token) }
}

const addPasskey = async (calls: ReturnType<typeof app>['staff'], password: string) => {
  const { options } = (await calls(passkeysCalls.createPasskeyOptions, { body: { password } })).answer
  const response = createSoftwarePasskey().register(options.challenge, { origin: 'http://localhost' })
  await calls(passkeysCalls.createPasskey, { body: { response } })
}

const memberOf = async (email: string) =>
  (await app().staff(staffCalls.searchStaff, { body: { search: email } })).answer.data[0]
const auditOf = async (id: string) =>
  (await app().staff(auditCalls.searchAudit, { body: { search: id } })).answer.data.map(({ kind, user, details }) => ({
    kind,
    by: user?._id,
    details,
  }))

it('an administrator removes the second factor of a colleague, who is told (USER-25)', async () => {
  const colleague = await makeColleague()
  await addPasskey(colleague.calls, PASSWORD)
  expect(await memberOf(colleague.email)).toMatchObject({ hasSecondFactor: true })

  const remove = () => app().staff(staffCalls.removeSecondFactor, { params: { id: colleague.id } })
  expect((await remove()).status).toBe(200)
  expect(await memberOf(colleague.email)).toMatchObject({ hasSecondFactor: false })
  const [told] = await sentTextsTo(app(), colleague.email)
  expect(told).toContain('the passkeys and the recovery codes were removed from your account')
  expect((await auditOf(colleague.id))[0]).toMatchObject({ kind: 'secondFactorRemoved', by: app().staffId })

  const sent = await sentTextsTo(app(), colleague.email)
  expect((await remove()).status).toBe(200)
  expect(await sentTextsTo(app(), colleague.email)).toHaveLength(sent.length)
})

it("an administrator's own second factor needs the password (USER-25)", async () => {
  await addPasskey(app().staff, STAFF_PASSWORD)
  const { status } = await app().staff(staffCalls.removeSecondFactor, { params: { id: app().staffId } })
  expect(status).toBe(403)
  expect(await memberOf('niamh.kelly@example.ie')).toMatchObject({ hasSecondFactor: true })
})

it('an administrator sends a colleague a link to a new password, and the earlier link ends (USER-25)', async () => {
  const { id, email } = await makeColleague()
  const tokenIn = async () => /[?]token=([\w-]+)/.exec((await sentTextsTo(app(), email))[0] ?? '')?.[1] ?? ''
  const send = () => app().staff(staffCalls.sendPasswordLink, { params: { id } })
  expect((await send()).answer.to).toBe(email)
  const first = await tokenIn()
  await send()
  const second = await tokenIn()

  const reset = (token: string) =>
    app().anybody(accountCalls.resetPassword, { body: { token, password: 'another decent password' } })
  expect((await reset(first)).status).toBe(403)
  expect((await app().anybody(usersCalls.signIn, { body: { email, password: PASSWORD } })).status).toBe(200)
  expect((await reset(second)).status).toBe(200)
  const [line] = (await app().staff(auditCalls.searchAudit, { body: { kinds: ['resetLinkSent'] } })).answer.data
  expect([line?.user?._id, line?.email]).toEqual([app().staffId, email])

  await app().staff(staffCalls.updateStaff, { params: { id }, body: { active: false } })
  expect((await send()).problem.code).toBe('UNKNOWN_USER')
})

it('an administrator corrects name and address, and both addresses are told (USER-25)', async () => {
  const { id, email, calls } = await makeColleague()
  const corrected = `${newId()}@example.ie`
  const { answer } = await app().staff(staffCalls.updateStaff, {
    params: { id },
    body: { firstName: 'Cónar', email: corrected },
  })
  expect(answer).toMatchObject({ firstName: 'Cónar', lastName: 'Walsh', email: corrected, role: 'staff' })
  for (const address of [email, corrected])
    expect((await sentTextsTo(app(), address))[0], address).toContain(
      'changed the email address with which you sign in',
    )
  expect((await calls(usersCalls.searchUsers, { body: {} })).status).toBe(200)
  expect((await app().anybody(usersCalls.signIn, { body: { email, password: PASSWORD } })).status).toBe(401)
  expect((await app().anybody(usersCalls.signIn, { body: { email: corrected, password: PASSWORD } })).status).toBe(200)
  expect((await auditOf(id)).find(({ kind }) => kind === 'accountEdited')).toMatchObject({
    by: app().staffId,
    details: { firstName: 'Conor → Cónar', email: `${email} → ${corrected}` },
  })
})

it('an address that another account has is refused, and nothing is changed (USER-25)', async () => {
  const [one, other] = [await makeColleague(), await makeColleague()]
  const { status, problem } = await app().staff(staffCalls.updateStaff, {
    params: { id: one.id },
    body: { lastName: 'Taken', email: other.email.toUpperCase() },
  })
  expect([status, problem.code, Object.keys(problem.fields ?? {})]).toEqual([409, 'EMAIL_ALREADY_EXISTS', ['email']])
  expect(await memberOf(one.email)).toMatchObject({ lastName: 'Walsh' })
})

it('staff cannot do this for each other (USER-12)', async () => {
  const [one, other] = [await makeColleague(), await makeColleague()]
  for (const call of [staffCalls.removeSecondFactor, staffCalls.sendPasswordLink])
    expect((await one.calls(call as typeof staffCalls.removeSecondFactor, { params: { id: other.id } })).status).toBe(
      403,
    )
})
