import { type FormValues, valuesFromDraft } from './form-values.ts'

const KEY = 'public-form-draft'

/** The form as it was left, or an empty one. */
export const readDraft = (): FormValues => {
  try {
    return valuesFromDraft(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
  } catch {
    return valuesFromDraft(null)
  }
}

/** Keeps what is filled in this browser until it is sent. */
export const keepDraft = (values: FormValues): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(values))
  } catch {
    // A browser that keeps nothing still lets the form be filled and sent.
  }
}

export const forgetDraft = (): void => localStorage.removeItem(KEY)
