import type { Office } from '../filings/filing-event.ts'
import { type Meeting, type OfficerChange, officerChangeOf, type StrikeOffGround } from './paper-choices.ts'
import type { FieldName, FieldValues } from './paper-fields.ts'
import type { When } from './paper.ts'
import { officeNamed } from './office-texts.ts'

/** Whether somebody has filled a field. */
export const isKnown = (value: string | number | null | undefined): value is string | number =>
  typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined

/** Printed where all of these fields have a value. */
export const whenKnown =
  (...names: FieldName[]): When =>
  (values) =>
    names.every((name) => isKnown(values[name]))

export const not =
  (condition: When): When =>
  (values) =>
    !condition(values)

/** Printed for one ground of a voluntary strike-off. */
export const whenGround =
  (ground: StrikeOffGround): When =>
  ({ strikeOffGround }) =>
    (strikeOffGround ?? 'ceased') === ground

/** Printed for one kind of meeting. */
export const whenMeeting =
  (...wanted: Meeting[]): When =>
  ({ meetingOf }) =>
    wanted.some((meeting) => meeting === (meetingOf ?? 'board'))

/** Printed for one kind of change of an officer. */
export const whenChange =
  (wanted: OfficerChange): When =>
  ({ change }) =>
    officerChangeOf(change) === wanted

/** Printed for one office. */
export const whenOffice =
  (office: Office): When =>
  ({ personRole }) =>
    officeNamed(personRole) === office

/** Printed where the chair of a meeting of members is taken by somebody who is no member. */
export const isChairNoMember: When = ({ chairperson, members }) => {
  if (!isKnown(chairperson)) return false
  const [name = ''] = String(chairperson).split(', ')
  return !String(members ?? '')
    .split(', ')
    .includes(name)
}

/** The day of the change that a decision is about: of an officer, or of the office. */
export const dayOfChange = ({ changedOn, effectiveOn }: FieldValues) => changedOn ?? effectiveOn ?? null

/** Whether something is decided only after its day: such a decision ratifies what was done (DOC-8). */
export const isDecidedLate: When = (values) => {
  const { decidedOn } = values
  const day = dayOfChange(values)
  return typeof decidedOn === 'string' && typeof day === 'string' && decidedOn > day
}

/**
 * What is paid on each share, in euro, the premium apart; null while it is not known. An amount above the nominal value, and not above
 * that of all shares together, is what was paid on all of them (DOC-9).
 */
export const paidPerShare = ({ amountPaid, shareNominal, shareNumber }: FieldValues): number | null => {
  if (typeof amountPaid !== 'number') return null
  if (typeof shareNominal !== 'number' || typeof shareNumber !== 'number') return amountPaid
  const isTotal = amountPaid > shareNominal && shareNumber > 1 && amountPaid <= shareNominal * shareNumber
  return isTotal ? amountPaid / shareNumber : amountPaid
}

/** Whether shares are fully paid; undefined while it is not known. */
export const isFullyPaid = (values: FieldValues): boolean | undefined => {
  const paid = paidPerShare(values)
  return paid === null || typeof values.shareNominal !== 'number' ? undefined : paid >= values.shareNominal
}
