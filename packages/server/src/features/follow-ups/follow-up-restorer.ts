import { followUpChanges } from '@registrar/domain/follow-ups/follow-up'
import { oldValues, type RecordRestorer } from '#platform/commands/restore-record'
import { restoreFollowUp } from './follow-up-restore.commands.ts'
import { removeFollowUp, updateFollowUp } from './follow-ups.commands.ts'
import { followUpRecord } from './follow-ups.row.ts'

/** How a follow-up comes back from the bin and from its history. */
export const followUpRestorer: RecordRestorer = {
  kind: followUpRecord,
  computed: new Set(['deadline']),
  putBack: (tx, id, fields, context) =>
    updateFollowUp(tx, id, oldValues(followUpChanges, fields), { ...context, isUndo: true }),
  restore: restoreFollowUp,
  remove: (tx, id, { session }) => removeFollowUp(tx, id, session),
}
