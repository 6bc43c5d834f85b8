import * as z from 'zod'
import type { AmlChanges } from '../aml/aml-form.ts'
import { amlStatus } from '../aml/assessment.ts'
import { mailStates } from '../shared/email-address.ts'
import { runningReturn } from '../filings/return-days.ts'
import { complianceRuleIds } from '../shared/compliance-rule-ids.ts'
import { followUpEntry } from '../follow-ups/follow-up-entry.ts'
import { shapeOf } from '../shared/field.ts'
import { optionalIsoDate } from '../shared/iso-date.ts'
import { optionalText } from '../shared/text.ts'
import { saidOfFiling } from '../filings/filed-change.ts'
import { loadedVersion, recordVersion } from '../shared/version.ts'
import { userReference } from '../users/users.ts'
import { companyTypes } from './company-type.ts'
import { creationStatuses } from './creation-status.ts'
import { attachedFile, organizationFieldTable } from './organization-fields.ts'

/** The fields of an organization that a client may write, under the API's field names. */
export const organizationFields = z.object(shapeOf(organizationFieldTable))

/** The body of a change: any of the fields; the others stay as they are (API-4, API-10). */
export const organizationChanges = organizationFields.partial().extend({
  ...loadedVersion,
  /** The ARD as on the CRO's register. It is read only together with a reason, so a whole record sent back never sets it (AR-9). */
  nextArReminder: z.unknown().optional(),
  /** Why Next AR is set by hand; kept in the history (AR-9). */
  nextArReason: optionalText(500).optional(),
  /** Why a B1B73 is filed that the CRO would refuse; kept in the history (AR-11). */
  B1B73Reason: optionalText(500).optional(),
  /** The day on which the registered office moved (FIL-9); today by default. */
  addressChangedOn: optionalIsoDate.optional(),
  ...saidOfFiling,
})
export type OrganizationChanges = z.output<typeof organizationChanges>

/** The body that creates an organization: a name, and any other field (ORG-3). */
export const newOrganization = organizationChanges
  .omit({ addressChangedOn: true, isCorrection: true, filedOn: true, submissionNumber: true })
  .required({ name: true })

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
  /** the return that is due; null without one, or once it is filed (AR-18) */
  runningReturn: runningReturn.nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
})

/** The whole record, as GET and PUT answer it. */
export const organization = organizationFields.extend({ users: z.array(userReference), ...serverFields.shape })
export type Organization = Omit<z.output<typeof organization>, 'aml'> & { aml: AmlChanges }

/** A row of the organization list (ORG-4). It has another field of the record when the search asks for it (LIST-15). */
export const organizationRow = organizationFields
  .omit({ aml: true })
  .partial()
  .extend({
    _id: z.string(),
    ...recordVersion,
    name: z.string(),
    /** the names that the organization had before, or that were merged into this record */
    formerly: z.array(z.string()),
    cro: z.string().nullable(),
    incorporationDate: z.string().nullable(),
    firstAr: z.string().nullable(),
    nextArReminder: z.string().nullable(),
    creationStatus: z.enum(creationStatuses).nullable(),
    /** whether an email can be sent to what the field has */
    mailState: z.enum(mailStates),
    status: z.boolean(),
    /** the level, and what it rests on (AML-5, AML-12) */
    aml: z.object({
      appendix2_risk_level: z.enum(['low', 'medium', 'high']).nullable(),
      ...amlStatus.pick({ answered: true, enhancedDueDiligence: true }).shape,
    }),
    /** whether a rule of the compliance panel is broken, and which, as last checked (COMP-16) */
    hasRed: z.boolean(),
    redRules: z.array(z.enum(complianceRuleIds)),
    otherMails: z.array(z.string()),
    attachedFiles: z.array(attachedFile),
    followUps: z.array(followUpEntry),
    /** the return that is due; null without one, or once it is filed (AR-18) */
    runningReturn: runningReturn.nullable(),
    notes: z.string().nullable(),
    domiciliationPaidReminder: z.string().nullable(),
    secretaryCompanyPaidReminder: z.string().nullable(),
    anonymousShareholderPaidReminder: z.string().nullable(),
    createdAt: z.iso.datetime(),
    deletedAt: z.iso.datetime().nullable(),
  })
export type OrganizationRow = z.output<typeof organizationRow>
