import { addMonths, displayDate, type IsoDate } from '../shared/iso-date.ts'
import type { Person, PersonChanges } from './person.ts'

/** For how many months after the office a politically exposed person stays one at least (AML-28; Criminal Justice Act 2010, s. 37). */
const MONTHS_AFTER_OFFICE = 12

type Mark = Pick<Person, 'pep' | 'pepLeftOfficeOn'>

/** The first day on which the mark of somebody who left office may end; null while the day of leaving is not known. */
export const pepMarkEndsFrom = ({ pepLeftOfficeOn }: Pick<Mark, 'pepLeftOfficeOn'>): IsoDate | null =>
  pepLeftOfficeOn && addMonths(pepLeftOfficeOn, MONTHS_AFTER_OFFICE)

/** Whether a save ends the mark of a politically exposed person. */
export const endsPepMark = (before: Pick<Mark, 'pep'>, after: { pep?: boolean | undefined }): boolean =>
  before.pep && after.pep === false

/** Why a mark may not end on a day; undefined when it may, as where nobody says that there was an office (AML-28). */
export const pepMarkProblem = (before: Mark, sent: PersonChanges, today: IsoDate): string | undefined => {
  if (!endsPepMark(before, sent)) return undefined
  const { pepLeftOfficeOn = before.pepLeftOfficeOn } = sent
  const from = pepMarkEndsFrom({ pepLeftOfficeOn })
  return from !== null && from > today
    ? `Who left office on ${displayDate(pepLeftOfficeOn ?? '')} stays a politically exposed person until ${displayDate(from)} at least.`
    : undefined
}

/** What a save of the mark changes besides: somebody who is marked again has no decision that ended the mark. */
export const pepMarkChanges = (sent: PersonChanges): Pick<PersonChanges, 'pepEndReason'> =>
  sent.pep === true ? { pepEndReason: null } : {}
