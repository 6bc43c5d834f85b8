// Counts the days of taxes by walking the calendar day by day, for the test that compares it with the rules. It shares no code with them.

type Span = { from: string; to: string | null }
type Closed = { from: string; to: string }

/** A company as the count takes it. Days are `yyyy-MM-dd`. */
export type CountedCompany = {
  incorporated: string | null
  yearEnd: string | null
  lastAnnexed: string | null
  isBranch: boolean
  /** the charge to corporation tax, where it is registered */
  charge: (Span & { isLarge: boolean }) | null
  /** the registrations with periods of months from January */
  periodic: (Span & { subject: 'VAT3' | 'Payroll' | 'RCT' | 'VIES'; every: number })[]
}

const DAY = 86_400_000
const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
const iso = (time: number) => new Date(time).toISOString().slice(0, 10)

// The walk goes over the same days again and again.
const nextDays = new Map<string, string>()
const next = (day: string): string => {
  const known = nextDays.get(day) ?? iso(at(day) + DAY)
  nextDays.set(day, known)
  return known
}

const before = (day: string, days: number) => iso(at(day) - days * DAY)
const dayOf = (day: string) => Number(day.slice(8))
const isLastOfMonth = (day: string) => next(day).endsWith('-01')

/** The last day of so many months that begin on a day: the day before the same day of a later month, or that month's last. */
const lastOf = (first: string, months: number): string => {
  let day = first
  let passed = 0
  for (;;) {
    const following = next(day)
    if (following.endsWith('-01')) passed += 1
    const isSameDay = dayOf(following) === dayOf(first)
    const isShortMonth = isLastOfMonth(following) && dayOf(following) < dayOf(first)
    if (passed === months && isSameDay) return day
    if (passed === months && isShortMonth) return following
    day = following
  }
}

const notAfter23 = (day: string) => (dayOf(day) > 23 ? `${day.slice(0, 8)}23` : day)

/** The financial years from the recorded one on that begin by a day. */
const yearsBy = ({ incorporated, yearEnd, lastAnnexed }: CountedCompany, until: string): Closed[] => {
  if (!yearEnd) return []
  const isWithin18 = (first: string) => first <= yearEnd && yearEnd <= lastOf(first, 18)
  const annexed = lastAnnexed !== null && isWithin18(next(lastAnnexed)) ? next(lastAnnexed) : null
  const born = incorporated !== null && isWithin18(incorporated) ? incorporated : null
  const isEndOfMonth = isLastOfMonth(yearEnd)

  // A year end is on its day each year, on the last of its month if it was that, else on the last that its month has.
  const isYearEnd = (day: string) => {
    if (day.slice(5, 7) !== yearEnd.slice(5, 7)) return false
    if (isEndOfMonth) return isLastOfMonth(day)
    return day.slice(8) === yearEnd.slice(8) || (isLastOfMonth(day) && dayOf(day) < dayOf(yearEnd))
  }

  let earlier = before(yearEnd, 1)
  while (!isYearEnd(earlier)) earlier = before(earlier, 1)
  const years = [{ from: annexed ?? born ?? next(earlier), to: yearEnd }]
  for (let day = next(yearEnd), first = day; first <= until; day = next(day))
    if (isYearEnd(day)) {
      years.push({ from: first, to: day })
      first = next(day)
    }
  return incorporated === null
    ? years
    : years.flatMap(({ from, to }) =>
        to < incorporated ? [] : [{ from: from < incorporated ? incorporated : from, to }],
      )
}

/** The accounting periods: of at most twelve months each, within the charge. */
const periodsBy = (company: CountedCompany, until: string) => {
  const { charge, incorporated, isBranch } = company
  if (isBranch && !charge) return []
  return yearsBy(company, until).flatMap((year) => {
    const periods: { from: string; to: string; isFirst: boolean }[] = []
    const begins = charge && charge.from > year.from ? charge.from : year.from
    const ends = charge?.to && charge.to < year.to ? charge.to : year.to
    for (let first = begins; first <= ends;) {
      const twelve = lastOf(first, 12)
      const last = twelve < ends ? twelve : ends
      periods.push({ from: first, to: last, isFirst: first === incorporated || first === charge?.from })
      first = next(last)
    }
    return periods
  })
}

type Counted = { subject: string; from: string; to: string; day: string }

const finalInstalment = ({ from, to }: { from: string; to: string }) =>
  notAfter23(to <= lastOf(from, 1) ? to : before(to, 31))

const corporationTax = (company: CountedCompany, until: string): Counted[] =>
  periodsBy(company, until).flatMap(({ isFirst, ...period }) => {
    const isLarge = company.charge?.isLarge ?? false
    const final = finalInstalment(period)
    const initial = notAfter23(lastOf(period.from, 6))
    const preliminary = isLarge ? (final > initial ? [initial, final] : [final]) : isFirst ? [] : [final]
    const returned = notAfter23(lastOf(next(period.to), 9))
    return [
      ...preliminary.map((day) => ({ subject: 'Preliminary tax', ...period, day })),
      { subject: 'CT1', ...period, day: returned },
    ]
  })

/** Each 23rd is looked at: which periods ended with the month before it? */
const periodicTaxes = ({ periodic }: CountedCompany, from: string, to: string): Counted[] => {
  const found: Counted[] = []
  for (let day = from; day <= to; day = next(day)) {
    if (!day.endsWith('-23')) continue
    const last = before(day, 23)
    for (const { subject, every, ...span } of periodic) {
      if (Number(last.slice(5, 7)) % every !== 0) continue
      let first = `${last.slice(0, 8)}01`
      for (let month = 1; month < every; month += 1) first = `${before(first, 1).slice(0, 8)}01`
      if (first <= (span.to ?? '9999') && span.from <= last) found.push({ subject, from: first, to: last, day })
    }
  }
  return found
}

const tradingDetails = (company: CountedCompany, until: string): Counted[] =>
  company.periodic
    .filter(({ subject }) => subject === 'VAT3')
    .flatMap((vat) =>
      yearsBy(company, until)
        .filter((year) => year.from <= (vat.to ?? '9999') && vat.from <= year.to)
        .map((year) => {
          let day = next(year.to)
          while (day.slice(0, 7) === year.to.slice(0, 7)) day = next(day)
          while (dayOf(day) !== 23) day = next(day)
          return { subject: 'RTD', from: year.from, to: year.to, day }
        }),
    )

/** All that is due from one day to another, sorted. */
export const countTaxDays = (company: CountedCompany, from: string, to: string): string[] =>
  [...corporationTax(company, to), ...periodicTaxes(company, from, to), ...tradingDetails(company, to)]
    .filter(({ day }) => from <= day && day <= to)
    .map((due) => `${due.day} ${due.subject} ${due.from} ${due.to}`)
    .toSorted()
