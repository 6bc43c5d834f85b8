import type { BodyInput } from '@registrar/domain/shared/call'
import { auditCalls } from '@registrar/domain/audit/audit.calls'
import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import type { SettingKey } from '@registrar/domain/settings/setting-table'
import { settingsCalls } from '@registrar/domain/settings/settings.calls'
import { letterTextKey } from '@registrar/domain/texts/letter-texts'
import { textsCalls } from '@registrar/domain/texts/texts.calls'
import { secondFactorCalls } from '@registrar/domain/users/second-factor.calls'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { expect, it, vi } from 'vitest'
import { readConfig } from '#platform/config'
import { listenForNotifications } from '#platform/database/notifications'
import { SECRET_CODE, useApp } from '#testing/test-app'
import { sentTextsTo } from '../emails/emails.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { followSettings, loadSettings } from './follow-settings.ts'

const app = useApp({ PAPERS_DAYS: '21', LETTERHEAD: '' })

const put = (body: BodyInput<typeof settingsCalls.updateSettings>) =>
  app().staff(settingsCalls.updateSettings, { body })
const find = async (key: SettingKey) =>
  (await app().staff(settingsCalls.listSettings)).answer.data.find((one) => one.key === key)

const signUp = async (email: string) => {
  const { answer } = await app().anybody(usersCalls.signUp, {
    body: { firstName: 'Aoife', lastName: 'Byrne', email, password: 'a decent password', secretCode: SECRET_CODE },
  })
  return { id: answer.data._id, calls: app().as(answer.token) }
}

it('settings are read and written by administrators only (SET-1)', async () => {
  expect((await app().anybody(settingsCalls.listSettings)).status).toBe(401)
  expect((await app().anybody(settingsCalls.updateSettings, { body: {} })).status).toBe(401)
  const { id, calls } = await signUp('aoife@example.ie')
  await app().staff(staffCalls.updateStaff, { params: { id }, body: { role: 'amlOfficer' } })
  expect((await calls(settingsCalls.listSettings)).problem.code).toBe('FORBIDDEN')
  expect((await calls(settingsCalls.updateSettings, { body: { brandMain: 'Taken' } })).problem.code).toBe('FORBIDDEN')
  expect(await find('brandMain')).toEqual({ key: 'brandMain', value: 'Registrar', source: 'default' })
})

it('a setting is in force at once, and its default again when it is unset (SET-2)', async () => {
  const { status, answer } = await put({ brandMain: 'Quay Formations', letterhead: 'Quay Ltd\n1 Quay Street' })
  expect(status).toBe(200)
  expect(answer.data).toContainEqual({ key: 'brandMain', value: 'Quay Formations', source: 'setting' })
  expect(app().config).toMatchObject({
    brands: { main: 'Quay Formations' },
    letterhead: ['Quay Ltd', '1 Quay Street'],
    mailSender: { particulars: ['Quay Ltd', '1 Quay Street'] },
    mailFrom: 'Quay Formations <registrar@localhost>',
  })
  const appConfig = await app().app.inject({ url: '/app-config.json' })
  expect(appConfig.json()).toMatchObject({ brands: { main: 'Quay Formations' } })

  await put({ brandMain: null, letterhead: '' })
  expect(app().config).toMatchObject({ brands: { main: 'Registrar' }, mailSender: { particulars: [] } })
  expect(await find('letterhead')).toEqual({ key: 'letterhead', value: null, source: 'default' })
})

it('what the environment sets is refused with its field, and nothing else of the call is changed (SET-3)', async () => {
  expect(await find('papersDays')).toEqual({ key: 'papersDays', value: 21, source: 'environment' })
  const { status, problem } = await put({ papersDays: 5, brandSecond: 'Not kept' })
  expect([status, problem.code]).toEqual([400, 'VALIDATION_FAILED'])
  expect(problem.fields).toEqual({ papersDays: 'This is set by the operator of the server.' })
  expect(await find('brandSecond')).toMatchObject({ source: 'default' })
  expect(app().config.papersDays).toBe(21)
})

it('a wrong value and an unknown key are refused with their fields (SET-3)', async () => {
  const { problem } = await put({ sessionDays: 0, mailFrom: 'nobody', brandSecond: 'Not kept' })
  expect(problem.fields).toEqual({
    sessionDays: 'Days that a device stays signed in must be a whole number from 1 to 365.',
    mailFrom: 'Sender must be an email address, alone or after a name: Firm <office@example.ie>.',
  })
  const unknown = await put({ jwtSecret: 'mine' })
  expect([unknown.status, Object.keys(unknown.problem.fields ?? {})]).toEqual([400, ['jwtSecret']])
  expect(await find('brandSecond')).toMatchObject({ source: 'default' })
})

it('the audit has a line for each setting that differs (SET-3)', async () => {
  await put({ paymentDetails: 'IBAN IE29', firmTelephone: '+353 1 555 0100' })
  await put({ paymentDetails: 'IBAN IE30', firmTelephone: '+353 1 555 0100' })
  const { answer } = await app().staff(auditCalls.searchAudit, { body: { kinds: ['settingChanged'] } })
  expect(answer.data.slice(0, 3).map(({ details }) => details)).toEqual([
    { setting: 'Payment details', from: 'IBAN IE29', to: 'IBAN IE30' },
    { setting: 'Telephone', from: 'not set', to: '+353 1 555 0100' },
    { setting: 'Payment details', from: 'not set', to: 'IBAN IE29' },
  ])
  expect(answer.data[0]?.user?._id).toBe(app().staffId)
})

it('another server hears of a change, also of one that it missed (SET-2)', async () => {
  const { db, pool, sessions } = app()
  const config = readConfig({ NODE_ENV: 'test' })
  await put({ partnerCompany: 'Partner One' })
  const onError = vi.fn<(error: unknown) => void>()
  const other = listenForNotifications(pool, [followSettings(db, { config, sessions, onError })])
  await vi.waitFor(() => expect(config.partnerCompany).toBe('Partner One'))
  await put({ partnerCompany: 'Partner Two' })
  await vi.waitFor(() => expect(config.partnerCompany).toBe('Partner Two'))
  await other.stop()
  expect(onError).not.toHaveBeenCalled()
})

it('a stored text that this version does not accept counts as unset (SET-2)', async () => {
  await put({ sessionDays: 9 })
  await app().db.updateTable('settings').set({ value: 'soon' }).where('key', '=', 'sessionDays').execute()
  await loadSettings(app().db, app().config)
  expect(app().config.sessionDays).toBe(30)
  expect(await find('sessionDays')).toMatchObject({ value: 30, source: 'default' })
})

it('deadlines move when a closing day is set (SET-2)', async () => {
  await makeOrganization(app(), {
    name: 'Closing Days Limited',
    incorporationDate: '2020-03-02',
    nextArReminder: '2030-03-05',
  })
  const dates = async () => {
    const { answer } = await app().staff(deadlinesCalls.searchDeadlines, { body: { search: 'Closing Days' } })
    return answer.data.map(({ kind, date }) => [kind, date])
  }
  const before = await dates()
  const legal = before.map(([, date]) => date ?? '').filter(Boolean)
  expect(legal.length).toBeGreaterThan(0)
  await put({ closingDays: legal })
  expect(await dates()).not.toEqual(before)
  await put({ closingDays: [] })
  expect(await dates()).toEqual(before)
})

it('a test email goes to the administrator who asks for it, with the sender in force (SET-5)', async () => {
  await put({ mailFrom: 'Quay <office@quay.example>', mailReplyTo: 'answers@quay.example' })
  const { answer } = await app().staff(settingsCalls.sendTestEmail)
  expect(answer).toMatchObject({ to: 'niamh.kelly@example.ie', isSent: false })
  const [text] = await sentTextsTo(app(), answer.to)
  expect(text).toContain('Niamh Kelly asked for this test email')
  const general = await app().staff(textsCalls.previewText, {
    params: { key: 'email-reminder' },
    body: { language: 'en' },
  })
  expect(text).toContain(general.answer.data.text?.trim())
  const mail = await app().db.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  expect(mail).toMatchObject({ sender: 'Quay <office@quay.example>', reply_to: 'answers@quay.example', tag: 'test' })
  await put({ mailFrom: null, mailReplyTo: null })
})

it('a test email shows a text of the firm with the words that are typed, and no letter (SET-5)', async () => {
  const body = { key: 'reminder-corporation-tax', language: 'fr', texts: { lateBody: 'Le mot de {company}.' } } as const
  const { answer } = await app().staff(settingsCalls.sendTestEmail, { body: { ...body, isLate: true } })
  expect((await sentTextsTo(app(), answer.to)).some((text) => text.includes('Le mot de '))).toBe(true)
  const letter = await app().staff(settingsCalls.sendTestEmail, { body: { key: letterTextKey('bankLetter') } })
  expect(letter.problem.fields).toHaveProperty('key')
  expect((await app().staff(settingsCalls.sendTestEmail, { body: { key: 'none' } })).status).toBe(404)
  const wrong = await app().staff(settingsCalls.sendTestEmail, { body: { texts: { body: '{nobody}' } } })
  expect(wrong.status).toBe(400)
})

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

it('a logo stands beside the letterhead of letters, and the history keeps its size alone (SET-1, SET-3)', async () => {
  expect((await put({ logo: PIXEL })).answer.data).toContainEqual({ key: 'logo', value: PIXEL, source: 'setting' })
  const letter = letterTextKey('bankLetter')
  const preview = await app().staff(textsCalls.previewText, { params: { key: letter }, body: { language: 'en' } })
  expect(preview.answer.data.logo).toBe(PIXEL)

  const organizationId = await makeOrganization(app(), { name: 'Pictured Limited' })
  const hasPicture = async (document: string) => {
    const { rawPayload } = await app().app.inject({
      method: 'POST',
      url: '/document/preview',
      headers: { authorization: `JWT ${app().staffToken}` },
      payload: { organizationId, document, language: 'en' },
    })
    return rawPayload.includes('/Subtype /Image')
  }
  expect([await hasPicture('bankLetter'), await hasPicture('b10')]).toEqual([true, false])
  await put({ logo: null })
  expect(await hasPicture('bankLetter')).toBe(false)

  const audit = await app().staff(auditCalls.searchAudit, { body: { kinds: ['settingChanged'] } })
  expect(audit.answer.data[0]?.details).toEqual({ setting: 'Logo', from: 'picture of 1 KB', to: 'not set' })
})

it.each([
  ['a picture of another kind', 'data:image/svg+xml;base64,PHN2Zy8+'],
  ['a picture that is broken', PIXEL.slice(0, 60)],
  ['a picture of more than 200 KB', `${PIXEL.slice(0, 60)}${'A'.repeat(280_000)}`],
])('a logo is refused that is %s', async (_, logo) => {
  const refused = await put({ logo })
  expect(refused.problem).toMatchObject({ code: 'VALIDATION_FAILED', fields: { logo: expect.any(String) } })
})

it('a second factor that is required from now on is asked of open sessions (SET-2, USER-21)', async () => {
  const { calls } = await signUp('orla@example.ie')
  expect((await calls(usersCalls.searchUsers, { body: {} })).status).toBe(200)
  await put({ secondFactor: 'required' })
  expect((await calls(usersCalls.searchUsers, { body: {} })).problem.code).toBe('SECOND_FACTOR_MISSING')
  const { answer } = await calls(secondFactorCalls.findSecondFactor)
  expect(answer.required).toBe(true)

  // The administrator has none either: only the database can take it back here.
  await app().db.updateTable('settings').set({ value: null }).where('key', '=', 'secondFactor').execute()
  await loadSettings(app().db, app().config)
})

it('the first steps of a new firm are done one by one, and dismissed for all administrators (SET-6)', async () => {
  const stepsNow = async () => {
    const { answer } = await app().staff(settingsCalls.findFirstSteps)
    return { ...answer, done: answer.data.filter(({ isDone }) => isDone).map(({ step }) => step) }
  }
  const before = await stepsNow()
  expect(before.data).toHaveLength(8)
  expect(before.done).not.toContain('letterhead')
  await put({ letterhead: 'Quay Ltd' })
  expect((await stepsNow()).done).toEqual([...before.done, 'letterhead'])
  await put({ letterhead: null })

  const { calls } = await signUp('ciara@example.ie')
  expect((await calls(settingsCalls.findFirstSteps)).status).toBe(403)
  expect((await calls(settingsCalls.dismissFirstSteps)).status).toBe(403)
  expect(before.isDismissed).toBe(false)
  expect((await app().staff(settingsCalls.dismissFirstSteps)).status).toBe(200)
  expect((await app().staff(settingsCalls.dismissFirstSteps)).status).toBe(200)
  expect((await stepsNow()).isDismissed).toBe(true)
})

it('the pages are told that there is no account yet, and never the code (SET-7)', async () => {
  const configOf = async () => (await app().app.inject({ url: '/app-config.json' })).json()
  expect(await configOf()).toMatchObject({ isNew: false })
  expect(JSON.stringify(await configOf())).not.toContain(SECRET_CODE)
})
