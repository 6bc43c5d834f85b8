import { saysTheSame } from '../people/changed-particulars.ts'
import { valuesBefore } from '../registers/value-of-day.ts'
import { addMonths, type IsoDate, isIsoDate } from '../shared/iso-date.ts'
import { isKnown } from './paper-conditions.ts'
import type { FieldName, GivenValues } from './paper-fields.ts'
import type { ChangeableField, FieldChange, PaperRecord } from './paper-record.ts'

const newValueFields = {
  name: 'newName',
  address: 'newAddress',
  financialYearEnd: 'newYearEnd',
} as const satisfies Record<ChangeableField, FieldName>

const changeable = Object.keys(newValueFields) as ChangeableField[]

/**
 * The recent change of the record that a paper tells of; undefined where there is none, and where staff give another new value: they
 * prepare the next change (DOC-3). Another spelling of the new value is no other change.
 */
export const changeTold = (
  field: ChangeableField,
  { recentChanges }: Pick<PaperRecord, 'recentChanges'>,
  values: GivenValues = {},
): FieldChange | undefined => {
  const given = values[newValueFields[field]]
  const change = recentChanges[field]
  return change && isKnown(given) && !saysTheSame(String(given), change.to) ? undefined : change
}

/**
 * The day since which the record has had the new name or year end that a paper decides on. The decision was taken before it, or on it:
 * nobody has entered when (DOC-8). A move has its own day.
 */
export const recordedSince = (
  prints: readonly FieldName[],
  record: Pick<PaperRecord, 'recentChanges'>,
  values: GivenValues | undefined,
): IsoDate | undefined =>
  changeable
    .filter((field) => field !== 'address' && prints.includes(newValueFields[field]))
    .map((field) => changeTold(field, record, values)?.changedOn)
    .find(Boolean)

const dayOr = (given: string | number | null | undefined, otherwise: IsoDate): IsoDate =>
  isIsoDate(String(given ?? '')) ? String(given) : otherwise

/**
 * The old and the new values of a change. After the record has changed, a paper describes that change. Before, the record has only the
 * old value: staff give the new one.
 */
export const changeValues = (record: PaperRecord, { today, values = {} }: { today: IsoDate; values?: GivenValues }) => {
  const { organization, recentChanges } = record
  const name = changeTold('name', record, values)
  const address = changeTold('address', record, values)
  const financialYearEnd = changeTold('financialYearEnd', record, values)

  return {
    oldName: name?.from ?? recentChanges.name?.to ?? organization.name,
    newName: name?.to ?? null,
    oldAddress: address?.from ?? recentChanges.address?.to ?? organization.address,
    newAddress: address?.to ?? null,
    oldYearEnd: financialYearEnd ? financialYearEnd.from : organization.financialYearEnd,
    newYearEnd: financialYearEnd?.to ?? null,
    effectiveOn: address?.changedOn ?? dayOr(values.decidedOn, today),
  }
}

const MONTHS_OF_YEAR = 12

/** The names and offices that the company had in the last year and has no longer: an advertisement of a strike-off names them; null where none is known. */
export const formerOfYear = ({ datedChanges }: Pick<PaperRecord, 'datedChanges'>, today: IsoDate): string | null => {
  if (!datedChanges) return null
  const former = [datedChanges.name, datedChanges.address].flatMap((changes) => valuesBefore(changes, today))
  const since = addMonths(today, -MONTHS_OF_YEAR)
  return [...new Set(former.filter(({ until }) => until > since).map(({ value }) => value))].join('; ') || null
}
