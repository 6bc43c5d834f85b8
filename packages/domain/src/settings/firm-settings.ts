import * as z from 'zod'
import { defaultReviewCycle, type ReviewCycle } from '../deadlines/review-deadlines.ts'
import { type OwnerThreshold, readOwnerThresholds } from '../ownership/owner-threshold.ts'
import { dayCounts } from '../reminders/reminder-rule.ts'
import {
  address,
  emailAddress,
  flag,
  listOf,
  optional,
  partsOf,
  picture,
  wholeNumber,
  withDefault,
} from './setting-values.ts'

const readDayCounts = (list: string): number[] | undefined => {
  const parts = partsOf(list)
  const counts = dayCounts.safeParse(parts.every((part) => /^[+-]?\d+$/.test(part)) ? parts.map(Number) : undefined)
  return counts.success && parts.length > 0 ? counts.data : undefined
}

/** The days of reminders (REM-2), in days before the day; the largest first. */
const reminderDays = z
  .string()
  .refine(readDayCounts, 'must be at most 20 whole numbers from -365 to 365, such as 30 7 -7 -30')
  .transform((list) => readDayCounts(list) ?? [])

/** What the firm sets about its subjects, as the environment writes it, with its defaults. */
export const firmSettings = z.object({
  CLOSING_DAYS: listOf(z.iso.date('must be days such as 2026-12-24')),
  AML_REVIEW_MONTHS_HIGH: wholeNumber(defaultReviewCycle.high, 1, 120),
  AML_REVIEW_MONTHS_MEDIUM: wholeNumber(defaultReviewCycle.medium, 1, 120),
  AML_REVIEW_MONTHS_LOW: wholeNumber(defaultReviewCycle.low, 1, 120),
  PROOF_OF_ADDRESS_MONTHS: wholeNumber(3, 1, 24),
  RATE_LIMIT_FORMS: wholeNumber(30, 1, 1_000_000),
  RATE_LIMIT_FORM_EMAILS_NETWORK: wholeNumber(100, 1, 1_000_000),
  RATE_LIMIT_FORM_EMAILS: wholeNumber(500, 1, 1_000_000),
  FORM_PRIVACY_NOTE: withDefault(
    z.string().max(2000, 'must be at most 2000 characters'),
    'Vos données servent à étudier votre demande et à remplir nos obligations légales. Vous pouvez demander à les consulter, à les corriger ou à les effacer.',
  ),
  PRIVACY_CONTROLLER: optional(z.string().max(300, 'must be at most 300 characters')),
  PRIVACY_COMPLAINT: optional(z.string().max(500, 'must be at most 500 characters')),
  FORM_NOTIFY_EMAIL: optional(emailAddress),
  REMINDER_DAYS: withDefault(reminderDays, '30 7 -7 -30' as never),
  PAPERS_DAYS: wholeNumber(14, 0, 365),
  UPLOAD_URL: optional(address),
  FIRM_TELEPHONE: optional(z.string().max(50, 'must be at most 50 characters')),
  IDPAL_URL: optional(address),
  FINOTOR_SIGNUP_URL: optional(address),
  PAYMENT_DETAILS: optional(z.string().max(500, 'must be at most 500 characters')),
  BENEFICIAL_OWNER: withDefault(
    z
      .string()
      .refine((text) => readOwnerThresholds(text), 'must be thresholds such as > 25, >= 25 from 2027-07-10')
      .transform((text) => readOwnerThresholds(text) ?? []),
    '> 25, >= 25 from 2027-07-10' as never,
  ),
  LETTERHEAD: optional(z.string()),
  LOGO: optional(picture),
  SECRETARY_COMPANY: optional(z.string().max(300, 'must be at most 300 characters')),
  PARTNER_COMPANY: withDefault(z.string(), 'Partner company'),
  BRAND_MAIN: withDefault(z.string(), 'Registrar'),
  BRAND_SECOND: withDefault(z.string(), 'Registrar Formations'),
  RESTRICT_SUSPICION: flag(false),
})

/** The settings of the firm. */
export type FirmSettings = {
  /** further days on which public offices are closed (DUE-3) */
  closingDays: string[]
  /** the months from one AML review to the next (DUE-5) */
  reviewCycle: ReviewCycle
  /** a proof of address is issued less than so many months before it is certified (AML-18) */
  proofOfAddressMonths: number
  /** public forms a minute from one network address (SEC-3) */
  formsPerMinute: number
  /** confirmations of public forms a day, to forms from one network address and to all together (FORM-17) */
  formEmailsPerDay: { ofNetwork: number; ofAll: number }
  /** who is told of a new public form (FORM-18); undefined: nobody */
  formNotifyEmail: string | undefined
  /** what the public form says about data protection, in French, with controller and complaint where they are set (FORM-19) */
  formPrivacyNote: string
  /** the day counts of a reminder rule that has none of its own (REM-2) */
  reminderDays: readonly number[]
  /** how many days before the legal day a reminder asks for the papers (REM-3) */
  papersDays: number
  /** the firm's own secure page, to which clients send copies of identity documents; undefined: it has none */
  uploadUrl: string | undefined
  /** the number that clients call when they doubt an email; undefined: emails name the one on the invoices */
  firmTelephone: string | undefined
  /** where clients do the identity verification (FORM-22); undefined: they ask the firm for the link */
  idpalUrl: string | undefined
  finotorSignupUrl: string | undefined
  /** the bank account to which reminders ask to pay; undefined: they name the account on the invoice */
  paymentDetails: string | undefined
  partnerCompany: string
  /** the CRO number or the name of the firm's company that is secretary of clients (FORM-12); undefined: staff enter the secretary */
  secretaryCompany: string | undefined
  /** how many percent make a beneficial owner, and from which day on; oldest first */
  ownerThresholds: OwnerThreshold[]
  /** the lines at the top of printed papers */
  letterhead: string[]
  /** the picture beside the letterhead of the firm's letters, as a data URL */
  logo: string | undefined
  brands: { main: string; second: string }
  /** whether only AML officers and administrators see what is noted on suspicion */
  restrictSuspicion: boolean
}

const sentence = (label: string, text: string | undefined): string[] =>
  text === undefined ? [] : [`${label} : ${text.replace(/[\s.]+$/, '')}.`]

const privacyNoteOf = (values: z.output<typeof firmSettings>): string =>
  [
    values.FORM_PRIVACY_NOTE,
    ...sentence('Responsable du traitement', values.PRIVACY_CONTROLLER),
    ...sentence('Réclamation', values.PRIVACY_COMPLAINT),
  ].join(' ')

/** The settings of the firm, from what its schema has read. */
export const firmSettingsOf = (values: z.output<typeof firmSettings>): FirmSettings => ({
  closingDays: values.CLOSING_DAYS,
  reviewCycle: {
    high: values.AML_REVIEW_MONTHS_HIGH,
    medium: values.AML_REVIEW_MONTHS_MEDIUM,
    low: values.AML_REVIEW_MONTHS_LOW,
  },
  proofOfAddressMonths: values.PROOF_OF_ADDRESS_MONTHS,
  formsPerMinute: values.RATE_LIMIT_FORMS,
  formEmailsPerDay: { ofNetwork: values.RATE_LIMIT_FORM_EMAILS_NETWORK, ofAll: values.RATE_LIMIT_FORM_EMAILS },
  formPrivacyNote: privacyNoteOf(values),
  formNotifyEmail: values.FORM_NOTIFY_EMAIL,
  reminderDays: values.REMINDER_DAYS,
  papersDays: values.PAPERS_DAYS,
  uploadUrl: values.UPLOAD_URL,
  firmTelephone: values.FIRM_TELEPHONE,
  idpalUrl: values.IDPAL_URL,
  finotorSignupUrl: values.FINOTOR_SIGNUP_URL,
  paymentDetails: values.PAYMENT_DETAILS,
  partnerCompany: values.PARTNER_COMPANY,
  secretaryCompany: values.SECRETARY_COMPANY,
  ownerThresholds: values.BENEFICIAL_OWNER,
  letterhead: (values.LETTERHEAD ?? values.BRAND_MAIN).split('|').map((line) => line.trim()),
  logo: values.LOGO,
  brands: { main: values.BRAND_MAIN, second: values.BRAND_SECOND },
  restrictSuspicion: values.RESTRICT_SUSPICION,
})
