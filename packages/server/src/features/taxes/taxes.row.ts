import type { CompanySize, Tax } from '@registrar/domain/taxes/tax'
import type { StoredDue } from '@registrar/domain/taxes/tax-calendar'
import type { TaxDueKind } from '@registrar/domain/taxes/tax-due'
import { type TaxRegistration, taxRegistrationFieldTable } from '@registrar/domain/taxes/tax-registration'
import { columnByField } from '@registrar/domain/shared/field'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { toEuros } from '@registrar/domain/shared/money'
import type { RecordKind, RowDeletedKind } from '#platform/commands/lock-record'
import { versionOf } from '#platform/commands/record-version'
import { columnsOf, columnValues, recordColumn } from '#platform/database/columns'

/** How the change log names a registration for a tax, and where registrations are kept. */
export const taxRegistrationRecord = {
  type: 'tax-registration',
  table: 'tax_registrations',
} as const satisfies RecordKind

/** How the change log names what staff said of a tax, and where that is kept. */
export const taxDueRecord = { type: 'tax-due', table: 'tax_dues', isRowDeleted: true } as const satisfies RowDeletedKind

/** The columns that a set of API fields is written to. */
export const registrationValues = columnValues(taxRegistrationFieldTable, 'tax_registrations')

/** The columns of a registration under the API's field names. */
export const registrationColumns = [
  ...columnsOf('r', recordColumn, ['_id', 'createdAt']),
  ...columnsOf('r', columnByField(taxRegistrationFieldTable, 'tax_registrations')),
  versionOf('r'),
]

type RegistrationRow = Omit<TaxRegistration, 'tax' | 'size'> & { tax: string; size: string | null }

/** A row in the shape that the API answers. Checks of the table allow only the taxes and sizes of the domain. */
export const registrationOfRow = <R extends RegistrationRow>(row: R) => ({
  ...row,
  tax: row.tax as Tax,
  size: row.size as CompanySize | null,
})

/** The columns of what staff said of a tax. */
export const dueColumns = [
  'd.id as _id',
  'd.organization_id as organizationId',
  'd.kind',
  'd.from_on as from',
  'd.to_on as to',
  'd.legal_date as legalDate',
  'd.amount_cents as cents',
  'd.paid_on as paidOn',
  'd.reference',
  versionOf('d'),
] as const

type DueRow = {
  _id: string
  organizationId: string
  kind: string
  from: IsoDate
  to: IsoDate
  legalDate: IsoDate
  cents: number | null
  paidOn: IsoDate | null
  reference: string | null
  version: number
}

/** What staff said of a tax, as the rules read it. */
export type KeptDue = StoredDue & Pick<DueRow, '_id' | 'organizationId' | 'version'>

export const dueOfRow = ({ cents, kind, ...row }: DueRow): KeptDue => ({
  ...row,
  // Only commands write the kind.
  kind: kind as TaxDueKind,
  amount: cents === null ? null : toEuros(cents),
})
