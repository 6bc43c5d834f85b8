import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import { queryOptions } from '@tanstack/react-query'
import { request, requestData } from '#lib/api'

/** The first part of every query key about emails. */
export const EMAILS = 'emails'

/** The last email events, newest first (MAIL-6). */
export const emailActivityQuery = queryOptions({
  queryKey: [EMAILS, 'activity'],
  queryFn: async () => (await request(emailsCalls.listEmailActivity, {})).events,
})

/** The last emails to an address, newest first (MAIL-6). */
export const recentEmailsQuery = (email: string) =>
  queryOptions({
    queryKey: [EMAILS, 'recent', email],
    queryFn: () => requestData(emailsCalls.listRecentEmails, { params: { email } }),
  })
