import type { RecordKind } from '#platform/commands/lock-record'

/** How the change log names a note, and where notes are kept. */
export const noteRecord = { type: 'note', table: 'notes' } as const satisfies RecordKind
