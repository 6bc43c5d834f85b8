import { lastDayToPayCorporationTax } from '../working-days/legal-deadlines.ts'
import type { Organization } from '../organizations/organization.ts'
import { DEFAULT_PLAN, type RecurringService, recurringServices } from '../organizations/services/recurring-services.ts'
import { countText } from '../shared/count-text.ts'
import { dayInWords } from '../shared/day-in-words.ts'
import { addDays, addMonths, daysBetween, type IsoDate } from '../shared/iso-date.ts'
import type { Language } from '../shared/language.ts'
import type { TemplateParams } from '../shared/email-template.ts'
import type { ReminderKind } from './reminder-kind.ts'

type ServiceFields = Pick<Organization, RecurringService['active' | 'plan' | 'reminder']>
export type RemindedOrganization = ServiceFields &
  Pick<Organization, 'name' | 'financialYearEnd' | 'corporationTaxPaidReminder'>

/** How a reminder is written: its language, the day, and how many days before the legal day the papers are asked for. */
export type WritingDay = { language: Language; today: IsoDate; papersDays: number }

const serviceOf = (kind: ReminderKind): RecurringService | undefined =>
  recurringServices.find(({ code }) => code === kind)

/** Whether a reminder of this kind makes sense: corporation tax always, a service while it is active (MAIL-11). */
export const canRemindOf = (kind: ReminderKind, organization: ServiceFields): boolean => {
  const service = serviceOf(kind)
  return !service || organization[service.active]
}

/** A period in words: `12 November 2026 to 11 November 2027`. */
export const periodText = (language: Language, from: string, to: string) => {
  const [first, last] = [dayInWords(from, language), dayInWords(to, language)]
  return language === 'fr' ? `du ${first} au ${last}` : `${first} to ${last}`
}

/** How late something is that was due on a day, in words: `3 days`, `3 jours`; empty until the day (REM-3). */
const daysLateText = (dueDay: IsoDate | null, today: IsoDate, language: Language): string => {
  const days = dueDay ? daysBetween(dueDay, today) : 0
  return days > 0 ? countText(days, language === 'fr' ? 'jour' : 'day') : ''
}

/**
 * When something falls due, as values of a template: the day in words, how late it is, and by when the papers are asked for,
 * which is left out once that day has come (REM-3).
 */
export const dueDayFacts = (
  dueDay: IsoDate | null | undefined,
  { language, today, papersDays }: WritingDay,
): TemplateParams => {
  const papersDay = dueDay ? addDays(dueDay, -papersDays) : null
  return {
    dueDate: dayInWords(dueDay, language),
    daysLate: daysLateText(dueDay ?? null, today, language),
    papersDate: papersDay !== null && papersDay > today ? dayInWords(papersDay, language) : '',
  }
}

/**
 * What a reminder says of an organization on a day, as values of its template; what is not known is left out. Tax falls due on the
 * day of the law (TAX-7), a service on its reminder, for one plan from that day on (SVC-3).
 */
export const reminderFacts = (
  kind: ReminderKind,
  organization: RemindedOrganization,
  day: WritingDay,
): TemplateParams => {
  const { language } = day
  const service = serviceOf(kind)
  const company = organization.name

  if (!service) {
    const { financialYearEnd, corporationTaxPaidReminder } = organization
    const dueDate = financialYearEnd ? lastDayToPayCorporationTax(financialYearEnd) : corporationTaxPaidReminder
    return {
      company,
      yearEnd: dayInWords(financialYearEnd, language),
      ...dueDayFacts(dueDate, day),
    }
  }

  const from = organization[service.reminder]
  const months = organization[service.plan] ?? DEFAULT_PLAN
  const period = from ? periodText(language, from, addDays(addMonths(from, months), -1)) : ''

  return { company, ...dueDayFacts(from, day), period }
}
