import type { Brand } from '../shared/brand.ts'

/** One kind of follow-up. */
export type FollowUpKind = {
  label: string
  brand: Brand
  /** days to the deadline, from the ARD where the kind has one, else from the start; 0: the kind has no target (FUP-3) */
  days: number
  ardEnabled: boolean
  /** every step's label, from 0 'Start of the process' to the last, 'End of the process' */
  steps: readonly string[]
}

const signature = ['Signature Page with Customer', 'Signature Page Received', 'Signature Page Uploaded and Payment']
const tr2 = ['TR2 with Customer', 'TR2 received', 'TR2 with Revenue']
const fromEngagement = 'Letter of Engagement and A.M.L Documents Sent'
const statements = ['Financial Statement in Progress', 'Draft Consultation and Validation', 'Annual Return in Progress']

const kind = (label: string, middleSteps: readonly string[], overrides: Partial<FollowUpKind> = {}): FollowUpKind => ({
  label,
  brand: 'main',
  days: 0,
  ardEnabled: false,
  ...overrides,
  steps: ['Start of the process', ...middleSteps, 'End of the process'],
})

const countedFromArd = { days: 56, ardEnabled: true } as const
const changeOfOfficer = [
  'Documents with Customer',
  'Documents Received',
  'Change of Directors/Secretaries or their Particulars in Progress',
  ...signature,
]
const strikeOff = [
  'Corporation Tax Cancellation',
  'Awaiting Letter of no Objection (Revenue)',
  'Awaiting Legal Notice',
  'Strike Off in Progress',
  ...signature,
]

/** Every kind of follow-up: label, brand, days and steps (FUP-20, FUP-21). */
export const followUpCatalogue = {
  AR_NO_TRADING: kind('AR No Trading', [fromEngagement, ...statements, ...signature], countedFromArd),
  AR_TRADING: kind(
    'AR Trading',
    [
      fromEngagement,
      'Bank reconciliation /Finotor Check in Progress',
      'Bank reconciliation done',
      ...statements,
      ...signature,
      'Corporation Tax return filed',
      'Corporation Tax Payment',
    ],
    countedFromArd,
  ),
  CESSATION_OF_DIRECTOR_SECRETARY: kind('Cessation of Director/Secretary', [
    'Cessation of Director/Secretary in Progress',
  ]),
  CHANGE_OF_DIRECTOR: kind('Change of Director', changeOfOfficer),
  CHANGE_OF_SECRETARY: kind('Change of Secretary', changeOfOfficer),
  CHANGE_OF_REGISTERED_ADDRESS: kind('Change of Registered Address', [
    'Change of Company Registered Office Address in Progress',
    ...signature,
  ]),
  CHANGE_OF_SHAREHOLDER: kind('Change of Shareholder', [
    'Documents with Customer',
    'Documents Received',
    'Awaiting Annual Return Date',
    'B1 Information Updated',
  ]),
  COMPTE_BANCAIRE: kind(
    'Bank Account',
    [
      'Email Sent to Customer',
      'Bank Form Received',
      'Bank Documents Received',
      'RBO Completed',
      'Awaiting Screening From the Bank',
      'Uploading File on BANK WEBSITE',
      'Awaiting Bank comments',
    ],
    { brand: 'second', days: 15 },
  ),
  CORPORATION_TAX_REGISTRATION: kind('Corporation Tax Registration', [
    ...tr2,
    'Corporation Tax Registered on ROS',
    'Corporation Tax Document Received',
    'Corporation Tax Document Scan and Sent to Customer',
  ]),
  DISTRICT_COURT: kind('District Court', [
    'Awaiting Affidavit',
    'Affidavit With Customer',
    'Awaiting District Court Date',
    fromEngagement,
    'Bank reconciliation or Finotor Check in Progress',
    ...statements,
    ...signature,
    'Corporation Tax Payment',
  ]),
  EORI_REGISTRATION: kind('EORI Registration', [
    'Check Corporation Tax Registration',
    'EORI in Progress',
    'EORI Sent to Customer',
  ]),
  FIRST_AR: kind(
    'First AR',
    [
      'Awaiting Annual Return Date',
      'First Annual Return in Progress',
      'Signature Page with Customer',
      'Signature Page Received',
      'Uploading and Payment',
      'Information Email Sent',
    ],
    countedFromArd,
  ),
  INCORPORATION: kind(
    'Incorporation',
    [
      'Form and A.M.L Documents with Customer',
      'Form and A.M.L Documents Received',
      'Incorporation in Progress',
      'Signature Page and Constitution with Customer',
      'Signature Page and Constitution Received',
      'Uploading and Payment',
      'Awaiting Certificate of Incorporation',
      'Sending Post Incorporation Documents',
      'Balance Payment',
    ],
    { brand: 'second', days: 10 },
  ),
  INCOME_TAX_REGISTRATION: kind('Income Tax Registration', [
    'TR1 with the Customer',
    'TR1 received',
    'Registration on ROS',
  ]),
  PAYSLIPS: kind('Payslips Registration', ['Check PPSN Registration', ...tr2, 'Company registered', 'Employee linked']),
  PPS: kind('PPS', [
    'Documents with Customer',
    'Documents Received',
    'Documents with SocWelfare',
    'PPSN received',
    'PPSN sent to Customer',
  ]),
  RBO_UPDATED: kind('RBO Updated', ['Register Beneficial Ownership Details in Progress', 'Screens sent to Customer']),
  REGISTRATION_OF_BUSINESS_NAME: kind('Registration of Business Name', [
    'Registration of Business Name in Progress',
    ...signature,
    'Documents sent to Customer',
  ]),
  STRIKE_OFF: kind('Strike Off', strikeOff, countedFromArd),
  STRIKE_OFF_NO_TRADING: kind('Strike Off No Trading', strikeOff, countedFromArd),
  VAT_REGISTRATION: kind('VAT Registration', [...tr2, 'Awaiting Revenue Comments']),
} as const satisfies Record<string, FollowUpKind>

export type FollowUpCode = keyof typeof followUpCatalogue
export const followUpCodes = Object.keys(followUpCatalogue) as [FollowUpCode, ...FollowUpCode[]]

const uploadSteps: ReadonlySet<string> = new Set(['Signature Page Uploaded and Payment', 'Uploading and Payment'])

/** The index of the step at which a kind has sent its document to the CRO; -1 for a kind that sends none (FUP-39). */
export const uploadStep = (code: FollowUpCode): number =>
  followUpCatalogue[code].steps.findIndex((step) => uploadSteps.has(step))

const WAITS_FOR_CLIENT = /with Customer|Sent to Customer/

/** The indexes of the steps at which a follow-up of a kind waits for the client: their texts say so (FUP-41). */
export const clientSteps = (code: FollowUpCode): number[] =>
  followUpCatalogue[code].steps.flatMap((step, index) => (WAITS_FOR_CLIENT.test(step) ? [index] : []))

/** The index of a kind's last step. A follow-up at this step is completed (FUP-5). */
export const lastStep = (code: FollowUpCode): number => followUpCatalogue[code].steps.length - 1
