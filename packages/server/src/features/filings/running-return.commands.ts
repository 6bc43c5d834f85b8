import { returnDays, returnDueOn } from '@registrar/domain/filings/return-days'
import type { StatementFacts } from '@registrar/domain/filings/statements'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { addMonths } from '@registrar/domain/shared/iso-date'
import type { Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'

const YEAR = 12

/** The fields of an organization that the running return follows from. */
export const fieldsOfRunningReturn = [
  'incorporationDate',
  'firstAr',
  'nextArReminder',
  'financialYearEnd',
  'lastAnnexedYearEnd',
  'creationStatus',
] as const

const readFacts = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('organizations as o')
    .leftJoin('organization_details as d', 'd.organization_id', 'o.id')
    .select(['o.id', 'o.incorporation_date as incorporationDate', 'o.first_annual_return as firstAr'])
    .select(['o.next_annual_return as nextAr', 'd.financial_year_end as financialYearEnd'])
    .select(['d.last_annexed_year_end as lastAnnexedYearEnd', 'o.creation_status as creationStatus'])
    .where('o.id', 'in', ids)
    .execute()

type Facts = Awaited<ReturnType<typeof readFacts>>[number]

const readReturns = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('filings')
    .select(['id', 'organization_id', 'event_date', 'made_up_to', 'state'])
    .where('organization_id', 'in', ids)
    .where('kind', '=', 'B1')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()

type StoredReturn = Awaited<ReturnType<typeof readReturns>>[number]

// An earlier day that staff chose stays while it can be of the same return.
const madeUpTo = (open: StoredReturn | undefined, ard: IsoDate): IsoDate => {
  const chosen = open && open.made_up_to !== open.event_date ? open.made_up_to : null
  return chosen && chosen < ard && chosen > addMonths(ard, -YEAR) ? chosen : ard
}

const returnValues = (ard: IsoDate, open: StoredReturn | undefined, facts: StatementFacts) => {
  const made_up_to = madeUpTo(open, ard)
  const { yearEnd } = returnDays({ ard, madeUpTo: made_up_to }, facts)
  return {
    event_date: ard,
    made_up_to,
    is_first: ard === facts.firstAr,
    year_end: yearEnd,
    due_on: returnDueOn({ madeUpTo: made_up_to, yearEnd }),
  }
}

// The row of the return that is due, and the open ones that are not.
// None is due of a company that was struck off.
const runningReturnOf = ({ id, creationStatus, ...facts }: Facts, returns: readonly StoredReturn[]) => {
  const nextAr = creationStatus === 'STRIKE_OFF' ? null : facts.nextAr
  const open = returns.filter(({ state }) => state === 'toFile')
  const isFiled = returns.some(({ state, event_date }) => state !== 'toFile' && event_date === nextAr)
  if (nextAr === null || isFiled) return { removed: open }

  const kept = open.find(({ event_date }) => event_date === nextAr) ?? open[0]
  const values = { organization_id: id, kind: 'B1', ...returnValues(nextAr, kept, facts) }
  return { removed: open.filter((one) => one !== kept), kept, values }
}

/**
 * Keeps the filings of the returns that are due of companies, in the caller's transaction: one in state `toFile` for Next AR while
 * it is not filed, and no other (AR-18, FIL-2).
 */
export const keepRunningReturns = async (tx: Tx, organizationIds: readonly string[]): Promise<void> => {
  const returns = Map.groupBy(await readReturns(tx, organizationIds), ({ organization_id }) => organization_id)
  const running = (await readFacts(tx, organizationIds)).map((facts) =>
    runningReturnOf(facts, returns.get(facts.id) ?? []),
  )

  const removed = running.flatMap((one) => one.removed.map(({ id }) => id))
  if (removed.length > 0) await tx.deleteFrom('filings').where('id', 'in', removed).execute()

  const inserted = running.flatMap(({ kept, values }) => (values && !kept ? [{ ...values, id: newId() }] : []))
  if (inserted.length > 0) await tx.insertInto('filings').values(inserted).execute()
  for (const { kept, values } of running)
    if (kept) await tx.updateTable('filings').set(values).where('id', '=', kept.id).execute()
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
