import { type CroStatus, strikeOffDay } from '../organizations/cro-status.ts'
import { addDays, displayDate, type IsoDate } from '../shared/iso-date.ts'
import type { ComplianceDay, ComplianceFacts } from './compliance-facts.ts'
import { amber, type ComplianceRule, type Finding, green, red } from './compliance-rule.ts'
import { annualReturn, rbo } from './filing-rules.ts'
import { secretary } from './officer-rules.ts'
import { eeaDirector } from './residence-rules.ts'

const DAYS_FOR_OBJECTIONS = 90

/** The grounds of strike-off that the record shows, with what each asks for. */
const grounds = [
  [annualReturn, 'the annual return'],
  [rbo, 'the beneficial owners'],
  [eeaDirector, 'a director resident in the EEA, a bond or a certificate'],
  [secretary, 'a secretary'],
] as const satisfies readonly (readonly [ComplianceRule, string])[]

const missing = (facts: ComplianceFacts, day: ComplianceDay): string => {
  const named = grounds.flatMap(([rule, name]) => (rule.check(facts, day).state === 'red' ? [name] : []))
  return named.length > 0
    ? `Missing by this record: ${named.join('; ')}.`
    : 'This record shows nothing that is missing: read the letter of the CRO.'
}

const sinceText = (since: IsoDate | null) =>
  since ? ` since ${displayDate(since)}` : '. Say since when: the last days follow from it'

const listed = (facts: ComplianceFacts, day: ComplianceDay): Finding => {
  const { hasAppliedForStrikeOff, croStatusOn: since = null } = facts
  if (hasAppliedForStrikeOff)
    return amber(
      `The company has applied to be struck off, and is listed${sinceText(since)}.${since ? ` Objections may be made until ${displayDate(addDays(since, DAYS_FOR_OBJECTIONS))}.` : ''}`,
    )
  if (!since) return red(`Listed for strike-off${sinceText(since)}. ${missing(facts, day)}`)

  const last = strikeOffDay(since)
  const until =
    day.today > last
      ? `The 28 days ended on ${displayDate(last)}: the company may be struck off any day.`
      : `File what is missing by ${displayDate(last)}, 28 days after the letter or the notice in the Gazette.`
  return red(`Listed for strike-off${sinceText(since)}. ${until} ${missing(facts, day)}`)
}

const findings: Partial<Record<CroStatus, (since: IsoDate | null) => Finding>> = {
  liquidation: (since) =>
    amber(
      `In liquidation${sinceText(since)}. No annual return is due for a date that falls in the liquidation (s. 343).`,
    ),
  receivership: (since) => amber(`In receivership${sinceText(since)}. The company still files its returns.`),
  restored: (since) => green(`Restored to the register${since ? ` on ${displayDate(since)}` : ''}.`),
}

/** The company stands on the register of the CRO, and is not listed for strike-off (COMP-18). */
export const croStatus: ComplianceRule = {
  law: 'Companies Act 2014, s. 726 to s. 733',
  check: (facts, day) => {
    if (facts.croStatus === 'strikeOffListed') return listed(facts, day)
    const finding = facts.croStatus && findings[facts.croStatus]
    return finding ? finding(facts.croStatusOn ?? null) : green('No other state on the register is recorded.')
  },
}
