import type { BodyInput } from '@registrar/domain/shared/call'
import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import { queryOptions } from '@tanstack/react-query'
import { request, requestData } from '#lib/api'
import { tellSent } from '#lib/outbox'
import { useApiMutation } from '#lib/use-api-mutation'
import { EMAILS } from './emails.api.ts'

type TemplateRequest = BodyInput<typeof emailsCalls.findEmailTemplate>
/** The template, the addressees and the parameters of an email. */
export type TemplateEmail = BodyInput<typeof emailsCalls.sendTemplateEmail>

/** What is said when an email is queued, of the addresses that it goes to, and when it is not. */
export type TemplateMessages = { successMessage: (to: string) => string; failureMessage: string }

/** The last reminder of each kind that was sent for an organization (MAIL-11). */
export const sentRemindersQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [EMAILS, 'reminders', organizationId],
    queryFn: () => requestData(emailsCalls.listSentReminders, { params: { id: organizationId } }),
  })

/** The HTML, the subject and the sender of a template filled with its parameters. */
export const useEmailTemplate = () =>
  useApiMutation({
    run: (body: TemplateRequest) => request(emailsCalls.findEmailTemplate, { body }),
    failureMessage: 'Failed to get email template',
  })

/** Queues an email made from a template. The messages differ by screen. */
export const useSendTemplateEmail = ({ successMessage, failureMessage }: TemplateMessages) =>
  useApiMutation({
    run: (body: TemplateEmail) => request(emailsCalls.sendTemplateEmail, { body }),
    successMessage: (_, { emailTo }) => successMessage([emailTo].flat().join(', ')),
    failureMessage,
    notifySuccess: tellSent,
    refresh: [EMAILS],
  })
