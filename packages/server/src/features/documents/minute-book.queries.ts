import { paperTitle } from '@registrar/domain/documents/fill-paper'
import type { Minute, MinuteSearch } from '@registrar/domain/documents/minute'
import { type PaperName, paperNames, papers } from '@registrar/domain/documents/papers'
import { withoutFields } from '@registrar/domain/conflicts/reconcile-concurrent-edits'
import { hasEachWord } from '@registrar/domain/shared/fold-text'
import type { Language } from '@registrar/domain/shared/language'
import { findRegisterCompany } from '#features/registers'
import { versionOf } from '#platform/commands/record-version'
import type { Db, Tx } from '#platform/database/database'
import { requireRow } from '#platform/database/require-row'
import { type MinuteContent, textOfMinute } from './minute-book.row.ts'

// A paper belongs to the company whose file it is, so the papers of a merged company come with its files.
const minutes = (db: Db | Tx) =>
  db
    .selectFrom('filed_papers as p')
    .innerJoin('organization_files as f', 'f.url', 'p.url')
    .leftJoin('organization_files as s', (join) =>
      join.onRef('s.url', '=', 'p.signed_url').onRef('s.organization_id', '=', 'f.organization_id'),
    )
    .select(['p.id', 'p.document', 'p.language', 'p.number', 'p.day', 'p.content', 'p.signed_on as signedOn'])
    .select(['f.organization_id as organizationId', 'f.url', 'f.folder', 'f.file_name as fileName'])
    .select(['s.url as signedUrl', 's.folder as signedFolder', 's.file_name as signedName'])
    .select(versionOf('p'))
    .where('p.document', 'in', [...paperNames])

type Row = Awaited<ReturnType<ReturnType<typeof minutes>['execute']>>[number]

const contentOf = ({ document, language, content }: Row): MinuteContent => {
  const kept = content as Partial<MinuteContent>
  const title = paperTitle(papers[document as PaperName], language as Language)
  return { title: kept.title ?? title, law: kept.law ?? null, blocks: kept.blocks ?? [] }
}

const minuteOf = (row: Row): Minute => ({
  _id: row.id,
  version: row.version,
  number: row.number,
  on: row.day,
  document: row.document as PaperName,
  title: contentOf(row).title,
  file: { url: row.url, folder: row.folder, fileName: row.fileName },
  signedOn: row.signedOn,
  signedFile:
    row.signedUrl === null
      ? null
      : { url: row.signedUrl, folder: row.signedFolder ?? '', fileName: row.signedName ?? '' },
})

/** The minute book of a company with what each paper says, oldest first (DOC-14). */
export const listMinutes = async (db: Db, organizationId: string): Promise<(Minute & { content: MinuteContent })[]> => {
  await findRegisterCompany(db, organizationId)
  const rows = await minutes(db)
    .where('f.organization_id', '=', organizationId)
    .orderBy('p.day')
    .orderBy('p.number')
    .orderBy('p.id')
    .execute()
  return rows.map((row) => ({ ...minuteOf(row), content: contentOf(row) }))
}

/**
 * The page of the minute book that a search asks for.
 * @throws Problem NOT_FOUND, MERGED
 */
export const searchMinutes = async (db: Db, { organizationId, search, page, limit }: MinuteSearch) => {
  const found = (await listMinutes(db, organizationId)).filter(
    ({ content }) => !search?.trim() || hasEachWord(textOfMinute(content), search),
  )
  const from = (page - 1) * limit
  return {
    data: found.slice(from, from + limit).map((one) => withoutFields(one, ['content'])),
    totalItems: found.length,
    totalPages: Math.ceil(found.length / limit),
  }
}

/**
 * An entry of the minute book, and the company that it belongs to.
 * @throws Problem NOT_FOUND
 */
export const findMinute = async (db: Db | Tx, id: string): Promise<Minute & { organizationId: string }> => {
  const row = await requireRow('filed paper', id, minutes(db).where('p.id', '=', id))
  return { ...minuteOf(row), organizationId: row.organizationId }
}
