import {
  ANONYMOUS,
  type AnonymousReport,
  type FirmReport,
  type FirmReportChanges,
  type FirmReportFields,
  type NewFirmReport,
  reportProblems,
} from '@registrar/domain/aml-firm/firm-report'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { organizationRecord } from '#features/organizations'
import { personRecord } from '#features/people'
import { findUserReferences } from '#features/users'
import { now } from '#platform/clock'
import { changedFields, type FieldChanges } from '#platform/commands/change-log'
import { requireReference } from '#platform/commands/lock-record'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { newId } from '#platform/database/ids'
import { requireRow } from '#platform/database/require-row'
import type { Session } from '#platform/sessions/session'
import { findReport } from './firm-reports.queries.ts'
import { refuse, requireLatest } from './refusals.ts'

// A line of the register is told of nowhere else: no change log, no event, no audit (s.49). It keeps its own history.

/** Who enters a line; null for somebody who gives no name. */
type Context = { session: Session | null; today: IsoDate }

const columns = (fields: FirmReportFields) => ({
  organization_id: fields.organizationId,
  person_id: fields.personId,
  received_on: fields.receivedOn,
  reported_by: fields.reportedBy,
  text: fields.text,
  decision: fields.decision,
  reason: fields.reason,
  reported_on: fields.reportedOn,
  go_aml: fields.goAml,
  revenue: fields.revenue,
})

const fieldsOf = (report: FirmReportFields): FirmReportFields => ({
  organizationId: report.organizationId,
  personId: report.personId,
  receivedOn: report.receivedOn,
  reportedBy: report.reportedBy,
  text: report.text,
  decision: report.decision,
  reason: report.reason,
  reportedOn: report.reportedOn,
  goAml: report.goAml,
  revenue: report.revenue,
})

const orBlank = (text: string | null | undefined) => (text?.trim() ? text : null)

// What was not sent stays as it is.
const withSent = (before: FirmReportFields, sent: FirmReportChanges): FirmReportFields => {
  const after = {
    ...before,
    ...(Object.fromEntries(
      Object.entries(sent).filter(([, value]) => value !== undefined),
    ) as Partial<FirmReportFields>),
  }
  return fieldsOf({
    ...after,
    reason: orBlank(after.reason),
    goAml: orBlank(after.goAml),
    revenue: orBlank(after.revenue),
  })
}

const EMPTY = {
  organizationId: null,
  personId: null,
  reason: null,
  reportedOn: null,
  goAml: null,
  revenue: null,
}

const requireSound = async (tx: Tx, fields: FirmReportFields, today: IsoDate): Promise<void> => {
  refuse(reportProblems(fields, today))
  const { organizationId, personId } = fields
  if (organizationId !== null)
    await requireReference(tx, organizationRecord, organizationId, { field: 'organizationId' })
  if (personId !== null) await requireReference(tx, personRecord, personId, { field: 'personId' })
}

// The history names a client as the register does, so that an erasure takes the name out of both.
const named = async (tx: Tx, { organizationId, personId, ...fields }: FirmReportFields) => {
  const { rows } = await sql<{ organization: string | null; person: string | null }>`
    select (select name from organizations where id = ${organizationId}) as organization,
      (select ${fullName('p')} from people p where p.id = ${personId}) as person`.execute(tx)
  return { ...fields, ...rows[0] }
}

type Saved = { version: number; fields: FieldChanges }

const saveOf = async (tx: Tx, session: Session | null, { version, fields }: Saved) => {
  const users = session && (await findUserReferences(tx, [session.userId]))
  return { version, at: now(), user: session ? users?.get(session.userId) : null, fields }
}

/**
 * Enters a suspicion and returns its id (FIRM-4).
 * @throws Problem AML_FIRM_REFUSED, NOT_FOUND
 */
export const createReport = (db: Db, sent: NewFirmReport, { session, today }: Context): Promise<string> =>
  inTransaction(db, async (tx) => {
    const fields = withSent({ ...EMPTY, ...sent } as FirmReportFields, sent)
    await requireSound(tx, fields, today)

    const id = newId()
    const history = [await saveOf(tx, session, { version: 1, fields: changedFields({}, await named(tx, fields)) })]
    await tx
      .insertInto('aml_reports')
      .values({ ...columns(fields), id, history: JSON.stringify(history) })
      .execute()
    return id
  })

/**
 * Enters a suspicion of a colleague who gives no name: neither the line nor anything else keeps who it was (FIRM-9).
 * @throws Problem NOT_FOUND
 */
export const reportAnonymously = async (db: Db, sent: AnonymousReport, today: IsoDate): Promise<void> => {
  const suspicion = { ...sent, receivedOn: today, reportedBy: ANONYMOUS, decision: 'open' as const }
  await createReport(db, suspicion, { session: null, today })
}

/**
 * Changes the fields sent of a suspicion and returns it (FIRM-4).
 * @throws Problem NOT_FOUND, CHANGED_MEANWHILE, AML_FIRM_REFUSED
 */
export const updateReport = (
  db: Db,
  id: string,
  { version: loadedFrom, ...sent }: FirmReportChanges,
  { session, today }: Context,
): Promise<FirmReport> =>
  inTransaction(db, async (tx) => {
    await requireRow('report', id, tx.selectFrom('aml_reports').select('id').where('id', '=', id).forUpdate())

    const report = await findReport(tx, id)
    requireLatest(loadedFrom, report.version)
    const before = fieldsOf(report)
    const after = withSent(before, sent)
    if (Object.keys(changedFields(before, after)).length === 0) return report

    await requireSound(tx, after, today)
    const version = report.version + 1
    const fields = changedFields(await named(tx, before), await named(tx, after))
    const save = JSON.stringify([await saveOf(tx, session, { version, fields })])
    await tx
      .updateTable('aml_reports')
      .set({ ...columns(after), version, history: sql`${save}::jsonb || history` })
      .where('id', '=', id)
      .execute()
    return findReport(tx, id)
  })
