import { auditExemption } from '@registrar/domain/filings/audit-exemption'
import { latenessToday, lateReturnDue } from '@registrar/domain/filings/late-returns'
import { returnDays } from '@registrar/domain/filings/return-days'
import type { RegisteredReturn, ReturnRegister } from '@registrar/domain/filings/return-register'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { Expression, SqlBool } from 'kysely'
import type { Db } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { missingRecord } from '#platform/commands/merged-record'
import type { FilingDay } from './filings.queries.ts'
import {
  basisOfRow,
  deliveryOfRow,
  isNotDue,
  registeredReturn,
  returnColumns,
  type ReturnRow,
} from './return-register.row.ts'

const isFiled = (row: ReturnRow): row is ReturnRow & { sent_on: IsoDate } => row.sent_on !== null

type Line = { shown: RegisteredReturn; deliveredOn: IsoDate; isNotDue: boolean }

// A B1B73 that came too late is no return (AR-21).
const isReturn = ({ shown: { kind, daysLate }, isNotDue: isUndelivered }: Line) =>
  kind === 'B1' || (daysLate === 0 && !isUndelivered)

const isDelivered = (line: Line) => !line.isNotDue

const latestFirst = ({ shown: one }: Line, { shown: other }: Line) => (one.madeUpTo < other.madeUpTo ? 1 : -1)

const linesOf = (rows: readonly ReturnRow[], day: FilingDay): Line[] =>
  rows
    .filter(isFiled)
    .map((row) => ({
      shown: registeredReturn(row, day),
      deliveredOn: deliveryOfRow(row, day),
      isNotDue: row.isNotDue === true,
    }))
    .filter(isReturn)

const readCompany = (db: Db, id: string) =>
  db
    .selectFrom('organizations as o')
    .leftJoin('organization_details as d', 'd.organization_id', 'o.id')
    .select(['o.incorporation_date as incorporationDate', 'o.first_annual_return as firstAr'])
    .select(['d.financial_year_end as financialYearEnd', 'd.last_annexed_year_end as lastAnnexedYearEnd'])
    .select((eb) => eb.fn.coalesce('d.is_in_group', eb.lit(false)).as('isInGroup'))
    .where('o.id', '=', id)
    .where('o.deleted_at', 'is', null)
    .executeTakeFirst()

/**
 * The register of annual returns, the latest first, with the return that is due and the audit exemption (AR-15, AR-16, AR-17).
 * A return that is late today counts as late, though it is not filed yet.
 * @throws Problem NOT_FOUND when the organization is unknown or deleted, MERGED
 */
export const findReturnRegister = async (
  db: Db,
  id: string,
  { today, closingDays }: FilingDay,
): Promise<ReturnRegister> => {
  const company = isId(id) ? await readCompany(db, id) : undefined
  if (!company) throw await missingRecord(db, 'organization', id)

  const rows = await db
    .selectFrom('filings')
    .select(returnColumns)
    .select(isNotDue('filings'))
    .where('organization_id', '=', id)
    .where('kind', 'in', ['B1', 'B1B73'])
    .where('deleted_at', 'is', null)
    .where('reason', 'is', null)
    .execute()
  const lines = linesOf(rows, { today, closingDays }).toSorted(latestFirst)
  const data = lines.map(({ shown }) => shown)
  const delivered = lines.filter(isDelivered).map(({ shown, deliveredOn }) => ({ ...shown, filedOn: deliveredOn }))

  const due = rows.find((row) => row.kind === 'B1' && !isFiled(row))
  const basis = due && basisOfRow(due)
  const days = due && returnDays({ ard: due.event_date, madeUpTo: basis?.madeUpTo }, company, closingDays)
  const running =
    basis && days
      ? { ...basis, ...latenessToday(basis, today, closingDays), makeUpTo: days.makeUpTo, isCertain: days.isCertain }
      : null
  const late = running && due ? lateReturnDue({ ...running, isFirst: due.is_first }, today, closingDays) : []

  return { data, running, auditExemption: auditExemption([...delivered, ...late], today, company, closingDays) }
}

type FiledReturns = FilingDay & { from: IsoDate; to: IsoDate; condition: Expression<SqlBool> }

/**
 * The returns of all companies `o` that meet a condition, filed from a day to another, with their lateness and fees (AR-15). One that
 * was sent back and is not due again counts as not filed.
 */
export const listFiledReturns = async (
  db: Db,
  { from, to, condition, ...day }: FiledReturns,
): Promise<RegisteredReturn[]> => {
  const rows = await db
    .selectFrom('filings as f')
    .innerJoin('organizations as o', 'o.id', 'f.organization_id')
    .select(returnColumns.map((column) => `f.${column}` as const))
    .select(isNotDue('f'))
    .where('f.kind', 'in', ['B1', 'B1B73'])
    .where('f.deleted_at', 'is', null)
    .where('f.reason', 'is', null)
    .where('f.sent_on', '>=', from)
    .where('f.sent_on', '<=', to)
    .where('o.deleted_at', 'is', null)
    .where(condition)
    .execute()

  return linesOf(rows, day)
    .filter(isDelivered)
    .map(({ shown }) => shown)
}
