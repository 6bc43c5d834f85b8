import { amlLists, computedAnswers } from '@registrar/domain/aml/aml-form'
import { organizationChanges } from '@registrar/domain/organizations/organization'
import type { FieldChanges } from '#platform/commands/change-log'
import { changedAnswers } from '#platform/commands/net-changes'
import { oldValues, type RestoreContext } from '#platform/commands/restore-record'
import type { Tx } from '#platform/database/database'
import type { OnArdMoved } from './annual-returns/on-ard-moved.ts'
import { updateOrganization } from './organizations.commands.ts'

// Only the answers that the change changed go back; those that it added are emptied, and then go.
const withEmptiedAnswers = ({ aml, ...fields }: FieldChanges): FieldChanges => {
  if (!aml) return fields

  const old = Object.entries(changedAnswers(aml)).map(([answer, [before]]) => [
    answer,
    before ?? (amlLists.has(answer) ? [] : null),
  ])
  return { ...fields, aml: [Object.fromEntries(old), aml[1]] }
}

const addedAnswers = ({ aml }: FieldChanges): ReadonlySet<string> =>
  new Set(
    aml
      ? Object.keys(changedAnswers(aml)).filter(
          (answer) => !computedAnswers.includes(answer) && !(answer in Object(aml[0])),
        )
      : [],
  )

/** Reasons explain the date beside them in the history; they are not put back. */
export const organizationReasons: ReadonlySet<string> = new Set(['nextArReason', 'B1B73Reason'])

const withoutReasons = (fields: FieldChanges): FieldChanges =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !organizationReasons.has(field)))

/** Writes old values of an organization. `onArdMoved`: as for its routes. */
export const writeOldOrganizationValues =
  (onArdMoved: OnArdMoved) =>
  (tx: Tx, id: string, fields: FieldChanges, { session, today }: RestoreContext): Promise<unknown> =>
    updateOrganization(
      tx,
      id,
      { ...oldValues(organizationChanges, withEmptiedAnswers(withoutReasons(fields))), isCorrection: true },
      session,
      { onArdMoved, addedAnswers: addedAnswers(fields), today, allowsDaysAhead: true },
    )
