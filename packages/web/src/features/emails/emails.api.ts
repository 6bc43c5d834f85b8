import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api'

/** The first part of every query key about e-mails. */
export const EMAILS = 'emails'

/** The last things that happened to mails, newest first. */
export const emailActivityQuery = queryOptions({
  queryKey: [EMAILS, 'activity'],
  queryFn: async () => (await request(emailsCalls.listEmailActivity, {})).events,
})

/** The last mails to an address, newest first. */
export const recentEmailsQuery = (email: string) =>
  queryOptions({
    queryKey: [EMAILS, 'recent', email],
    queryFn: async () => (await request(emailsCalls.listRecentEmails, { params: { email } })).data,
  })
