import type { FirmReport, FirmReportSearch, ReportDecision } from '@registrar/domain/aml-firm/firm-report'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { isId } from '#platform/database/ids'
import { requireRow } from '#platform/database/require-row'
import { answeredPage } from '#platform/lists/answered-page'
import { offsetOf, type Page } from '#platform/lists/search-list'

const select = (db: Db | Tx) =>
  db
    .selectFrom('aml_reports as r')
    .leftJoin('organizations as o', 'o.id', 'r.organization_id')
    .leftJoin('people as p', 'p.id', 'r.person_id')
    .select(['r.id as _id', 'r.version', 'r.organization_id as organizationId', 'o.name as organizationName'])
    .select(['r.person_id as personId', fullName('p').$castTo<string | null>().as('personName')])
    .select(['r.received_on as receivedOn', 'r.reported_by as reportedBy', 'r.text', 'r.decision', 'r.reason'])
    .select(['r.reported_on as reportedOn', 'r.go_aml as goAml', 'r.revenue', 'r.history'])

type Row = Omit<FirmReport, 'decision' | 'history'> & { decision: string; history: unknown }

// Only the commands write the decision and the history.
const reportOf = (row: Row): FirmReport => ({
  ...row,
  decision: row.decision as ReportDecision,
  history: row.history as FirmReport['history'],
})

const isUnknown = (id: string | undefined) => id !== undefined && !isId(id)

/** The register of suspicions and reports, the latest first (FIRM-4). For AML officers alone. */
export const searchReports = async (
  db: Db | Tx,
  { page, limit, organizationId, personId, decision }: FirmReportSearch,
): Promise<Page<FirmReport>> => {
  if (isUnknown(organizationId) || isUnknown(personId)) return answeredPage([], 0, limit)
  const rows = await select(db)
    .$if(organizationId !== undefined, (query) => query.where('r.organization_id', '=', organizationId ?? ''))
    .$if(personId !== undefined, (query) => query.where('r.person_id', '=', personId ?? ''))
    .$if(decision !== undefined, (query) => query.where('r.decision', '=', decision ?? ''))
    .orderBy('r.received_on', 'desc')
    .orderBy('r.id', 'desc')
    .execute()

  const first = offsetOf({ page, limit })
  const data = rows.slice(first, first + limit).map(reportOf)
  return answeredPage(data, rows.length, limit)
}

/**
 * One line of the register.
 * @throws Problem NOT_FOUND
 */
export const findReport = async (db: Db | Tx, id: string): Promise<FirmReport> => {
  const row = await requireRow('report', id, select(db).where('r.id', '=', id))
  return reportOf(row)
}

/** The whole register, or what is in it about a client and whoever is or was linked to it. For AML officers alone. */
export const listReports = async (db: Db, organizationId: string | null): Promise<FirmReport[]> => {
  const linked = sql<boolean>`r.person_id in (select person_id from links where organization_id = ${organizationId})`
  const rows = await select(db)
    .$if(organizationId !== null, (query) =>
      query.where((eb) => eb.or([eb('r.organization_id', '=', organizationId), linked])),
    )
    .orderBy('r.received_on')
    .orderBy('r.id')
    .execute()
  return rows.map(reportOf)
}
