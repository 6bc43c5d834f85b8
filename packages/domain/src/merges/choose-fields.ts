import { organizationFieldTable } from '../organizations/organization-fields.ts'
import { personFieldTable } from '../people/person-fields.ts'
import { readEmailAddresses } from '../shared/email-address.ts'
import type { Field, Fields } from '../shared/field.ts'
import { isSameValue } from '../shared/same-value.ts'
import type { MergeChoice, MergedRecordType } from './merge.ts'

// Files and further addresses are always united, and what only the change log has is not chosen.
const isUnited = ({ kind }: Field) => kind === 'files' || kind === 'emailAddresses'

const keptFields = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => ((field.schema || field.column) && !isUnited(field) ? [name] : []))

const tables: Record<MergedRecordType, Fields> = { organization: organizationFieldTable, person: personFieldTable }

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

/** Whether a merge can keep the values of both records in a field: long texts, and the address, of which one goes to `otherMails` (MERGE-2). */
export const canKeepBoth = (recordType: MergedRecordType, field: string): boolean =>
  field === 'mail' || tables[recordType][field]?.isLong === true

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Two long texts one after the other; undefined where they are too long together. */
export const bothTexts = (
  recordType: MergedRecordType,
  field: string,
  [keep, merge]: readonly [unknown, unknown],
): string | undefined => {
  const both = [keep, merge].map(textOf).filter(Boolean).join('\n\n')
  return tables[recordType][field]?.schema?.safeParse(both).success === true ? both : undefined
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** The further addresses of a merged record: those of both, and the address that does not stay where both are kept. */
export const unitedMails = (keep: Values, merge: Values, mailChoice: MergeChoice | undefined): string[] => {
  const stays = mailChoice === 'merge' ? merge['mail'] : keep['mail']
  const main = new Set(readEmailAddresses(textOf(stays)).addresses.map((one) => one.toLowerCase()))
  const second = mailChoice === 'both' ? readEmailAddresses(textOf(merge['mail'])).addresses : []
  const all = [...listOf(keep['otherMails']), ...listOf(merge['otherMails']), ...second]
  return [...new Set(all.map((one) => one.toLowerCase()))].filter((one) => !main.has(one))
}

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
