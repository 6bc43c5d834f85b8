import { lastDayToPayCorporationTax } from '../working-days/legal-deadlines.ts'
import type { Organization } from '../organizations/organization.ts'
import { DEFAULT_PLAN, type RecurringService, recurringServices } from '../organizations/services/recurring-services.ts'
import { countText } from '../shared/count-text.ts'
import { addDays, addMonths, daysBetween, displayDate, type IsoDate } from '../shared/iso-date.ts'
import type { Language } from '../shared/language.ts'
import type { TemplateParams } from '../shared/email-template.ts'
import type { ReminderKind } from './reminder-kind.ts'

type ServiceFields = Pick<Organization, RecurringService['active' | 'plan' | 'reminder']>
export type RemindedOrganization = ServiceFields &
  Pick<Organization, 'name' | 'financialYearEnd' | 'corporationTaxPaidReminder'>

/** The language and the day in which a reminder is written. */
export type WritingDay = { language: Language; today: IsoDate }

const serviceOf = (kind: ReminderKind): RecurringService | undefined =>
  recurringServices.find(({ code }) => code === kind)

/** Whether a reminder of this kind makes sense: corporation tax always, a service while it is active (MAIL-11). */
export const canRemindOf = (kind: ReminderKind, organization: ServiceFields): boolean => {
  const service = serviceOf(kind)
  return !service || organization[service.active]
}

/** A period in words: `12/11/2026 to 11/11/2027`. */
export const periodText = (language: Language, from: string, to: string) =>
  language === 'fr' ? `du ${displayDate(from)} au ${displayDate(to)}` : `${displayDate(from)} to ${displayDate(to)}`

/** How late something is that was due on a day, in words: `3 days`, `3 jours`; empty until the day (REM-3). */
export const daysLateText = (dueDay: IsoDate | null, today: IsoDate, language: Language): string => {
  const days = dueDay ? daysBetween(dueDay, today) : 0
  return days > 0 ? countText(days, language === 'fr' ? 'jour' : 'day') : ''
}

/**
 * What a reminder says of an organization on a day, as values of its template; what is not known is left out. Tax falls due on the
 * day of the law (TAX-7), a service on its reminder, for one plan from that day on (SVC-3).
 */
export const reminderFacts = (
  kind: ReminderKind,
  organization: RemindedOrganization,
  { language, today }: WritingDay,
): TemplateParams => {
  const service = serviceOf(kind)
  const company = organization.name

  if (!service) {
    const { financialYearEnd, corporationTaxPaidReminder } = organization
    const dueDate = financialYearEnd ? lastDayToPayCorporationTax(financialYearEnd) : corporationTaxPaidReminder
    return {
      company,
      yearEnd: displayDate(financialYearEnd),
      dueDate: displayDate(dueDate),
      daysLate: daysLateText(dueDate, today, language),
    }
  }

  const from = organization[service.reminder]
  const months = organization[service.plan] ?? DEFAULT_PLAN
  const period = from ? periodText(language, from, addDays(addMonths(from, months), -1)) : ''

  return { company, dueDate: displayDate(from), daysLate: daysLateText(from, today, language), period }
}
