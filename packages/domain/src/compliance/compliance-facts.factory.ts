import { defaultReviewCycle } from '../deadlines/review-deadlines.ts'
import { returnDays } from '../filings/return-days.ts'
import { ownerThresholds } from '../ownership/owner-threshold.ts'
import type { ComplianceFacts, ComplianceParty } from './compliance-facts.ts'

/** The day of the tests of compliance. */
export const TODAY = '2026-11-21'
export const day = { today: TODAY, closingDays: [], reviewCycle: defaultReviewCycle, ownerThresholds }

export const party = (fields: Partial<ComplianceParty> = {}): ComplianceParty => ({
  name: 'Marie Martin',
  isCompany: false,
  roles: ['director'],
  percentage: 0,
  birth: '1980-02-29',
  country: 'France',
  hasNumber: true,
  identityDocuments: [{ expiresOn: '2030-01-01' }],
  directorships: 1,
  ...fields,
})
export const secretary = party({ name: 'Secretary Services Limited', isCompany: true, roles: ['secretary'] })

const factsWith = (fields: Partial<ComplianceFacts>): ComplianceFacts => ({
  ended: null,
  companyType: 'LTD',
  incorporationDate: '2024-01-10',
  firstAr: '2024-07-10',
  status: true,
  nextArReminder: '2027-07-10',
  countedNextAr: '2027-07-10',
  B1B73: null,
  bondUntil: null,
  rbo: true,
  parties: [party(), secretary],
  sharesTotal: 100,
  memberCount: 1,
  filedReturns: [],
  runningReturn: null,
  financialYearEnd: null,
  lastAnnexedYearEnd: null,
  isInGroup: false,
  b1b73Changes: [],
  aml: {
    level: 'low',
    answered: 13,
    completedOn: '2026-01-10',
    enhanced: [],
    missingMeasures: [],
    isSigned: true,
    sanctionsHits: [],
  },
  ...fields,
})

/** A company that breaks no rule; the return that is due is the one of Next AR, unless it is filed. */
export const facts = (fields: Partial<ComplianceFacts> = {}): ComplianceFacts => {
  const given = factsWith(fields)
  const { nextArReminder: ard, filedReturns } = given
  if (ard === null || 'runningReturn' in fields || filedReturns.some(({ madeUpTo }) => madeUpTo === ard)) return given
  const { yearEnd } = returnDays({ ard }, given)
  return { ...given, runningReturn: { ard, madeUpTo: ard, yearEnd, extension: null, isFirst: ard === given.firstAr } }
}

export const amlOf = (fields: Partial<ComplianceFacts['aml']>) => ({ aml: { ...facts().aml, ...fields } })
export const directors = (...parties: Partial<ComplianceParty>[]) => ({ parties: [...parties.map(party), secretary] })
export const filed = (madeUpTo: string, filedOn: string, isFirst = false) => ({
  madeUpTo,
  yearEnd: null,
  extension: null,
  filedOn,
  isFirst,
})
export const moved = (to: string, ard: string, from: string | null = null) => ({ from, to, ard })
