import { letterParts, originalLetter } from '../documents/letter-wording.ts'
import { fieldsOf } from '../documents/paper.ts'
import { type FieldName, paperFields } from '../documents/paper-fields.ts'
import { type PaperName, paperNames, papers } from '../documents/papers.ts'
import type { EditableText } from './editable-text.ts'

/** The letters of the firm: their clauses are edited. What a section of the law asks for is not (TEXT-1). */
export const editableLetters: readonly PaperName[] = paperNames.filter(
  (name) => papers[name].letterhead === 'firm' && papers[name].law === undefined,
)

/** The key of the text of a letter. */
export const letterTextKey = (name: PaperName): string =>
  `letter-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

const letterFields: readonly FieldName[] = [...new Set(editableLetters.flatMap((name) => fieldsOf(papers[name])))]

const letterText = (name: PaperName): EditableText => {
  const paper = papers[name]
  return {
    kind: 'letter',
    label: paper.title.en,
    purpose: 'Printed on the letterhead of the firm, from the papers of a company',
    parts: letterParts(paper).map(({ key, label, isHeading }) => ({ key, label, isLong: !isHeading })),
    variables: Object.fromEntries(letterFields.map((field) => [field, paperFields[field].label.en])),
    originals: { en: originalLetter(paper, 'en'), fr: originalLetter(paper, 'fr') },
  }
}

/** The text of each letter, by its key. */
export const letterEntries: Readonly<Record<string, EditableText>> = Object.fromEntries(
  editableLetters.map((name) => [letterTextKey(name), letterText(name)]),
)
