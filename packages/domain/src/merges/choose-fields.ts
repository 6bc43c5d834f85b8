import { organizationFieldTable } from '../organizations/organization-fields.ts'
import { personFieldTable } from '../people/person-fields.ts'
import type { Fields } from '../shared/field.ts'
import { isSameValue } from '../shared/same-value.ts'
import type { MergeChoice, MergedRecordType } from './merge.ts'

// Files are always united, and what only the change log has is not chosen.
const keptFields = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, { schema, column, kind }]) =>
    (schema || column) && kind !== 'files' ? [name] : [],
  )

const chosenFields: Record<MergedRecordType, readonly string[]> = {
  organization: keptFields(organizationFieldTable),
  person: keptFields(personFieldTable),
}

// Fields that are taken from the same record as another field in which the two differ, unless the caller chooses.
const TAKEN_WITH: Readonly<Record<string, string>> = {
  countedNextAr: 'nextArReminder',
  status: 'nextArReminder',
  hasOneName: 'lastName',
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && Object.values(value).every((part) => part === null))

type Values = Readonly<Record<string, unknown>>

export type DifferingField = { field: string; keep: unknown; merge: unknown; choice: MergeChoice }

/** Whether a field may be chosen in a merge. */
export const isChoosable = (recordType: MergedRecordType, field: string): boolean =>
  field === 'attachedFiles' || chosenFields[recordType].includes(field)

/**
 * The fields in which two records differ, each with the record whose value is taken: the one that the caller chose, else
 * `keep`, unless only `merge` has a value (MERGE-2).
 */
export const differingFields = (
  recordType: MergedRecordType,
  keep: Values,
  merge: Values,
  choices: Readonly<Record<string, MergeChoice>> = {},
): DifferingField[] => {
  const choiceOf = (field: string): MergeChoice =>
    choices[field] ?? (isEmpty(keep[field]) && !isEmpty(merge[field]) ? 'merge' : 'keep')

  const differs = (field: string): boolean => !isSameValue(keep[field], merge[field])
  const decidingField = (field: string): string => {
    const other = TAKEN_WITH[field]
    return other !== undefined && differs(other) ? other : field
  }

  return chosenFields[recordType].filter(differs).map((field) => ({
    field,
    keep: keep[field],
    merge: merge[field],
    choice: choices[field] ?? choiceOf(decidingField(field)),
  }))
}
