import { returnDueOn } from '../filings/return-days.ts'
import { addMonthsToYearEnd, lastMadeUpDay } from '../filings/statements.ts'
import { addDays, addMonths, daysBetween, displayDate, isIsoDate, type IsoDate } from '../shared/iso-date.ts'
import { recordedSince } from './change-told.ts'
import type { Paper } from './paper.ts'
import { officerChangeOf } from './paper-choices.ts'
import { dayOfChange, isDecidedLate, isKnown } from './paper-conditions.ts'
import type { FieldName, FieldValues } from './paper-fields.ts'
import { officerWarnings, type PaperWarning } from './officer-warnings.ts'
import { type PaperOptions, peopleOf } from './paper-people.ts'
import type { PaperRecord } from './paper-record.ts'

const dayIn = (value: FieldValues[FieldName]): IsoDate | undefined =>
  typeof value === 'string' && isIsoDate(value) ? value : undefined

const MOST_MONTHS = 18
const YEARS_BETWEEN_CHANGES = 5
const MONTHS_OF_YEAR = 12

// A first year is counted from the incorporation, any other from the year end before.
const longestYearEnd = (oldYearEnd: IsoDate, incorporationDate: IsoDate | null): IsoDate => {
  const before = addMonthsToYearEnd(oldYearEnd, -MONTHS_OF_YEAR)
  return incorporationDate && incorporationDate > before
    ? addDays(addMonths(incorporationDate, MOST_MONTHS), -1)
    : addMonthsToYearEnd(before, MOST_MONTHS)
}

/** What s. 288 of the Companies Act 2014 does not permit of a new year end (DOC-12). */
const yearEndWarnings = (
  { oldYearEnd, newYearEnd }: FieldValues,
  { organization, yearEndChanges = [] }: PaperRecord,
  today: IsoDate,
): PaperWarning[] => {
  const [from, to] = [dayIn(oldYearEnd), dayIn(newYearEnd)]
  if (!to) return []

  const messages: string[] = []
  if (from && to > longestYearEnd(from, organization.incorporationDate))
    messages.push(`The financial year would be longer than ${MOST_MONTHS} months.`)

  const since = addMonths(today, -MONTHS_OF_YEAR * YEARS_BETWEEN_CHANGES)
  const earlier = yearEndChanges.findLast((change) => change.changedOn > since && change.to !== to)
  if (earlier)
    messages.push(
      `The year end was changed on ${displayDate(earlier.changedOn)}: it may be changed once in ${YEARS_BETWEEN_CHANGES} years.`,
    )

  const filedBy = from && returnDueOn({ madeUpTo: lastMadeUpDay(from), yearEnd: from })
  if (filedBy && filedBy < today)
    messages.push(
      `The time to file the statements of the year that ended on ${displayDate(from)} ended on ${displayDate(filedBy)}: its end can no longer be changed.`,
    )
  return messages.map((message) => ({ field: 'newYearEnd', message }))
}

// Neither the day of the notice nor that of the meeting counts (s. 181).
const clearDays = (from: IsoDate, to: IsoDate): number => daysBetween(from, to) - 1

const noticeWarnings = ({ noticeDays: daysOf }: Paper, values: FieldValues): PaperWarning[] => {
  const { noticeGivenOn, noticeWaivedBy, decidedOn } = values
  const noticeDays = typeof daysOf === 'function' ? daysOf(values) : daysOf
  const [given, met] = [dayIn(noticeGivenOn), dayIn(decidedOn)]
  if (noticeDays === undefined || !given || !met || isKnown(noticeWaivedBy)) return []

  const days = Math.max(clearDays(given, met), 0)
  if (given <= met && days >= noticeDays) return []
  const message =
    given > met
      ? 'The notice was given after the meeting.'
      : `There are ${days} clear days between the notice and the meeting, fewer than ${noticeDays}: name who agreed to shorter notice.`
  return [{ field: 'noticeGivenOn', message }]
}

const decidedOnWarning = (message: string): PaperWarning[] => [{ field: 'decidedOn', message }]

const lateDecision = (values: FieldValues): PaperWarning[] =>
  isDecidedLate(values)
    ? decidedOnWarning(
        `This is after the change (${displayDate(String(dayOfChange(values)))}): the paper ratifies and confirms what was done.`,
      )
    : []

// The first officers are named in Form A1 and in office from the incorporation (s. 128, 144): nobody decides on them, and no B10 tells of them.
const firstOfficer = (
  values: FieldValues,
  { organization: { incorporationDate } }: Pick<PaperRecord, 'organization'>,
): PaperWarning[] => {
  const isAppointment = 'consentedOn' in values || officerChangeOf(values.change) === 'appointed'
  if (!isAppointment || !incorporationDate || values.changedOn !== incorporationDate) return []
  const day = displayDate(incorporationDate)
  const message = `This is the day of the incorporation (${day}): the first officers stand in Form A1, without a decision or a Form B10.`
  return [{ field: 'changedOn', message }]
}

// Nothing is decided before there is a company, and nothing that the record has already is decided after it (DOC-8).
const impossibleDay = (values: FieldValues, record: PaperRecord): PaperWarning[] => {
  const day = dayIn(values.decidedOn)
  if (!day) return []
  const { incorporationDate } = record.organization
  if (incorporationDate && day < incorporationDate)
    return decidedOnWarning(`This is before the incorporation (${displayDate(incorporationDate)}).`)
  const since = recordedSince(Object.keys(values) as FieldName[], record, values)
  return since && day > since
    ? decidedOnWarning(
        `The record has the new value since ${displayDate(since)}: it was decided on that day or before.`,
      )
    : []
}

// A transfer is approved once its instrument is there.
const beforeInstrument = ({ decidedOn, executedOn }: FieldValues): PaperWarning[] => {
  const [decided, executed] = [dayIn(decidedOn), dayIn(executedOn)]
  return decided && executed && decided < executed
    ? decidedOnWarning(`This is before the transfer was executed (${displayDate(executed)}).`)
    : []
}

// An LTD may dispense with the meeting, and so may any company with one member (s. 175(3)).
const needsMeeting = (
  paper: Paper,
  { latestAgmOn }: FieldValues,
  record: PaperRecord,
  options: PaperOptions,
): PaperWarning[] => {
  const { companyType, companyTypeGuess } = record.organization
  const type = companyType ?? companyTypeGuess
  if (latestAgmOn === undefined || type === null || type === 'LTD') return []
  const isOfSeveral = peopleOf(paper, record, options).members.length > 1
  const message = `A ${type} with several members holds the meeting (Companies Act 2014, s. 175).`
  return isOfSeveral ? [{ field: 'members', message }] : []
}

/** What may be wrong with the values of a paper (DOC-7, DOC-8, DOC-12). */
export const paperWarnings = (
  paper: Paper,
  values: FieldValues,
  record: PaperRecord,
  options: PaperOptions,
): PaperWarning[] => [
  ...lateDecision(values),
  ...impossibleDay(values, record),
  ...beforeInstrument(values),
  ...firstOfficer(values, record),
  ...officerWarnings(paper, values, record, options),
  ...needsMeeting(paper, values, record, options),
  ...yearEndWarnings(values, record, options.today),
  ...noticeWarnings(paper, values),
]
