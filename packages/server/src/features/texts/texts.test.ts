import { auditCalls } from '@registrar/domain/audit/audit.calls'
import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import { formsCalls } from '@registrar/domain/forms/forms.calls'
import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import type { BodyInput } from '@registrar/domain/shared/call'
import { textsCalls } from '@registrar/domain/texts/texts.calls'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { afterEach, expect, it } from 'vitest'
import { today as todayIn } from '#platform/clock'
import { SECRET_CODE, useApp } from '#testing/test-app'
import { textOfPaper } from '../documents/papers.factory.ts'
import { sentTextsTo } from '../emails/emails.factory.ts'
import { filledForm, filledPerson } from '../forms/forms.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'

const app = useApp({ LETTERHEAD: 'Quay Formations Ltd|1 Quay Street', PAYMENT_DETAILS: 'IBAN IE29' })

const find = async (key: string) => (await app().staff(textsCalls.findText, { params: { key } })).answer
const put = (key: string, body: BodyInput<typeof textsCalls.updateText>) =>
  app().staff(textsCalls.updateText, { params: { key }, body })
const reset = (key: string) => app().staff(textsCalls.resetText, { params: { key } })
const preview = (key: string, body: BodyInput<typeof textsCalls.previewText>) =>
  app().staff(textsCalls.previewText, { params: { key }, body })

afterEach(async () => {
  const { answer } = await app().staff(textsCalls.searchTexts, { body: {} })
  for (const { key, isChanged } of answer.data) if (isChanged) await reset(key)
})

it('texts are read and written by administrators only (TEXT-1)', async () => {
  const key = 'email-reminder'
  expect((await app().anybody(textsCalls.findText, { params: { key } })).status).toBe(401)
  const { answer } = await app().anybody(usersCalls.signUp, {
    body: {
      firstName: 'Aoife',
      lastName: 'Byrne',
      email: 'aoife@example.ie',
      password: 'a decent password',
      secretCode: SECRET_CODE,
    },
  })
  const calls = app().as(answer.token)
  await app().staff(staffCalls.updateStaff, { params: { id: answer.data._id }, body: { role: 'amlOfficer' } })
  const refused = [
    await calls(textsCalls.searchTexts, { body: {} }),
    await calls(textsCalls.findText, { params: { key } }),
    await calls(textsCalls.updateText, { params: { key }, body: { texts: {} } }),
    await calls(textsCalls.resetText, { params: { key } }),
    await calls(textsCalls.previewText, { params: { key }, body: { language: 'en' } }),
  ]
  expect(refused.map(({ problem }) => problem.code)).toEqual(refused.map(() => 'FORBIDDEN'))
  expect((await app().staff(textsCalls.findText, { params: { key: 'constructor' } })).status).toBe(404)
})

it('a change is a version with who and when, and a reset is another (TEXT-4)', async () => {
  const key = 'email-reminder'
  const before = await find(key)
  const base = before.version
  const { status, answer } = await put(key, { texts: { en: { subject: 'Please pay {brand}' } } })
  expect(status).toBe(200)
  expect(answer).toMatchObject({ isChanged: true, version: base + 1, changedBy: { _id: app().staffId } })
  expect(answer.texts.en).toEqual({ ...before.originals.en, subject: 'Please pay {brand}' })
  expect(answer.texts.fr).toEqual(before.originals.fr)

  await put(key, { texts: { en: { subject: 'Please pay {brand}' } } })
  expect((await find(key)).version).toBe(base + 1)

  await reset(key)
  await reset(key)
  const now = await find(key)
  expect(now).toMatchObject({ isChanged: false, version: base + 2, texts: before.originals })
  expect(now.versions.slice(0, 2).map((one) => [one.version, one.isOriginal, one.texts.en?.['subject']])).toEqual([
    [base + 2, true, before.originals.en?.['subject']],
    [base + 1, false, 'Please pay {brand}'],
  ])
})

it('only what differs is stored, and each part that changes is in the audit (TEXT-4)', async () => {
  const { originals } = await find('form-notification')
  await put('form-notification', { texts: { en: { ...originals.en, subject: 'A form came in: {company}' } } })
  const { wordings } = await app()
    .db.selectFrom('text_versions')
    .select('wordings')
    .where('key', '=', 'form-notification')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(wordings).toEqual({ en: { subject: 'A form came in: {company}' } })

  const { answer } = await app().staff(auditCalls.searchAudit, { body: { kinds: ['settingChanged'] } })
  expect(answer.data[0]).toMatchObject({
    user: { _id: app().staffId },
    details: {
      setting: 'Text: New form, English: Subject',
      from: originals.en?.['subject'],
      to: 'A form came in: {company}',
    },
  })
})

it('what cannot be sent is refused with its field, and changes nothing (TEXT-3)', async () => {
  const key = 'reminder-annual-return'
  const before = await find(key)
  const { status, problem } = await put(key, {
    texts: { en: { subject: 'Good {company}', body: '' }, fr: { body: 'Bonjour {prenom}' } },
  })
  expect([status, problem.code]).toEqual([400, 'VALIDATION_FAILED'])
  expect(Object.keys(problem.fields ?? {})).toEqual(['texts.en.body', 'texts.fr.body'])
  expect(problem.fields?.['texts.fr.body']).toContain('{prenom}')
  expect(await find(key)).toEqual(before)
  expect((await put(key, { texts: { de: { body: 'Hallo' } } })).problem.fields).toHaveProperty('texts.de')
})

it('the same words that somebody else has changed meanwhile are not overwritten, other words are (TEXT-3)', async () => {
  const key = 'email-reminder'
  const { version } = await find(key)
  await put(key, { texts: { en: { subject: 'Theirs' } }, version })
  expect((await put(key, { texts: { en: { subject: 'Mine' } }, version })).problem.code).toBe('CHANGED_MEANWHILE')
  expect((await put(key, { texts: { fr: { subject: 'Le mien' } }, version })).status).toBe(200)
  expect((await find(key)).texts).toMatchObject({ en: { subject: 'Theirs' }, fr: { subject: 'Le mien' } })
})

it('emails are sent in the words in force (TEXT-1)', async () => {
  await put('email-reminder', { texts: { en: { body: 'Dear {firstname}\n\nPay to {paymentDetails}' } } })
  const { answer } = await app().staff(emailsCalls.findEmailTemplate, {
    body: { templateId: 2, params: { firstname: 'Zoé' } },
  })
  expect(answer.htmlContent).toContain('Dear Zoé')
  expect(answer.htmlContent).toContain('Pay to IBAN IE29')

  await put('reminder-corporation-tax', { texts: { en: { subject: 'Tax of {company}' } } })
  const organizationId = await makeOrganization(app(), { name: 'Shannon & Co Ltd', language: 'en' })
  const tax = await app().staff(emailsCalls.findEmailTemplate, { body: { kind: 'corporationTax', organizationId } })
  expect(tax.answer.subject).toBe('Tax of Shannon & Co Ltd')
})

it('the emails of the form are sent in the words in force (TEXT-1)', async () => {
  await put('form-confirmation', { texts: { fr: { body: 'Reçu, {reference}.' } } })
  const form = filledForm({ peoples: [filledPerson({ mail: 'texts@example.fr' })] })
  const { answer } = await app().anybody(formsCalls.submitForm, { body: form })
  const [text] = await sentTextsTo(app(), 'texts@example.fr')
  expect(text).toContain(`Reçu, ${answer.data.reference}.`)
})

it('a prepared reminder keeps its words and follows the record; a new one has the new words (TEXT-4, REM-8)', async () => {
  const day = addDays(todayIn('Europe/Dublin'), 7)
  const client = (name: string) =>
    makeOrganization(app(), {
      name,
      mail: 'c@example.ie',
      language: 'en',
      hasDomiciliation: true,
      domiciliationPaidReminder: day,
    })
  const prepare = () => app().staff(remindersCalls.prepareReminders, { body: undefined as never })
  const subjects = async () => {
    const { answer } = await app().staff(remindersCalls.searchReminders, { body: { search: 'Kept Words' } })
    return answer.data.map(({ subject }) => subject).toSorted()
  }
  await app().staff(remindersCalls.updateReminderRule, { params: { rule: 'DOMICILIATION' }, body: { on: true } })
  const key = 'reminder-domiciliation'
  await put(key, { texts: { en: { subject: 'First words for {company}' } } })
  await client('Kept Words 1 Ltd')
  await prepare()
  await put(key, { texts: { en: { subject: 'Second words for {company}' } } })
  await client('Kept Words 2 Ltd')
  await prepare()
  await reset(key)
  await prepare()
  expect(await subjects()).toEqual(['First words for Kept Words 1 Ltd', 'Second words for Kept Words 2 Ltd'])
})

it('a letter is printed with its clauses as edited, and a statutory paper has no text (TEXT-1)', async () => {
  const organizationId = await makeOrganization(app(), { name: 'Clause Ltd', cro: '700999' })
  await put('letter-engagement-letter', {
    texts: {
      en: { fees: 'We charge {fee} a year.\n\nNothing is due before {issuedOn}.', feesHeading: '5. What it costs' },
    },
  })
  const text = await textOfPaper(app(), organizationId, 'engagementLetter', { fee: 900 })
  expect(text).toContain('5. What it costs We charge €900.00 a year. Nothing is due before')
  expect(text).not.toContain('charged at cost')
  const french = await textOfPaper(app(), organizationId, 'engagementLetter', { language: 'fr', fee: 900 })
  expect(french).toContain("s'élèvent à 900")

  const { answer } = await app().staff(textsCalls.searchTexts, { body: { kind: 'letter' } })
  expect(answer.data.map(({ key }) => key)).toEqual(['letter-engagement-letter', 'letter-bank-letter'])
})

it('a preview reads as the client sees it, with an example company, and stores nothing (TEXT-5)', async () => {
  const key = 'reminder-annual-return'
  const { version } = await find(key)
  const shown = await preview(key, {
    language: 'en',
    texts: { opening: 'Dear {firstname}', body: '{company} is due {dueDate}', closing: 'Bye' },
  })
  const { data } = shown.answer
  expect(data.text).toMatch(
    /^Dear Aoife\n\nLiffey Consulting Limited is due \d+ \w+ \d{4}\n\nBye\n\nQuay Formations Ltd/,
  )
  expect(data.html).toContain('Dear Aoife')
  expect(data.subject).toContain('Liffey Consulting Limited')
  const late = await preview(key, { language: 'en', isLate: true })
  expect(late.answer.data.text).toContain('12 days late')
  expect((await find(key)).version).toBe(version)

  const joined = await preview('reminder-several', { language: 'fr', texts: { opening: 'Voici {count} points.' } })
  expect(joined.answer.data.text).toMatch(/^Voici 2 points\.\n\n1\. /)

  const wrong = await preview(key, { language: 'fr', texts: { body: '{nobody}' } })
  expect([wrong.status, Object.keys(wrong.problem.fields ?? {})]).toEqual([400, ['texts.body']])
  const none = await preview('form-confirmation', { language: 'en' })
  expect(none.problem.fields).toHaveProperty('language')

  const letter = await preview('letter-bank-letter', { language: 'fr', texts: { opening: 'Voici {name}.' } })
  expect(letter.answer.data).toMatchObject({ html: null, letterhead: ['Quay Formations Ltd', '1 Quay Street'] })
  expect(letter.answer.data.paper?.blocks).toContainEqual({
    kind: 'paragraph',
    text: 'Voici Liffey Consulting Limited.',
  })
})

it('the list finds texts by kind and by their words (TEXT-1)', async () => {
  await put('reminder-identity', { texts: { fr: { subject: 'Une tournure unique {company}' } } })
  const { answer } = await app().staff(textsCalls.searchTexts, { body: { search: 'tournure UNIQUE' } })
  expect(answer).toMatchObject({
    totalItems: 1,
    data: [{ key: 'reminder-identity', kind: 'reminder', isChanged: true }],
  })
  const forms = await app().staff(textsCalls.searchTexts, { body: { kind: 'form', limit: 2, page: 2 } })
  expect(forms.answer).toMatchObject({ totalItems: 3, totalPages: 2, data: [{ key: 'form-several' }] })
})
