import { Readable } from 'node:stream'
import { amlListing } from '@registrar/domain/aml/aml-listing'
import { headingOf } from '@registrar/domain/shared/export'
import { sql } from 'kysely'
import { amlSource } from '#features/aml'
import { findAssessment, findAuthorisation, listReports } from '#features/aml-firm'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'
import { today } from '#platform/clock'
import type { FileStore } from '#platform/file-store/file-store'
import { cellsOf } from '#platform/export/export-cells'
import type { SourceContext } from '#platform/export/list-source'
import { csvOf } from '#platform/export/write-csv'
import { jsonEntry, type PackEntry, pathInPack, storedEntries, textEntry } from './pack-entry.ts'
import { readRows } from './read-rows.queries.ts'

const BATCH = 100

const policyVersions = async (db: Db) =>
  db
    .selectFrom('aml_policy_versions')
    .select(['policy_id', 'version', 'title', 'text', 'files'])
    .orderBy(sql`fold_text(title)`)
    .orderBy('policy_id')
    .orderBy('version')
    .execute()

const acknowledgements = (db: Db) =>
  readRows(
    db,
    sql`
    select json_build_object('policy', v.title, 'version', a.version, 'user', concat_ws(' ', u.first_name, u.last_name), 'at', a.at) as row
    from aml_policy_acknowledgements a join aml_policy_versions v using (policy_id, version) join users u on u.id = a.user_id
    order by v.title, a.version, a.at`,
  )

const trainings = (db: Db) =>
  readRows(
    db,
    sql`
    select json_build_object('title', t.title, 'heldOn', t.held_on, 'renewOn', t.renew_on, 'participants',
      (select json_agg(concat_ws(' ', u.first_name, u.last_name) order by u.last_name) from users u where u.id = any(t.user_ids))) as row
    from aml_trainings t order by t.held_on, t.id`,
  )

const reviews = (db: Db) =>
  readRows(
    db,
    sql`
    select json_build_object('year', r.year, 'drawnAt', r.created_at, 'files',
      (select json_agg(o.name order by o.sort_name) from organizations o where o.id = any(r.organization_ids)),
      'findings', (select json_agg(json_build_object('file', o.name, 'finding', f ->> 'finding', 'action', f ->> 'action',
        'user', concat_ws(' ', u.first_name, u.last_name), 'dueOn', f ->> 'dueOn') order by at)
        from jsonb_array_elements(r.findings) with ordinality as found (f, at)
        left join organizations o on o.id::text = f ->> 'organizationId' left join users u on u.id::text = f ->> 'userId')) as row
    from aml_firm_reviews r order by r.created_at`,
  )

const lists = (db: Db) =>
  readRows(
    db,
    sql`
    select json_build_object('name', nullif(l.name, ''), 'kind', l.kind, 'fileName', l.file_name, 'version', l.version, 'day', l.day,
      'entries', l.entries, 'loadedAt', l.loaded_at) as row
    from sanctions_lists l order by l.name`,
  )

const runs = (db: Db) =>
  readRows(
    db,
    sql`
    select json_build_object('at', r.at, 'user', concat_ws(' ', u.first_name, u.last_name), 'lists', r.lists, 'compared', r.compared,
      'hits', r.hits) as row
    from sanctions_runs r left join users u on u.id = r.user_id
    where r.organization_id is null and r.person_id is null order by r.at`,
  )

const peps = (db: Db) =>
  readRows(
    db,
    sql`
    select json_build_object('person', concat_ws(' ', p.first_name, p.last_name), 'companies',
      (select coalesce(json_agg(o.name order by o.sort_name), '[]')
       from companies_below(array(select l.organization_id from present_links(current_date) l where p.id in (l.person_id, l.nominee_for))) c
       join organizations o on o.id = c.id where o.deleted_at is null)) as row
    from people p where p.deleted_at is null and is_pep(p) order by p.sort_last_name, p.sort_first_name, p.id`,
  )

// The register of clients as the list of AML files exports it, batch by batch.
const clientsOf = (context: SourceContext): PackEntry => ({
  name: 'clients.csv',
  open: async () => {
    const ids = await amlSource.listIds(amlListing.searchBody.parse({}), context)
    const shown = { brands: context.config.brands, today: context.today, timeZone: context.config.timeZone }
    const batches = async function* () {
      for (let start = 0; start < ids.length; start += BATCH) {
        const rows = await amlSource.readRows(ids.slice(start, start + BATCH), context, [])
        yield rows.map((row) => cellsOf(amlListing.columns, row, shown))
      }
    }
    return Readable.from(csvOf(amlListing.columns.map(headingOf), batches()))
  },
})

/** The files of the firm's own pack (FIRM-7). */
export const planFirmPack = async (
  { db, config, files }: { db: Db; config: Config; files: FileStore },
  { userId, withReports }: { userId: string; withReports: boolean },
): Promise<PackEntry[]> => {
  const context: SourceContext = { db, config, today: today(config.timeZone), userId, role: 'amlOfficer' }
  const policies = await policyVersions(db)

  return [
    jsonEntry('risk-assessment.json', () => findAssessment(db)),
    ...policies.flatMap(({ policy_id, version, title, text, files: urls }) => [
      ...(text === '' ? [] : [textEntry(pathInPack('policies', policy_id, `${version} ${title}.txt`), text)]),
      ...storedEntries(urls, files, (...parts) => pathInPack('policies', policy_id, `${version}`, ...parts)),
    ]),
    jsonEntry('acknowledgements.json', () => acknowledgements(db)),
    jsonEntry('trainings.json', () => trainings(db)),
    jsonEntry('authorisation.json', () => findAuthorisation(db)),
    jsonEntry('compliance-reviews.json', () => reviews(db)),
    jsonEntry('sanctions-lists.json', () => lists(db)),
    jsonEntry('screening-runs.json', () => runs(db)),
    clientsOf(context),
    jsonEntry('politically-exposed.json', () => peps(db)),
    ...(withReports ? [jsonEntry('suspicions-and-reports.json', () => listReports(db, null))] : []),
  ]
}
