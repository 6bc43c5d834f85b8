import { editableFields } from '@registrar/domain/reminders/reminder'
import type { Language } from '@registrar/domain/shared/language'
import type { Tx } from '#platform/database/database'
import type { DueSubject } from './due-subjects.queries.ts'
import type { PreparedReminder } from './lock-reminder.ts'
import { contentColumns, type Day, type PartOfEmail, readContent } from './reminder-content.ts'

/** A reminder as it is now; `isEdited`: staff changed its address, subject or text. */
export type FreshReminder = PreparedReminder & PartOfEmail & { isEdited: boolean }

const listEditedFields = async (tx: Tx, reminderId: string): Promise<Set<string>> => {
  const lines = await tx.selectFrom('changes').select('fields').where('record_id', '=', reminderId).execute()
  return new Set(lines.flatMap(({ fields }) => Object.keys(fields as object)))
}

/**
 * Writes a locked reminder anew from the records as they are now, in the words that it was prepared with. What staff edited stays: the
 * address, or subject and text together (REM-8). With `writtenIn` it is written in that language (REM-11).
 * @returns the reminder as it is now
 */
export const refreshReminder = async (
  tx: Tx,
  reminder: PreparedReminder,
  { subject, writtenIn, ...day }: Day & { subject: DueSubject; writtenIn?: Language },
): Promise<FreshReminder> => {
  const edited = await listEditedFields(tx, reminder._id)
  const content = await readContent(tx, subject, day, { writtenIn, textVersionId: reminder.textVersionId })
  const { organizationId, organizationName, personName, to, brand, part, ...wording } = content
  const fresh = {
    ...reminder,
    organizationId,
    organizationName,
    personName,
    ...(!edited.has('to') && { to }),
    ...(!edited.has('subject') && !edited.has('textContent') && wording),
  }

  await tx.updateTable('reminders').set(contentColumns(fresh)).where('id', '=', reminder._id).execute()
  return { ...fresh, brand, part, isEdited: editableFields.some((field) => edited.has(field)) }
}
