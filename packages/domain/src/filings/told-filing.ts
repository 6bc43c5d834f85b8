import { displayDate, type IsoDate } from '../shared/iso-date.ts'
import type { ClosingDays } from '../working-days/working-days.ts'
import { dueOn, legalDay } from './filing-days.ts'
import { type CompanyOfEvent, kindOfBranch, type NoFiling, whyNoFiling } from './filing-event.ts'
import { filingKindOf, type FilingKind } from './filing-kinds.ts'

/** The company of an event, as a dialog knows it. */
export type ToldCompany = CompanyOfEvent & { isBranch: boolean }

const NONE = 'nothing is to be filed'

const reasons: Record<NoFiling, string> = {
  beingFormed: `${NONE} of a company that is being formed.`,
  ofForm: `${NONE} of what Form A1 says.`,
  old: `${NONE} of what is more than a year old when it is entered.`,
  struckOff: `${NONE} of a company that was struck off or dissolved.`,
}

type Day = { today: IsoDate; closingDays?: ClosingDays | undefined }

/**
 * Says before a save which filing it makes of what happened on a day, 'B10 to be filed by 16/11/2026.', or why it makes none (FIL-7). A
 * company that is not known yet is taken for one that files.
 */
export const toldFiling = (
  kind: FilingKind,
  on: IsoDate,
  company: ToldCompany | undefined,
  { today, closingDays }: Day,
): string => {
  const why = company && whyNoFiling(on, company, today)
  if (why) return reasons[why]
  const told = company?.isBranch ? kindOfBranch(kind) : kind
  if (!told) return `${NONE} of a branch.`
  const due = legalDay({ dueOn: dueOn(told, on) ?? on, moves: filingKindOf(told).moves }, closingDays)
  return `${told} to be filed by ${displayDate(due)}.`
}
