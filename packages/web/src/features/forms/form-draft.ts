import { type FormValues, formValuesFromDraft } from './form-values.ts'

const KEY = 'public-form-draft'

/** Reads the draft kept in this browser; an empty form when there is none. */
export const readDraft = (): FormValues => {
  try {
    return formValuesFromDraft(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
  } catch {
    return formValuesFromDraft(null)
  }
}

/** Keeps the draft in this browser until the form is sent. */
export const saveDraft = (values: FormValues): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(values))
  } catch {
    // Without local storage the form still works; it only loses its draft on reload.
  }
}

export const clearDraft = (): void => localStorage.removeItem(KEY)
