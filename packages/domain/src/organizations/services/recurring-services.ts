/** The recurring services by their codes (SVC-1). */
export const recurringServiceCodes = ['domiciliation', 'secretaryCompany', 'anonymousShareholder'] as const
export type RecurringServiceCode = (typeof recurringServiceCodes)[number]

/** The names of the services for staff, which are those of their products too (SVC-1). */
export const recurringServiceNames: Record<RecurringServiceCode, string> = {
  domiciliation: 'Domiciliation',
  secretaryCompany: 'Secretary company',
  anonymousShareholder: 'Anonymous shareholder',
}

/** The plans of a recurring service in months, and the one used when none is chosen (SVC-2). */
export const servicePlans = [6, 12] as const
export type ServicePlan = (typeof servicePlans)[number]
export const DEFAULT_PLAN: ServicePlan = 12

/** The three services with their code, the heading of their column and the names of their fields on the wire (SVC-1, API-6). */
export const recurringServices = [
  {
    code: 'domiciliation',
    title: 'DOMICILIATION',
    active: 'hasDomiciliation',
    subscription: 'domiciliationSubscription',
    plan: 'domiciliationSubscriptionPlan',
    history: 'domiciliationPaymentHistory',
    reminder: 'domiciliationPaidReminder',
  },
  {
    code: 'secretaryCompany',
    title: 'SECRETARY',
    active: 'hasSecretaryCompany',
    subscription: 'secretaryCompanySubscription',
    plan: 'secretaryCompanySubscriptionPlan',
    history: 'secretaryCompanyPaymentHistory',
    reminder: 'secretaryCompanyPaidReminder',
  },
  {
    code: 'anonymousShareholder',
    title: 'ANONYMOUS SHAREHOLDER',
    active: 'hasAnonymousShareholder',
    subscription: 'anonymousShareholderSubscription',
    plan: 'anonymousShareholderSubscriptionPlan',
    history: 'anonymousShareholdePaymentHistory',
    reminder: 'anonymousShareholderPaidReminder',
  },
] as const
export type RecurringService = (typeof recurringServices)[number]
