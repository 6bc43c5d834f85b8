import { followUpChanges } from '@registrar/domain/follow-ups/follow-up'
import { optionalIsoDate } from '@registrar/domain/shared/iso-date'
import { oldValues, type RecordRestorer } from '#platform/commands/restore-record'
import { restoreFollowUp } from './follow-up-restore.commands.ts'
import { removeFollowUp, updateFollowUp } from './follow-ups.commands.ts'
import { followUpRecord } from './follow-ups.row.ts'

// The server may have set days that staff may not type (FUP-9): the ARD of a company of 1984.
const earlierDates = { ARD: optionalIsoDate, start_date: optionalIsoDate, legalDay: optionalIsoDate }
const oldFollowUpValues = followUpChanges.extend(earlierDates).partial()

/** How a follow-up comes back from the bin and from its history. */
export const followUpRestorer: RecordRestorer = {
  kind: followUpRecord,
  computed: new Set(['deadline']),
  putBack: (tx, id, fields, context) =>
    updateFollowUp(tx, id, oldValues(oldFollowUpValues, fields), { ...context, isUndo: true }),
  restore: restoreFollowUp,
  remove: (tx, id, { session }) => removeFollowUp(tx, id, session),
}
