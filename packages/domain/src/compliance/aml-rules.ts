import { ruleOfMeasure } from '../aml/enhanced-diligence.ts'
import type { FileRule } from '../aml/file-gaps.ts'
import { isProofOfAddress } from '../aml/proof-of-address.ts'
import { riskQuestions } from '../aml/risk-score.ts'
import { changedText } from '../aml/review-facts.ts'
import { changeReviewDay, companyReviewDay } from '../deadlines/review-deadlines.ts'
import { isBeneficialOwner } from '../ownership/owner-threshold.ts'
import { addDays, displayDate, type IsoDate } from '../shared/iso-date.ts'
import type { AmlFacts, ComplianceDay, ComplianceFacts, ComplianceParty } from './compliance-facts.ts'
import { amber, type ComplianceRule, green, listNames, red } from './compliance-rule.ts'
import { directorsOf } from './officer-rules.ts'

const SOON_DAYS = 30
const QUESTIONS = riskQuestions.length

/** What a file lacks for which it is red, unless the rules were accepted as open when it was signed. */
type Lack = { rules: readonly FileRule[]; reason: string }

const lacksOf = ({ answered, enhanced, missingMeasures }: AmlFacts): Lack[] => [
  ...(answered < QUESTIONS
    ? [{ rules: ['answers'] as const, reason: `The assessment is incomplete: ${answered} of ${QUESTIONS} answered.` }]
    : []),
  ...(enhanced.length > 0 && missingMeasures.length > 0
    ? [
        {
          rules: missingMeasures.map(ruleOfMeasure),
          reason: `Enhanced due diligence is required. Missing: ${missingMeasures.join(', ')}.`,
        },
      ]
    : []),
]

/** The anti-money-laundering file is complete and in date, and no sanctions hit is open (COMP-14). */
export const amlFile: ComplianceRule = {
  law: 'Criminal Justice (Money Laundering and Terrorist Financing) Act 2010, s. 33, s. 35 and s. 37',
  check: ({ aml }, { today, reviewCycle }) => {
    const {
      level,
      answered,
      completedOn,
      enhanced,
      isSigned,
      sanctionsHits,
      undecidedPeps = [],
      open = [],
      acceptedOpen = [],
      changed = null,
    } = aml
    const facts = { riskLevel: level, answersCompleteOn: completedOn, isEnhanced: enhanced.length > 0 }
    const review = companyReviewDay(facts, reviewCycle)
    const called = changeReviewDay({ changed })
    const why = `A change of ${changedText(changed?.facts ?? [])} calls for a review`

    if (sanctionsHits.length > 0)
      return red(`On a sanctions list, and not cleared: ${listNames(sanctionsHits.map((name) => ({ name })))}.`)
    if (undecidedPeps.length > 0)
      return red(
        `On a list of politically exposed persons, and not decided: ${listNames(undecidedPeps.map((name) => ({ name })))}.`,
      )
    if (level === null || answered === 0) return red('The client is not assessed.')
    const lacks = lacksOf(aml)
    const [refused] = lacks.filter(({ rules }) => !rules.every((rule) => acceptedOpen.includes(rule)))
    if (refused) return red(refused.reason)
    if (review && review < today) return red(`The review was due on ${displayDate(review)}.`)
    if (called && called < today) return red(`${why}, which was due on ${displayDate(called)}.`)
    if (called) return amber(`${why} by ${displayDate(called)}.`)
    if (review && review <= addDays(today, SOON_DAYS)) return amber(`The review is due on ${displayDate(review)}.`)
    if (open.length > 0) return amber(open.map(({ reason }) => reason).join(' '))
    if (lacks.length > 0) return amber(lacks.map(({ reason }) => reason).join(' '))
    return green(
      `All ${QUESTIONS} questions are answered${review ? `; the next review is due on ${displayDate(review)}` : ''}.${isSigned ? '' : ' No version is signed yet.'}`,
    )
  },
}

// A proof of address is no identity document (AML-18).
const withoutProofs = (party: ComplianceParty): ComplianceParty => ({
  ...party,
  identityDocuments: party.identityDocuments.filter(({ type = null }) => !isProofOfAddress({ type })),
})

/** The people whom the law wants identified: the directors, and who owns enough of the company directly or through a nominee. */
const identifiedPeople = (
  facts: ComplianceFacts,
  { today, ownerThresholds }: Pick<ComplianceDay, 'today' | 'ownerThresholds'>,
): ComplianceParty[] => {
  const directors = directorsOf(facts)
  return facts.parties
    .filter(
      (party) =>
        !party.isCompany && (directors.includes(party) || isBeneficialOwner(party.percentage, today, ownerThresholds)),
    )
    .map(withoutProofs)
}

/** Directors and owners have an identity document that has not expired (COMP-15). */
export const identityDocuments: ComplianceRule = {
  law: 'Criminal Justice (Money Laundering and Terrorist Financing) Act 2010, s. 33',
  check: (facts, settings) => {
    const { today } = settings
    const identified = identifiedPeople(facts, settings)
    const isUnanswered = (one: ComplianceParty) =>
      !one.identityDocuments.some(({ expiresOn, noExpiry }) => expiresOn || noExpiry)
    const isValidOn = (day: IsoDate) => (one: ComplianceParty) =>
      one.identityDocuments.some(({ expiresOn }) => !expiresOn || expiresOn >= day)

    const without = identified.filter((one) => one.identityDocuments.length === 0)
    if (without.length > 0) return red(`No identity document: ${listNames(without)}.`)

    const expired = identified.filter((one) => !isValidOn(today)(one))
    if (expired.length > 0) return red(`The identity document has expired: ${listNames(expired)}.`)

    const expiring = identified.filter((one) => !isValidOn(addDays(today, SOON_DAYS))(one))
    if (expiring.length > 0) return amber(`The identity document expires within 30 days: ${listNames(expiring)}.`)

    const unanswered = identified.filter(isUnanswered)
    if (unanswered.length > 0)
      return amber(`Nobody says when the identity document expires, or that it does not: ${listNames(unanswered)}.`)
    return green('Every director and owner has an identity document that is in date.')
  },
}
