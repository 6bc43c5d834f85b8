import type { CompanyType } from '../organizations/company-type.ts'
import { countText } from '../shared/count-text.ts'
import { addMonths, type IsoDate } from '../shared/iso-date.ts'
import type { ComplianceFacts, ComplianceParty } from './compliance-facts.ts'
import { amber, type ComplianceRule, green, listNames, red } from './compliance-rule.ts'

const ADULT_MONTHS = 18 * 12
const MAX_DIRECTORSHIPS = 25

/** The least number of directors of each type (COMP-2). */
const leastDirectors: Record<CompanyType, number> = { LTD: 1, DAC: 2, PLC: 2, CLG: 2, UC: 2, BRANCH: 0 }

/** What the rules about officers say of a branch. */
export const NO_OFFICERS = green('A branch has the officers of its parent company.')

const isDirector = ({ roles }: ComplianceParty) => roles.includes('director') || roles.includes('nomineeDirector')

/** The directors of a company today; a nominee director is one. */
export const directorsOf = ({ parties }: ComplianceFacts): ComplianceParty[] => parties.filter(isDirector)

/** Those of the parties that are people, not companies. */
export const people = (parties: readonly ComplianceParty[]) => parties.filter(({ isCompany }) => !isCompany)

/** An LTD has at least one director, any other type at least two (COMP-2). */
export const directorCount: ComplianceRule = {
  law: 'Companies Act 2014, s. 128 (LTD), s. 985 (DAC), s. 1088 (PLC), s. 1194 (CLG)',
  check: (facts) => {
    const { companyType } = facts
    const count = directorsOf(facts).length
    if (companyType === 'BRANCH') return NO_OFFICERS
    if (count === 0) return red('There is no director.')
    if (companyType === null)
      return count === 1
        ? amber('There is 1 director. An LTD may have one, every other type needs two: choose the company type.')
        : green(`There are ${countText(count, 'director')}.`)

    const least = leastDirectors[companyType]
    return count < least
      ? red(`There is ${countText(count, 'director')}; ${companyType} companies need ${least}.`)
      : green(`${count === 1 ? 'There is' : 'There are'} ${countText(count, 'director')}.`)
  },
}

/** Every director is a person of 18 years or more (COMP-3). */
export const directorAge: ComplianceRule = {
  law: 'Companies Act 2014, s. 130 and s. 131',
  check: (facts, { today }) => {
    const directors = directorsOf(facts)
    const companies = directors.filter(({ isCompany }) => isCompany)
    const isMinor = (birth: IsoDate | null) => birth !== null && addMonths(birth, ADULT_MONTHS) > today
    const minors = people(directors).filter(({ birth }) => isMinor(birth))
    const unknown = people(directors).filter(({ birth }) => birth === null)

    if (companies.length > 0) return red(`A company cannot be a director: ${listNames(companies)}.`)
    if (minors.length > 0) return red(`A director is under 18: ${listNames(minors)}.`)
    if (unknown.length > 0) return amber(`The date of birth is not known: ${listNames(unknown)}.`)
    return green(
      directors.length === 0 ? 'There is no director to check.' : 'Every director is a person of 18 or more.',
    )
  },
}

/** There is a secretary who is not the sole director, and who is 18 or more (COMP-4). */
export const secretary: ComplianceRule = {
  law: 'Companies Act 2014, s. 129 and s. 131',
  check: (facts, { today }) => {
    const directors = directorsOf(facts)
    const secretaries = facts.parties.filter(({ roles }) => roles.includes('secretary'))
    const others = secretaries.filter((one) => !isDirector(one))
    // A company that is the secretary has no age.
    const minors = people(secretaries).filter(({ birth }) => birth !== null && addMonths(birth, ADULT_MONTHS) > today)

    if (facts.companyType === 'BRANCH') return NO_OFFICERS
    if (secretaries.length === 0) return red('There is no secretary.')
    if (directors.length === 1 && others.length === 0)
      return red(`The sole director cannot be the secretary: ${listNames(secretaries)}.`)
    if (minors.length > 0) return red(`The secretary is under 18: ${listNames(minors)}.`)
    return green(`The secretary is ${listNames(secretaries)}.`)
  },
}

/** Nobody directs more than 25 companies (COMP-6). */
export const directorships: ComplianceRule = {
  law: 'Companies Act 2014, s. 142',
  check: (facts) => {
    const over = directorsOf(facts).filter((one) => one.directorships > MAX_DIRECTORSHIPS)
    return over.length > 0
      ? red(
          `Directs more than ${MAX_DIRECTORSHIPS} companies: ${over.map((one) => `${one.name} (${one.directorships})`).join(', ')}.`,
        )
      : green(`Nobody here directs more than ${MAX_DIRECTORSHIPS} of our companies.`)
  },
}

/** Each director has a PPS number, an RBO number or an Identified Person Number (COMP-7). */
export const directorNumbers: ComplianceRule = {
  law: 'Companies Act 2014, s. 888A',
  check: (facts) => {
    const without = people(directorsOf(facts)).filter(({ hasNumber }) => !hasNumber)
    return without.length > 0
      ? red(`Without a PPS, RBO or IPN number: ${listNames(without)}.`)
      : green('Each director has a PPS, RBO or IPN number.')
  },
}
