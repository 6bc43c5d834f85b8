import { returnDays, returnDueOn } from '@registrar/domain/filings/return-days'
import { isUnconfirmedArd, runningArd } from '@registrar/domain/organizations/annual-returns/running-ard'
import type { Organization } from '@registrar/domain/organizations/organization'
import { addMonths, type IsoDate } from '@registrar/domain/shared/iso-date'
import type { ClosingDays } from '@registrar/domain/working-days/working-days'
import { today } from '#platform/clock'
import { changedFields } from '#platform/commands/change-log'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { CRO_TIME_ZONE } from './cro-day.ts'
import { readClosingDays } from './closing-days.queries.ts'
import { keepFiledB1B73s } from './filed-b1b73.commands.ts'
import { readRunningFacts, type RunningReturnFacts } from './running-return.queries.ts'

const YEAR = 12

// The creation status is looked at by itself.
const fieldsOfRunningReturn = [
  'name',
  'incorporationDate',
  'firstAr',
  'status',
  'nextArReminder',
  'countedNextAr',
  'B1B73',
  'B1B73FiledOn',
  'financialYearEnd',
  'lastAnnexedYearEnd',
  'companyType',
  'croStatus',
  'croStatusOn',
] as const

/**
 * Whether a save of an organization may move its running return. Of the creation statuses only 'strike-off' says that no return is due
 * (AR-22). `before` has no status where nobody has read it.
 */
export const movesRunningReturn = (before: Partial<Organization>, changed: Partial<Organization>): boolean => {
  if (fieldsOfRunningReturn.some((field) => changed[field] !== undefined)) return true
  if (changed.creationStatus === undefined) return false
  return before.creationStatus === undefined || [before.creationStatus, changed.creationStatus].includes('STRIKE_OFF')
}

type StoredReturn = RunningReturnFacts['returns'][number]

// An earlier day that staff chose stays while it can be of the same return.
const madeUpTo = (open: StoredReturn | undefined, ard: IsoDate): IsoDate => {
  const chosen = open && open.made_up_to !== open.event_date ? open.made_up_to : null
  return chosen && chosen < ard && chosen > addMonths(ard, -YEAR) ? chosen : ard
}

const returnValues = (ard: IsoDate, open: StoredReturn | undefined, facts: RunningReturnFacts) => {
  const made_up_to = madeUpTo(open, ard)
  const { yearEnd } = returnDays({ ard, madeUpTo: made_up_to }, facts)
  return {
    event_date: ard,
    made_up_to,
    is_first: ard === facts.firstAr,
    year_end: yearEnd,
    due_on: returnDueOn({ madeUpTo: made_up_to, yearEnd }),
    is_unconfirmed: isUnconfirmedArd(ard, facts),
  }
}

// The row of the return that is due, and the open ones that are not.
const runningReturnOf = (facts: RunningReturnFacts, closingDays: ClosingDays) => {
  const { returns } = facts
  const ard = runningArd(facts, today(CRO_TIME_ZONE), closingDays)
  const open = returns.filter(({ state }) => state === 'toFile')
  const isFiled = returns.some(({ state, event_date }) => state !== 'toFile' && event_date === ard)
  if (ard === null || isFiled) return { removed: open }

  const kept = open.find(({ event_date }) => event_date === ard) ?? open[0]
  const values = { organization_id: facts.id, kind: 'B1', ...returnValues(ard, kept, facts) }
  return { removed: open.filter((one) => one !== kept), kept, values }
}

/**
 * Keeps the filings of the returns that are due of companies, in the caller's transaction: one in state `toFile` for the annual
 * return date while it is not filed, and no other; and the B1B73 that was filed (AR-18, AR-21, AR-22, FIL-2).
 */
export const keepRunningReturns = async (tx: Tx, organizationIds: readonly string[]): Promise<void> => {
  const companies = await readRunningFacts(tx, organizationIds)
  const closingDays = await readClosingDays(tx)
  const running = companies.map((facts) => runningReturnOf(facts, closingDays))

  const removed = running.flatMap((one) => one.removed.map(({ id }) => id))
  if (removed.length > 0) await tx.deleteFrom('filings').where('id', 'in', removed).execute()

  const inserted = running.flatMap(({ kept, values }) => (values && !kept ? [{ ...values, id: newId() }] : []))
  if (inserted.length > 0) await tx.insertInto('filings').values(inserted).execute()
  for (const { kept, values } of running)
    if (kept && values && Object.keys(changedFields(kept, values)).length > 0)
      await tx.updateTable('filings').set(values).where('id', '=', kept.id).execute()

  await keepFiledB1B73s(tx, companies, closingDays)
}

/** Removes the filing of the return that is due of a company that becomes another one: that one has its own (MERGE-1). */
export const removeRunningReturn = async (tx: Tx, organizationId: string): Promise<void> => {
  await tx
    .deleteFrom('filings')
    .where('organization_id', '=', organizationId)
    .where('kind', '=', 'B1')
    .where('state', '=', 'toFile')
    .execute()
}

/** Keeps the filing of the return that is due of one company (AR-18, FIL-2). */
export const keepRunningReturn = (tx: Tx, organizationId: string): Promise<void> =>
  keepRunningReturns(tx, [organizationId])

/** Makes the old returns due again whose B1B73s have not been filed within their time: a new day decides that (AR-21). */
export const keepReturnsOfLapsedB1B73s = async (db: Db): Promise<void> => {
  const unfiled = await db
    .selectFrom('organization_details as d')
    .innerJoin('filings as f', 'f.organization_id', 'd.organization_id')
    .select('d.organization_id')
    .whereRef('f.event_date', '=', 'd.changed_annual_return')
    .where('d.changed_annual_return_filed_on', 'is', null)
    .where('f.kind', '=', 'B1')
    .where('f.state', '=', 'toFile')
    .where('f.deleted_at', 'is', null)
    .execute()
  if (unfiled.length === 0) return

  const day = today(CRO_TIME_ZONE)
  const facts = await readRunningFacts(
    db,
    unfiled.map(({ organization_id }) => organization_id),
  )
  const closingDays = await readClosingDays(db)
  const lapsed = facts
    .filter((company) => runningArd(company, day, closingDays) !== company.nextArReminder)
    .map(({ id }) => id)
  if (lapsed.length === 0) return

  await inTransaction(db, async (tx) => {
    await tx.selectFrom('organizations').select('id').where('id', 'in', lapsed).orderBy('id').forUpdate().execute()
    await keepRunningReturns(tx, lapsed)
  })
}
