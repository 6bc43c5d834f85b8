import * as z from 'zod'
import { call } from '../shared/call.ts'
import { exportCall } from '../shared/export.ts'
import { listOf, pageOf } from '../shared/page.ts'
import { exportedEmails } from './email-listing.ts'
import { emailActivity, queuedEmail, recentEmail, templateEmail, templateRequest } from './email.ts'
import { emailAboutRecord, emailSearchBody, emailToSendAgain, storedEmail } from './stored-email.ts'
import { webhookBody } from './provider-report.ts'
import { sentReminder } from '../reminders/reminder-kind.ts'

export const emailsCalls = {
  findEmailTemplate: call({
    method: 'POST',
    path: '/organization/templates',
    summary: 'A template of an email, for its preview, with the subject and the sender; `kind` names a reminder',
    body: templateRequest,
    answer: z.object({ htmlContent: z.string(), subject: z.string(), from: z.string() }),
  }),
  sendTemplateEmail: call({
    method: 'POST',
    path: '/organization/send',
    summary: 'Send an email made of a template to each address; `kind` names a reminder',
    body: templateEmail,
    answer: z.object({ data: z.object({ mails: z.array(queuedEmail) }) }),
  }),
  listSentReminders: call({
    method: 'GET',
    path: '/organization/:id/reminder-emails',
    summary: 'The last reminder of each kind that was sent for an organization',
    answer: listOf(sentReminder),
  }),
  listEmailActivity: call({
    method: 'GET',
    path: '/user/emails/activity',
    summary: 'The last 500 events of emails, newest first',
    answer: z.object({ events: z.array(emailActivity) }),
  }),
  findOutbox: call({
    method: 'GET',
    path: '/email/outbox',
    summary: 'Whether a mail server is set up, and how many emails were kept in the outbox because there was none',
    answer: z.object({ data: z.object({ hasMailServer: z.boolean(), kept: z.int() }) }),
  }),
  listRecentEmails: call({
    method: 'GET',
    path: '/user/emails/:email',
    summary: 'The last 50 emails to an address, newest first',
    answer: listOf(recentEmail),
  }),
  searchEmails: call({
    method: 'POST',
    path: '/email/search',
    summary: 'The emails about a company or a person, the newest first',
    body: emailSearchBody,
    answer: pageOf(emailAboutRecord),
  }),
  findEmail: call({
    method: 'GET',
    path: '/email/:id',
    summary: 'An email as it was sent, and what happened to it; without its text when it is about an account',
    answer: z.object({ data: storedEmail }),
  }),
  sendEmailAgain: call({
    method: 'POST',
    path: '/email/:id/send',
    summary: 'Send an email again, to each address, as it was or with another subject or text',
    body: emailToSendAgain,
    answer: z.object({ data: z.object({ mails: z.array(queuedEmail) }) }),
  }),
  exportEmails: exportCall(
    '/email/export',
    'All emails with their latest event, as an XLSX or CSV file',
    exportedEmails,
  ),
  reportEmailEvents: call({
    method: 'POST',
    path: '/email/webhook',
    access: 'public',
    headers: {
      'x-webhook-signature': {
        isRequired: true,
        description: 'The HMAC-SHA256 of the raw body in hex, with or without a leading `sha256=`',
      },
    },
    summary: 'Events from the email provider; 401 unless the signature of the body is valid',
    body: webhookBody,
    answer: z.object({ accepted: z.int() }),
  }),
}
