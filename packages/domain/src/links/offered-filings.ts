import type { FollowUpCode } from '../follow-ups/catalogue.ts'
import { addDays, daysBetween, type IsoDate } from '../shared/iso-date.ts'
import type { LinkRole } from './link-roles.ts'
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

/**
 * The filings that the changes of the last 60 days call for: one of each kind, with its earliest day in law. Changes on the
 * day of incorporation are filed with the incorporation and left out (OWN-10). `officeChangedOn`: the days on which the
 * registered office changed.
 */
export const offeredFilings = (
  links: readonly DatedLink[],
  incorporationDate: IsoDate | null,
  today: IsoDate,
  officeChangedOn: readonly IsoDate[] = [],
): OfferedFiling[] => {
  const allotments = allotmentFilings(links)
  // Shares acquired on a day of allotment are new: nobody has transferred them.
  const isTransfer = ({ form, changedOn }: OfferedFiling) =>
    form !== 'Share transfer' || allotments.every((allotment) => allotment.changedOn !== changedOn)
  const fromLinks = links.flatMap((link) => [...officerFilings(link), ...shareFilings(link).filter(isTransfer)])

  const recent = [...fromLinks, ...allotments, ...officeFilings(officeChangedOn)]
    .filter(({ changedOn }) => changedOn <= today && daysBetween(changedOn, today) <= OFFERED_DAYS)
    .filter(({ changedOn }) => changedOn !== incorporationDate)
    .toSorted((a, b) => a.legalDay.localeCompare(b.legalDay))

  return recent.filter(
    (filing, index) =>
      recent.findIndex((one) => one.followUp === filing.followUp && one.form === filing.form) === index,
  )
}
