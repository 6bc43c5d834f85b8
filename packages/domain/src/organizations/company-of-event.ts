import type { ToldCompany } from '../filings/told-filing.ts'
import type { IsoDate } from '../shared/iso-date.ts'
import { type CompanyType, guessCompanyType } from './company-type.ts'
import { type CroStatus, isStruckOff } from './cro-status.ts'

/** The fields of a company that say whether what happens to it is filed. */
type CompanyFacts = {
  name: string
  incorporationDate: IsoDate | null
  creationStatus: string | null
  companyType?: CompanyType | null | undefined
  croStatus?: CroStatus | null | undefined
}

/** A company as the rules of filings read it: whether it is a branch, and whether it is over (FIL-7, ORG-36). */
export const companyOfEvent = ({
  name,
  incorporationDate,
  creationStatus,
  companyType,
  croStatus = null,
}: CompanyFacts): ToldCompany => ({
  incorporationDate,
  creationStatus,
  isBranch: (companyType ?? guessCompanyType(name)) === 'BRANCH',
  isStruckOff: isStruckOff({ creationStatus, croStatus }),
})
