// Two migrations once had the number 12. To give each its own, the second and all after it moved up by one. Databases and
// backups that are older than this know them by their old names.
const NEW_NAMES: Readonly<Record<string, string>> = {
  '0012_mails': '0013_mails',
  '0013_task_mails_to_queue': '0014_task_mails_to_queue',
  '0014_mail_hand_over': '0015_mail_hand_over',
  '0015_list_speed': '0016_list_speed',
  '0016_orders_speed': '0017_orders_speed',
  '0017_counted_words': '0018_counted_words',
  '0018_change_sources_and_saves': '0019_change_sources_and_saves',
  '0019_fewer_list_indexes': '0020_fewer_list_indexes',
}

/** The present name of a migration that a database or a backup recorded, perhaps under an old number. */
export const currentMigrationName = (name: string): string => NEW_NAMES[name] ?? name

/** Every renumbered migration: its old name and its present one. */
export const renumberedMigrations = (): [oldName: string, newName: string][] => Object.entries(NEW_NAMES)
