import { courtExtension } from '@registrar/domain/filings/court-extension'
import { filingChanges } from '@registrar/domain/filings/filing'
import type { FieldChanges } from '#platform/commands/change-log'
import { oldValues, type RestoreContext } from '#platform/commands/restore-record'
import type { Tx } from '#platform/database/database'
import type { FilingEffects } from './filing-effects.ts'
import { updateFiling } from './filings.commands.ts'

const extensionFields = ['court', 'hearingOn', 'orderedOn', 'extendedTo', 'deliverBy', 'deliveredOn']

// The order of a court is one value on the wire, and a field each in the history.
const oldExtension = (fields: FieldChanges) => {
  const old = Object.fromEntries(extensionFields.flatMap((field) => (fields[field] ? [[field, fields[field][0]]] : [])))
  return 'court' in old ? { extension: old.court === null ? null : courtExtension.parse(old) } : {}
}

/** Writes the old values of a filing. */
export const writeOldFilingValues = async (
  tx: Tx,
  id: string,
  fields: FieldChanges,
  { session, today }: RestoreContext,
  effects: FilingEffects,
): Promise<void> => {
  const values = { ...oldValues(filingChanges, fields), ...oldExtension(fields) }
  await updateFiling(tx, id, values, { session, today }, effects)
}
