import { addMonths, type IsoDate } from '../shared/iso-date.ts'
import { addPendingTaxPaid } from './corporation-tax.ts'
import type { Organization } from './organization.ts'
import { DEFAULT_PLAN, type RecurringService } from './services/recurring-services.ts'

const MONTHS_OF_A_YEAR = 12

type TaxFields = Pick<Organization, 'corporationTaxPaid' | 'financialYearEnd' | 'corporationTaxPaidReminder'>
type ServiceFields = Pick<Organization, RecurringService['plan' | 'history' | 'reminder']>
type ServiceChanges = Partial<Pick<Organization, RecurringService['history' | 'reminder']>>

/** The year end that follows the one whose tax is paid; null without one. */
export const nextFinancialYearEnd = ({ financialYearEnd }: Pick<TaxFields, 'financialYearEnd'>): IsoDate | null =>
  financialYearEnd && addMonths(financialYearEnd, MONTHS_OF_A_YEAR)

/** The fields that say that corporation tax was paid on a day, and that move the year end on (DUE-11). */
export const taxPaidChanges = (
  { corporationTaxPaid }: TaxFields,
  { paidOn, nextYearEnd }: { paidOn: IsoDate; nextYearEnd: IsoDate },
): Pick<TaxFields, 'corporationTaxPaid' | 'financialYearEnd'> => ({
  corporationTaxPaid: addPendingTaxPaid(corporationTaxPaid, paidOn),
  financialYearEnd: nextYearEnd,
})

/** What the tax fields were before they were changed, to take the change back. */
export const taxFieldsOf = (organization: TaxFields): TaxFields => ({
  corporationTaxPaid: organization.corporationTaxPaid,
  financialYearEnd: organization.financialYearEnd,
  corporationTaxPaidReminder: organization.corporationTaxPaidReminder,
})

/** The fields that add a payment of a service, for the period that its reminder begins (SVC-5, DUE-11). */
export const servicePaidChanges = (
  organization: ServiceFields,
  { history, reminder }: RecurringService,
  paidDate: IsoDate,
): ServiceChanges => ({ [history]: [...organization[history], { nextPaidReminder: organization[reminder], paidDate }] })

/** What a service's payments and its reminder were, to take a payment back. */
export const serviceFieldsOf = (
  organization: ServiceFields,
  { history, reminder }: RecurringService,
): ServiceChanges => ({
  [history]: organization[history],
  // A reminder is kept only while no row is paid (SVC-6). Otherwise it follows from the rows.
  ...(organization[history].length === 0 && { [reminder]: organization[reminder] }),
})

/** The day on which the payment after the next one of a service falls due; null without a reminder. */
export const reminderAfterPayment = (
  organization: ServiceFields,
  { plan, reminder }: RecurringService,
): IsoDate | null => {
  const due = organization[reminder]
  return due && addMonths(due, organization[plan] ?? DEFAULT_PLAN)
}
