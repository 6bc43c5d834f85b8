import { type FormValues, formValuesFromDraft } from './form-values.ts'

const KEY = 'public-form-draft'

/** The form as it was left, or an empty one. */
export const readDraft = (): FormValues => {
  try {
    return formValuesFromDraft(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
  } catch {
    return formValuesFromDraft(null)
  }
}

/** Keeps what is filled in this browser until it is sent. */
export const saveDraft = (values: FormValues): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(values))
  } catch {
    // A browser that keeps nothing still lets the form be filled and sent.
  }
}

export const clearDraft = (): void => localStorage.removeItem(KEY)
