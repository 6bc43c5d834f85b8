import type { BodyInput } from '@registrar/domain/shared/call'
import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import { request } from '#lib/api'
import { useApiMutation } from '#lib/use-api-mutation'
import { EMAILS } from './emails.api.ts'

type TemplateRequest = BodyInput<typeof emailsCalls.findMailTemplate>
/** A template, to whom, and what fills it. */
export type TemplateEmail = BodyInput<typeof emailsCalls.sendTemplateMail>

/** The preview of a template, filled. */
export const useEmailTemplate = () =>
  useApiMutation({
    run: async (body: TemplateRequest) => (await request(emailsCalls.findMailTemplate, { body })).htmlContent,
    failureMessage: 'Failed to get email template',
  })

/** Puts a mail made of a template on its way; the words of success and failure are the screen's. */
export const useSendTemplateEmail = (messages: { successMessage: string; failureMessage: string }) =>
  useApiMutation({
    run: (body: TemplateEmail) => request(emailsCalls.sendTemplateMail, { body }),
    ...messages,
    refresh: [EMAILS],
  })
