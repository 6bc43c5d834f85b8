/** What a backup was made for; the name of its folder begins with it. */
export type BackupKind = 'registrar' | 'before-upgrade'

const NAME = /^(registrar|before-upgrade)-(\d{4}-\d{2}-\d{2}T)(\d{2})(\d{2})(\d{2})Z$/

/** The name of a backup's folder, such as `registrar-2026-11-26T020000Z`. `at` is ISO 8601 in UTC. No two in a second. */
export const backupName = (kind: BackupKind, at: string): string => `${kind}-${at.slice(0, 19).replaceAll(':', '')}Z`

/** What a folder's name says of the backup in it; undefined when Registrar did not give it. */
export const readBackupName = (name: string): { kind: BackupKind; at: string } | undefined => {
  const [, kind, day = '', hour, minute, second] = NAME.exec(name) ?? []
  if (kind === undefined) return undefined
  return { kind: kind as BackupKind, at: `${day}${hour}:${minute}:${second}.000Z` }
}
