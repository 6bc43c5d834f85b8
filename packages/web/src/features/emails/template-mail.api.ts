import type { BodyInput } from '@registrar/domain/shared/call'
import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import { request } from '#lib/api'
import { useDeed } from '#lib/use-deed'
import { EMAILS } from './emails.api.ts'

type TemplateRequest = BodyInput<typeof emailsCalls.findMailTemplate>
/** A template, to whom, and what fills it. */
export type TemplateMail = BodyInput<typeof emailsCalls.sendTemplateMail>

/** The preview of a template, filled. */
export const useMailTemplate = () =>
  useDeed({
    run: async (body: TemplateRequest) => (await request(emailsCalls.findMailTemplate, { body })).htmlContent,
    failed: 'Failed to get email template',
  })

/** Puts a mail made of a template on its way; the words of success and failure are the screen's. */
export const useSendTemplateMail = (words: { done: string; failed: string }) =>
  useDeed({
    run: (body: TemplateMail) => request(emailsCalls.sendTemplateMail, { body }),
    ...words,
    refresh: [EMAILS],
  })
