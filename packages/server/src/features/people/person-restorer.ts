import { personChanges } from '@registrar/domain/people/person'
import { oldValues, type RecordRestorer, restoreRecord } from '#platform/commands/restore-record'
import { removePerson, updatePerson } from './people.commands.ts'
import { personRecord } from './people.row.ts'

/** How a person comes back from the bin and from its history. */
export const personRestorer: RecordRestorer = {
  kind: personRecord,
  putBack: (tx, id, fields, { session }) => updatePerson(tx, id, oldValues(personChanges, fields), session, true),
  restore: (tx, id, { session }) => restoreRecord(tx, personRecord, id, session),
  remove: (tx, id, { session }) => removePerson(tx, id, session),
}
