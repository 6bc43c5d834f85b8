import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import { fillHtml } from '@registrar/domain/emails/email-template'
import type { Routes } from '#platform/http/routes'
import { reportEmailEvents, sendTemplateEmail } from './emails.commands.ts'
import { findTemplate, listEmailActivity, listRecentEmails } from './emails.queries.ts'
import { requireSignature } from './webhook-signature.ts'

export const emailsRoutes = ({ serve, platform }: Routes): void => {
  serve(emailsCalls.findEmailTemplate, async ({ db, body, config }) => {
    const { htmlContent } = await findTemplate(db, body.templateId)
    return {
      htmlContent: body.params ? fillHtml(htmlContent, { ...body.params, brand: config.brands.main }) : htmlContent,
    }
  })

  serve(emailsCalls.sendTemplateEmail, async ({ db, body, config, session }) => ({
    data: { mails: await sendTemplateEmail(db, body, { config, session }) },
  }))

  serve(emailsCalls.listEmailActivity, async ({ db }) => ({ events: await listEmailActivity(db) }))

  serve(emailsCalls.listRecentEmails, async ({ db, params }) => ({ data: await listRecentEmails(db, params.email) }))

  serve(
    emailsCalls.reportEmailEvents,
    async ({ db, body }) => ({ accepted: await reportEmailEvents(db, body.events) }),
    requireSignature(platform.config.mailWebhookSecret),
  )
}
