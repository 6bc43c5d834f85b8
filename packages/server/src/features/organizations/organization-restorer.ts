import { amlLists } from '@registrar/domain/aml/aml-form'
import { organizationChanges } from '@registrar/domain/organizations/organization'
import { changedFields, type FieldChanges } from '#platform/commands/change-log'
import { oldValues, type RecordRestorer, restoreRefused, restoreRecord } from '#platform/commands/restore-record'
import type { OnArdMoved } from './annual-returns/on-ard-moved.ts'
import { removeOrganization, updateOrganization } from './organizations.commands.ts'
import { organizationRecord } from './organizations.row.ts'

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

// Only the answers that the change changed go back; those that it added become empty again.
const withEmptiedAnswers = ({ aml, ...fields }: FieldChanges): FieldChanges => {
  if (!aml) return fields

  const [before, after] = aml
  const old = new Map<string, unknown>(Object.entries(objectOf(before)))
  const changed = changedFields(objectOf(after), objectOf(before))
  const added = Object.keys(objectOf(after)).filter((answer) => !old.has(answer))
  const emptied = [...Object.keys(changed), ...added].map((answer) => [
    answer,
    old.get(answer) ?? (amlLists.has(answer) ? [] : null),
  ])
  return { ...fields, aml: [Object.fromEntries(emptied), after] }
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
      ...(fields.aml && { aml: [objectOf(fields.aml[0]), fields.aml[1]] as const satisfies [unknown, unknown] }),
    })
  },
  restore: (tx, id, { session }) => restoreRecord(tx, organizationRecord, id, session),
  remove: (tx, id, { session }) => removeOrganization(tx, id, session),
})
