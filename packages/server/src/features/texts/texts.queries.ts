import {
  differingWordings,
  type EditableText,
  type TextKind,
  textKinds,
  languagesOf,
  type Wordings,
  wordingsInForce,
} from '@registrar/domain/texts/editable-text'
import { findText, textCatalogue } from '@registrar/domain/texts/text-catalogue'
import type { TextRecord, TextRow, textSearchBody } from '@registrar/domain/texts/text-record'
import { foldText } from '@registrar/domain/shared/fold-text'
import { userName } from '@registrar/domain/users/users'
import type * as z from 'zod'
import type { Db, Tx } from '#platform/database/database'
import { notFound } from '#platform/problem'

/** The words of a text in force, and the version that they are of; null: nobody has edited it. */
type TextInForce = { versionId: string | null; wordings: Wordings }

/**
 * The text of a key.
 * @throws Problem NOT_FOUND
 */
export const requireText = (key: string): EditableText => {
  const text = findText(key)
  if (!text) throw notFound('text')
  return text
}

const versionsOf = (db: Db | Tx) =>
  db
    .selectFrom('text_versions as v')
    .leftJoin('users as u', 'u.id', 'v.changed_by')
    .select([
      'v.id',
      'v.key',
      'v.number as version',
      'v.wordings',
      'v.changed_at as changedAt',
      'u.id as userId',
      'u.first_name as firstName',
      'u.last_name as lastName',
    ])

type VersionRow = Awaited<ReturnType<ReturnType<typeof versionsOf>['execute']>>[number]

const inForce = (text: EditableText, row: Pick<VersionRow, 'id' | 'wordings'> | undefined): TextInForce => ({
  versionId: row?.id ?? null,
  wordings: wordingsInForce(text, row?.wordings ?? {}),
})

/** The words of a text as senders and makers of letters use them now (TEXT-4). */
export const readText = async (db: Db | Tx, key: string): Promise<TextInForce> => {
  const latest = db.selectFrom('text_versions').select(['id', 'wordings']).where('key', '=', key)
  return inForce(requireText(key), await latest.orderBy('number', 'desc').limit(1).executeTakeFirst())
}

/** The words of a version of a text, or those in force when the version is of another text; null: the original words. */
export const readTextVersion = async (db: Db | Tx, key: string, versionId: string | null): Promise<TextInForce> => {
  if (versionId === null) return inForce(requireText(key), undefined)
  const found = await db
    .selectFrom('text_versions')
    .select(['id', 'wordings'])
    .where('id', '=', versionId)
    .where('key', '=', key)
    .executeTakeFirst()
  return found ? inForce(requireText(key), found) : readText(db, key)
}

/** The words in force of several texts, by their keys, in one query. */
export const readTexts = async (db: Db | Tx, keys: readonly string[]): Promise<Map<string, TextInForce>> => {
  const rows = await latestVersions(db)
    .where('v.key', 'in', [...keys])
    .execute()
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return new Map(keys.map((key) => [key, inForce(requireText(key), byKey.get(key))]))
}

const latestVersions = (db: Db | Tx) => versionsOf(db).distinctOn('v.key').orderBy('v.key').orderBy('v.number', 'desc')

const changerOf = ({ userId, firstName, lastName }: VersionRow) =>
  userId === null ? null : { _id: userId, name: userName({ firstName: firstName ?? '', lastName: lastName ?? '' }) }

const isEmpty = (wordings: Wordings): boolean => Object.keys(wordings).length === 0

const rowOf = (key: string, text: EditableText, row: VersionRow | undefined): TextRow => ({
  key,
  kind: text.kind,
  label: text.label,
  purpose: text.purpose,
  languages: languagesOf(text),
  isChanged: !isEmpty(differingWordings(text, inForce(text, row).wordings)),
  version: row?.version ?? 0,
  changedAt: row?.changedAt ?? null,
  changedBy: row ? changerOf(row) : null,
})

/** The texts of a kind, or all, whose names or words have what is typed. The catalogue is small: it is searched in memory. */
export const searchTexts = async (db: Db, { kind, search, page, limit }: z.output<typeof textSearchBody>) => {
  const byKey = new Map((await latestVersions(db).execute()).map((row) => [row.key, row]))
  const typed = foldText(search ?? '')
    .split(/\s+/)
    .filter(Boolean)
  const isFound = ([key, text]: [string, EditableText]): boolean => {
    const words = Object.values(inForce(text, byKey.get(key)).wordings).flatMap((wording) => Object.values(wording))
    const searched = foldText([text.label, text.purpose, textKinds[text.kind satisfies TextKind], ...words].join(' '))
    return (!kind || text.kind === kind) && typed.every((word) => searched.includes(word))
  }
  const found = Object.entries(textCatalogue).filter(isFound)
  return {
    data: found.slice((page - 1) * limit, page * limit).map(([key, text]) => rowOf(key, text, byKey.get(key))),
    totalItems: found.length,
    totalPages: Math.ceil(found.length / limit),
  }
}

/**
 * A text with its parts, its words and its versions, the latest first.
 * @throws Problem NOT_FOUND
 */
export const findTextRecord = async (db: Db | Tx, key: string): Promise<TextRecord> => {
  const text = requireText(key)
  const rows = await versionsOf(db).where('v.key', '=', key).orderBy('v.number', 'desc').execute()
  return {
    ...rowOf(key, text, rows[0]),
    parts: text.parts.map(({ hint = null, ...part }) => ({ ...part, hint })),
    variables: Object.entries(text.variables).map(([name, meaning]) => ({ name, meaning })),
    texts: inForce(text, rows[0]).wordings,
    originals: text.originals,
    versions: rows.map((row) => {
      const { wordings: texts } = inForce(text, row)
      return {
        version: row.version,
        changedAt: row.changedAt,
        changedBy: changerOf(row),
        isOriginal: isEmpty(differingWordings(text, texts)),
        texts,
      }
    }),
  }
}
