import { sql } from 'kysely'
import { listReports } from '#features/aml-firm'
import { readVersionContent } from '#features/aml'
import { today } from '#platform/clock'
import type { Config } from '#platform/config'
import { type Db, inTransaction } from '#platform/database/database'
import type { FileStore } from '#platform/file-store/file-store'
import { jsonEntry, type PackEntry, pathInPack, storedEntries } from './pack-entry.ts'

type Row = Record<string, unknown>

const readRows = async (db: Db, statement: ReturnType<typeof sql<{ row: Row }>>): Promise<Row[]> =>
  (await statement.execute(db)).rows.map(({ row }) => row)

const ownPeople = (id: string) =>
  sql`(select person_id from links where organization_id = ${id} and person_id is not null)`

const screening = (db: Db, id: string) =>
  readRows(
    db,
    sql`
    select to_jsonb(r) as row from sanctions_runs r
    where r.organization_id = ${id} or r.person_id in ${ownPeople(id)} order by r.at`,
  )

const hits = (db: Db, id: string) =>
  readRows(
    db,
    sql`
    select to_jsonb(h) as row from sanctions_hits h
    where h.organization_id = ${id} or h.person_id in ${ownPeople(id)} order by h.id`,
  )

const amlChanges = (db: Db, id: string) =>
  readRows(
    db,
    sql`
    select json_build_object('at', c.at, 'user', concat_ws(' ', u.first_name, u.last_name), 'action', c.action,
      'aml', c.fields -> 'aml') as row
    from changes c left join users u on u.id = c.user_id
    where c.record_type = 'organization' and c.record_id = ${id} and jsonb_exists(c.fields, 'aml') order by c.id`,
  )

const nextReviews = (db: Db, id: string) =>
  readRows(
    db,
    sql`
    select json_build_object('subject', d.subject, 'person', d.person_name, 'date', d.date) as row from deadlines d
    where d.kind = 'AML_REVIEW' and (d.organization_id = ${id} or d.person_id in ${ownPeople(id)}) order by d.date, d.id`,
  )

const readFile = (db: Db, id: string, { timeZone, ownerThresholds }: Config) =>
  inTransaction(
    db,
    async (tx) =>
      (await readVersionContent(tx, id, { today: today(timeZone), ownerThresholds, hashes: new Map() })) ?? null,
  )

// What was signed, to the byte: the text of the content, whose hash is printed on the PDF, and that PDF.
const versionEntries = async (db: Db, id: string): Promise<PackEntry[]> => {
  const versions = await db
    .selectFrom('aml_versions')
    .select(['id', sql<string>`to_char(signed_at at time zone 'utc', 'YYYY-MM-DD')`.as('day')])
    .where('organization_id', '=', id)
    .orderBy('signed_at')
    .execute()
  const read = (versionId: string) =>
    db.selectFrom('aml_versions').select(['content', 'pdf']).where('id', '=', versionId).executeTakeFirstOrThrow()

  return versions.flatMap(({ id: versionId, day }): PackEntry[] => [
    {
      name: pathInPack('versions', `${day} ${versionId}.json`),
      open: async () => Buffer.from((await read(versionId)).content),
    },
    { name: pathInPack('versions', `${day} ${versionId}.pdf`), open: async () => (await read(versionId)).pdf },
  ])
}

// The documents of the company, and those of everybody linked to it.
const documentEntries = async (db: Db, id: string, files: FileStore): Promise<PackEntry[]> => {
  const { rows } = await sql<{ folder: string; url: string }>`
    select 'Company' as folder, url from organization_files where organization_id = ${id}
    union
    select 'Company', form ->> 'rbo_extract' from organization_aml where organization_id = ${id} and form ->> 'rbo_extract' is not null
    union
    select concat_ws(' ', p.first_name, p.last_name), f.url from people_files f join people p on p.id = f.person_id
    where p.id in ${ownPeople(id)}
    union
    select concat_ws(' ', p.first_name, p.last_name), d ->> 'url' from people p, jsonb_array_elements(p.identity_documents) d
    where p.id in ${ownPeople(id)} and d ->> 'url' is not null
    order by 1, 2`.execute(db)

  return rows.flatMap(({ folder, url }) =>
    storedEntries([url], files, (...parts) => pathInPack('documents', folder, ...parts)),
  )
}

type Plan = { db: Db; config: Config; files: FileStore }

/** The files of a client's pack (FIRM-7). */
export const planClientPack = async (
  { db, config, files }: Plan,
  { organizationId: id, withReports }: { organizationId: string; withReports: boolean },
): Promise<PackEntry[]> => [
  jsonEntry('file.json', () => readFile(db, id, config)),
  jsonEntry('screening-runs.json', () => screening(db, id)),
  jsonEntry('screening-hits.json', () => hits(db, id)),
  jsonEntry('changes-of-the-file.json', () => amlChanges(db, id)),
  jsonEntry('next-reviews.json', () => nextReviews(db, id)),
  ...(withReports ? [jsonEntry('suspicions-and-reports.json', () => listReports(db, id))] : []),
  ...(await versionEntries(db, id)),
  ...(await documentEntries(db, id, files)),
]
