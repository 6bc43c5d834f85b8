import { sameOrNextWorkingDay } from '../working-days/working-days.ts'
import { addDays, addMonths, displayDate, type IsoDate } from '../shared/iso-date.ts'
import type { ComplianceDay, ComplianceFacts, ComplianceParty } from './compliance-facts.ts'
import { amber, type ComplianceRule, type Finding, green, listNames, red } from './compliance-rule.ts'
import { isEeaCountry } from './eea-countries.ts'
import { directorsOf, NO_OFFICERS, people } from './officer-rules.ts'

const NOTICE_MONTHS = 2
const DAYS_OF_NOTICE = 14
/** The notice of a director who left longer ago is not mentioned. */
const MONTHS_OF_REMARK = 12

// The address is what is known of where somebody lives.
const livesInEea = ({ country }: ComplianceParty) => country !== null && isEeaCountry(country)

/** What stands in for a director resident in the EEA, the later end first. */
const substitutesOf = ({ bondUntil, realLinkCertificateUntil = null }: ComplianceFacts) =>
  [
    { name: 'the bond', until: bondUntil },
    { name: 'the certificate of a real and continuous link', until: realLinkCertificateUntil },
  ]
    .flatMap(({ name, until }) => (until ? [{ name, until }] : []))
    .toSorted((one, other) => (one.until > other.until ? -1 : 1))

const NOBODY = 'No director is resident in the EEA by address'

// Whoever was the last director resident in the EEA gives notice to the CRO, whether or not there is a bond (s. 139).
const noticeOf = ({ parties }: ComplianceFacts, { today, closingDays }: ComplianceDay): string => {
  const [last] = people(parties)
    .filter(livesInEea)
    .flatMap(({ name, directorUntil }) => (directorUntil ? [{ name, on: directorUntil }] : []))
    .toSorted((one, other) => (one.on > other.on ? -1 : 1))
  if (!last || addMonths(last.on, MONTHS_OF_REMARK) < today) return ''

  const by = sameOrNextWorkingDay(addDays(last.on, DAYS_OF_NOTICE), closingDays)
  const isPast = today > by
  return ` ${last.name}, the last one, ceased on ${displayDate(last.on)}: ${isPast ? 'the notice to the CRO of that director (s. 139) was due' : 'that director gives notice to the CRO (s. 139)'} by ${displayDate(by)}.`
}

const findingOf = (facts: ComplianceFacts, today: IsoDate): Finding | undefined => {
  const [best] = substitutesOf(facts)
  if (!best) return undefined
  const { name, until } = best
  if (until < today) return red(`${NOBODY}, and ${name} ended on ${displayDate(until)}.`)
  return until < addMonths(today, NOTICE_MONTHS)
    ? amber(`${NOBODY}, and ${name} ends on ${displayDate(until)}.`)
    : green(`${NOBODY}; ${name} runs until ${displayDate(until)}.`)
}

/** A director is resident in the EEA, or there is a bond, or a certificate of a real and continuous link, instead (COMP-5). */
export const eeaDirector: ComplianceRule = {
  law: 'Companies Act 2014, s. 137, s. 139 and s. 140',
  check: (facts, day) => {
    if (facts.companyType === 'BRANCH') return NO_OFFICERS
    const directors = people(directorsOf(facts))
    const residents = directors.filter(livesInEea)
    if (residents.length > 0) return green(`Resident in the EEA by address: ${listNames(residents)}.`)

    const unknown = directors.filter(({ country }) => !country?.trim())
    const without =
      unknown.length > 0
        ? amber(`There is no bond and no certificate, and the country is not known: ${listNames(unknown)}.`)
        : red(`${NOBODY}, and there is neither a bond nor a certificate of a real and continuous link.`)
    const { state, reason } = findingOf(facts, day.today) ?? without
    return { state, reason: `${reason}${noticeOf(facts, day)}` }
  },
}
