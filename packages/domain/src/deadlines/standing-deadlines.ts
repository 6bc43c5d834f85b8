import { type CroStatus, strikeOffDay } from '../organizations/cro-status.ts'
import type { IsoDate } from '../shared/iso-date.ts'
import { type Deadline, earlierOf } from './deadline.ts'

const standing = (subject: string, legalDate: IsoDate | null): Deadline[] =>
  earlierOf({ kind: 'STANDING', subject, houseDate: null, legalDate })

/** How a company stands: its state on the register of the CRO, and what replaces a director resident in the EEA. */
export type CompanyStanding = {
  croStatus?: CroStatus | null
  croStatusOn?: IsoDate | null
  /** it has itself applied to be struck off */
  hasAppliedForStrikeOff?: boolean
  bondUntil?: IsoDate | null
  realLinkCertificateUntil?: IsoDate | null
}

/** The end of the time to put right what a company is listed for strike-off for, and of its bond or certificate (DUE-12). */
export const standingDeadlines = (company: CompanyStanding): Deadline[] => {
  const { croStatus, croStatusOn, hasAppliedForStrikeOff, bondUntil = null, realLinkCertificateUntil = null } = company
  const isListed = croStatus === 'strikeOffListed' && !hasAppliedForStrikeOff
  return [
    ...standing(
      'Listed for strike-off: file what is missing',
      isListed && croStatusOn ? strikeOffDay(croStatusOn) : null,
    ),
    ...standing('Bond in place of an EEA director ends', bondUntil),
    ...standing('Certificate of a real link ends', realLinkCertificateUntil),
  ]
}
