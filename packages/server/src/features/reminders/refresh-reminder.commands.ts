import type { Tx } from '#platform/database/database'
import type { DueSubject } from './due-subjects.queries.ts'
import type { PreparedReminder } from './lock-reminder.ts'
import { contentColumns, type Day, readContent } from './reminder-content.ts'

const listEditedFields = async (tx: Tx, reminderId: string): Promise<Set<string>> => {
  const lines = await tx.selectFrom('changes').select('fields').where('record_id', '=', reminderId).execute()
  return new Set(lines.flatMap(({ fields }) => Object.keys(fields as object)))
}

/**
 * Writes a locked reminder anew from the records as they are now, in the words that it was prepared with. What staff edited stays: the
 * address, or subject and text together (REM-8).
 * @returns the reminder as it is now
 */
export const refreshReminder = async (
  tx: Tx,
  reminder: PreparedReminder,
  { subject, ...day }: Day & { subject: DueSubject },
): Promise<PreparedReminder> => {
  const edited = await listEditedFields(tx, reminder._id)
  const { organizationId, organizationName, personName, to, ...wording } = await readContent(
    tx,
    subject,
    day,
    reminder.textVersionId,
  )
  const fresh = {
    ...reminder,
    organizationId,
    organizationName,
    personName,
    ...(!edited.has('to') && { to }),
    ...(!edited.has('subject') && !edited.has('textContent') && wording),
  }

  await tx.updateTable('reminders').set(contentColumns(fresh)).where('id', '=', reminder._id).execute()
  return fresh
}
