import type { Language } from '@registrar/domain/shared/language'
import type { TextRecord } from '@registrar/domain/texts/text-record'

/** What is typed and not saved, by language and part. */
export type TextEdits = Partial<Record<Language, Readonly<Record<string, string>>>>

type Texts = TextRecord['texts']

/** The words that the page shows: what is typed over what is in force. */
export const shownWords = (texts: Texts, edits: TextEdits, language: Language): Record<string, string> => ({
  ...texts[language],
  ...edits[language],
})

/** The edits with one part as it is typed; a part that reads as before is no edit. */
export const withEdit = (
  { texts, edits }: { texts: Texts; edits: TextEdits },
  language: Language,
  part: string,
  words: string,
): TextEdits => {
  const { [part]: _, ...others } = edits[language] ?? {}
  const changed = words === texts[language]?.[part] ? others : { ...others, [part]: words }
  const { [language]: __, ...rest } = edits
  return Object.keys(changed).length > 0 ? { ...rest, [language]: changed } : rest
}

/** The edits that make the words those of a version. */
export const editsOfVersion = (texts: Texts, version: Texts): TextEdits => {
  let edits: TextEdits = {}
  for (const language of ['en', 'fr'] as const)
    for (const [part, words] of Object.entries(version[language] ?? {}))
      edits = withEdit({ texts, edits }, language, part, words)
  return edits
}

/** A text with a variable in the place of what is selected, and where the caret stands after it. */
export const withVariable = (
  words: string,
  name: string,
  { start, end }: { start: number; end: number },
): { words: string; caret: number } => {
  const inserted = `{${name}}`
  return { words: `${words.slice(0, start)}${inserted}${words.slice(end)}`, caret: start + inserted.length }
}
