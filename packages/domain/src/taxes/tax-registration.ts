import * as z from 'zod'
import { dayField, type Field, fieldOf, pickFields, shapeOf, textField } from '../shared/field.ts'
import { displayDate, isoDate, type IsoDate } from '../shared/iso-date.ts'
import { DEFAULT_LIMIT, pageFields } from '../shared/page.ts'
import { countText } from '../shared/count-text.ts'
import { text } from '../shared/text.ts'
import { loadedVersion, recordVersion } from '../shared/version.ts'
import { companySizes, type CompanySize, type Tax, taxes, taxOf } from './tax.ts'

const monthCounts = [1, 2, 3, 4, 6, 12] as const

/** The fields of a registration for a tax, under the API's names (TAX-8). */
export const taxRegistrationFieldTable = {
  organizationId: { kind: 'organization', label: 'Organization', column: 'tax_registrations.organization_id' },
  tax: { kind: 'choice', label: 'Tax', column: 'tax_registrations.tax', choices: taxes },
  number: textField(50)('Number', 'tax_registrations.number'),
  from: fieldOf('day', isoDate)('From', 'tax_registrations.from_on'),
  to: dayField('To', 'tax_registrations.to_on'),
  every: fieldOf('months', z.literal(monthCounts).nullable())('Returned every', 'tax_registrations.every'),
  size: fieldOf('code', z.enum(companySizes).nullable(), companySizes)('Size', 'tax_registrations.size'),
} as const satisfies Record<string, Field>

const written = shapeOf(pickFields(taxRegistrationFieldTable, ['number', 'from', 'to', 'every', 'size']))

/** The body that registers a company for a tax. `every` and `size` are the usual ones when they are left out. */
export const newTaxRegistration = z
  .object({ organizationId: text(100), tax: z.enum(taxes), ...written })
  .partial()
  .required({ organizationId: true, tax: true, from: true })
export type NewTaxRegistration = z.output<typeof newTaxRegistration>

/** The body of a change: any of the fields; the tax stays. */
export const taxRegistrationChanges = z.object({ ...written, ...loadedVersion }).partial()
export type TaxRegistrationChanges = z.output<typeof taxRegistrationChanges>

/** A registration as every call answers it. `every` is null where the periods are not of months, `size` of all but corporation tax. */
export const taxRegistration = z.object({
  _id: z.string(),
  ...recordVersion,
  organizationId: z.string(),
  tax: z.enum(taxes),
  number: z.string().nullable(),
  from: isoDate,
  to: isoDate.nullable(),
  every: z.int().nullable(),
  size: z.enum(companySizes).nullable(),
  createdAt: z.iso.datetime(),
})
export type TaxRegistration = z.output<typeof taxRegistration>

const { page, limit } = pageFields(DEFAULT_LIMIT)
export const taxRegistrationSearchBody = z.object({ organizationId: text(100), page, limit })
export type TaxRegistrationSearch = z.output<typeof taxRegistrationSearchBody>

/** What the rules read of a registration. */
export type RegisteredTax = {
  tax: Tax
  from: IsoDate
  to: IsoDate | null
  every: number | null
  size: CompanySize | null
}

/** The months of a period and the size where nobody says them: the usual ones of the tax (TAX-8). */
export const usualTerms = (tax: Tax): Pick<RegisteredTax, 'every' | 'size'> => ({
  every: taxOf(tax).every[0] ?? null,
  size: tax === 'CT' ? 'small' : null,
})

const isOverlap = (one: RegisteredTax, other: RegisteredTax) =>
  one.tax === other.tax && one.from <= (other.to ?? one.from) && other.from <= (one.to ?? other.from)

/**
 * What is wrong with a registration, by field; empty when nothing is (TAX-8). `others` are the other ones of the company.
 */
export const registrationProblems = (
  registration: RegisteredTax,
  { others, isBranch }: { others: readonly RegisteredTax[]; isBranch: boolean },
): Record<string, string> => {
  const { tax, from, to, every, size } = registration
  const { label, every: allowed } = taxOf(tax)
  const clash = others.find((other) => isOverlap(registration, other))
  const counts = allowed.map((months) => countText(months, 'month')).join(', ')

  return {
    ...(isBranch && tax === 'DWT' && { tax: 'A branch of a foreign company does not withhold this tax.' }),
    ...(to !== null && to < from && { to: 'This is before the first day.' }),
    ...(every !== null &&
      !allowed.includes(every) && {
        every: allowed.length === 0 ? `${label} has no such periods.` : `Periods of ${label} have ${counts}.`,
      }),
    ...(size !== null && tax !== 'CT' && { size: 'Only corporation tax depends on the size.' }),
    ...(clash && {
      from: `There is a registration from ${displayDate(clash.from)}${clash.to ? ` to ${displayDate(clash.to)}` : ''}. End it before.`,
    }),
  }
}
