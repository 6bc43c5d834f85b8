/** What a backup was made for; the name of its folder begins with it. */
type BackupKind = 'registrar' | 'before-upgrade'

const NAME = /^(registrar|before-upgrade)-(\d{4}-\d{2}-\d{2}T)(\d{2})(\d{2})(\d{2})(?:\.(\d{3}))?Z$/

/** The name of a backup's folder, such as `registrar-2026-11-26T020000.012Z`. `at` is ISO 8601 in UTC. */
export const backupName = (kind: BackupKind, at: string): string => `${kind}-${at.replaceAll(':', '')}`

/** What a folder's name says of the backup in it; undefined when Registrar did not give it. */
export const readBackupName = (name: string): { kind: BackupKind; at: string } | undefined => {
  const [, kind, day = '', hour, minute, second, ms = '000'] = NAME.exec(name) ?? []
  if (kind === undefined) return undefined
  return { kind: kind as BackupKind, at: `${day}${hour}:${minute}:${second}.${ms}Z` }
}
