import { addMonths, displayDate, type IsoDate } from '../shared/iso-date.ts'
import type { ClosingDays } from '../working-days/working-days.ts'
import { type CourtExtension, lastDayToDeliver } from './court-extension.ts'
import type { FilingChanges } from './filing.ts'
import { countedDelivery, type FilingDays, filingState } from './filing-state.ts'
import type { FilingKind } from './filing-kinds.ts'

const YEAR = 12

/** The fields of a filing that a change reads and writes. */
export type FilingFields = FilingDays & {
  kind: FilingKind
  event: string
  eventDate: IsoDate
  madeUpTo: IsoDate | null
  yearEnd: IsoDate | null
  keepsArd: boolean
  submissionNumber: string | null
  court: CourtExtension['court'] | null
  hearingOn: IsoDate | null
  orderedOn: IsoDate | null
  extendedTo: IsoDate | null
  deliverBy: IsoDate | null
  deliveredOn: IsoDate | null
}

const NO_ORDER = { court: null, hearingOn: null, orderedOn: null, extendedTo: null, deliverBy: null, deliveredOn: null }
const NOT_SENT = { sentOn: null, sentBackOn: null, resentOn: null, registeredOn: null, submissionNumber: null }

/** The order of a court as the wire has it; null without one (AR-19). */
export const extensionOf = ({ court, ...days }: FilingFields): CourtExtension | null => {
  const { hearingOn, orderedOn, extendedTo, deliverBy, deliveredOn } = days
  return court && { court, hearingOn, orderedOn, extendedTo, deliverBy, deliveredOn }
}

// A document that was sent back is delivered a second time. Both days are kept (FIL-5). A correction is of the delivery that it can be of.
const deliveries = (before: FilingFields, { sentOn }: FilingChanges): Partial<FilingFields> => {
  if (sentOn === undefined) return {}
  const { sentBackOn, resentOn } = before
  const isAgain = filingState(before) === 'sentBack' && sentOn !== null && sentOn !== before.sentOn
  const correctsAgain = resentOn !== null && sentBackOn !== null && (sentOn ?? sentBackOn) >= sentBackOn
  return isAgain || correctsAgain ? { resentOn: sentOn } : { sentOn }
}

// Sent back a second time, it is to be delivered once more. A delivery that came after the 14 days is then the first.
const sentBackAgain = (
  before: FilingFields,
  { sentBackOn }: FilingChanges,
  closingDays: ClosingDays,
): Partial<FilingFields> => {
  const { resentOn } = before
  if (!sentBackOn || !resentOn || sentBackOn < resentOn) return {}
  return { resentOn: null, sentOn: countedDelivery(before, sentBackOn, closingDays) }
}

// A return that is made up to no earlier day is made up to its annual return date.
const ofReturn = ({ kind, eventDate }: FilingFields, { madeUpTo }: FilingChanges): Partial<FilingFields> =>
  kind === 'B1' && madeUpTo === null ? { madeUpTo: eventDate } : {}

/**
 * The fields after a change. `toFile` takes back that it was sent, or that it is not needed; saying that it was sent takes back that
 * it is not needed (FIL-3).
 */
export const applyFilingChanges = (
  before: FilingFields,
  changes: FilingChanges,
  closingDays: ClosingDays = [],
): FilingFields => {
  const { state, extension, sentOn: _, event, ...days } = changes
  const given = Object.fromEntries(Object.entries(days).filter(([, value]) => value !== undefined))
  const isSent = changes.sentOn !== undefined && changes.sentOn !== null

  return {
    ...before,
    ...(state === 'toFile' && { ...NOT_SENT, reason: null }),
    ...(isSent && { reason: null }),
    ...given,
    ...(event !== undefined && { event }),
    ...ofReturn(before, changes),
    ...sentBackAgain(before, changes, closingDays),
    ...deliveries(before, changes),
    ...(extension !== undefined && (extension ?? NO_ORDER)),
  }
}

type Problems = Record<string, string>

const futureDays = (after: FilingFields, today: IsoDate): Problems => {
  const past = ['sentOn', 'resentOn', 'registeredOn', 'sentBackOn', 'orderedOn', 'deliveredOn'] as const
  return Object.fromEntries(
    past.flatMap((field) =>
      (after[field] ?? today) > today ? [[fieldOnWire[field] ?? field, 'This is in the future.']] : [],
    ),
  )
}

const fieldOnWire: Record<string, string> = {
  resentOn: 'sentOn',
  orderedOn: 'extension.orderedOn',
  deliveredOn: 'extension.deliveredOn',
}

// An order without its days would never count.
const orderProblems = (after: FilingFields): Problems => {
  const { hearingOn, orderedOn, extendedTo, deliverBy, deliveredOn } = after
  const extension = extensionOf(after)
  const isWithoutDay = extendedTo !== null && extension !== null && lastDayToDeliver(extension) === null
  return {
    ...(isWithoutDay && { 'extension.orderedOn': 'Say when it was ordered.' }),
    ...(isBefore(orderedOn, hearingOn) && { 'extension.orderedOn': 'This is before the hearing.' }),
    ...(isBefore(extendedTo, orderedOn) && { 'extension.extendedTo': 'This is before the order.' }),
    ...(isBefore(deliverBy, orderedOn) && { 'extension.deliverBy': 'This is before the order.' }),
    ...(isBefore(deliveredOn, orderedOn) && { 'extension.deliveredOn': 'This is before the order.' }),
  }
}

/**
 * What is wrong with the day to which staff want a return to be made up, by field: the first return cannot be made up early (Companies Act
 * 2014, s. 345), and another one only to a day after the return before it (AR-18).
 */
export const madeUpToProblems = (
  { kind, eventDate, isFirst }: Pick<FilingFields, 'kind' | 'eventDate'> & { isFirst: boolean },
  { madeUpTo }: FilingChanges,
): Problems => {
  if (kind !== 'B1' || !madeUpTo || madeUpTo >= eventDate) return {}
  if (isFirst) return { madeUpTo: 'The first return is made up to its annual return date.' }
  return madeUpTo > addMonths(eventDate, -YEAR)
    ? {}
    : { madeUpTo: 'This is a year or more before the annual return date.' }
}

const isBefore = (day: IsoDate | null, other: IsoDate | null) => day !== null && other !== null && day < other

/**
 * What is wrong with the days of a filing, by field; empty when nothing is: days in the future, or out of order (FIL-3, AR-17).
 */
export const filingProblems = (
  after: FilingFields,
  { today, incorporationDate }: { today: IsoDate; incorporationDate: IsoDate | null },
): Problems => {
  const { kind, eventDate, madeUpTo, sentOn, sentBackOn, resentOn, registeredOn } = after
  const isReturn = kind === 'B1'
  const event = isReturn ? madeUpTo : eventDate
  const delivered = resentOn ?? sentOn

  return {
    ...(!isReturn && eventDate > today && { eventDate: 'This is in the future.' }),
    ...(isReturn && isBefore(madeUpTo, incorporationDate) && { madeUpTo: 'This is before the incorporation.' }),
    ...(isReturn &&
      isBefore(eventDate, madeUpTo) && {
        madeUpTo: `This is after the annual return date, ${displayDate(eventDate)}.`,
      }),
    ...(isBefore(sentOn, event) && {
      sentOn: isReturn
        ? 'This is before the day that the return is made up to.'
        : 'This is before the day of the event.',
    }),
    ...(sentBackOn && !sentOn && { sentBackOn: 'Say first when it was sent.' }),
    ...(isBefore(sentBackOn, sentOn) && { sentBackOn: 'This is before the day on which it was sent.' }),
    ...(isBefore(resentOn, sentBackOn) && { sentOn: 'This is before the day on which it was sent back.' }),
    ...(registeredOn && !sentOn && { registeredOn: 'Say first when it was sent.' }),
    ...(isBefore(registeredOn, delivered) && { registeredOn: 'This is before the day on which it was sent.' }),
    ...orderProblems(after),
    ...futureDays(after, today),
  }
}

// An officer may be appointed for a day to come, and nobody may have said when a registered filing was sent.
const LASTING = ['eventDate', 'registeredOn'] as const

/** The problems that a change makes: one that leaves a day as the record has it, and as it was accepted, is not refused for it (FIL-3). */
export const newFilingProblems = (
  before: FilingFields,
  after: FilingFields,
  company: { today: IsoDate; incorporationDate: IsoDate | null },
): Problems => {
  const old = filingProblems(before, company)
  const isOld = (field: string, message: string) =>
    LASTING.some((one) => one === field && before[one] === after[one]) && old[field] === message
  return Object.fromEntries(
    Object.entries(filingProblems(after, company)).filter(([field, message]) => !isOld(field, message)),
  )
}
