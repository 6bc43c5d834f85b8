import * as z from 'zod'
import { nowMs } from '#lib/clock'
import { type FormValues, formValuesFromDraft } from './form-values.ts'

const KEY = 'public-form-draft'
const SENDING_KEY = 'public-form-sending'

const sending = z.object({ content: z.string(), key: z.string() })

/** A draft ends when nothing was typed for this long: a borrowed computer forgets who filled the form in. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

const storedDraft = z.object({ savedAt: z.number(), values: z.unknown() })

/** What was sent last, and its idempotency key. */
export type Sending = z.output<typeof sending>

/** Reads the draft kept in this browser; an empty form when there is none. */
export const readDraft = (): FormValues => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    // A draft of an earlier version has no day; it gets one when it is saved.
    const { savedAt, values } = storedDraft.safeParse(kept).data ?? { savedAt: nowMs(), values: kept }
    if (nowMs() - savedAt <= KEPT_MS) return formValuesFromDraft(values)

    clearDraft()
    return formValuesFromDraft(null)
  } catch {
    return formValuesFromDraft(null)
  }
}

/** Keeps the draft in this browser until the form is sent. */
export const saveDraft = (values: FormValues): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ savedAt: nowMs(), values }))
  } catch {
    // Without local storage the form still works; it only loses its draft on reload.
  }
}

/** Reads what this browser sent last and is not known to be kept; null when there is nothing. */
export const readSending = (): Sending | null => {
  try {
    return sending.safeParse(JSON.parse(localStorage.getItem(SENDING_KEY) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Keeps what is being sent, so that it has the same key after a reload (FORM-15). */
export const saveSending = (sent: Sending): void => {
  try {
    localStorage.setItem(SENDING_KEY, JSON.stringify(sent))
  } catch {
    // Without local storage the key is lost on reload, like the draft.
  }
}

/** Forgets the draft and what was sent of it. */
export const clearDraft = (): void => {
  try {
    localStorage.removeItem(KEY)
    localStorage.removeItem(SENDING_KEY)
  } catch {
    // Without local storage there is nothing to forget.
  }
}
