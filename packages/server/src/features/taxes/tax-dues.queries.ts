import { setImmediate } from 'node:timers/promises'
import { addMonths, type IsoDate } from '@registrar/domain/shared/iso-date'
import { type CalendarDue, isOfRecordedYear, openTaxDues, taxCalendar } from '@registrar/domain/taxes/tax-calendar'
import {
  taxDueId,
  taxDueKey,
  type TaxDueKind,
  taxDueKindTable,
  type TaxDueRow,
  type TaxDueSearch,
  taxPeriodText,
} from '@registrar/domain/taxes/tax-due'
import { searchWindow, windowProblems } from '@registrar/domain/taxes/tax-search-window'
import type { Db, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { answeredPage } from '#platform/lists/answered-page'
import { offsetOf, type Page } from '#platform/lists/search-list'
import { notFound, Problem } from '#platform/problem'
import { readTaxedOrganizations, type TaxedOrganization } from './tax-facts.queries.ts'

/** The day on which a calendar is read, and where the firm works. */
export type TaxDay = { today: IsoDate; timeZone: string }

const rowOf = (company: TaxedOrganization, due: CalendarDue, today: IsoDate): TaxDueRow => {
  const { amount, paidOn, reference, legalDate } = due
  const stored = company.storedDues.find((one) => taxDueKey(one) === taxDueKey(due))

  return {
    _id: taxDueId(company.id, due),
    version: stored?.version ?? 0,
    organizationId: company.id,
    organizationName: company.name,
    ...taxDueKindTable[due.kind],
    period: taxPeriodText(due),
    periodFrom: due.from,
    periodTo: due.to,
    legalDate,
    amount,
    paidOn,
    reference,
    isOpen: openTaxDues(company, today).some((open) => taxDueKey(open) === taxDueKey(due)),
  }
}

const requireWindow = (problems: Record<string, string>): void => {
  if (Object.keys(problems).length > 0)
    throw new Problem('TAX_REFUSED', 'This is more than a search looks at.', { fields: problems })
}

const COMPANIES_AT_ONCE = 200
type FoundDue = { company: TaxedOrganization; due: CalendarDue }

/**
 * A page of what is due of taxes, by day in law and company (TAX-12).
 * @throws Problem TAX_REFUSED for too many years
 */
export const searchTaxDues = async (
  db: Db,
  { organizationId, taxes, page, limit, ...days }: TaxDueSearch,
  { today, timeZone }: TaxDay,
): Promise<Page<TaxDueRow>> => {
  const isOfCompany = organizationId !== undefined
  const window = searchWindow(days, today, isOfCompany)
  requireWindow(windowProblems(window, isOfCompany))

  const ids = organizationId === undefined ? 'all' : isId(organizationId) ? [organizationId] : []
  const companies = await readTaxedOrganizations(db, ids, timeZone)
  const found: FoundDue[] = []
  for (const [index, company] of companies.entries()) {
    // Other requests are served in between: of all companies of a firm this takes a while.
    if (index % COMPANIES_AT_ONCE === COMPANIES_AT_ONCE - 1) await setImmediate()
    for (const due of taxCalendar(company, window))
      if (!taxes?.length || taxes.includes(taxDueKindTable[due.kind].tax)) found.push({ company, due })
  }
  // Companies are in the order of their names.
  found.sort(({ due: { legalDate: one } }, { due: { legalDate: other } }) => (one < other ? -1 : one > other ? 1 : 0))

  const first = offsetOf({ page, limit })
  const data = found.slice(first, first + limit).map(({ company, due }) => rowOf(company, due, today))
  return answeredPage(data, found.length, limit)
}

/** A due by its parts, as its id names it. */
export type DueKey = { organizationId: string; kind: TaxDueKind; to: IsoDate }

// No due falls further from the end of its period.
const MONTHS_AROUND = 14

/**
 * One due of a company, as the calendar computes it or as it was stored.
 * @throws Problem NOT_FOUND
 */
export const findTaxDue = async (db: Db | Tx, { organizationId, ...key }: DueKey, day: TaxDay) => {
  const [company] = await readTaxedOrganizations(db, [organizationId], day.timeZone)
  const window = { from: addMonths(key.to, -MONTHS_AROUND), to: addMonths(key.to, MONTHS_AROUND) }
  const due = company && taxCalendar(company, window).find((one) => taxDueKey(one) === taxDueKey(key))
  if (!due) throw notFound('tax due')

  return { due, row: rowOf(company, due, day.today) }
}

/** What is open of a company's taxes on one day, as the deadlines of kind TAX list it. */
export const listOpenTaxDues = async (
  tx: Tx,
  { organizationId, date }: { organizationId: string; date: IsoDate },
  { today, timeZone }: TaxDay,
): Promise<CalendarDue[]> => {
  const [company] = await readTaxedOrganizations(tx, [organizationId], timeZone)
  if (!company) return []
  const open = new Set(openTaxDues(company, today).map(taxDueKey))
  return taxCalendar(company, { from: date, to: date }).filter(
    (due) => open.has(taxDueKey(due)) && !isOfRecordedYear(due, company),
  )
}
