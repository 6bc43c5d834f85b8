import { MAX_PICTURE } from './setting-values.ts'
import type { runningSettings } from './settings-in-force.ts'

/** The headings under which the page shows the settings, in its order. */
export const settingGroups = [
  'Names',
  'Letterhead',
  'Payment and contact',
  'Emails',
  'Public form',
  'Working days and reminders',
  'Anti-money-laundering',
  'Sign-in',
] as const
type SettingGroup = (typeof settingGroups)[number]

/**
 * What the values of a setting are: one line of text, lines of text, a whole number, a list of days or of whole numbers, yes or no, one
 * of a few words, or a small picture as a data URL.
 */
type SettingKind = 'text' | 'lines' | 'number' | 'days' | 'numbers' | 'flag' | 'choice' | 'picture'

type Variable = keyof typeof runningSettings.shape

/** A setting that administrators may change (SET-1). */
export type SettingDeclaration = {
  label: string
  kind: SettingKind
  group: SettingGroup
  /** the environment variable that wins over it; its schema says what is accepted, and the default */
  variable: Variable
  /** what is in force while it is not set, where the default does not say it */
  unset?: string
  /** a sentence beside the field */
  hint?: string
  /** the largest number of characters, or of entries; a number has its bounds in its schema */
  max?: number
  /** the words of a choice, with their labels */
  choices?: Readonly<Record<string, string>>
}

const declare = <const T extends Readonly<Record<string, SettingDeclaration>>>(table: T) => table

/** The settings that administrators may change, each declared once (SET-1). The order is that of the page. */
const settingTable = declare({
  brandMain: { label: 'Main brand', kind: 'text', group: 'Names', variable: 'BRAND_MAIN', max: 100 },
  brandSecond: { label: 'Second brand', kind: 'text', group: 'Names', variable: 'BRAND_SECOND', max: 100 },
  partnerCompany: {
    label: 'Partner company',
    kind: 'text',
    group: 'Names',
    variable: 'PARTNER_COMPANY',
    max: 100,
    hint: 'A source of introduction in the AML form.',
  },
  secretaryCompany: {
    label: 'Secretary company',
    kind: 'text',
    group: 'Names',
    variable: 'SECRETARY_COMPANY',
    max: 300,
    unset: 'No company',
    hint: 'The CRO number, or the name, of the organization that is secretary of the clients who ask for it on the public form.',
  },
  letterhead: {
    label: 'Letterhead',
    kind: 'lines',
    group: 'Letterhead',
    variable: 'LETTERHEAD',
    max: 500,
    unset: 'The main brand',
    hint: 'Name, number, registered office: at the top of printed papers and, once it is set, at the end of every email.',
  },
  logo: {
    label: 'Logo',
    kind: 'picture',
    group: 'Letterhead',
    variable: 'LOGO',
    max: MAX_PICTURE,
    hint: 'PNG or JPEG, at most 200 KB: beside the letterhead of the letters of the firm.',
  },
  paymentDetails: {
    label: 'Payment details',
    kind: 'text',
    group: 'Payment and contact',
    variable: 'PAYMENT_DETAILS',
    max: 500,
    unset: 'The account on the invoice',
    hint: 'The bank account in payment reminders, such as IBAN IE29 AIBK 9311 5212 3456 78.',
  },
  firmTelephone: {
    label: 'Telephone',
    kind: 'text',
    group: 'Payment and contact',
    variable: 'FIRM_TELEPHONE',
    max: 50,
    unset: 'The number on the invoices',
    hint: 'The number that clients call when they doubt an email.',
  },
  uploadUrl: {
    label: 'Upload page',
    kind: 'text',
    group: 'Payment and contact',
    variable: 'UPLOAD_URL',
    max: 500,
    unset: 'Emails name the telephone alone',
    hint: 'The secure page to which clients send copies of identity documents.',
  },
  idpalUrl: {
    label: 'Identity verification page',
    kind: 'text',
    group: 'Payment and contact',
    variable: 'IDPAL_URL',
    max: 500,
    unset: 'Clients ask the firm for the link',
    hint: 'A link on the public form.',
  },
  finotorSignupUrl: {
    label: 'FINOTOR sign-up page',
    kind: 'text',
    group: 'Payment and contact',
    variable: 'FINOTOR_SIGNUP_URL',
    max: 500,
    unset: 'No page',
    hint: 'The link in the sign-up emails.',
  },
  mailFrom: {
    label: 'Sender',
    kind: 'text',
    group: 'Emails',
    variable: 'MAIL_FROM',
    max: 200,
    unset: 'The main brand <registrar@localhost>',
    hint: 'office@example.ie, or Firm <office@example.ie>.',
  },
  mailReplyTo: {
    label: 'Reply-to',
    kind: 'text',
    group: 'Emails',
    variable: 'MAIL_REPLY_TO',
    max: 200,
    unset: 'The sender',
    hint: 'The address that clients answer to.',
  },
  formNotifyEmail: {
    label: 'New forms are announced to',
    kind: 'text',
    group: 'Emails',
    variable: 'FORM_NOTIFY_EMAIL',
    max: 200,
    unset: 'Nobody is told',
  },
  formPrivacyNote: {
    label: 'Privacy note',
    kind: 'text',
    group: 'Public form',
    variable: 'FORM_PRIVACY_NOTE',
    max: 2000,
    hint: 'What the public form says about data protection, in French.',
  },
  privacyController: {
    label: 'Controller',
    kind: 'text',
    group: 'Public form',
    variable: 'PRIVACY_CONTROLLER',
    max: 300,
    unset: 'The note names nobody',
    hint: 'Name and address of whoever is responsible for the data. The note ends with it.',
  },
  privacyComplaint: {
    label: 'Complaints',
    kind: 'text',
    group: 'Public form',
    variable: 'PRIVACY_COMPLAINT',
    max: 500,
    unset: 'The note names nobody',
    hint: 'With whom a client may lodge a complaint, in French. The note ends with it.',
  },
  closingDays: {
    label: 'Closing days',
    kind: 'days',
    group: 'Working days and reminders',
    variable: 'CLOSING_DAYS',
    max: 100,
    unset: 'None',
    hint: 'Further days on which public offices are closed, such as 24/12/2026, separated by commas.',
  },
  reminderDays: {
    label: 'Days of reminders',
    kind: 'numbers',
    group: 'Working days and reminders',
    variable: 'REMINDER_DAYS',
    max: 20,
    hint: 'In days before the day, negative after it, unless a rule has its own.',
  },
  papersDays: {
    label: 'Days to ask for papers',
    kind: 'number',
    group: 'Working days and reminders',
    variable: 'PAPERS_DAYS',
    hint: 'How many days before the legal day a reminder asks for the papers.',
  },
  amlReviewMonthsHigh: {
    label: 'Months between reviews, high risk',
    kind: 'number',
    group: 'Anti-money-laundering',
    variable: 'AML_REVIEW_MONTHS_HIGH',
  },
  amlReviewMonthsMedium: {
    label: 'Months between reviews, medium risk',
    kind: 'number',
    group: 'Anti-money-laundering',
    variable: 'AML_REVIEW_MONTHS_MEDIUM',
  },
  amlReviewMonthsLow: {
    label: 'Months between reviews, low risk',
    kind: 'number',
    group: 'Anti-money-laundering',
    variable: 'AML_REVIEW_MONTHS_LOW',
  },
  proofOfAddressMonths: {
    label: 'Months that a proof of address is good for',
    kind: 'number',
    group: 'Anti-money-laundering',
    variable: 'PROOF_OF_ADDRESS_MONTHS',
  },
  restrictSuspicion: {
    label: 'Only AML officers and administrators see notes on suspicion',
    kind: 'flag',
    group: 'Anti-money-laundering',
    variable: 'RESTRICT_SUSPICION',
  },
  secondFactor: {
    label: 'Second factor',
    kind: 'choice',
    group: 'Sign-in',
    variable: 'SECOND_FACTOR',
    choices: { optional: 'Optional', required: 'Required' },
    hint: 'Required: everybody must add a second factor before anything else.',
  },
  sessionDays: {
    label: 'Days that a device stays signed in',
    kind: 'number',
    group: 'Sign-in',
    variable: 'SESSION_DAYS',
    hint: 'For sign-ins from now on.',
  },
  sessionShortDays: {
    label: 'Days that any other session lasts',
    kind: 'number',
    group: 'Sign-in',
    variable: 'SESSION_SHORT_DAYS',
  },
  sessionIdleHours: {
    label: 'Hours without use that end such a session',
    kind: 'number',
    group: 'Sign-in',
    variable: 'SESSION_IDLE_HOURS',
  },
})

export type SettingKey = keyof typeof settingTable
export const settingKeys = Object.keys(settingTable) as [SettingKey, ...SettingKey[]]

export const isSettingKey = (key: string): key is SettingKey => (settingKeys as readonly string[]).includes(key)

/** The declaration of a setting. */
export const settingOf = (key: SettingKey): SettingDeclaration => settingTable[key]
