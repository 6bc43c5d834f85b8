import { sql } from 'kysely'
import { listReports } from '#features/aml-firm'
import { diligenceDay, readOpenPoints } from '#features/diligence'
import { hashDocuments, readVersionContent } from '#features/aml'
import { today } from '#platform/clock'
import type { Config } from '#platform/config'
import { type Db, inTransaction } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import type { FileStore } from '#platform/file-store/file-store'
import { jsonEntry, type PackEntry, pathInPack, storedEntries } from './pack-entry.ts'
import { readRows } from './read-rows.queries.ts'

type Plan = { db: Db; config: Config; files: FileStore }

// Whoever is or was linked, or stands behind a nominee or a company that owns shares.
const ownPeople = (id: string) =>
  sql`(select unnest(array[l.person_id, l.nominee_for]) from links l where l.organization_id = ${id}
    union select c.person_id from concerned_parties(current_date, ${id}) c)`

const ownCompanies = (id: string) =>
  sql`(select c.company_id from concerned_parties(current_date, ${id}) c where c.company_id is not null)`

const screening = (db: Db, id: string) =>
  readRows(
    db,
    sql`
    select json_build_object('at', r.at, 'user', ${fullName('u')}, 'of', coalesce(${fullName('p')}, o.name), 'lists', r.lists,
      'compared', r.compared, 'hits', r.hits) as row
    from sanctions_runs r left join users u on u.id = r.user_id left join people p on p.id = r.person_id
    left join organizations o on o.id = r.organization_id
    where r.organization_id = ${id} or r.person_id in ${ownPeople(id)} order by r.at`,
  )

const hits = (db: Db, id: string) =>
  readRows(
    db,
    sql`
    select json_build_object('name', coalesce(${fullName('p')}, o.name), 'formerName', h.former_name, 'translation', h.translation, 'birth', p.birth, 'list', nullif(h.list_name, ''),
      'listKind', h.list_kind, 'entry', h.entry_key, 'listedNames', h.names, 'listedBirths', h.births, 'programme', h.programme,
      'score', round(h.score * 100), 'foundAt', h.found_at, 'state', h.state, 'reason', h.reason, 'decidedBy', ${fullName('u')},
      'decidedAt', h.decided_at) as row
    from sanctions_hits h left join users u on u.id = h.decided_by left join people p on p.id = h.person_id
    left join organizations o on o.id = h.organization_id
    where h.organization_id in ${ownCompanies(id)} or h.person_id in ${ownPeople(id)} order by h.id`,
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

// What a version would freeze today, and what is open.
const readFile = async ({ db, config, files }: Plan, id: string) => {
  const { timeZone, ownerThresholds } = config
  const hashes = await hashDocuments(db, files, id)
  return inTransaction(db, async (tx) => {
    const content = await readVersionContent(tx, id, { today: today(timeZone), ownerThresholds, hashes })
    const open = (await readOpenPoints(tx, [id], diligenceDay(config))).get(id) ?? []
    return content ? { ...content, open } : { open }
  })
}

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
    select 'Company', url from organization_aml, unnest(array[form ->> 'rbo_extract', form ->> 'reliance_arrangement']) as url
    where organization_id = ${id} and url is not null
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

/** The files of a client's pack (FIRM-7). */
export const planClientPack = async (
  { db, config, files }: Plan,
  { organizationId: id, withReports }: { organizationId: string; withReports: boolean },
): Promise<PackEntry[]> => [
  jsonEntry('file.json', () => readFile({ db, config, files }, id)),
  jsonEntry('screening-runs.json', () => screening(db, id)),
  jsonEntry('screening-hits.json', () => hits(db, id)),
  jsonEntry('changes-of-the-file.json', () => amlChanges(db, id)),
  jsonEntry('next-reviews.json', () => nextReviews(db, id)),
  ...(withReports ? [jsonEntry('suspicions-and-reports.json', () => listReports(db, id))] : []),
  ...(await versionEntries(db, id)),
  ...(await documentEntries(db, id, files)),
]
