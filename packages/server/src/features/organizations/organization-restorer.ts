import { amlLists } from '@registrar/domain/aml/aml-form'
import { organizationChanges } from '@registrar/domain/organizations/organization'
import type { FieldChanges } from '#platform/commands/change-log'
import { answersOf, changedAnswers } from '#platform/commands/net-changes'
import { oldValues, type RecordRestorer, restoreRefused, restoreRecord } from '#platform/commands/restore-record'
import type { OnArdMoved } from './annual-returns/on-ard-moved.ts'
import { removeOrganization, updateOrganization } from './organizations.commands.ts'
import { organizationRecord } from './organizations.row.ts'

// Only the answers that the change changed go back; those that it added become empty again.
const withEmptiedAnswers = ({ aml, ...fields }: FieldChanges): FieldChanges => {
  if (!aml) return fields

  const old = Object.entries(changedAnswers(aml)).map(([answer, [before]]) => [
    answer,
    before ?? (amlLists.has(answer) ? [] : null),
  ])
  return { ...fields, aml: [Object.fromEntries(old), aml[1]] }
}

/** Reasons explain the date beside them in the history; they are not put back. */
const REASONS = new Set(['nextArReason', 'B1B73Reason'])

const withoutReasons = (fields: FieldChanges): FieldChanges =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !REASONS.has(field)))

const REGISTER = 'The history does not put the register of annual returns back. Correct it on the Accounting tab.'

/** How an organization comes back from the bin and from its history. `onArdMoved`: as for its routes. */
export const organizationRestorer = (onArdMoved: OnArdMoved): RecordRestorer => ({
  kind: organizationRecord,
  computed: new Set(['nextArReminder', 'countedNextAr', 'aml.appendix2_total_score', 'aml.appendix2_risk_level']),
  putBack: async (tx, id, logged, { session }) => {
    const fields = withoutReasons(logged)
    if (Object.keys(fields).join() === 'annualReturns') throw restoreRefused(REGISTER)
    const body = oldValues(organizationChanges, withEmptiedAnswers(fields))

    return updateOrganization(tx, id, body, session, onArdMoved, {
      ...fields,
      ...(fields.aml && { aml: [answersOf(fields.aml[0]), fields.aml[1]] as const satisfies [unknown, unknown] }),
    })
  },
  restore: (tx, id, { session }) => restoreRecord(tx, organizationRecord, id, session),
  remove: (tx, id, { session }) => removeOrganization(tx, id, session),
})
