import type { Config } from '../config.ts'
import type { Mailer } from './mailer.ts'
import { createOutbox, outboxFolder } from './outbox.ts'
import { createSmtp } from './smtp.ts'

/** The mailer of the configuration: SMTP with `SMTP_URL`, or else a folder of `.eml` files in the data folder (MAIL-4). */
export const createMailer = (config: Pick<Config, 'smtpUrl' | 'dataDir'>): Mailer =>
  config.smtpUrl ? createSmtp(config.smtpUrl) : createOutbox(outboxFolder(config))
