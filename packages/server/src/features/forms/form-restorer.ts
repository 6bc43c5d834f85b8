import { formChanges } from '@registrar/domain/forms/form'
import { oldValues, type RecordRestorer, restoreRecord } from '#platform/commands/restore-record'
import { removeForm, updateForm } from './forms.commands.ts'
import { formRecord } from './forms.row.ts'

/** How a form comes back from the bin and from its history. */
export const formRestorer: RecordRestorer = {
  kind: formRecord,
  putBack: (tx, id, fields, { session }) => updateForm(tx, id, oldValues(formChanges, fields), session),
  restore: (tx, id, { session }) => restoreRecord(tx, formRecord, id, session),
  remove: (tx, id, { session }) => removeForm(tx, id, session),
}
