import { languages } from '../../shared/language.ts'
import { creationPackages } from '../../organizations/creation-package.ts'
import { finotorStatuses } from '../../organizations/finotor.ts'
import type { OrganizationChanges } from '../../organizations/organization.ts'

/** How the cells of a field are read. */
export type ImportKind = 'text' | 'date' | 'status' | 'yesOrNo' | 'plan' | { codes: readonly string[] }

/**
 * The fields that a file can fill, under the API's field names. Next AR is set as on the
 * CRO's register (AR-9). Lists and nested records do not fit into one line of a file.
 */
export const importFields = {
  name: 'text',
  cro: 'text',
  mail: 'text',
  incorporationDate: 'date',
  creationStatus: 'status',
  creationPackage: { codes: creationPackages },
  businessActivity: 'text',
  language: { codes: languages },
  address: 'text',
  country: 'text',
  comments: 'text',
  notes: 'text',
  firstAr: 'date',
  status: 'yesOrNo',
  nextArReminder: 'date',
  B1B73: 'date',
  financialYearEnd: 'date',
  corporationTaxPaidReminder: 'date',
  coroporationTaxNumber: 'text',
  rbo: 'yesOrNo',
  finotor: { codes: finotorStatuses },
  hasDomiciliation: 'yesOrNo',
  domiciliationSubscription: 'date',
  domiciliationSubscriptionPlan: 'plan',
  domiciliationPaidReminder: 'date',
  hasSecretaryCompany: 'yesOrNo',
  secretaryCompanySubscription: 'date',
  secretaryCompanySubscriptionPlan: 'plan',
  secretaryCompanyPaidReminder: 'date',
  hasAnonymousShareholder: 'yesOrNo',
  anonymousShareholderSubscription: 'date',
  anonymousShareholderSubscriptionPlan: 'plan',
  anonymousShareholderPaidReminder: 'date',
} as const satisfies Partial<Record<keyof OrganizationChanges, ImportKind>>

export type ImportField = keyof typeof importFields

/** Whether a name is a field that a file of organizations may fill (ORG-11). */
export const isImportField = (name: string): name is ImportField => Object.hasOwn(importFields, name)
