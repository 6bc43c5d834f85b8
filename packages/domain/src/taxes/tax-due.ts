import * as z from 'zod'
import { type Field, fieldOf, pickFields, shapeOf, textField, dayField } from '../shared/field.ts'
import { displayDate, isoDate, type IsoDate } from '../shared/iso-date.ts'
import { euros } from '../shared/money.ts'
import { filter, pageFields } from '../shared/page.ts'
import { text } from '../shared/text.ts'
import { loadedVersion, recordVersion } from '../shared/version.ts'
import type { Period } from './accounting-periods.ts'
import { type Tax, taxes } from './tax.ts'

/** What is due of a tax, with the subject that staff and clients read (TAX-8). */
export const taxDueKindTable = {
  /** the first of two payments of a large company */
  INITIAL: { tax: 'CT', subject: 'Preliminary tax' },
  PRELIMINARY: { tax: 'CT', subject: 'Preliminary tax' },
  CT1: { tax: 'CT', subject: 'CT1' },
  VAT3: { tax: 'VAT', subject: 'VAT3' },
  RTD: { tax: 'VAT', subject: 'RTD' },
  PAYROLL: { tax: 'PAYE', subject: 'Payroll' },
  RCT: { tax: 'RCT', subject: 'RCT' },
  VIES: { tax: 'VIES', subject: 'VIES' },
  DWT: { tax: 'DWT', subject: 'DWT' },
} as const satisfies Record<string, { tax: Tax; subject: string }>

export type TaxDueKind = keyof typeof taxDueKindTable
export const taxDueKinds = Object.keys(taxDueKindTable) as [TaxDueKind, ...TaxDueKind[]]

/** One day of a tax: what is due of which period, by which day in law. */
export type TaxDue = Period & { kind: TaxDueKind; legalDate: IsoDate }

/** A period as people read it; one of a single day is that day. */
export const taxPeriodText = ({ from, to }: Period): string =>
  from === to ? displayDate(to) : `${displayDate(from)} to ${displayDate(to)}`

/** What is due, with its period, in a line: 'VAT3 for 01/01/2026 to 28/02/2026'. */
export const taxDueSubject = (due: Pick<TaxDue, 'kind' | 'from' | 'to'>): string =>
  `${taxDueKindTable[due.kind].subject} for ${taxPeriodText(due)}`

/** What names a due of a company: kind and last day of the period. It stays when the day in law moves. */
export const taxDueKey = ({ kind, to }: Pick<TaxDue, 'kind' | 'to'>): string => `${kind}:${to}`

/** The id of a due on the wire. */
export const taxDueId = (organizationId: string, due: Pick<TaxDue, 'kind' | 'to'>): string =>
  `${organizationId}:${taxDueKey(due)}`

/** The fields of a due that staff have touched, under the API's names (TAX-12). */
export const taxDueFieldTable = {
  organizationId: { kind: 'organization', label: 'Organization', column: 'tax_dues.organization_id' },
  kind: { kind: 'choice', label: 'Tax', column: 'tax_dues.kind', choices: taxDueKinds },
  from: { kind: 'day', label: 'Period from', column: 'tax_dues.from_on' },
  to: { kind: 'day', label: 'Period to', column: 'tax_dues.to_on' },
  legalDate: { kind: 'day', label: 'Last day', column: 'tax_dues.legal_date' },
  amount: fieldOf('euros', euros.nullable())('Amount', 'tax_dues.amount_cents'),
  paidOn: dayField('Paid on', 'tax_dues.paid_on'),
  reference: textField(100)('Reference', 'tax_dues.reference'),
} as const satisfies Record<string, Field>

/** The body of a change of a due: any of the fields; null takes a value away (TAX-12). */
export const taxDueChanges = z
  .object({ ...shapeOf(pickFields(taxDueFieldTable, ['amount', 'paidOn', 'reference'])), ...loadedVersion })
  .partial()
export type TaxDueChanges = z.output<typeof taxDueChanges>

/** A distribution of profits: `amount` is the tax withheld, in euro (TAX-11). */
export const newTaxDistribution = z.object({
  organizationId: text(100),
  on: isoDate,
  amount: euros.nullish(),
})
export type NewTaxDistribution = z.output<typeof newTaxDistribution>

/** A due as every call answers it. */
export const taxDueRow = z.object({
  _id: z.string(),
  ...recordVersion,
  organizationId: z.string(),
  organizationName: z.string(),
  tax: z.enum(taxes),
  subject: z.string(),
  /** the period in words */
  period: z.string(),
  periodFrom: isoDate,
  periodTo: isoDate,
  legalDate: isoDate,
  /** in euro */
  amount: z.number().nullable(),
  paidOn: isoDate.nullable(),
  reference: z.string().nullable(),
  /** whether it is among the deadlines: not paid, and not due before its registration was entered (TAX-13) */
  isOpen: z.boolean(),
})
export type TaxDueRow = z.output<typeof taxDueRow>

const { page, limit } = pageFields()
export const taxDueSearchBody = z.object({
  page,
  limit,
  organizationId: filter(text(100)),
  /** without any, all taxes */
  taxes: filter(z.array(z.enum(taxes)).max(taxes.length)),
  /** the first and the last day of the last day in law, both included */
  from: filter(isoDate),
  to: filter(isoDate),
})
export type TaxDueSearch = z.output<typeof taxDueSearchBody>
