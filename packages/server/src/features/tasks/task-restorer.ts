import { taskChanges } from '@registrar/domain/tasks/task'
import { oldValues, type RecordRestorer, restoreRecord } from '#platform/commands/restore-record'
import { removeTask, updateTask } from './tasks.commands.ts'
import { taskRecord } from './tasks.row.ts'

/** How a task comes back from the bin and from its history. */
export const taskRestorer: RecordRestorer = {
  kind: taskRecord,
  putBack: (tx, id, fields, { session }) => updateTask(tx, id, oldValues(taskChanges, fields), session, true),
  restore: (tx, id, { session }) => restoreRecord(tx, taskRecord, id, session),
  remove: (tx, id, { session }) => removeTask(tx, id, session),
}
