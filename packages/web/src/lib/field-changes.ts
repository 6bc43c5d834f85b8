import { isSameValue } from '@registrar/domain/shared/same-value'

type Fields = Record<string, unknown>

/** The fields of `after` whose values differ from those of `before`. */
export const changedFields = <V extends Fields>(before: V, after: V): Partial<V> =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => !isSameValue(value, before[name]))) as Partial<V>

export const hasChanges = <V extends object>(before: V, after: V): boolean =>
  Object.keys(changedFields(before as Fields, after as Fields)).length > 0

/** The fields with null instead of empty text: a call writes an empty field as null. */
export const emptyTextAsNull = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value]))
