import type { ToldCompany } from '../filings/told-filing.ts'
import type { FollowUpEntry } from '../follow-ups/follow-up-entry.ts'
import { isBeingIncorporated } from '../follow-ups/follow-up-rules.ts'
import type { IsoDate } from '../shared/iso-date.ts'
import { type CompanyType, guessCompanyType } from './company-type.ts'
import { type CroStatus, isStruckOff } from './cro-status.ts'

/** The fields of a company that say whether what happens to it is filed. */
type CompanyFacts = {
  name: string
  cro: string | null
  incorporationDate: IsoDate | null
  creationStatus: string | null
  companyType?: CompanyType | null | undefined
  croStatus?: CroStatus | null | undefined
  /** whether its Incorporation runs, and the certificate has not come */
  isBeingIncorporated: boolean
}

// Only the day of incorporation is certain. A company with a CRO number, or whose creation is completed, exists without it.
const isBeingFormed = ({ incorporationDate, cro, creationStatus, ...facts }: CompanyFacts): boolean =>
  incorporationDate === null &&
  (creationStatus === 'IN_PROGRESS' ||
    (facts.isBeingIncorporated && !cro && (creationStatus === null || creationStatus === 'LATE')))

/** A company as the rules of filings read it: whether it is being formed, is a branch, and is over (FIL-7, ORG-36). */
export const companyOfEvent = (facts: CompanyFacts): ToldCompany => {
  const { name, incorporationDate, creationStatus, companyType, croStatus = null } = facts
  return {
    incorporationDate,
    isBeingFormed: isBeingFormed(facts),
    isBranch: (companyType ?? guessCompanyType(name)) === 'BRANCH',
    isStruckOff: isStruckOff({ creationStatus, croStatus }),
  }
}

/** The same of a whole organization, whose active follow-ups say whether its Incorporation runs. */
export const organizationOfEvent = (
  organization: Omit<CompanyFacts, 'isBeingIncorporated'> & { followUps: readonly FollowUpEntry[] },
): ToldCompany => companyOfEvent({ ...organization, isBeingIncorporated: isBeingIncorporated(organization.followUps) })
