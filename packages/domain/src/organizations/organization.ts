import { fileAddress } from '../files/file-address.ts'
import * as z from 'zod'
import { type AmlChanges, amlForm } from '../aml/aml-form.ts'
import { amlStatus } from '../aml/assessment.ts'
import { complianceRuleIds } from '../shared/compliance-rule-ids.ts'
import { followUpEntry } from '../follow-ups/follow-up-entry.ts'
import { isoDate, optionalIsoDate } from '../shared/iso-date.ts'
import { optionalInstant } from '../shared/instant.ts'
import { optionalCode, optionalText, requiredText, text } from '../shared/text.ts'
import { loadedVersion, recordVersion } from '../shared/version.ts'
import { userReference } from '../users/users.ts'
import { languages } from '../shared/language.ts'
import { creationPackages } from './creation-package.ts'
import { companyTypes } from './company-type.ts'
import { creationStatuses, withUnderscores } from './creation-status.ts'
import { finotorStatuses } from './finotor.ts'

/** A file of an organization; `folder` is one of the list in `files`. */
export const attachedFile = z.object({ url: fileAddress, folder: text(100), fileName: text(255) })

/** A row of a payment history. A date that is absent is null. */
const payment = z.object({ nextPaidReminder: optionalIsoDate.default(null), paidDate: optionalIsoDate.default(null) })
const plan = z.preprocess((value) => (value === '' ? null : value), z.union([z.literal(6), z.literal(12)]).nullable())

/**
 * The fields of an organization that a client may write, under the API's field names. `coroporationTaxNumber` and
 * `anonymousShareholdePaymentHistory` are spelt so on the wire (API-6).
 */
export const organizationFields = z.object({
  name: requiredText(300),
  mail: optionalText(254),
  cro: optionalText(50),
  language: optionalCode(languages),
  incorporationDate: optionalIsoDate,
  firstAr: optionalIsoDate,
  /** The first annual return is done. */
  status: z.boolean(),
  B1B73: optionalIsoDate,
  financialYearEnd: optionalIsoDate,
  corporationTaxPaid: z.array(isoDate).max(200),
  corporationTaxPaidReminder: optionalIsoDate,
  coroporationTaxNumber: optionalText(50),
  comments: optionalText(20_000),
  businessActivity: optionalText(5000),
  creationStatus: z.preprocess(withUnderscores, z.enum(creationStatuses).nullable()),
  creationPackage: optionalCode(creationPackages),
  /** confirmed by staff; `companyTypeGuess` is what the name says (ORG-30) */
  companyType: optionalCode(companyTypes),
  /** the day on which the firm stopped looking after the organization (ORG-31) */
  relationshipEndedOn: optionalIsoDate,
  /** the last day of the bond that replaces a director resident in the EEA (ORG-32) */
  bondUntil: optionalIsoDate,
  address: optionalText(1000),
  country: optionalText(100),
  finotor: optionalCode(finotorStatuses),
  finotorEmailSentAt: optionalInstant,
  finotorRegisteredAt: optionalInstant,
  rbo: z.boolean(),
  notes: optionalText(100_000),
  hasDomiciliation: z.boolean(),
  domiciliationSubscription: optionalIsoDate,
  domiciliationSubscriptionPlan: plan,
  domiciliationPaymentHistory: z.array(payment).max(200),
  domiciliationPaidReminder: optionalIsoDate,
  hasSecretaryCompany: z.boolean(),
  secretaryCompanySubscription: optionalIsoDate,
  secretaryCompanySubscriptionPlan: plan,
  secretaryCompanyPaymentHistory: z.array(payment).max(200),
  secretaryCompanyPaidReminder: optionalIsoDate,
  hasAnonymousShareholder: z.boolean(),
  anonymousShareholderSubscription: optionalIsoDate,
  anonymousShareholderSubscriptionPlan: plan,
  anonymousShareholdePaymentHistory: z.array(payment).max(200),
  anonymousShareholderPaidReminder: optionalIsoDate,
  attachedFiles: z.array(attachedFile).max(5000),
  users: z.array(userReference.extend({ userName: z.string().optional() })).max(100),
  aml: amlForm.partial(),
})

/** The body of a change: any of the fields; the others stay as they are (API-4, API-10). */
export const organizationChanges = organizationFields.partial().extend({
  ...loadedVersion,
  /** The ARD as on the CRO's register. It is read only together with a reason, so a whole record sent back never sets it (AR-9). */
  nextArReminder: z.unknown().optional(),
  /** Why Next AR is set by hand; kept in the history (AR-9). */
  nextArReason: optionalText(500).optional(),
  /** Why a B1B73 is filed that the CRO would refuse; kept in the history (AR-11). */
  B1B73Reason: optionalText(500).optional(),
})
export type OrganizationChanges = z.output<typeof organizationChanges>

/** The body that creates an organization: a name, and any other field (ORG-3). */
export const newOrganization = organizationChanges.required({ name: true })

const serverFields = z.object({
  _id: z.string(),
  ...recordVersion,
  /** the company type that the name's suffix says (ORG-30) */
  companyTypeGuess: z.enum(companyTypes).nullable(),
  /** Next AR, kept by the server (AR-3) */
  nextArReminder: z.string().nullable(),
  /** The Next AR that a completed return or 'Set ARD' has counted; edits never bring Next AR below it (AR-7). */
  countedNextAr: z.string().nullable(),
  /** what the level of risk rests on, computed by the server (AML-5, AML-12, AML-13) */
  amlStatus,
  followUps: z.array(followUpEntry),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
})

/** The whole record, as GET and PUT answer it. */
export const organization = organizationFields.extend({ users: z.array(userReference), ...serverFields.shape })
export type Organization = Omit<z.output<typeof organization>, 'aml'> & { aml: AmlChanges }

/** A row of the organization list (ORG-4). */
export const organizationRow = z.object({
  _id: z.string(),
  ...recordVersion,
  name: z.string(),
  cro: z.string().nullable(),
  incorporationDate: z.string().nullable(),
  firstAr: z.string().nullable(),
  nextArReminder: z.string().nullable(),
  creationStatus: z.enum(creationStatuses).nullable(),
  status: z.boolean(),
  /** the level, and what it rests on (AML-5, AML-12) */
  aml: z.object({
    appendix2_risk_level: z.enum(['low', 'medium', 'high']).nullable(),
    ...amlStatus.pick({ answered: true, enhancedDueDiligence: true }).shape,
  }),
  /** whether a rule of the compliance panel is broken, and which, as last checked (COMP-16) */
  hasRed: z.boolean(),
  redRules: z.array(z.enum(complianceRuleIds)),
  attachedFiles: z.array(attachedFile),
  followUps: z.array(followUpEntry),
  notes: z.string().nullable(),
  domiciliationPaidReminder: z.string().nullable(),
  secretaryCompanyPaidReminder: z.string().nullable(),
  anonymousShareholderPaidReminder: z.string().nullable(),
  createdAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
})
export type OrganizationRow = z.output<typeof organizationRow>
