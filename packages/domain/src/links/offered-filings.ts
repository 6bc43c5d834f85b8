import type { FollowUpCode } from '../follow-ups/catalogue.ts'
import type { CreationStatus } from '../organizations/creation-status.ts'
import { addDays, daysBetween, type IsoDate } from '../shared/iso-date.ts'
import type { LinkRole } from '../shared/link-roles.ts'
import type { ShareHolding, Term } from './link-terms.ts'

/** The dated fields of a link, which show when it changed. */
export type DatedLink = { name: string; terms: readonly Term[]; holdings: readonly ShareHolding[] }

/** A filing that a change of officers or shares calls for, with the last day in law. */
export type OfferedFiling = {
  followUp: FollowUpCode
  form: string
  because: string
  changedOn: IsoDate
  legalDay: IsoDate
}

/** Changes of officers and of beneficial owners are filed within 14 days (Companies Act 2014, s. 149; S.I. 110/2019). */
const DAYS_TO_FILE = 14

/** A return of allotments is filed within 30 days (Companies Act 2014, s. 70). */
const DAYS_TO_RETURN_ALLOTMENTS = 30

/** A filing is offered for this many days after the change. */
const OFFERED_DAYS = 60

const changesOfOfficer: Partial<Record<LinkRole, FollowUpCode>> = {
  director: 'CHANGE_OF_DIRECTOR',
  nomineeDirector: 'CHANGE_OF_DIRECTOR',
  secretary: 'CHANGE_OF_SECRETARY',
}

const officerFilings = ({ name, terms }: DatedLink): OfferedFiling[] =>
  terms.flatMap(({ role, appointed, ceased }) => {
    const change = changesOfOfficer[role]
    if (!change) return []
    const filing = (followUp: FollowUpCode, verb: string, changedOn: IsoDate | null): OfferedFiling[] =>
      changedOn === null
        ? []
        : [{ followUp, form: 'B10', because: `${name} ${verb}`, changedOn, legalDay: addDays(changedOn, DAYS_TO_FILE) }]
    return [
      ...filing(change, 'was appointed', appointed),
      ...filing('CESSATION_OF_DIRECTOR_SECRETARY', 'ceased', ceased),
    ]
  })

const shareFilings = ({ name, holdings }: DatedLink): OfferedFiling[] =>
  holdings
    .flatMap(({ acquired, ceased }) => [
      { verb: 'acquired shares', changedOn: acquired },
      { verb: 'gave up shares', changedOn: ceased },
    ])
    .flatMap(({ verb, changedOn }): OfferedFiling[] => {
      if (changedOn === null) return []
      const change = { because: `${name} ${verb}`, changedOn, legalDay: addDays(changedOn, DAYS_TO_FILE) }
      return [
        { followUp: 'RBO_UPDATED', form: 'RBO', ...change },
        { followUp: 'CHANGE_OF_SHAREHOLDER', form: 'Share transfer', ...change },
      ]
    })

/** The shares of a class that were allotted on a day: more were acquired that day than given up. */
const allottedOn = (links: readonly DatedLink[], day: IsoDate, shareClass: string): number =>
  links
    .flatMap(({ holdings }) => holdings)
    .filter((holding) => holding.class === shareClass)
    .reduce((sum, { number, acquired, ceased }) => {
      const gained = acquired === day ? number : 0
      return sum + gained - (ceased === day ? number : 0)
    }, 0)

const allotmentFilings = (links: readonly DatedLink[]): OfferedFiling[] =>
  links
    .flatMap(({ holdings }) => holdings)
    .flatMap(({ acquired, class: shareClass }): OfferedFiling[] => {
      const allotted = acquired === null ? 0 : allottedOn(links, acquired, shareClass)
      if (acquired === null || allotted <= 0) return []
      const because = `${allotted} ${shareClass} shares were allotted`
      const legalDay = addDays(acquired, DAYS_TO_RETURN_ALLOTMENTS)
      return [{ followUp: 'CHANGE_OF_SHAREHOLDER', form: 'B5', because, changedOn: acquired, legalDay }]
    })

const officeFilings = (changedOn: readonly IsoDate[]): OfferedFiling[] =>
  changedOn.map((day) => ({
    followUp: 'CHANGE_OF_REGISTERED_ADDRESS',
    form: 'B2',
    because: 'The registered office changed',
    changedOn: day,
    legalDay: addDays(day, DAYS_TO_FILE),
  }))

/** A follow-up of the company, running, completed or archived, that may be about a change. */
export type StartedFollowUp = { name: FollowUpCode; start_date: IsoDate | null; legalDay: IsoDate | null }

// Changes of one kind with the same legal day are one follow-up, which names them all.
const withoutRepeats = (filings: readonly OfferedFiling[]): OfferedFiling[] =>
  [...Map.groupBy(filings, ({ followUp, legalDay }) => `${followUp} ${legalDay}`).values()].flatMap((same) => {
    const joined = (texts: readonly string[]) => [...new Set(texts)].join(', ')
    const form = joined(same.map((filing) => filing.form))
    return same.slice(0, 1).map((first) => ({ ...first, form, because: joined(same.map(({ because }) => because)) }))
  })

const isAbout =
  (filing: OfferedFiling) =>
  ({ name, legalDay }: StartedFollowUp): boolean =>
    name === filing.followUp && legalDay === filing.legalDay

/**
 * The filings that no follow-up is about. A follow-up is about the change of its kind with the same legal day. One with
 * another legal day, or with none, is about the first change that is left, if it was started on that day or later.
 */
const withoutStarted = (
  filings: readonly OfferedFiling[],
  recent: readonly OfferedFiling[],
  started: readonly StartedFollowUp[],
): OfferedFiling[] => {
  const withOtherDay = started
    .filter((followUp) => !filings.some((filing) => isAbout(filing)(followUp)))
    .toSorted((a, b) => (a.start_date ?? '').localeCompare(b.start_date ?? ''))

  return withOtherDay.reduce<OfferedFiling[]>(
    (left, { name, start_date }) => {
      const first = left.findIndex(({ followUp, changedOn }) => followUp === name && changedOn <= (start_date ?? ''))
      return first < 0 ? left : left.toSpliced(first, 1)
    },
    recent.filter((filing) => !started.some(isAbout(filing))),
  )
}

type Company = {
  links: readonly DatedLink[]
  incorporationDate?: IsoDate | null
  creationStatus?: CreationStatus | null
  /** the days on which the registered office changed */
  officeChangedOn?: readonly IsoDate[]
  /** its follow-ups, also completed and archived ones */
  started?: readonly StartedFollowUp[]
}

const isBeingFormed = ({ incorporationDate, creationStatus }: Company): boolean =>
  !incorporationDate && creationStatus === 'IN_PROGRESS'

/**
 * The filings that the changes of the last 60 days call for and that no follow-up is about, by their days in law. What a
 * company had on its day of incorporation is filed with the incorporation and left out (OWN-10).
 */
export const offeredFilings = (company: Company, today: IsoDate): OfferedFiling[] => {
  if (isBeingFormed(company)) return []

  const { links, incorporationDate, officeChangedOn = [], started = [] } = company
  const allotments = allotmentFilings(links)
  // Shares acquired on a day of allotment are new: nobody has transferred them.
  const isTransfer = ({ form, changedOn }: OfferedFiling) =>
    form !== 'Share transfer' || allotments.every((allotment) => allotment.changedOn !== changedOn)
  const fromLinks = links.flatMap((link) => [...officerFilings(link), ...shareFilings(link).filter(isTransfer)])

  const changes = [...fromLinks, ...allotments, ...officeFilings(officeChangedOn)].filter(
    ({ changedOn }) => changedOn <= today && changedOn > (incorporationDate ?? ''),
  )

  const filings = withoutRepeats(changes).toSorted((a, b) => a.legalDay.localeCompare(b.legalDay))
  const recent = filings.filter(({ changedOn }) => daysBetween(changedOn, today) <= OFFERED_DAYS)

  return withoutStarted(filings, recent, started)
}
