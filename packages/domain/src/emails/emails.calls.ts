import * as z from 'zod'
import { call } from '../shared/call.ts'
import { listOf } from '../shared/page.ts'
import { emailActivity, queuedMail, recentEmail, templateMail, templateRequest, webhookBody } from './email.ts'

export const emailsCalls = {
  findMailTemplate: call({
    method: 'POST',
    path: '/organization/templates',
    access: 'session',
    summary: 'A template of a mail, for its preview',
    body: templateRequest,
    answer: z.object({ htmlContent: z.string() }),
  }),
  sendTemplateMail: call({
    method: 'POST',
    path: '/organization/send',
    access: 'session',
    summary: 'Put a mail made of a template on its way, to each address',
    body: templateMail,
    answer: z.object({ data: z.object({ mails: z.array(queuedMail) }) }),
  }),
  listEmailActivity: call({
    method: 'GET',
    path: '/user/emails/activity',
    access: 'session',
    summary: 'The last 500 things that happened to mails, newest first',
    answer: z.object({ events: z.array(emailActivity) }),
  }),
  listRecentEmails: call({
    method: 'GET',
    path: '/user/emails/:email',
    access: 'session',
    summary: 'The last 50 mails to an address, newest first',
    answer: listOf(recentEmail),
  }),
  reportMailEvents: call({
    method: 'POST',
    path: '/email/webhook',
    access: 'public',
    summary: 'Events from the mail provider; 401 unless the signature of the body is right',
    body: webhookBody,
    answer: z.object({ accepted: z.int() }),
  }),
}
