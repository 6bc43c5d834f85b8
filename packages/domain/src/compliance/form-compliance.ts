import { defaultReviewCycle } from '../deadlines/review-deadlines.ts'
import type { Form } from '../forms/form.ts'
import { linkRolesOf } from '../forms/form-person.ts'
import { guessCompanyType } from '../organizations/company-type.ts'
import { ownerThresholds } from '../ownership/owner-threshold.ts'
import type { IsoDate } from '../shared/iso-date.ts'
import type { ComplianceFacts } from './compliance-facts.ts'
import type { ComplianceRuleId } from '../shared/compliance-rule-ids.ts'
import { checkCompliance, type ComplianceRow } from './compliance-rules.ts'

/** The rules that can be checked on a form: it names the people, but has no filings and no files. */
const formRules: readonly ComplianceRuleId[] = [
  'directorCount',
  'directorAge',
  'secretary',
  'eeaDirector',
  'sharesTotal',
  'memberCount',
]

const factsOf = (form: Pick<Form, 'peoples' | 'secretaryCompany'>, name: string): ComplianceFacts => {
  const parties = form.peoples.map((person) => ({
    name: `${person.firstName} ${person.lastName}`.trim(),
    isCompany: person.personType === 'legalPerson',
    roles: linkRolesOf(person.roles),
    percentage: person.beneficiaryPercentage,
    birth: person.birth?.slice(0, 10) ?? null,
    country: person.country,
    hasNumber: false,
    identityDocuments: [],
    directorships: 1,
  }))
  const firm = { ...partyWithoutDetails, name: 'the secretary company of the firm', roles: ['secretary' as const] }
  const members = parties.filter(({ roles }) => roles.includes('shareholder'))

  return {
    ...nothingFiled,
    companyType: guessCompanyType(name),
    parties: form.secretaryCompany ? [...parties, firm] : parties,
    sharesTotal: members.reduce((sum, { percentage }) => sum + percentage, 0),
    memberCount: members.length,
  }
}

const partyWithoutDetails = {
  isCompany: true,
  percentage: 0,
  birth: null,
  country: null,
  hasNumber: false,
  identityDocuments: [],
  directorships: 0,
}

const nothingFiled = {
  ended: null,
  incorporationDate: null,
  firstAr: null,
  status: false,
  nextArReminder: null,
  countedNextAr: null,
  B1B73: null,
  bondUntil: null,
  rbo: false,
  filedReturns: [],
  runningReturn: null,
  financialYearEnd: null,
  lastAnnexedYearEnd: null,
  isInGroup: false,
  b1b73Changes: [],
  aml: {
    level: null,
    answered: 0,
    completedOn: null,
    enhanced: [],
    missingMeasures: [],
    isSigned: false,
    sanctionsHits: [],
  },
}

/** What the law would ask of the company that a form describes, under the name chosen for it (COMP-17). */
export const complianceOfForm = (
  form: Pick<Form, 'peoples' | 'secretaryCompany'>,
  name: string,
  today: IsoDate,
): ComplianceRow[] =>
  checkCompliance(
    factsOf(form, name),
    { today, closingDays: [], reviewCycle: defaultReviewCycle, ownerThresholds },
    formRules,
  )
