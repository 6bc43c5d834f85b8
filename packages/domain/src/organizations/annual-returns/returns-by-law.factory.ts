// What the law says of the return that is due of a company, worked out from the text of the Act a second time, on numbers of days. It uses
// nothing of the product: the tests compare both. Days are counted from 1970 in UTC, so no time zone can move them.

type Day = number

const DAY_MS = 86_400_000
export const dayOf = (text: string): Day => Date.parse(`${text}T00:00:00Z`) / DAY_MS
export const textOf = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10)
const partsOf = (day: Day): [number, number, number] => {
  const date = new Date(day * DAY_MS)
  return [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
}
const dayFrom = (year: number, month: number, day: number): Day => Date.UTC(year, month, day) / DAY_MS

/** The day with the same number some months later; the last day of that month where it has none. */
export const monthsAfter = (day: Day, months: number): Day => {
  const [year, month, number] = partsOf(day)
  return Math.min(dayFrom(year, month + months, number), dayFrom(year, month + months + 1, 0))
}

// A year end that is the last day of its month moves to the last day of a month.
const yearEndAfter = (day: Day, months: number): Day => {
  const [year, month] = partsOf(day)
  const isLast = day === dayFrom(year, month + 1, 0)
  return isLast ? dayFrom(year, month + months + 1, 0) : monthsAfter(day, months)
}

const weekdayOf = (day: Day) => new Date(day * DAY_MS).getUTCDay()
const MONDAY = 1
const FRIDAY = 5
const firstMonday = (year: number, month: number): Day => {
  let day = dayFrom(year, month, 1)
  while (weekdayOf(day) !== MONDAY) day += 1
  return day
}
const lastMonday = (year: number, month: number): Day => {
  let day = dayFrom(year, month + 1, 0)
  while (weekdayOf(day) !== MONDAY) day -= 1
  return day
}

// Easter by the moon: the Sunday after the first full moon of the church on or after 21 March.
const easterMonday = (year: number): Day => {
  const century = Math.floor(year / 100)
  const corrected = 15 - Math.floor((13 + 8 * century) / 25) + century - Math.floor(century / 4)
  const epact = (19 * (year % 19) + (corrected % 30)) % 30
  const moon = epact === 29 || (epact === 28 && year % 19 > 10) ? epact - 1 : epact
  let day = dayFrom(year, 2, 21) + moon + 1
  while (weekdayOf(day) !== 0) day += 1
  return day + 1
}

const holidaysOf = (year: number): Day[] => {
  const brigid = dayFrom(year, 1, 1)
  const isBrigidFriday = weekdayOf(brigid) === FRIDAY
  return [
    dayFrom(year, 0, 1),
    ...(year >= 2023 ? [isBrigidFriday ? brigid : firstMonday(year, 1)] : []),
    dayFrom(year, 2, 17),
    easterMonday(year),
    firstMonday(year, 4),
    firstMonday(year, 5),
    firstMonday(year, 7),
    lastMonday(year, 9),
    dayFrom(year, 11, 25),
    dayFrom(year, 11, 26),
  ]
}
const isClosed = (day: Day) => [0, 6].includes(weekdayOf(day)) || holidaysOf(partsOf(day)[0]).includes(day)
const orNextWorkingDay = (day: Day): Day => {
  let moved = day
  while (isClosed(moved)) moved += 1
  return moved
}

/** A company as a clerk would note it down, in numbers of days. */
export type NotedCompany = {
  today: Day
  incorporated: Day
  yearEnd: Day | null
  lastAnnexed: Day | null
  /** the day that a return or staff have counted; null while the day is computed from the incorporation */
  countedArd: Day | null
  isFirstDone: boolean
  /** how many months a B1B73 adds, and when it was delivered; null without one */
  moved: { months: number; deliveredOn: Day | null } | null
  earlierMove: Day | null
  isBranch: boolean
  isMarkedStruckOff: boolean
  register: 'normal' | 'strikeOffListed' | 'liquidation' | 'receivership' | 'dissolved' | 'restored' | null
  registerSince: Day | null
  hasSentH15: boolean
  order: { extendedTo: Day; orderedOn: Day; deliveredOn: Day | null } | null
}

/** What is due: null when nothing is. */
export type DueByLaw = { madeUpTo: string; lastDay: string; daysLate: number; fee: number } | null

const MONTHS_IN_YEAR = 12

// The statements that the return annexes: the first ones after those that were annexed last.
const statementsOf = (company: NotedCompany, ard: Day): Day | null => {
  const { incorporated, yearEnd, lastAnnexed } = company
  const firstArd = monthsAfter(incorporated, 6)
  if (ard === firstArd) return null
  if (lastAnnexed !== null) {
    // Each year end that the recorded one stands for, whole years before and after it; the earliest that can follow.
    const recorded = yearEnd ?? yearEndAfter(lastAnnexed, MONTHS_IN_YEAR)
    if (recorded > lastAnnexed && recorded <= yearEndAfter(lastAnnexed, 18)) return recorded
    let next = recorded
    while (next <= lastAnnexed) next = yearEndAfter(next, MONTHS_IN_YEAR)
    while (next > yearEndAfter(lastAnnexed, 18)) next = yearEndAfter(next, -MONTHS_IN_YEAR)
    return next
  }
  const isSecond = ard <= monthsAfter(firstArd, 18)
  return isSecond && yearEnd !== null && yearEnd > incorporated && yearEnd <= yearEndAfter(incorporated, 18)
    ? yearEnd
    : null
}

const oldDateOf = ({ incorporated, countedArd, isFirstDone }: NotedCompany): Day => {
  const first = monthsAfter(incorporated, 6)
  return countedArd ?? (isFirstDone ? monthsAfter(first, MONTHS_IN_YEAR) : first)
}

// The date of the return: the new one only when the form that moves it took effect.
const dateOf = (company: NotedCompany): Day => {
  const { moved, earlierMove, incorporated, today } = company
  const old = oldDateOf(company)
  if (!moved) return old
  const isInTime = (moved.deliveredOn ?? today) <= orNextWorkingDay(old + 56)
  const isFirst = old === monthsAfter(incorporated, 6)
  const to = monthsAfter(old, moved.months)
  const isAgain = earlierMove !== null && earlierMove <= old && to < monthsAfter(earlierMove, 60)
  return isInTime && !isFirst && moved.months <= 6 && !isAgain ? to : old
}

const owesNone = (company: NotedCompany, ard: Day): boolean => {
  const { isBranch, register, registerSince: since, isMarkedStruckOff, hasSentH15 } = company
  if (isBranch || register === 'dissolved' || (isMarkedStruckOff && register === null)) return true
  if (since === null) return false
  return (register === 'liquidation' && since <= ard) || (register === 'strikeOffListed' && hasSentH15 && since < ard)
}

/** What the law says is due of a company on its day. */
export const dueByLaw = (company: NotedCompany): DueByLaw => {
  const { today, order } = company
  const ard = dateOf(company)
  if (owesNone(company, ard)) return null

  const statements = statementsOf(company, ard)
  const permitted = statements === null ? ard : Math.min(ard, yearEndAfter(statements, 9))
  const byDelivery =
    order && (order.deliveredOn === null ? today : order.deliveredOn) <= orNextWorkingDay(order.orderedOn + 28)
  const last = order && byDelivery ? order.extendedTo : orNextWorkingDay(permitted + 56)
  const daysLate = Math.max(0, today - last)
  const fee = daysLate === 0 ? 0 : Math.min(1200, 97 + 3 * daysLate)
  return { madeUpTo: textOf(ard), lastDay: textOf(last), daysLate, fee }
}
