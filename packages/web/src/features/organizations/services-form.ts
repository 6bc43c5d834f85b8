import type { Organization } from '@registrar/domain/organizations/organization'
import { addEmptyPayment, type ServicePayment } from '@registrar/domain/organizations/services/payment-history'
import {
  DEFAULT_PLAN,
  type RecurringService,
  recurringServices,
  type ServicePlan,
} from '@registrar/domain/organizations/services/recurring-services'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { OrganizationUpdate } from './save-organization.ts'

/** The form's values of one service. */
export type ServiceValues = {
  active: boolean
  subscription: IsoDate | null
  plan: ServicePlan
  history: ServicePayment[]
}
export type ServicesForm = Record<RecurringService['title'], ServiceValues>

/** The form's values of the three services. */
export const servicesOf = (organization: Organization): ServicesForm => {
  const read = (service: RecurringService): ServiceValues => {
    const subscription = organization[service.subscription]
    const plan = organization[service.plan] ?? DEFAULT_PLAN
    const history = addEmptyPayment(subscription, plan, organization[service.history])

    return { active: organization[service.active], subscription, plan, history }
  }

  return Object.fromEntries(recurringServices.map((service) => [service.title, read(service)])) as ServicesForm
}

/** The changed services as the call takes them. Only paid rows are sent; the server works out the reminder. */
export const servicesToSend = (changed: Partial<ServicesForm>): OrganizationUpdate => {
  const fields = recurringServices.flatMap((service): [string, unknown][] => {
    const values = changed[service.title]
    if (!values) return []

    return [
      [service.active, values.active],
      [service.subscription, values.subscription],
      [service.plan, values.plan],
      [service.history, values.history.filter((row) => row.paidDate !== null)],
    ]
  })
  return Object.fromEntries(fields)
}
