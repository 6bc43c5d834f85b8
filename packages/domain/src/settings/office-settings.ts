import * as z from 'zod'
import type { Brand } from '../shared/brand.ts'
import { isEmailAddress } from '../shared/email-address.ts'
import { emailAddress, optional, wholeNumber, withDefault } from './setting-values.ts'

// An email address, alone or in angle brackets after a name. A test server may send from localhost.
const isSender = (text: string) => {
  const sender = /^[^<>"\r\n]+ <([^<>]+)>$/.exec(text)?.[1] ?? text
  return isEmailAddress(sender) || /^[\w.-]+@localhost$/.test(sender)
}

const addressOf = (from: string): string => /<([^<>]+)>$/.exec(from)?.[1] ?? from
const named = (name: string, address: string): string => `${name.replace(/[<>"\r\n]/g, '')} <${address}>`

/** The address of the sender while nobody has set one. No email leaves under it (MAIL-20). */
const UNSET_SENDER = 'registrar@localhost'

/** Whether an email was written before a sender was set (MAIL-20). */
export const isOfNobody = (mailFrom: string): boolean => addressOf(mailFrom) === UNSET_SENDER

/** The sender of emails. */
const sender = z.string().refine(isSender, 'must be an email address, alone or after a name: Firm <office@example.ie>')

/** How the firm's emails are addressed and how its staff sign in, as the environment writes it, with its defaults. */
export const officeSettings = z.object({
  MAIL_FROM: optional(sender),
  MAIL_REPLY_TO: optional(emailAddress),
  SESSION_DAYS: wholeNumber(30, 1, 365),
  SESSION_SHORT_DAYS: wholeNumber(7, 1, 365),
  SESSION_IDLE_HOURS: wholeNumber(12, 1, 8760),
  SECOND_FACTOR: withDefault(z.enum(['optional', 'required'], 'must be optional or required'), 'optional'),
})

/** Who sends an email, and the firm's particulars at its end, in lines; none: the firm has set no letterhead (MAIL-15). */
export type MailSender = { from: string; particulars: readonly string[] }

/**
 * The sender of an email about a company of a brand: the firm's own for the main brand, and its address under the name of the
 * second brand for that one (MAIL-17).
 */
export const senderOfBrand = (
  { mailSender, brands }: { mailSender: MailSender; brands: Record<Brand, string> },
  brand: Brand,
): MailSender =>
  brand === 'main' ? mailSender : { ...mailSender, from: named(brands[brand], addressOf(mailSender.from)) }

/** How the firm's emails are addressed and how its staff sign in. */
export type OfficeSettings = {
  /** the sender of every email, with or without a name */
  mailFrom: string
  /** whether a sender is set, in the environment or on screen (MAIL-20) */
  isSenderSet: boolean
  mailSender: MailSender
  /** the address to which clients reply to a reminder */
  mailReplyTo: string
  /** how long a session lasts on a device that stays signed in */
  sessionDays: number
  /** any other session ends after this many days, or after this many hours without use */
  shortSession: { days: number; idleHours: number }
  isSecondFactorRequired: boolean
}

/** The settings of the office, from what its schema has read. `particulars`: the lines of the letterhead, where it is set. */
export const officeSettingsOf = (
  values: z.output<typeof officeSettings>,
  { brand, particulars }: { brand: string; particulars: readonly string[] },
): OfficeSettings => {
  const mailFrom = values.MAIL_FROM ?? named(brand, UNSET_SENDER)
  return {
    mailFrom,
    isSenderSet: values.MAIL_FROM !== undefined,
    mailSender: { from: mailFrom, particulars },
    mailReplyTo: values.MAIL_REPLY_TO ?? mailFrom,
    sessionDays: values.SESSION_DAYS,
    shortSession: { days: values.SESSION_SHORT_DAYS, idleHours: values.SESSION_IDLE_HOURS },
    isSecondFactorRequired: values.SECOND_FACTOR === 'required',
  }
}
