import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import { accountCalls } from '@registrar/domain/users/account.calls'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { filledPerson, makeForm } from '../forms/forms.factory.ts'
import { messageOf } from '#platform/mailer/message'
import { useApp } from '#testing/test-app'
import { makeColleague } from '../users/users.factory.ts'
import { claimNextEmail, type EmailInProgress } from './email-queue.commands.ts'

const app = useApp({ LETTERHEAD: 'Liffey & Co Formations Ltd|Registered in Ireland, 123456' })

/** All emails that wait, by their recipients. */
const emailsOf = new Map<string, EmailInProgress>()

beforeAll(async () => {
  const { email } = await makeColleague(app())
  await app().anybody(accountCalls.forgotPassword, { body: { email } })
  await app().staff(staffCalls.inviteStaff, { body: { email: 'invited@example.ie', role: 'staff' } })
  await app().staff(emailsCalls.sendTemplateEmail, { body: { templateId: 1, emailTo: 'template@example.ie' } })
  await app().staff(emailsCalls.sendTemplateEmail, { body: { kind: 'domiciliation', emailTo: 'kind@example.ie' } })
  await makeForm(app(), { peoples: [filledPerson({ mail: 'client@example.ie' })] })
  for (;;) {
    const claimed = await claimNextEmail(app().db, 1, new Uint8Array(32))
    if (!claimed) break
    emailsOf.set(claimed.to === email ? 'colleague' : claimed.to, claimed)
  }
})

describe.each([
  ['colleague', true],
  ['invited@example.ie', false],
  ['template@example.ie', false],
  ['kind@example.ie', false],
  ['client@example.ie', true],
])('the email to %s (MAIL-15)', (recipient, isAutomatic) => {
  const email = () => emailsOf.get(recipient)

  it('ends with the particulars of the firm, in text and HTML', () => {
    expect(email()?.text).toMatch(/Liffey & Co Formations Ltd\nRegistered in Ireland, 123456\n$/)
    expect(email()?.html).toMatch(/Liffey &amp; Co Formations Ltd<br>Registered in Ireland, 123456<\/p>\s*<\/div>/)
  })

  it('reads on a phone and in the dark', () => {
    expect(email()?.html).toContain('name="viewport"')
    expect(email()?.html).toContain('name="color-scheme" content="light dark"')
  })

  it('leaves with days and telephone numbers that no line ends in', () => {
    const found = email()
    const letter = { text: 'By 4 August 2026: +353 1 555 0100', html: '<p>By 4 August 2026</p>' }
    expect(found && messageOf({ ...found, ...letter })).toMatchObject({
      text: 'By 4\u00A0August\u00A02026: +353\u00A01\u00A0555\u00A00100',
      html: '<p>By 4\u00A0August\u00A02026</p>',
    })
  })

  it(`says ${isAutomatic ? 'that nobody asked for it' : 'nothing of a reply program'}`, () => {
    const found = email()
    expect(found && messageOf(found).headers).toEqual(isAutomatic ? { 'Auto-Submitted': 'auto-generated' } : undefined)
  })
})
