import { b1b73Problems, filedB1B73s } from '../organizations/annual-returns/b1b73-problems.ts'
import { auditExemption as exemptionOf } from '../filings/audit-exemption.ts'
import { daysText, isOnlyInDoubt, readingsText } from '../filings/exemption-readings-text.ts'
import { lastDayToFileOwners } from '../filings/filing-days.ts'
import { latenessToday, lateReturnDue } from '../filings/late-returns.ts'
import { returnDays } from '../filings/return-days.ts'
import { b1b73Effect, tooOldForB1B73 } from '../organizations/annual-returns/b1b73-effect.ts'
import { noReturnBecause } from '../organizations/annual-returns/running-ard.ts'
import { nextAnnualReturn } from '../organizations/annual-returns/next-ar.ts'
import { displayDate, type IsoDate } from '../shared/iso-date.ts'
import type { ComplianceFacts } from './compliance-facts.ts'
import { amber, type ComplianceRule, type Finding, green, red } from './compliance-rule.ts'

/** The beneficial owners are filed within five months of incorporation (COMP-10). */
export const rbo: ComplianceRule = {
  law: 'European Union (Anti-Money Laundering: Beneficial Ownership of Corporate Entities) Regulations 2019 (S.I. 110/2019), Part 3',
  check: ({ rbo: isFiled, incorporationDate, companyType }, { today }) => {
    if (companyType === 'BRANCH') return green('A branch files no beneficial owners.')
    if (isFiled) return green('The beneficial owners are filed.')
    if (!incorporationDate || incorporationDate > today) return green('Not incorporated yet.')

    const last = lastDayToFileOwners(incorporationDate)
    return today > last
      ? red(
          `The beneficial owners should have been filed by ${displayDate(last)}. That is a ground of strike-off (Companies Act 2014, s. 726).`,
        )
      : amber(`The beneficial owners are to be filed by ${displayDate(last)}.`)
  },
}

// The days of the return that is due, made up to the earlier day that staff chose if there is one.
const daysOf = (facts: ComplianceFacts, ard: IsoDate) =>
  returnDays({ ard, madeUpTo: facts.runningReturn?.madeUpTo }, facts)

// What the panel adds to the day: that it was filed in vain, that it may be earlier, or to which day the return must be made up.
const remarkOn = (facts: ComplianceFacts, ard: IsoDate): string => {
  if (facts.runningReturn?.isSentBack)
    return ' It was sent back and not corrected within 14 days, and counts as not delivered (s. 898).'
  const { makeUpTo, isCertain } = daysOf(facts, ard)
  if (makeUpTo)
    return ` Its statements are too old on the ARD: make it up to ${displayDate(makeUpTo)} at the latest (s. 347).`
  return isCertain ? '' : ' It is not known which statements were annexed last, so the day may be earlier.'
}

const noReturnFinding = (facts: ComplianceFacts, ard: IsoDate): Finding | null => {
  const { croStatus = null, croStatusOn = null, hasAppliedForStrikeOff = false, companyType } = facts
  const because = noReturnBecause(
    { creationStatus: null, croStatus, croStatusOn, hasAppliedForStrikeOff, companyType },
    ard,
  )
  if (because === 'liquidation')
    return green(
      `No return is due for ${displayDate(ard)}: the company is in liquidation since ${displayDate(croStatusOn)}.`,
    )
  return because === 'voluntaryStrikeOff'
    ? amber(
        `No return is due for ${displayDate(ard)}, after the notice of the voluntary strike-off of ${displayDate(croStatusOn)}. It is due after all when the company is not dissolved, or is restored.`,
      )
    : null
}

/** The annual return that is due is not late (COMP-11). */
export const annualReturn: ComplianceRule = {
  law: 'Companies Act 2014, s. 343',
  check: (facts, { today, closingDays }) => {
    const { nextArReminder, incorporationDate, runningReturn } = facts
    if (facts.companyType === 'BRANCH') return green('A branch makes no annual return.')
    const ard = runningReturn?.ard ?? nextArReminder
    if (!ard)
      return incorporationDate ? amber('The next annual return date is not known.') : green('Not incorporated yet.')

    const madeUp = `The annual return made up to ${displayDate(ard)}`
    const none = noReturnFinding(facts, ard)
    if (!runningReturn && none) return none
    if (!runningReturn) return amber(`${madeUp} is filed. Move Next AR on.`)

    if (runningReturn.isUnconfirmed)
      return amber(
        `The annual return date ${displayDate(ard)} was computed, and is not confirmed with the CRO. Set the ARD as on its register.`,
      )

    const { lastDay, daysLate } = latenessToday(runningReturn, today, closingDays)
    const last = `${displayDate(lastDay)}.${remarkOn(facts, ard)}`
    if (daysLate > 0) return red(`${madeUp} should have been filed by ${last}`)
    if (daysOf(facts, ard).makeUpTo) return red(`${madeUp} is to be filed by ${last}`)
    return today >= ard || runningReturn.extension
      ? amber(`${madeUp} is to be filed by ${last}`)
      : green(`The next annual return is made up to ${displayDate(ard)}, to be filed by ${last}`)
  },
}

/** Late returns cost the audit exemption for two financial years (COMP-12). */
export const auditExemption: ComplianceRule = {
  law: 'Companies Act 2014, s. 363',
  check: ({ filedReturns, runningReturn, ...company }, { today, closingDays }) => {
    const due = runningReturn ? lateReturnDue(runningReturn, today, closingDays) : []
    const exemption = exemptionOf([...filedReturns, ...due], today, company, closingDays)
    const { state, lateReturns, until, yearEnds } = exemption
    const late = `late: made up to ${daysText(lateReturns)}`

    if (state === 'lost') {
      const audited = yearEnds.length > 0 ? ` The statements made up to ${daysText(yearEnds)} need an audit.` : ''
      const group = company.isInGroup ? ' A company of a group loses it by its first late return (s. 364).' : ''
      return red(
        `The audit exemption is lost until ${displayDate(until)}. Returns that were ${late}.${audited}${group}${readingsText(exemption)}`,
      )
    }
    if (isOnlyInDoubt(exemption))
      return amber(
        `The law can be read in two ways for a return due before 16/07/2025 and filed after it (${late}): under the old section the audit exemption is lost until ${displayDate(until)}, under the new one it is kept.`,
      )
    return state === 'atRisk'
      ? amber(
          `Another late return before ${displayDate(until)} costs the audit exemption. The return that was ${late}.${readingsText(exemption)}`,
        )
      : green('No late return counts against the audit exemption.')
  },
}

/** A B1B73 moved the ARD within the law: not the first return, six months at most, once in five years (COMP-13). */
export const changedAnnualReturn: ComplianceRule = {
  law: 'Companies Act 2014, s. 346',
  check: (facts, { today, closingDays }) => {
    const { B1B73, b1b73Changes, firstAr, status, countedNextAr, earlierB1B73s = [], B1B73FiledOn = null } = facts
    if (!B1B73) return green('The annual return date was not changed by a B1B73.')

    const at = b1b73Changes.findLastIndex(({ to }) => to === B1B73)
    const filed = filedB1B73s(b1b73Changes.slice(0, Math.max(at, 0)).map(({ from, to }) => [from, to]))
    const ard = b1b73Changes[at]?.ard ?? countedNextAr ?? nextAnnualReturn(firstAr, status)
    const isFirst = ard === firstAr
    const before = { firstAr, status: !isFirst, B1B73: null, nextArReminder: ard, countedNextAr: null }

    const effect = b1b73Effect({ ...facts, earlierB1B73s, B1B73FiledOn }, today, closingDays)
    const problems = [
      ...(effect?.isLate ? effect.problems.slice(0, 1) : []),
      ...b1b73Problems(before, B1B73, filed),
      ...(facts.nextArReminder === B1B73 ? tooOldForB1B73(B1B73, facts) : []),
    ]
    return problems.length > 0
      ? red(problems.join(' '))
      : green(`The annual return date was moved to ${displayDate(B1B73)} as the law allows.`)
  },
}
