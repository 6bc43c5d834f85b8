import type { BodyInput } from '@registrar/domain/shared/call'
import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import { request } from '#lib/api'
import { useApiMutation } from '#lib/use-api-mutation'
import { EMAILS } from './emails.api.ts'

type TemplateRequest = BodyInput<typeof emailsCalls.findEmailTemplate>
/** The template, the addressees and the parameters of an email. */
export type TemplateEmail = BodyInput<typeof emailsCalls.sendTemplateEmail>

/** The HTML of a template filled with its parameters. */
export const useEmailTemplate = () =>
  useApiMutation({
    run: async (body: TemplateRequest) => (await request(emailsCalls.findEmailTemplate, { body })).htmlContent,
    failureMessage: 'Failed to get email template',
  })

/** Queues an email made from a template. The messages differ by screen. */
export const useSendTemplateEmail = (messages: { successMessage: string; failureMessage: string }) =>
  useApiMutation({
    run: (body: TemplateEmail) => request(emailsCalls.sendTemplateEmail, { body }),
    ...messages,
    refresh: [EMAILS],
  })
