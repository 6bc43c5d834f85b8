import { b1b73Problems, filedB1B73s } from '../organizations/annual-returns/b1b73-problems.ts'
import { auditExemption as exemptionOf } from '../organizations/annual-returns/late-returns.ts'
import { nextAnnualReturn } from '../organizations/annual-returns/next-ar.ts'
import { lastDayToFileOwners, lastDayToFileReturn } from '../working-days/legal-deadlines.ts'
import { displayDate } from '../shared/iso-date.ts'
import { amber, type ComplianceRule, green, red } from './compliance-rule.ts'

/** The beneficial owners are filed within five months of incorporation (COMP-10). */
export const rbo: ComplianceRule = {
  law: 'S.I. 110/2019, reg. 17',
  check: ({ rbo: isFiled, incorporationDate }, { today, closingDays }) => {
    if (isFiled) return green('The beneficial owners are filed.')
    if (!incorporationDate || incorporationDate > today) return green('Not incorporated yet.')

    const last = lastDayToFileOwners(incorporationDate, closingDays)
    return today > last
      ? red(`The beneficial owners should have been filed by ${displayDate(last)}.`)
      : amber(`The beneficial owners are to be filed by ${displayDate(last)}.`)
  },
}

/** The annual return that is due is not late (COMP-11). */
export const annualReturn: ComplianceRule = {
  law: 'Companies Act 2014, s. 343',
  check: ({ nextArReminder: ard, incorporationDate, filedReturns }, { today, closingDays }) => {
    if (!ard)
      return incorporationDate ? amber('The next annual return date is not known.') : green('Not incorporated yet.')

    const last = lastDayToFileReturn(ard, closingDays)
    const madeUp = `The annual return made up to ${displayDate(ard)}`
    if (filedReturns.some(({ madeUpTo }) => madeUpTo === ard)) return amber(`${madeUp} is filed. Move Next AR on.`)
    if (today > last) return red(`${madeUp} should have been filed by ${displayDate(last)}.`)
    return today >= ard
      ? amber(`${madeUp} is to be filed by ${displayDate(last)}.`)
      : green(`The next annual return is made up to ${displayDate(ard)}, to be filed by ${displayDate(last)}.`)
  },
}

/** The second late return in five years costs the audit exemption for two years (COMP-12). */
export const auditExemption: ComplianceRule = {
  law: 'Companies Act 2014, s. 363',
  check: ({ filedReturns, nextArReminder, firstAr }, { today, closingDays }) => {
    const isDue = nextArReminder !== null && !filedReturns.some(({ madeUpTo }) => madeUpTo === nextArReminder)
    const due = isDue ? [{ madeUpTo: nextArReminder, filedOn: today, isFirst: nextArReminder === firstAr }] : []
    const { state, lateReturns, until } = exemptionOf([...filedReturns, ...due], today, closingDays)
    const late = `late: made up to ${lateReturns.map(displayDate).join(' and ')}`

    if (state === 'lost')
      return red(`The audit exemption is lost until ${displayDate(until)}. Returns that were ${late}.`)
    return state === 'atRisk'
      ? amber(
          `Another late return before ${displayDate(until)} costs the audit exemption. The return that was ${late}.`,
        )
      : green('No late return counts against the audit exemption.')
  },
}

/** A B1B73 moved the ARD within the law: not the first return, six months at most, once in five years (COMP-13). */
export const changedAnnualReturn: ComplianceRule = {
  law: 'Companies Act 2014, s. 346',
  check: ({ B1B73, b1b73Changes, firstAr, status, countedNextAr }) => {
    if (!B1B73) return green('The annual return date was not changed by a B1B73.')

    const at = b1b73Changes.findLastIndex(({ to }) => to === B1B73)
    const filed = filedB1B73s(b1b73Changes.slice(0, Math.max(at, 0)).map(({ from, to }) => [from, to]))
    const ard = b1b73Changes[at]?.ard ?? countedNextAr ?? nextAnnualReturn(firstAr, status)
    const isFirst = ard === firstAr
    const before = { firstAr, status: !isFirst, B1B73: null, nextArReminder: ard, countedNextAr: null }

    const problems = b1b73Problems(before, B1B73, filed)
    return problems.length > 0
      ? red(problems.join(' '))
      : green(`The annual return date was moved to ${displayDate(B1B73)} as the law allows.`)
  },
}
