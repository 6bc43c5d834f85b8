import { type PaperBody, paperBody } from '@registrar/domain/documents/documents.calls'
import { changedParts, type FiledPaper, printedParts, type PrintedParts } from '@registrar/domain/documents/filed-paper'
import { paperTitle } from '@registrar/domain/documents/fill-paper'
import type { PaperRecord } from '@registrar/domain/documents/paper-record'
import { paperAbout } from '@registrar/domain/documents/paper-about'
import { paperValues } from '@registrar/domain/documents/paper-values'
import { type PaperName, paperNames } from '@registrar/domain/documents/papers'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { Language } from '@registrar/domain/shared/language'
import { dayIn, today } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { requireRow } from '#platform/database/require-row'
import { notFound } from '#platform/problem'
import { hashedParts } from './filed-papers.row.ts'
import { readRegisters } from './make-paper.ts'
import { readPapersInForce } from './papers-in-force.queries.ts'
import { readPaperRecords, readTransferees } from './paper-record.queries.ts'
import { readTables } from './paper-tables.queries.ts'

/**
 * The papers that are filed under a company. A newer paper made with the same values replaces the older one.
 * A paper belongs to the company whose file it is, so the papers of a merged company come with its files.
 */
const listLatest = (db: Db, organizationId: string) =>
  db
    .selectFrom('filed_papers as p')
    .innerJoin('organization_files as f', 'f.url', 'p.url')
    .distinctOn(['p.document', 'p.language', 'p.person_id', 'p.member_id', 'p.given'])
    .select(['p.id', 'p.document', 'p.language', 'p.person_id', 'p.member_id', 'p.given', 'p.printed', 'p.filed_at'])
    .select(['f.url', 'f.folder', 'f.file_name as fileName'])
    .where('f.organization_id', '=', organizationId)
    .where('p.document', 'in', [...paperNames])
    .orderBy('p.document')
    .orderBy('p.language')
    .orderBy('p.person_id')
    .orderBy('p.member_id')
    .orderBy('p.given')
    .orderBy('p.filed_at', 'desc')
    .orderBy('p.id', 'desc')
    .execute()

type FiledRow = Awaited<ReturnType<typeof listLatest>>[number]

type MadeFrom = Pick<FiledRow, 'document' | 'language' | 'person_id' | 'member_id' | 'given'>

const bodyOf = ({ document, language, person_id, member_id, given }: MadeFrom, organizationId: string): PaperBody => {
  const personId = person_id ?? member_id
  const values = { ...(given as object), ...(personId && { personId }) }
  return paperBody.parse({ organizationId, document, language, values })
}

/** What a filed paper would print now. */
const currentParts = async (
  db: Db,
  config: Config,
  { organizationId, document, language = 'en', values: sent }: PaperBody,
  record: PaperRecord,
  { day, filedOn, papers }: { day: IsoDate; filedOn: IsoDate; papers: Awaited<ReturnType<typeof readPapersInForce>> },
): Promise<PrintedParts> => {
  const { personId, transfereeId: _, ...values } = sent
  // A decision stays that of its own day, and so do those who took it.
  const options = { language, today: day, filedOn, values, personId }
  const paper = paperAbout(papers[document], record, options)
  const filled = paperValues(paper, record, options)
  const asAt = typeof filled.asAt === 'string' ? filled.asAt : day
  const registers = {
    ...(await readRegisters(db, config, paper, organizationId, asAt)),
    tables: await readTables(db, paper, record, {
      organizationId,
      values: filled,
      language,
      today: day,
      timeZone: config.timeZone,
    }),
  }

  return hashedParts(printedParts(paper, filled, registers, language))
}

/**
 * The papers that are filed under a company, the latest first, each with what has changed in the record since (DOC-5).
 * @throws Problem NOT_FOUND
 */
export const listFiledPapers = async (db: Db, config: Config, organizationId: string): Promise<FiledPaper[]> => {
  if (!isId(organizationId)) throw notFound('organization')

  const { timeZone } = config
  const day = today(timeZone)
  const rows = (await listLatest(db, organizationId))
    .map((row) => ({ ...row, filedAt: row.filed_at, filedOn: dayIn(timeZone, row.filed_at) }))
    .toSorted((a, b) => b.filedAt.localeCompare(a.filedAt))
  const settings = { timeZone, today: day, firmName: config.letterhead[0] ?? null }
  const { asFiled } = await readPaperRecords(db, organizationId, settings, rows)

  const bodies = new Map(rows.map((row) => [row.id, bodyOf(row, organizationId)]))
  const chosen = [...bodies.values()].flatMap(({ values }) => values.transfereeId ?? [])
  const transferees = await readTransferees(db, organizationId, chosen)

  const papers = await readPapersInForce(db)

  const filed: FiledPaper[] = []
  for (const row of rows) {
    const body = bodies.get(row.id) ?? bodyOf(row, organizationId)
    const record = { ...asFiled(row), transferee: transferees.get(body.values.transfereeId ?? '') }
    const now = await currentParts(db, config, body, record, { day, filedOn: row.filedOn, papers })
    const changed = changedParts(row.printed as PrintedParts, now)
    const document = row.document as PaperName
    const language = row.language as Language
    const { url, folder, fileName } = row
    filed.push({
      _id: row.id,
      document,
      title: paperTitle(papers[document], language),
      language,
      filedOn: row.filedOn,
      file: { url, folder, fileName },
      isOutOfDate: changed.length > 0,
      changed,
    })
  }

  return filed
}

/**
 * The body that makes a filed paper again.
 * @throws Problem NOT_FOUND
 */
export const findFiledBody = async (db: Db, id: string): Promise<PaperBody> => {
  const row = await requireRow(
    'document',
    id,
    db
      .selectFrom('filed_papers as p')
      .innerJoin('organization_files as f', 'f.url', 'p.url')
      .innerJoin('organizations as o', 'o.id', 'f.organization_id')
      .select(['p.document', 'p.language', 'p.person_id', 'p.member_id', 'p.given', 'f.organization_id'])
      .where('p.id', '=', id)
      .where('p.document', 'in', [...paperNames])
      .where('o.deleted_at', 'is', null),
  )

  return bodyOf(row, row.organization_id)
}
