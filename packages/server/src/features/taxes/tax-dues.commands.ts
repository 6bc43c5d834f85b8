import { isIsoDate } from '@registrar/domain/shared/iso-date'
import { toCents } from '@registrar/domain/shared/money'
import {
  type NewTaxDistribution,
  taxDueId,
  type TaxDueChanges,
  taxDueKinds,
  type TaxDue,
  type TaxDueRow,
} from '@registrar/domain/taxes/tax-due'
import { distributionDue } from '@registrar/domain/taxes/tax-dues'
import { reconcileEdits } from '#features/conflicts'
import { organizationRecord } from '#features/organizations'
import { recordChangeAsVersion } from '#platform/commands/change-log'
import { lockRecord } from '#platform/commands/lock-record'
import { createRecord, updateRecord } from '#platform/commands/record-commands'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { notFound, Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { type DueKey, findTaxDue, type TaxDay } from './tax-dues.queries.ts'
import { dueColumns, dueOfRow, type KeptDue, taxDueRecord } from './taxes.row.ts'

/** Who changes something of a tax, and on which day. */
type TaxContext = TaxDay & { session: Session }

const refuse = (fields: Record<string, string>): never => {
  throw new Problem('TAX_REFUSED', 'This cannot be right.', { fields })
}

const keyOf = (id: string): DueKey => {
  const [organizationId = '', code, to = ''] = id.split(':')
  const kind = taxDueKinds.find((one) => one === code)
  if (!kind || !isIsoDate(to)) throw notFound('tax due')
  return { organizationId, kind, to }
}

const findKept = async (tx: Tx, { organizationId, kind, to }: DueKey): Promise<KeptDue | undefined> => {
  const row = await tx
    .selectFrom('tax_dues as d')
    .select(dueColumns)
    .where('d.organization_id', '=', organizationId)
    .where('d.kind', '=', kind)
    .where('d.to_on', '=', to)
    .executeTakeFirst()
  return row && dueOfRow(row)
}

type Said = Pick<KeptDue, 'amount' | 'paidOn' | 'reference'>

const columnsOfSaid = ({ amount, paidOn, reference }: { [Field in keyof Said]?: Said[Field] | undefined }) => ({
  ...(amount !== undefined && { amount_cents: amount === null ? null : toCents(amount) }),
  ...(paidOn !== undefined && { paid_on: paidOn }),
  ...(reference !== undefined && { reference }),
})

const keepDue = (
  tx: Tx,
  { organizationId, due, said }: { organizationId: string; due: TaxDue; said: Said },
  session: Session,
): Promise<string> =>
  createRecord(tx, taxDueRecord, session, async (_, id) => {
    const { kind, from, to, legalDate } = due
    await tx
      .insertInto('tax_dues')
      .values({
        id,
        organization_id: organizationId,
        kind,
        from_on: from,
        to_on: to,
        legal_date: legalDate,
        ...columnsOfSaid(said),
      })
      .execute()

    return { organizationId, kind, from, to, legalDate, ...said }
  })

const refuseFuture = ({ paidOn }: TaxDueChanges, { today }: TaxContext): void => {
  if (paidOn && paidOn > today) refuse({ paidOn: 'This is in the future.' })
}

const cleaned = ({ reference, ...changes }: TaxDueChanges): TaxDueChanges => ({
  ...changes,
  ...(reference !== undefined && { reference: reference?.trim() ? reference : null }),
})

// The day in law and the period are those of this day: they may have moved since staff last said something.
const updateKept = (tx: Tx, kept: KeptDue, { sent, due }: { sent: TaxDueChanges; due: TaxDue }, session: Session) =>
  updateRecord(tx, taxDueRecord, kept._id, session, {
    read: () => Promise.resolve(kept),
    decide: (before) => reconcileEdits(tx, before, sent, session),
    write: async (_, { changed, updatedAt }) => {
      await tx
        .updateTable('tax_dues')
        .set({ ...columnsOfSaid(changed), from_on: due.from, legal_date: due.legalDate, updated_at: updatedAt })
        .where('id', '=', kept._id)
        .execute()
    },
  })

/**
 * Says of a tax what is to be paid, when it was paid and under which reference, and returns it. Only what staff have said is stored
 * (TAX-12).
 * @throws Problem NOT_FOUND, CHANGED_MEANWHILE, TAX_REFUSED for a payment in the future
 */
export const updateTaxDue = (db: Db | Tx, id: string, sent: TaxDueChanges, context: TaxContext): Promise<TaxDueRow> =>
  inTransaction(db, async (tx) => {
    const key = keyOf(id)
    await lockRecord(tx, organizationRecord, key.organizationId, 'no key update')
    const { due, row } = await findTaxDue(tx, key, context)
    const changes = cleaned(sent)
    refuseFuture(changes, context)

    const kept = await findKept(tx, key)
    const { amount = null, paidOn = null, reference = null } = changes
    const isNothing = amount === null && paidOn === null && reference === null
    if (kept) await updateKept(tx, kept, { sent: changes, due }, context.session)
    else if (!isNothing)
      await keepDue(
        tx,
        { organizationId: row.organizationId, due, said: { amount, paidOn, reference } },
        context.session,
      )

    return (await findTaxDue(tx, key, context)).row
  })

/**
 * Enters a distribution of profits, of which dividend withholding tax is returned, and returns the id of what is due (TAX-11).
 * @throws Problem NOT_FOUND, TAX_REFUSED for a day that has one, for a day in the future and for a branch
 */
export const createTaxDistribution = (
  db: Db,
  { organizationId, on, amount = null }: NewTaxDistribution,
  { session, today }: TaxContext,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    await lockRecord(tx, organizationRecord, organizationId, 'no key update')
    if (on > today) refuse({ on: 'This is in the future.' })
    const { type } = await tx
      .selectFrom('organizations as o')
      .leftJoin('organization_details as d', 'd.organization_id', 'o.id')
      .select('d.company_type as type')
      .where('o.id', '=', organizationId)
      .executeTakeFirstOrThrow()
    if (type === 'BRANCH') refuse({ organizationId: 'A branch of a foreign company does not withhold this tax.' })

    const due = distributionDue(on)
    if (await findKept(tx, { organizationId, kind: due.kind, to: due.to }))
      refuse({ on: 'A distribution of this day has been entered. Change its amount.' })
    await keepDue(tx, { organizationId, due, said: { amount, paidOn: null, reference: null } }, session)

    return taxDueId(organizationId, due)
  })

/**
 * Takes back what staff said of a tax, or a distribution; `id` is that of the record.
 * @returns the entry of the history by which it is undone
 */
export const removeKeptDue = async (tx: Tx, id: string, session: Session): Promise<{ entryId: string }> => {
  await lockRecord(tx, taxDueRecord, id)
  await tx.deleteFrom('tax_dues').where('id', '=', id).execute()
  const removed = { recordType: 'tax-due', recordId: id, action: 'deleted' } as const
  return { entryId: String(await recordChangeAsVersion(tx, session, removed)) }
}

/**
 * Deletes a distribution that was entered by mistake; `id` is that of what is due of it.
 * @returns the entry of the history by which it is undone
 * @throws Problem NOT_FOUND
 */
export const removeTaxDistribution = (db: Db, id: string, session: Session): Promise<{ entryId: string }> =>
  inTransaction(db, async (tx) => {
    const key = keyOf(id)
    await lockRecord(tx, organizationRecord, key.organizationId, 'no key update')
    const kept = key.kind === 'DWT' ? await findKept(tx, key) : undefined
    if (!kept) throw notFound('tax due')
    return removeKeptDue(tx, kept._id, session)
  })

/** Writes the old values of what staff said of a tax; `id` is that of the record. */
export const restoreKeptDue = async (tx: Tx, id: string, sent: TaxDueChanges, session: Session): Promise<void> => {
  await lockRecord(tx, taxDueRecord, id)
  const row = await tx.selectFrom('tax_dues as d').select(dueColumns).where('d.id', '=', id).executeTakeFirstOrThrow()
  const kept = dueOfRow(row)
  await updateKept(tx, kept, { sent, due: kept }, session)
}
