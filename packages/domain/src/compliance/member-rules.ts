import { roundPercentage } from '../ownership/ownership-graph.ts'
import { percentageText } from '../shared/percentage.ts'
import { amber, type ComplianceRule, green, red } from './compliance-rule.ts'

const WHOLE = 100
const MAX_MEMBERS = 149
/** Thirds that were typed as 33.33 each are a whole. */
const ROUNDING = 0.05

/** The shares of all members add up to 100% (COMP-8). */
export const sharesTotal: ComplianceRule = {
  law: 'Companies Act 2014, s. 169',
  check: ({ companyType, sharesTotal: total }) => {
    if (companyType === 'CLG') return green('A company limited by guarantee has no shares.')
    if (companyType === 'BRANCH') return green('A branch has no shares.')

    const missing = roundPercentage(WHOLE - total)
    if (Math.abs(missing) <= ROUNDING) return green('The shares add up to 100%.')
    return missing > 0
      ? red(`The shares add up to ${percentageText(total)}, which is ${percentageText(missing)} too little.`)
      : red(`The shares add up to ${percentageText(total)}, which is ${percentageText(-missing)} too much.`)
  },
}

/** A company has a member, a private company limited by shares at most 149 (COMP-9). */
export const memberCount: ComplianceRule = {
  law: 'Companies Act 2014, s. 17',
  check: ({ companyType, memberCount: count }) => {
    if (companyType === 'BRANCH') return green('A branch has no members.')
    const isPrivate = companyType === 'LTD' || companyType === 'DAC'

    if (count === 0)
      return companyType === 'CLG'
        ? amber('No member is recorded. A company limited by guarantee has at least one.')
        : red('There is no member.')
    if (isPrivate && count > MAX_MEMBERS)
      return red(`There are ${count} members; ${companyType} companies may have ${MAX_MEMBERS}.`)
    return green(count === 1 ? 'There is 1 member.' : `There are ${count} members.`)
  },
}
