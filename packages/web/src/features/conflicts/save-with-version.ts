import type { FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import type { LabelledRecordType } from '@registrar/domain/history/logged-fields'
import { withoutFields } from '@registrar/domain/conflicts/reconcile-concurrent-edits'
import { ApiProblem } from '#lib/api-problem'

type Body = Record<string, unknown> & { version?: number | undefined }

type Options<B extends Body, R> = {
  body: B
  save: (body: B) => Promise<R>
  /** reads the current version of the record */
  readVersion: () => Promise<number>
  recordType: LabelledRecordType
  /** of a follow-up: the process, whose steps have names */
  followUpCode?: FollowUpCode
}

/**
 * Saves a record with the version that its fields were loaded with (API-10). When somebody else has changed the same
 * fields since, the user chooses whose values stay, and it saves again. Throws the refusal when the user goes back to
 * editing.
 */
export const saveWithVersion = async <B extends Body, R>(options: Options<B, R>): Promise<R> => {
  const { body, save, readVersion, recordType, followUpCode } = options
  try {
    return await save(body)
  } catch (error) {
    if (!(error instanceof ApiProblem) || !error.conflicts) throw error

    const version = await readVersion()
    // Loaded only when needed, so that the first page loads without the dialog and the labels of all fields.
    const { resolveConflicts } = await import('./conflict-dialog.tsx')
    const fieldsOfOther = await resolveConflicts(error.conflicts, recordType, followUpCode)
    if (!fieldsOfOther) throw error

    return saveWithVersion({ ...options, body: { ...withoutFields(body, fieldsOfOther), version } })
  }
}
