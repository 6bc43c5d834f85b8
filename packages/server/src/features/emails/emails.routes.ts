import { emailListing } from '@registrar/domain/emails/email-listing'
import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import { senderOfBrand } from '@registrar/domain/settings/office-settings'
import { filledTemplate } from '@registrar/domain/shared/email-template'
import { serveExport } from '#platform/export/serve-export'
import type { Routes } from '#platform/http/routes'
import { chooseEmailTemplate } from './chosen-template.ts'
import { emailSource } from './email-export.queries.ts'
import { reportEmailEvents, sendTemplateEmail } from './emails.commands.ts'
import { countKeptEmails } from './mail-queue.queries.ts'
import { listEmailActivity, listRecentEmails, listSentReminders } from './emails.queries.ts'
import { sendEmailAgain } from './send-again.commands.ts'
import { findStoredEmail, searchEmails } from './stored-emails.queries.ts'
import { requireSignature } from './webhook-signature.ts'

/** Anybody who has the secret writes the words. */
const MAX_WORDS_LOGGED = 20

export const emailsRoutes = (routes: Routes): void => {
  const { serve, platform } = routes

  serve(emailsCalls.findEmailTemplate, async ({ db, body, config }) => {
    const { template, values, organization } = await chooseEmailTemplate(db, body, config)
    const { htmlContent, subject } = values ? filledTemplate(template, values) : template
    return { htmlContent, subject, from: senderOfBrand(config, organization?.brand ?? 'main').from }
  })

  serve(emailsCalls.listSentReminders, async ({ db, params }) => ({ data: await listSentReminders(db, params.id) }))

  serve(emailsCalls.sendTemplateEmail, async ({ db, body, config, session }) => ({
    data: { mails: await sendTemplateEmail(db, body, { config, author: session }) },
  }))

  serve(emailsCalls.listEmailActivity, async ({ db, session }) => ({
    events: await listEmailActivity(db, session.role),
  }))

  serve(emailsCalls.findOutbox, async ({ db, config }) => ({
    data: { hasMailServer: config.smtpUrl !== undefined, kept: await countKeptEmails(db) },
  }))

  serve(emailsCalls.listRecentEmails, async ({ db, params, session }) => ({
    data: await listRecentEmails(db, params.email, session.role),
  }))

  serve(emailsCalls.searchEmails, ({ db, body }) => searchEmails(db, body))

  serve(emailsCalls.findEmail, async ({ db, params, session }) => ({
    data: await findStoredEmail(db, params.id, session.role),
  }))

  serve(emailsCalls.sendEmailAgain, async ({ db, params, body, config, session }) => ({
    data: { mails: await sendEmailAgain(db, params.id, body, { config, author: session }) },
  }))

  serveExport(routes, emailsCalls.exportEmails, {
    list: emailListing,
    source: emailSource,
  })

  serve(
    emailsCalls.reportEmailEvents,
    async ({ db, body, request }) => {
      const skipped = body.events.flatMap((event) => ('unknown' in event ? [event] : []))
      const unknownWords = [...new Set(skipped.flatMap(({ unknown }) => unknown ?? []))].slice(0, MAX_WORDS_LOGGED)
      if (skipped.length > 0)
        request.log.warn({ skipped: skipped.length, unknownWords }, 'events of the email provider were not understood')

      return { accepted: await reportEmailEvents(db, body.events) }
    },
    requireSignature(platform.config.mailWebhookSecret),
  )
}
