import { registerEntryFieldTable } from '@registrar/domain/registers/register-entry'
import type { RecordKind } from '#platform/commands/lock-record'
import { columnValues } from '#platform/database/columns'

/** How the change log names an entry in a register, and where entries are kept. */
export const registerEntryRecord = { type: 'register-entry', table: 'register_entries' } as const satisfies RecordKind

export const entryValues = columnValues(registerEntryFieldTable, 'register_entries')
