import { withoutFields } from '@registrar/domain/shared/merge-concurrent-edits'
import { ApiProblem } from '#lib/api-problem'
import { spacedWords } from './field-label.ts'

type Body = Record<string, unknown> & { version?: number | undefined }

type Options<B extends Body, R> = {
  body: B
  save: (body: B) => Promise<R>
  /** reads the current version of the record */
  readVersion: () => Promise<number>
  /** loads the function that gives a field's label; by default the label is the field's name in words */
  loadFieldLabel?: () => Promise<(name: string) => string>
}

/**
 * Saves a record with the version that its fields were loaded with (API-10). When somebody else has changed the same
 * fields since, the user chooses whose values stay, and it saves again. Throws the refusal when the user goes back to
 * editing.
 */
export const saveWithVersion = async <B extends Body, R>(options: Options<B, R>): Promise<R> => {
  const { body, save, readVersion, loadFieldLabel } = options
  try {
    return await save(body)
  } catch (error) {
    if (!(error instanceof ApiProblem) || !error.conflicts) throw error

    const version = await readVersion()
    // Loaded only when needed, so that the first page loads without the dialog and the labels.
    const { resolveConflicts } = await import('./conflict-dialog.tsx')
    const fieldLabel = loadFieldLabel ? await loadFieldLabel() : spacedWords
    const fieldsOfOther = await resolveConflicts(error.conflicts, fieldLabel)
    if (!fieldsOfOther) throw error

    return saveWithVersion({ ...options, body: { ...withoutFields(body, fieldsOfOther), version } })
  }
}
