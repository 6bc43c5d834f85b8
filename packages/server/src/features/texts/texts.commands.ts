import {
  differingWordings,
  type EditableText,
  languagesOf,
  wordingProblems,
  type Wordings,
  wordingsInForce,
} from '@registrar/domain/texts/editable-text'
import type { TextChanges } from '@registrar/domain/texts/text-record'
import { recordAudit } from '#platform/audit/record-audit'
import { now } from '#platform/clock'
import { recordChange } from '#platform/commands/change-log'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { lockExclusively } from '#platform/database/lock-exclusively'
import { Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { findTextRecord, requireText } from './texts.queries.ts'

/** `address`: the network address of the administrator, for the audit */
type Context = { session: Session; address: string | null }

type ChangedPart = { language: string; part: string; label: string; before: string; after: string }

const LONGEST_IN_AUDIT = 200
const languageNames: Record<string, string> = { en: 'English', fr: 'French' }

const changedParts = (text: EditableText, before: Wordings, after: Wordings): ChangedPart[] =>
  languagesOf(text).flatMap((language) =>
    text.parts.flatMap(({ key, label }): ChangedPart[] => {
      const [old = '', words = ''] = [before[language]?.[key], after[language]?.[key]]
      return old === words ? [] : [{ language, part: key, label, before: old, after: words }]
    }),
  )

const requireAccepted = (text: EditableText, sent: Wordings): void => {
  const fields = wordingProblems(text, sent)
  if (Object.keys(fields).length === 0) return
  throw new Problem('VALIDATION_FAILED', Object.values(fields).join(' '), { fields })
}

// What somebody else has changed since the version that was read is not overwritten.
const requireUnchanged = async (tx: Tx, key: string, sent: Wordings, version: number | undefined): Promise<void> => {
  if (version === undefined) return
  const { versions, originals, texts } = await findTextRecord(tx, key)
  const read = version === 0 ? originals : versions.find((one) => one.version === version)?.texts
  const isOverwritten = Object.entries(sent).some(([language, wording]) =>
    Object.entries(wording).some(([part, words]) => {
      const inForce = texts[language as keyof Wordings]?.[part]
      return inForce !== words && inForce !== read?.[language as keyof Wordings]?.[part]
    }),
  )
  if (isOverwritten)
    throw new Problem(
      'CHANGED_MEANWHILE',
      'Somebody has changed these words since you opened them. Look at them first.',
    )
}

const writeVersion = async (
  tx: Tx,
  { key, text, before, after }: { key: string; text: EditableText; before: Wordings; after: Wordings },
  { session, address }: Context,
): Promise<void> => {
  const changed = changedParts(text, before, after)
  if (changed.length === 0) return

  const { number } = await tx
    .selectFrom('text_versions')
    .select((eb) => eb.fn.coalesce(eb.fn.max('number'), eb.lit(0)).as('number'))
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  const id = newId()
  await tx
    .insertInto('text_versions')
    .values({
      id,
      key,
      number: number + 1,
      wordings: JSON.stringify(differingWordings(text, after)),
      changed_at: now(),
      changed_by: session.userId,
    })
    .execute()

  await recordChange(tx, session, {
    recordType: 'text',
    recordId: id,
    action: 'updated',
    fields: Object.fromEntries(
      changed.map((one) => [`${key}.${one.language}.${one.part}`, [one.before, one.after]] as const),
    ),
  })
  for (const one of changed)
    await recordAudit(tx, {
      kind: 'settingChanged',
      userId: session.userId,
      address,
      details: {
        setting: `Text: ${text.label}, ${languageNames[one.language]}: ${one.label}`,
        from: one.before.slice(0, LONGEST_IN_AUDIT),
        to: one.after.slice(0, LONGEST_IN_AUDIT),
      },
    })
}

/**
 * Changes words of a text: a new version, with a line of the audit for each part that differs (TEXT-3, TEXT-4). What is not sent stays.
 * @throws Problem NOT_FOUND, VALIDATION_FAILED with `fields`, CHANGED_MEANWHILE
 */
export const updateText = (
  db: Db,
  key: string,
  { texts: sent, version }: TextChanges,
  context: Context,
): Promise<void> => {
  const text = requireText(key)
  requireAccepted(text, sent)
  return inTransaction(db, async (tx) => {
    await lockExclusively(tx, 'texts', key)
    await requireUnchanged(tx, key, sent, version)
    const { texts: before } = await findTextRecord(tx, key)
    const after = Object.fromEntries(
      languagesOf(text).map((language) => [language, { ...before[language], ...(sent as Wordings)[language] }]),
    )
    await writeVersion(tx, { key, text, before, after }, context)
  })
}

/**
 * Puts a text back to its original words, as a new version (TEXT-4). One that nobody has changed stays as it is.
 * @throws Problem NOT_FOUND
 */
export const resetText = (db: Db, key: string, context: Context): Promise<void> => {
  const text = requireText(key)
  return inTransaction(db, async (tx) => {
    await lockExclusively(tx, 'texts', key)
    const { texts: before } = await findTextRecord(tx, key)
    await writeVersion(tx, { key, text, before, after: wordingsInForce(text, {}) }, context)
  })
}
