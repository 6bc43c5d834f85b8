import type { EditableText } from './editable-text.ts'
import { emailEntries, reminderEntries } from './email-texts.ts'
import { letterEntries } from './letter-texts.ts'

/** Every text that administrators edit, by its key, in the order of the page (TEXT-1). */
export const textCatalogue: Readonly<Record<string, EditableText>> = {
  ...reminderEntries,
  ...emailEntries,
  ...letterEntries,
}
export const textKeys: readonly string[] = Object.keys(textCatalogue)

/** The text of a key; undefined for an unknown key. */
export const findText = (key: string): EditableText | undefined =>
  Object.hasOwn(textCatalogue, key) ? textCatalogue[key] : undefined
