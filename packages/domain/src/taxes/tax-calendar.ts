import { payrollDutyTitle, vatDutyTitle } from '../follow-ups/recurring-duties.ts'
import { type CompanyState, isStruckOff } from '../organizations/cro-status.ts'
import { addDays, addMonths, FIRST_DAY, type IsoDate, LAST_DAY } from '../shared/iso-date.ts'
import type { Period } from './accounting-periods.ts'
import { type TaxDue, taxDueKey } from './tax-due.ts'
import { corporationTaxDues, periodicDues, type TaxedCompany, taxDues, tradingDetailsDues } from './tax-dues.ts'
import type { RegisteredTax } from './tax-registration.ts'

/** Months after the running one in which a tax that falls due is among the deadlines: as far as a year ahead is looked at (TAX-13). */
const MONTHS_AHEAD = 14
/** What fell due more than so many days before its registration was entered is not among the deadlines (TAX-13). */
const DAYS_BEFORE_ENTRY = 31

/** A due that staff have touched, or a distribution. `amount` is euro. */
export type StoredDue = TaxDue & { amount: number | null; paidOn: IsoDate | null; reference: string | null }

/** What is known of a company's taxes. */
export type TaxFacts = TaxedCompany &
  CompanyState & {
    croStatusOn?: IsoDate | null
    relationshipEndedOn: IsoDate | null
    /** with the day on which each was entered */
    taxRegistrations: readonly (RegisteredTax & { enteredOn: IsoDate })[]
    storedDues: readonly StoredDue[]
    /** the titles of the tasks that the company has of recurring duties, also of those that are done (FUP-35) */
    duties: readonly string[]
  }

/** The last day on which a company owes a tax that the firm would see to: until it is struck off, dissolved or no client any more. */
const lastTaxDay = (facts: TaxFacts): IsoDate => {
  const { croStatus, croStatusOn = null, relationshipEndedOn } = facts
  const isOver = isStruckOff(facts)
  const ends = [relationshipEndedOn, isOver ? ((croStatus ? croStatusOn : null) ?? FIRST_DAY) : null]
  return ends.filter((day) => day !== null).toSorted()[0] ?? LAST_DAY
}

/** The first day of the month of a day: what is open changes with the month, not with the day (TAX-13). */
export const firstOfMonth = (day: IsoDate): IsoDate => `${day.slice(0, 8)}01`

/** The last day that is looked ahead to (TAX-13). */
export const lastDayAhead = (today: IsoDate): IsoDate => addDays(addMonths(firstOfMonth(today), MONTHS_AHEAD + 1), -1)

/** Whether what is due is the return of the recorded year end, which has the firm's own day beside it (TAX-13). */
export const isOfRecordedYear = (due: TaxDue, { financialYearEnd }: Pick<TaxFacts, 'financialYearEnd'>): boolean =>
  due.kind === 'CT1' && due.to === financialYearEnd

/** Whether staff have said that the return of the recorded year end, and its balance, are paid. */
export const isRecordedYearPaid = (facts: Pick<TaxFacts, 'financialYearEnd' | 'storedDues'>): boolean =>
  facts.storedDues.some((due) => due.paidOn !== null && isOfRecordedYear(due, facts))

const hasDuty = ({ duties }: TaxFacts, { kind, from }: TaxDue): boolean =>
  (kind === 'VAT3' && duties.includes(vatDutyTitle(from))) ||
  (kind === 'PAYROLL' && duties.includes(payrollDutyTitle(from)))

// A company that is taken over is not greeted with a payment of before: a large one's first part comes from its registration alone.
const firstDayOfRegistered = ({ taxRegistrations }: TaxFacts): IsoDate =>
  taxRegistrations
    .flatMap(({ tax, enteredOn }) => (tax === 'CT' ? [addDays(enteredOn, -DAYS_BEFORE_ENTRY)] : []))
    .toSorted()[0] ?? FIRST_DAY

// What belongs to the recorded year stays however far ahead it is. Preliminary tax of a year that has ended is part of its balance.
const openCorporationTax = (facts: TaxFacts, today: IsoDate): TaxDue[] => {
  const ahead = lastDayAhead(today)
  const recorded = facts.financialYearEnd ?? FIRST_DAY
  const until = recorded > ahead ? recorded : ahead
  const first = firstDayOfRegistered(facts)
  return corporationTaxDues(facts, facts.taxRegistrations, until).filter(
    ({ kind, to, legalDate }) =>
      (to <= recorded || legalDate <= ahead) && (kind === 'CT1' || (to >= firstOfMonth(today) && legalDate >= first)),
  )
}

const openOfRegistrations = (facts: TaxFacts, today: IsoDate): TaxDue[] => {
  const ahead = lastDayAhead(today)
  return facts.taxRegistrations.flatMap((registration) => {
    const window = { from: addDays(registration.enteredOn, -DAYS_BEFORE_ENTRY), to: ahead }
    return [...periodicDues(registration, window), ...tradingDetailsDues(facts, registration, ahead)].filter(
      ({ legalDate }) => window.from <= legalDate && legalDate <= ahead,
    )
  })
}

/**
 * What is due of a company's taxes and not paid, as the deadlines list it: no more than the month of `today` decides (TAX-13). A task
 * of before that stands for a return is listed in its place.
 */
export const openTaxDues = (facts: TaxFacts, today: IsoDate): TaxDue[] => {
  if (isStruckOff(facts)) return []

  const paid = new Set(facts.storedDues.flatMap((due) => (due.paidOn === null ? [] : [taxDueKey(due)])))
  const last = lastTaxDay(facts)
  const computed = [...openCorporationTax(facts, today), ...openOfRegistrations(facts, today)].filter(
    (due) => due.legalDate <= last && !hasDuty(facts, due),
  )
  const distributed = facts.storedDues.filter(({ kind }) => kind === 'DWT')
  const open = [...computed, ...distributed].filter((due) => !paid.has(taxDueKey(due)))
  return [...new Map(open.map((due) => [taxDueKey(due), due])).values()]
}

/** A due as the calendar has it: computed, with what staff have entered. */
export type CalendarDue = TaxDue & Pick<StoredDue, 'amount' | 'paidOn' | 'reference'>

/** All that is due of a company's taxes on the days of the window, paid or not, in the order of the days (TAX-12). */
export const taxCalendar = (facts: TaxFacts, window: Period): CalendarDue[] => {
  const stored = new Map(facts.storedDues.map((due) => [taxDueKey(due), due]))
  const last = lastTaxDay(facts)
  const computed = taxDues(facts, facts.taxRegistrations, window).filter(({ legalDate }) => legalDate <= last)
  const keys = new Set(computed.map(taxDueKey))

  // What was paid stays when its period is no longer computed.
  const others = facts.storedDues.filter(
    (due) =>
      !keys.has(taxDueKey(due)) &&
      (due.kind === 'DWT' || due.paidOn !== null) &&
      window.from <= due.legalDate &&
      due.legalDate <= window.to,
  )

  return [...computed, ...others]
    .map((due) => {
      const { amount = null, paidOn = null, reference = null } = stored.get(taxDueKey(due)) ?? {}
      const { kind, from, to, legalDate } = due
      return { kind, from, to, legalDate, amount, paidOn, reference }
    })
    .toSorted((one, other) => (one.legalDate < other.legalDate ? -1 : one.legalDate > other.legalDate ? 1 : 0))
}
