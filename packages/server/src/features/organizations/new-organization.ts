import type { AmlChanges } from '@registrar/domain/aml/aml-form'
import type { AnnualReturnDates } from '@registrar/domain/organizations/annual-returns/annual-return-dates'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { ServiceFields } from '@registrar/domain/organizations/services/apply-service-changes'

/** An organization before its first save: the fields that other fields are computed from. */
export const NEW_ORGANIZATION: AnnualReturnDates & { B1B73FiledOn: IsoDate | null } & ServiceFields & {
    aml: AmlChanges
  } = {
  incorporationDate: null,
  firstAr: null,
  status: false,
  B1B73: null,
  B1B73FiledOn: null,
  nextArReminder: null,
  countedNextAr: null,
  financialYearEnd: null,
  corporationTaxPaidReminder: null,
  domiciliationSubscription: null,
  domiciliationSubscriptionPlan: null,
  domiciliationPaymentHistory: [],
  domiciliationPaidReminder: null,
  secretaryCompanySubscription: null,
  secretaryCompanySubscriptionPlan: null,
  secretaryCompanyPaymentHistory: [],
  secretaryCompanyPaidReminder: null,
  anonymousShareholderSubscription: null,
  anonymousShareholderSubscriptionPlan: null,
  anonymousShareholdePaymentHistory: [],
  anonymousShareholderPaidReminder: null,
  aml: {},
}
