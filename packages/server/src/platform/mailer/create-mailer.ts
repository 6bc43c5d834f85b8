import { isOfNobody } from '@registrar/domain/settings/office-settings'
import type { Config } from '../config.ts'
import type { Mailer } from './mailer.ts'
import { createOutbox, outboxFolder } from './outbox.ts'
import { createSmtp } from './smtp.ts'

/** Why emails wait while no sender is set. */
export const NO_SENDER = 'No sender is set. Set one in Settings, or MAIL_FROM.'

// Asked for each email: an administrator may set the sender at any time. What was queued before leaves under it too.
const withSender = (config: Pick<Config, 'mailFrom' | 'isSenderSet'>, mailer: Mailer): Mailer => ({
  deliver: async (email, beforeEnd) => {
    if (!config.isSenderSet) return { outcome: 'unreachable', note: NO_SENDER }
    return mailer.deliver(isOfNobody(email.from) ? { ...email, from: config.mailFrom } : email, beforeEnd)
  },
})

/**
 * The mailer of the configuration: SMTP with `SMTP_URL`, or else a folder of `.eml` files in the data folder (MAIL-4). By SMTP nothing
 * leaves until a sender is set (MAIL-20).
 */
export const createMailer = (config: Pick<Config, 'smtpUrl' | 'dataDir' | 'mailFrom' | 'isSenderSet'>): Mailer =>
  config.smtpUrl ? withSender(config, createSmtp(config.smtpUrl)) : createOutbox(outboxFolder(config))
