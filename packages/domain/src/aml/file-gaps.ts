import * as z from 'zod'
import type { IdentityDocument } from '../people/person-fields.ts'
import { displayDate, type IsoDate } from '../shared/iso-date.ts'
import type { AmlChanges } from './aml-form.ts'
import { amlDefaults, answeredQuestions } from './aml-texts.ts'
import { isEmptyAnswer } from './empty-answer.ts'
import { relianceGaps } from './reliance.ts'
import { isProofAccepted, isProofOfAddress } from './proof-of-address.ts'
import { riskQuestions } from './risk-score.ts'

/** What the law demands of a file before it is signed (AML-18). */
export const fileRules = [
  'answers',
  'identity',
  'address',
  'appendix3',
  'appendix4',
  'appendix6',
  'rbo',
  'owners',
  'screening',
  'sourceOfWealth',
  'sourceOfFunds',
  'approval',
  'monitoring',
  'reliance',
] as const
export type FileRule = (typeof fileRules)[number]

/** What a file still lacks, in words for staff. */
export const openPoint = z.object({ rule: z.enum(fileRules), reason: z.string() })
export type OpenPoint = z.output<typeof openPoint>

/** What a file is judged by. Days are `yyyy-MM-dd`. */
export type FileFacts = {
  form: AmlChanges
  /** directors, owners and who instructs, each once */
  identified: readonly { name: string; identityDocuments: readonly IdentityDocument[]; personId?: string }[]
  isEnhanced: boolean
  /** the role of who approved, null when it is nobody who works here */
  approver: { isSenior: boolean } | null
  relationshipBeganOn: IsoDate | null
  /** whether a version of the file was signed before */
  isSigned: boolean
  /** the day on which the company was incorporated, where its owners are to be entered in the register; else null */
  incorporatedOn: IsoDate | null
  /** the day on which that entry is due; null before the company is incorporated */
  ownersEntryDueOn: IsoDate | null
  /** why the owners are not determined, in words; empty when they are */
  ownerGaps: readonly string[]
  /** whether nobody owns enough, and the directors stand in as senior managing officials */
  directorsStandIn?: boolean
  /** whether the introducer on whom the firm relies carries on business in a high-risk third country */
  isIntroducerAtRisk?: boolean
  hasSanctionsList: boolean
  /** the names on sanctions lists that nobody has cleared, and on lists of politically exposed persons that nobody has decided about */
  uncleared?: { sanctions: readonly string[]; pep: readonly string[] }
}

type Days = { today: IsoDate; proofMonths: number }

const point = (rule: FileRule, isOpen: boolean, reason: string): OpenPoint[] => (isOpen ? [{ rule, reason }] : [])

const names = (people: readonly { name: string }[]) => people.map(({ name }) => name).join(', ')

/** Who is on a sanctions list and not cleared, in words (SANC-4). */
export const unclearedText = (found: readonly string[]): string =>
  `On a sanctions list, and not cleared: ${found.join(', ')}.`

/** Who is on a list of politically exposed persons and not decided about, in words (SANC-4). */
export const undecidedText = (found: readonly string[]): string =>
  `On a list of politically exposed persons, and not decided: ${found.join(', ')}.`

const isBlank = (text: string | null | undefined) => !text?.trim()

const isIdentity = (today: IsoDate) => (document: IdentityDocument) =>
  !isProofOfAddress(document) &&
  !isBlank(document.type) &&
  !isBlank(document.number) &&
  !isBlank(document.certifiedBy) &&
  Boolean(document.certifiedOn && document.certifiedOn <= today) &&
  (document.issuedOn ?? '') <= (document.certifiedOn ?? '') &&
  (document.expiresOn ? document.expiresOn >= today : document.noExpiry === true)

const lacking = (identified: FileFacts['identified'], isAccepted: (document: IdentityDocument) => boolean) =>
  identified.filter(({ identityDocuments }) => !identityDocuments.some(isAccepted))

const peopleWithout = ({ identified }: FileFacts, { today, proofMonths }: Days) => ({
  unidentified: lacking(identified, isIdentity(today)),
  unproven: lacking(identified, isProofAccepted(today, proofMonths)),
})

/** The person whose paper is the first that is open: where staff begin. Null when none is open. */
export const concernedPeople = z.object({ identity: z.string().nullable(), address: z.string().nullable() })
export type ConcernedPeople = z.output<typeof concernedPeople>

/** Who lacks an identity document and a proof of address, the first of each by id (AML-16). */
export const firstConcerned = (facts: FileFacts, days: Days): ConcernedPeople => {
  const { unidentified, unproven } = peopleWithout(facts, days)
  return { identity: unidentified[0]?.personId ?? null, address: unproven[0]?.personId ?? null }
}

const peoplePoints = (facts: FileFacts, days: Days): OpenPoint[] => {
  const { identified } = facts
  const { proofMonths } = days
  const { unidentified, unproven } = peopleWithout(facts, days)
  return [
    ...point('identity', identified.length === 0, 'Nobody is named: no director, owner or person who instructs.'),
    ...point(
      'identity',
      unidentified.length > 0,
      `No identity document in date with type, number and who certified it when: ${names(unidentified)}.`,
    ),
    ...point(
      'address',
      unproven.length > 0,
      `No proof of address of the last ${proofMonths} months before it was certified: ${names(unproven)}.`,
    ),
  ]
}

const defaults: Readonly<Record<string, unknown>> = amlDefaults

/** Whether somebody has filled in an appendix: an entry beside the defaults that the form shows. */
export const isFilledIn = (form: AmlChanges, appendix: 'appendix3' | 'appendix4' | 'appendix6'): boolean =>
  Object.entries(form).some(
    ([name, value]) => name.startsWith(`${appendix}_`) && !isEmptyAnswer(value) && value !== defaults[name],
  )

const appendixPoints = ({ form }: FileFacts): OpenPoint[] => {
  const { appendix2_q6: isCompany, appendix2_q9: isRemote } = form
  const isMissing = (appendix: Parameters<typeof isFilledIn>[1]) => !isFilledIn(form, appendix)
  return [
    ...point(
      'appendix3',
      isCompany === false && isMissing('appendix3'),
      'Appendix 3 is not filled in: the client is an individual.',
    ),
    ...point(
      'appendix4',
      isCompany === true && isMissing('appendix4'),
      'Appendix 4 is not filled in: the client is a company.',
    ),
    ...point(
      'appendix6',
      isRemote === true && isMissing('appendix6'),
      'Appendix 6 is not filled in: the client is remote or overseas.',
    ),
  ]
}

const registerReason = ({ form, incorporatedOn }: FileFacts, today: IsoDate): string | undefined => {
  const { rbo_checked_on: checkedOn, rbo_extract: extract, rbo_discrepancy: hasDiscrepancy } = form
  const reportedOn = form.rbo_discrepancy_reported_on
  if (!checkedOn) return 'The register of beneficial owners was not looked at.'
  if (checkedOn > today)
    return `The day on which the register of beneficial owners was looked at, ${displayDate(checkedOn)}, is to come.`
  if (incorporatedOn && checkedOn < incorporatedOn)
    return `The register of beneficial owners was looked at on ${displayDate(checkedOn)}, before the company was incorporated.`
  if (isBlank(extract)) return 'There is no extract of the register of beneficial owners.'
  if (typeof hasDiscrepancy !== 'boolean')
    return 'Nobody says whether the register of beneficial owners has a discrepancy.'
  if (hasDiscrepancy && !reportedOn) return 'The discrepancy with the register of beneficial owners was not reported.'
  if (hasDiscrepancy && reportedOn && reportedOn > today)
    return `The day on which the discrepancy was reported, ${displayDate(reportedOn)}, is to come.`
  return undefined
}

const registerPoints = (facts: FileFacts, today: IsoDate): OpenPoint[] => {
  const isDue = facts.ownersEntryDueOn !== null && facts.ownersEntryDueOn <= today
  const reason = isDue ? registerReason(facts, today) : undefined
  return reason ? [{ rule: 'rbo', reason }] : []
}

const screeningPoints = ({ hasSanctionsList, uncleared = { sanctions: [], pep: [] } }: FileFacts): OpenPoint[] => [
  ...point('screening', !hasSanctionsList, 'No sanctions list is loaded: nobody was screened.'),
  ...point('screening', uncleared.sanctions.length > 0, unclearedText(uncleared.sanctions)),
  ...point('screening', uncleared.pep.length > 0, undecidedText(uncleared.pep)),
]

const approvalReason = (
  { form, approver, relationshipBeganOn, isSigned }: FileFacts,
  today: IsoDate,
): string | undefined => {
  const { enhanced_approved_by: by, enhanced_approved_on: on } = form
  if (!by) return 'Senior management has not approved.'
  if (!approver?.isSenior) return `${by.user_name} is neither AML officer nor administrator, and cannot approve.`
  if (!on) return 'The day of the approval is missing.'
  if (on > today) return `The day of the approval, ${displayDate(on)}, is to come.`
  if (!isSigned && relationshipBeganOn && on > relationshipBeganOn)
    return `The approval of ${displayDate(on)} came after the relationship began on ${displayDate(relationshipBeganOn)}.`
  return undefined
}

const enhancedPoints = (facts: FileFacts, today: IsoDate): OpenPoint[] => {
  if (!facts.isEnhanced) return []
  const { form } = facts
  const approval = approvalReason(facts, today)
  return [
    ...point(
      'sourceOfWealth',
      isBlank(form.enhanced_source_of_wealth),
      'Enhanced measures: the source of wealth is missing.',
    ),
    ...point(
      'sourceOfFunds',
      isBlank(form.enhanced_source_of_funds),
      'Enhanced measures: the source of funds is missing.',
    ),
    ...point('approval', approval !== undefined, approval ?? ''),
    ...point('monitoring', isBlank(form.enhanced_monitoring), 'Enhanced measures: the further monitoring is missing.'),
  ]
}

const stepsReason = ({ form, ownerGaps, directorsStandIn }: FileFacts, today: IsoDate): string | undefined => {
  // Who owns the company is asked for first.
  if (!directorsStandIn || ownerGaps.length > 0) return undefined
  if (isBlank(form.rbo_steps))
    return 'Nobody owns enough, and the directors stand in as senior managing officials: the steps taken to find the owners are not recorded.'
  if (!form.rbo_steps_on) return 'The day up to which steps were taken to find the owners is missing.'
  return form.rbo_steps_on > today
    ? `The day up to which steps were taken to find the owners, ${displayDate(form.rbo_steps_on)}, is to come.`
    : undefined
}

/**
 * What a file lacks before it may be signed, in the order of the rules; [] when nothing (AML-18). Criminal Justice (Money Laundering and
 * Terrorist Financing) Act 2010, s. 33, 35, 37, 39 and 40.
 */
export const findOpenPoints = (facts: FileFacts, days: Days): OpenPoint[] => {
  const { form, ownerGaps } = facts
  const steps = stepsReason(facts, days.today)
  const answered = answeredQuestions(form)
  return [
    ...point(
      'answers',
      answered < riskQuestions.length,
      `${answered} of ${riskQuestions.length} questions are answered.`,
    ),
    ...peoplePoints(facts, days),
    ...appendixPoints(facts),
    ...registerPoints(facts, days.today),
    ...point('rbo', steps !== undefined, steps ?? ''),
    ...ownerGaps.map((reason): OpenPoint => ({ rule: 'owners', reason })),
    ...screeningPoints(facts),
    ...enhancedPoints(facts, days.today),
    ...relianceGaps(form, facts.isIntroducerAtRisk ?? false, days.today).map((reason): OpenPoint => ({
      rule: 'reliance',
      reason,
    })),
  ]
}
