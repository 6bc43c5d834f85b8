import type { OrganizationChanges } from '@registrar/domain/organizations/organization'
import type { loadedVersion } from '@registrar/domain/shared/version'
import type { RecordKind } from '#platform/commands/lock-record'
import { columnsOf, recordColumn } from '#platform/database/columns'

/** How the change log names an organization, and where organizations are kept. */
export const organizationRecord = { type: 'organization', table: 'organizations' } as const satisfies RecordKind

type Field =
  | Exclude<
      keyof OrganizationChanges,
      'users' | 'attachedFiles' | 'aml' | keyof typeof loadedVersion | 'nextArReason' | 'B1B73Reason'
    >
  | 'countedNextAr'

/** The column of each API field kept in `organizations`, the table that lists read. */
export const listedColumnByField = {
  name: 'name',
  mail: 'mail',
  cro: 'cro',
  creationStatus: 'creation_status',
  incorporationDate: 'incorporation_date',
  firstAr: 'first_annual_return',
  status: 'is_first_annual_return_done',
  nextArReminder: 'next_annual_return',
  corporationTaxPaidReminder: 'corporation_tax_reminder',
  finotor: 'finotor',
  finotorEmailSentAt: 'finotor_email_sent_at',
  hasDomiciliation: 'has_domiciliation',
  domiciliationPaidReminder: 'domiciliation_reminder',
  hasSecretaryCompany: 'has_secretary_company',
  secretaryCompanyPaidReminder: 'secretary_company_reminder',
  hasAnonymousShareholder: 'has_anonymous_shareholder',
  anonymousShareholderPaidReminder: 'anonymous_shareholder_reminder',
} as const satisfies Partial<Record<Field, string>>

/** The column of each API field kept in `organization_details`. */
const detailColumnByField = {
  language: 'language',
  businessActivity: 'business_activity',
  creationPackage: 'creation_package',
  companyType: 'company_type',
  relationshipEndedOn: 'relationship_ended_on',
  bondUntil: 'bond_until',
  address: 'address',
  country: 'country',
  comments: 'comments',
  notes: 'notes',
  rbo: 'is_rbo_compliant',
  B1B73: 'changed_annual_return',
  countedNextAr: 'counted_next_annual_return',
  financialYearEnd: 'financial_year_end',
  corporationTaxPaid: 'corporation_tax_paid',
  coroporationTaxNumber: 'corporation_tax_number',
  finotorRegisteredAt: 'finotor_registered_at',
  domiciliationSubscription: 'domiciliation_subscription',
  domiciliationSubscriptionPlan: 'domiciliation_plan',
  domiciliationPaymentHistory: 'domiciliation_payments',
  secretaryCompanySubscription: 'secretary_company_subscription',
  secretaryCompanySubscriptionPlan: 'secretary_company_plan',
  secretaryCompanyPaymentHistory: 'secretary_company_payments',
  anonymousShareholderSubscription: 'anonymous_shareholder_subscription',
  anonymousShareholderSubscriptionPlan: 'anonymous_shareholder_plan',
  anonymousShareholdePaymentHistory: 'anonymous_shareholder_payments',
} as const satisfies Record<Exclude<Field, keyof typeof listedColumnByField>, string>

const JSON_FIELDS = new Set([
  'domiciliationPaymentHistory',
  'secretaryCompanyPaymentHistory',
  'anonymousShareholdePaymentHistory',
])

const columnValues = (columnByField: Record<string, string>, fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(columnByField)
      .filter(([field]) => fields[field] !== undefined)
      .map(([field, column]) => [column, JSON_FIELDS.has(field) ? JSON.stringify(fields[field]) : fields[field]]),
  )

/** The column values of `organizations` for a set of API fields; undefined fields are left out. */
export const listedValues = (fields: Record<string, unknown>) => columnValues(listedColumnByField, fields)

/** The column values of `organization_details` for a set of API fields; undefined fields are left out. */
export const detailValues = (fields: Record<string, unknown>) => columnValues(detailColumnByField, fields)

/** The columns of `organizations`, under the API's field names. */
export const listedColumns = [...columnsOf('o', listedColumnByField), ...columnsOf('o', recordColumn)]

/** The columns of `organization_details`, under the API's field names. */
export const detailColumns = columnsOf('d', detailColumnByField)

/** The fields of an organization that has no row in `organization_details` yet: the defaults of that table. */
export const detailDefaults = {
  rbo: false,
  corporationTaxPaid: [] as string[],
  domiciliationPaymentHistory: [],
  secretaryCompanyPaymentHistory: [],
  anonymousShareholdePaymentHistory: [],
}
