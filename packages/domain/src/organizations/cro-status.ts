import { addDays, type IsoDate } from '../shared/iso-date.ts'

/** The state of a company on the register of the CRO (ORG-34). */
export const croStatuses = [
  'normal',
  'strikeOffListed',
  'liquidation',
  'receivership',
  'dissolved',
  'restored',
] as const
export type CroStatus = (typeof croStatuses)[number]

const DAYS_OF_LETTER = 28

/**
 * The last day to put right what a company is listed for strike-off for: 28 days after the letter, or after the notice in the
 * Gazette (ORG-36; Companies Act 2014, s. 728, 730). A weekend does not move it: the safer reading.
 */
export const strikeOffDay = (listedOn: IsoDate): IsoDate => addDays(listedOn, DAYS_OF_LETTER)

/** The states as the register and the screens name them. */
export const croStatusLabels: Record<CroStatus, string> = {
  normal: 'Normal',
  strikeOffListed: 'Strike off listed',
  liquidation: 'Liquidation',
  receivership: 'Receivership',
  dissolved: 'Dissolved',
  restored: 'Restored',
}

/** What staff and the CRO say of where a company stands. */
export type CompanyState = { creationStatus: string | null; croStatus?: CroStatus | null }

/**
 * Whether a company is over: dissolved on the register of the CRO, or marked as struck off while nobody has said what that register
 * says. One that is only listed, or that was restored, is not (ORG-36).
 */
export const isStruckOff = ({ creationStatus, croStatus }: CompanyState): boolean =>
  croStatus === 'dissolved' || (creationStatus === 'STRIKE_OFF' && !croStatus)
