import { withWording } from '@registrar/domain/documents/letter-wording'
import type { Paper } from '@registrar/domain/documents/paper'
import { type PaperName, papers } from '@registrar/domain/documents/papers'
import { editableLetters, letterTextKey } from '@registrar/domain/texts/letter-texts'
import { readTexts } from '#features/texts'
import type { Db } from '#platform/database/database'

const readLetters = async (db: Db, names: readonly PaperName[]): Promise<Partial<Record<PaperName, Paper>>> => {
  if (names.length === 0) return {}
  const texts = await readTexts(db, names.map(letterTextKey))
  return Object.fromEntries(
    names.map((name) => [name, withWording(papers[name], texts.get(letterTextKey(name))?.wordings ?? {})]),
  )
}

/** The papers of the catalogue, the letters of the firm in the words in force (TEXT-1). */
export const readPapersInForce = async (db: Db): Promise<Readonly<Record<PaperName, Paper>>> => ({
  ...papers,
  ...(await readLetters(db, editableLetters)),
})

/** A paper of the catalogue, a letter of the firm in the words in force. */
export const readPaperWording = async (db: Db, name: PaperName): Promise<Paper> => {
  const letters = await readLetters(
    db,
    editableLetters.filter((letter) => letter === name),
  )
  return letters[name] ?? papers[name]
}
