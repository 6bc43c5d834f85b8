import { addMonths, type IsoDate } from '../shared/iso-date.ts'

/** A directorship of somebody in another company. */
export type Directorship = { name: string; appointed: IsoDate | null; ceased: IsoDate | null }

/** What papers and registers say of a person or of a company. A company has no birth, nationality or number of a person. */
export type Particulars = {
  isCompany: boolean
  name?: string
  birth: IsoDate | null
  nationality: string | null
  address: string | null
  /** whether the address is in the European Economic Area; null or absent where its country is not known */
  isInEea?: boolean | null
  /** the registered number of a company */
  cro?: string | null
  pps: string | null
  ipn: string | null
  rboNumber: string | null
  /** null or absent while nobody has been asked */
  occupation?: string | null
  formerNames?: string | null
  otherDirectorships?: readonly Directorship[] | null
  /** those in companies of ours, whatever the person has told */
  ourDirectorships?: readonly Directorship[]
  /** the register in which a company is entered */
  registerName?: string | null
  /** the addresses of before, the latest first, each with the day on which it was left */
  formerAddresses?: readonly FormerAddress[]
}

type FormerAddress = { address: string; until: IsoDate }

/** The register in which a company is entered. The numbers of the CRO have up to six digits: a company with such a number is entered there. */
export const registerNameOf = ({ registerName, cro }: Pick<Particulars, 'registerName' | 'cro'>): string | null =>
  registerName ?? (/^\d{4,6}$/.test(cro ?? '') ? 'Companies Registration Office' : null)

const YEARS_BACK = 5

/** The directorships that a register of a day has: those held on it, or within the five years before (s. 149(3)). */
export const directorshipsOn = (directorships: readonly Directorship[], day: IsoDate): Directorship[] => {
  const since = addMonths(day, -12 * YEARS_BACK)
  return directorships.filter(
    ({ appointed, ceased }) => (appointed === null || appointed <= day) && (ceased === null || ceased > since),
  )
}
