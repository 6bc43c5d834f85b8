import type { DiligenceReason } from '../aml/enhanced-diligence.ts'
import type { FileRule, OpenPoint } from '../aml/file-gaps.ts'
import type { RiskLevel } from '../aml/risk-score.ts'
import type { ReviewCycle, ReviewedCompany } from '../deadlines/review-deadlines.ts'
import type { LinkRole } from '../shared/link-roles.ts'
import type { FiledReturn } from '../filings/late-returns.ts'
import type { RunningReturn } from '../filings/return-days.ts'
import type { CompanyType } from '../organizations/company-type.ts'
import type { CroStatus } from '../organizations/cro-status.ts'
import type { OwnerThreshold } from '../ownership/owner-threshold.ts'
import type { IsoDate } from '../shared/iso-date.ts'
import type { ClosingDays } from '../working-days/working-days.ts'

/** Somebody who is an officer or a member of a company today, or for whom a member holds its shares. */
export type ComplianceParty = {
  name: string
  /** a company: another organization, or a legal person that is one */
  isCompany: boolean
  roles: readonly LinkRole[]
  /** what it owns of the company directly or through a nominee, in percent; a nominee owns nothing of it */
  percentage: number
  birth: IsoDate | null
  /** the country of residence as it was typed */
  country: string | null
  /** whether a PPS, RBO or Identified Person Number is known */
  hasNumber: boolean
  identityDocuments: readonly {
    type?: string | null
    expiresOn: IsoDate | null
    noExpiry?: boolean | null | undefined
  }[]
  /** the day on which the person last ceased to be a director of the company; null for one who is or never was */
  directorUntil?: IsoDate | null
  /** how many companies the person directs, this one included */
  directorships: number
}

/** A change of the B1B73; `ard` is the Next AR that it moved, null when the change log does not say. */
export type B1B73Change = { from: IsoDate | null; to: IsoDate | null; ard: IsoDate | null }

/** What the compliance rules read of an anti-money-laundering file. */
export type AmlFacts = {
  level: RiskLevel | null
  answered: number
  /** the day on which the thirteen answers were last complete */
  completedOn: IsoDate | null
  /** what has changed since the file was signed (AML-22) */
  changed?: ReviewedCompany['changed']
  enhanced: readonly DiligenceReason[]
  /** the fields of enhanced due diligence that are empty */
  missingMeasures: readonly string[]
  isSigned: boolean
  /** names that are on a sanctions list and that nobody has cleared */
  sanctionsHits: readonly string[]
  /** names on a list of politically exposed persons, about which nobody has decided */
  undecidedPeps?: readonly string[]
  /** what signing would say (AML-18) */
  open?: readonly OpenPoint[]
  /** the rules that were accepted as open, with a reason, when the latest version was signed (AML-18) */
  acceptedOpen?: readonly FileRule[]
}

/** A company as the compliance rules read it on one day. */
export type ComplianceFacts = {
  /** why the rules no longer apply to the company; null while they do */
  ended: 'struckOff' | 'relationshipEnded' | null
  /** as confirmed by staff, else as the name says; null when neither says */
  companyType: CompanyType | null
  incorporationDate: IsoDate | null
  firstAr: IsoDate | null
  /** the first annual return is done */
  status: boolean
  nextArReminder: IsoDate | null
  countedNextAr: IsoDate | null
  B1B73: IsoDate | null
  /** the day on which the CRO received the B1B73; null while it is not said (AR-21) */
  B1B73FiledOn?: IsoDate | null
  earlierB1B73s?: readonly IsoDate[]
  bondUntil: IsoDate | null
  realLinkCertificateUntil?: IsoDate | null
  croStatus?: CroStatus | null
  croStatusOn?: IsoDate | null
  hasAppliedForStrikeOff?: boolean
  rbo: boolean
  parties: readonly ComplianceParty[]
  /** the parts of all members together, in percent */
  sharesTotal: number
  memberCount: number
  filedReturns: readonly FiledReturn[]
  /**
   * the return that is due, with its annual return date; null without one, or once it is filed. `isSentBack`: it was filed, sent back and not
   * corrected in time (FIL-5)
   */
  runningReturn: (RunningReturn & { ard: IsoDate; isFirst: boolean; isSentBack?: boolean }) | null
  financialYearEnd: IsoDate | null
  lastAnnexedYearEnd: IsoDate | null
  isInGroup: boolean
  /** oldest first */
  b1b73Changes: readonly B1B73Change[]
  aml: AmlFacts
}

/** The day of the check, and what the firm may configure. */
export type ComplianceDay = {
  today: IsoDate
  closingDays: ClosingDays
  reviewCycle: ReviewCycle
  ownerThresholds: readonly OwnerThreshold[]
}
