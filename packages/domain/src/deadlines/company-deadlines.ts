import { followUpCatalogue, type FollowUpCode } from '../follow-ups/catalogue.ts'
import { annualReturnEffect, type FollowUpDates, isCompleted } from '../follow-ups/follow-up-rules.ts'
import { type CompanyState, isStruckOff } from '../organizations/cro-status.ts'
import type { IsoDate } from '../shared/iso-date.ts'
import type { ClosingDays } from '../working-days/working-days.ts'
import type { TaxFacts } from '../taxes/tax-calendar.ts'
import type { Deadline } from './deadline.ts'
import type { DeadlineKind } from './deadline-kinds.ts'
import {
  annualReturnDeadline,
  courtDeadlines,
  type DueReturn,
  filingDeadline,
  type OpenFiling,
  ownersFilingDeadline,
} from './filing-deadlines.ts'
import { type PaidServices, serviceDeadlines, subscriptionDeadline } from './payment-deadlines.ts'
import {
  changeReviewDeadline,
  companyReviewDeadline,
  type ReviewCycle,
  type ReviewedCompany,
} from './review-deadlines.ts'
import { type CompanyStanding, standingDeadlines } from './standing-deadlines.ts'
import { taxDeadlines } from './tax-deadlines.ts'
import { followUpDeadline } from './work-deadlines.ts'

/** What the firm may configure about deadlines: closing days of the offices, months from one AML review to the next. */
export type DeadlineSettings = { closingDays: ClosingDays; reviewCycle: ReviewCycle }

/** The settings, and the day: the order of a court counts only while its copy may be delivered (AR-19). */
type DeadlineDay = DeadlineSettings & { today: IsoDate }

/** A company as the deadlines read it, with its active follow-ups and its subscriptions. */
export type CompanyDates = PaidServices &
  TaxFacts &
  CompanyStanding &
  ReviewedCompany &
  CompanyState & {
    nextArReminder: IsoDate | null
    /** the return that is due; null without one, or once it is filed */
    runningReturn: DueReturn | null
    corporationTaxPaidReminder: IsoDate | null
    rbo: boolean
    filings: readonly OpenFiling[]
    /** `isFiled`: the filing that it is about was sent */
    followUps: (FollowUpDates & { id: string; archived_at: string | null; isFiled?: boolean })[]
    subscriptions: { id: string; name: string; nextDueDate: IsoDate | null }[]
  }

/** A deadline of a company; `recordId` is null when it is one of the company's own. */
type CompanyDeadline = Deadline & {
  recordId: string | null
  followUpKind?: FollowUpCode
  /** tells apart deadlines of one kind and record */
  part?: string
  /** the follow-up that works on it */
  followUpId?: string | null
  /** the other kind under which it is found: an obligation has one row (DUE-2) */
  otherKind?: DeadlineKind
}

const filesReturn = ({ name }: { name: FollowUpCode }): boolean => annualReturnEffect(name) !== null

// The follow-ups in progress that file the return that is due.
const followUpsOfReturn = ({ followUps, nextArReminder, runningReturn }: CompanyDates): CompanyDates['followUps'] => {
  const ards = [nextArReminder, runningReturn?.ard]
  return followUps
    .filter((one) => filesReturn(one) && one.archived_at === null && !isCompleted(one))
    .filter(({ ARD }) => ARD !== null && ards.includes(ARD))
}

// The return that is due is one row with the follow-up that files it, whose target is its day in the house (DUE-2).
const returnRow = (company: CompanyDates, day: DeadlineDay): CompanyDeadline[] => {
  const [followUp] = followUpsOfReturn(company)
  const target = followUp && followUpCatalogue[followUp.name].days > 0 ? followUp.deadline : null
  return annualReturnDeadline(company, day, target).map((deadline) => ({
    ...deadline,
    recordId: null,
    ...(followUp && { followUpId: followUp.id, followUpKind: followUp.name, otherKind: 'FOLLOW_UP' as const }),
  }))
}

const ownDeadlines = (company: CompanyDates, day: DeadlineDay): CompanyDeadline[] => {
  const { closingDays, reviewCycle, today } = day
  const own = [
    ...serviceDeadlines(company),
    ...companyReviewDeadline(company, reviewCycle),
    ...ownersFilingDeadline(company),
  ].map((deadline) => ({ ...deadline, recordId: null }))
  const { runningReturn: due } = company
  const court = due ? courtDeadlines(due, today) : []
  const named = [...court, ...standingDeadlines(company), ...changeReviewDeadline(company)].map((deadline) => ({
    ...deadline,
    recordId: null,
    part: deadline.kind === 'AML_REVIEW' ? 'change' : deadline.subject,
  }))
  const taxes = taxDeadlines(company, today).map((deadline) => ({ ...deadline, recordId: null }))
  const filed = company.filings.flatMap((filing) => filingRow(filing, company, { today, closingDays }))
  const subscribed = company.subscriptions.flatMap((subscription) =>
    subscriptionDeadline(subscription).map((deadline) => ({ ...deadline, recordId: subscription.id })),
  )

  return [...returnRow(company, day), ...own, ...named, ...taxes, ...filed, ...subscribed].filter(
    ({ date }) => company.relationshipEndedOn === null || date <= company.relationshipEndedOn,
  )
}

// A filing with its follow-up is one row: the day of the house is the follow-up's.
const filingRow = (
  filing: OpenFiling,
  company: CompanyDates,
  day: Pick<DeadlineDay, 'today' | 'closingDays'>,
): CompanyDeadline[] => {
  const followUp = company.followUps.find(({ id }) => id === filing.followUpId)
  const [process] = followUp ? followUpDeadline(followUp, company, day) : []
  const houseDate = filing.dueOn === null ? null : (process?.houseDate ?? null)
  return filingDeadline(filing, day, houseDate).map((deadline) => ({
    ...deadline,
    recordId: filing.id,
    followUpId: filing.followUpId ?? null,
    ...(followUp && { otherKind: 'FOLLOW_UP' as const }),
  }))
}

// A follow-up that stands on the row of what it works on has none of its own.
const processDeadlines = (
  company: CompanyDates,
  rows: readonly CompanyDeadline[],
  settings: DeadlineDay,
): CompanyDeadline[] => {
  const onReturn = rows.some(({ kind, recordId }) => kind === 'ANNUAL_RETURN' && recordId === null)
    ? followUpsOfReturn(company)
    : []
  const onRows = new Set([...rows.map(({ followUpId }) => followUpId), ...onReturn.map(({ id }) => id)])
  return company.followUps
    .filter(({ id }) => !onRows.has(id))
    .flatMap((followUp) =>
      followUpDeadline(followUp.isFiled ? { ...followUp, legalDay: null } : followUp, company, settings).map(
        (deadline) => ({
          ...deadline,
          recordId: followUp.id,
          followUpKind: followUp.name,
          followUpId: followUp.id,
          ...(filesReturn(followUp) && { otherKind: 'ANNUAL_RETURN' as const }),
        }),
      ),
    )
}

/**
 * Everything that falls due for a company, except orders and tasks. A struck-off company has only its follow-ups, and so
 * has a former client after the day on which the relationship ended (DUE-7).
 */
export const companyDeadlines = (company: CompanyDates, settings: DeadlineDay): CompanyDeadline[] => {
  const own = isStruckOff(company) ? [] : ownDeadlines(company, settings)
  return [...processDeadlines(company, own, settings), ...own]
}
