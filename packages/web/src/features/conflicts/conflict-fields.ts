import type { FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import { fieldKind, fieldLabel, type LabelledRecordType } from '@registrar/domain/history/logged-fields'
import { loggedValueText } from '@registrar/domain/history/logged-value'
import { maskedPps } from '@registrar/domain/people/masked-pps'
import type { Edit } from '@registrar/domain/conflicts/reconcile-concurrent-edits'
import type { Conflicts } from './conflict-texts.ts'

/** A field of a conflict in words: its label, and both values as the history of the record writes them. */
export type ConflictField = { name: string; label: string; yours: string; theirs: string; edit: Edit }

type ConflictRecord = { recordType: LabelledRecordType; followUpCode?: FollowUpCode | undefined }

/** The fields of a conflict in words. PPS numbers are masked: what is saved is the real one (AUD-4). */
export const conflictFields = (
  conflicts: Conflicts,
  { recordType, followUpCode }: ConflictRecord,
  nameOf: (id: string) => string | undefined,
): ConflictField[] =>
  Object.entries(conflicts).map(([name, { yours, theirs, ...edit }]) => {
    const textOf = (value: unknown) => {
      const text = loggedValueText(fieldKind(recordType, name), value, { nameOf, followUpCode })
      if (text === null) return 'nothing'
      return name === 'pps' ? maskedPps(text) : text
    }
    return { name, label: fieldLabel(recordType, name), yours: textOf(yours), theirs: textOf(theirs), edit }
  })
