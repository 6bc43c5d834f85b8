import {
  type NewTaxRegistration,
  registrationProblems,
  type TaxRegistration,
  type TaxRegistrationChanges,
  usualTerms,
} from '@registrar/domain/taxes/tax-registration'
import { reconcileEdits } from '#features/conflicts'
import { organizationRecord } from '#features/organizations'
import { lockIfExists, lockRecord } from '#platform/commands/lock-record'
import { createRecord, removeRecord, updateRecord } from '#platform/commands/record-commands'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { Problem } from '#platform/problem'
import { restoreRefusedWhileInBin } from '#platform/commands/restore-record'
import type { Session } from '#platform/sessions/session'
import { findTaxRegistration } from './tax-registrations.queries.ts'
import { registrationColumns, registrationOfRow, registrationValues, taxRegistrationRecord } from './taxes.row.ts'

type Fields = Omit<TaxRegistration, '_id' | 'version' | 'createdAt'>

// Asked with the company locked, so that two registrations of a tax cannot be entered for the same days.
const requireFit = async (tx: Tx, { organizationId, ...registration }: Fields, ownId?: string): Promise<void> => {
  const rows = await tx
    .selectFrom('tax_registrations as r')
    .select(registrationColumns)
    .where('r.organization_id', '=', organizationId)
    .where('r.deleted_at', 'is', null)
    .execute()
  const details = await tx
    .selectFrom('organization_details')
    .select('company_type')
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()

  const fields = registrationProblems(registration, {
    others: rows.filter(({ _id }) => _id !== ownId).map(registrationOfRow),
    isBranch: details?.company_type === 'BRANCH',
  })
  if (Object.keys(fields).length > 0) throw new Problem('TAX_REFUSED', 'This registration cannot be right.', { fields })
}

/**
 * Registers a company for a tax and returns the id of the registration (TAX-8).
 * @throws Problem NOT_FOUND, TAX_REFUSED
 */
export const createTaxRegistration = (
  db: Db,
  { organizationId, tax, number = null, from, to = null, ...terms }: NewTaxRegistration,
  session: Session,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    await lockRecord(tx, organizationRecord, organizationId, 'no key update')
    const usual = usualTerms(tax)
    const { every, size } = terms
    const fields: Fields = {
      organizationId,
      tax,
      number: number?.trim() ? number : null,
      from,
      to,
      every: every ?? usual.every,
      size: size ?? usual.size,
    }
    await requireFit(tx, fields)

    return createRecord(tx, taxRegistrationRecord, session, async (_, id) => {
      await tx
        .insertInto('tax_registrations')
        .values({ ...registrationValues(fields), id, organization_id: organizationId, tax, from_on: from })
        .execute()
      return fields
    })
  })

const changed = ({ tax, ...before }: TaxRegistration, sent: TaxRegistrationChanges) => {
  const { number = before.number, from = before.from, to = before.to } = sent
  const { every = before.every, size = before.size } = sent
  const usual = usualTerms(tax)

  return { number: number?.trim() ? number : null, from, to, every: every ?? usual.every, size: size ?? usual.size }
}

/**
 * Changes the fields sent of a registration and returns it.
 * @throws Problem NOT_FOUND, CHANGED_MEANWHILE, TAX_REFUSED
 */
export const updateTaxRegistration = (
  db: Db | Tx,
  id: string,
  sent: TaxRegistrationChanges,
  session: Session,
): Promise<TaxRegistration> =>
  inTransaction(db, async (tx) => {
    const { organizationId } = await findTaxRegistration(tx, id)
    await lockRecord(tx, organizationRecord, organizationId, 'no key update')

    return updateRecord(tx, taxRegistrationRecord, id, session, {
      read: findTaxRegistration,
      decide: async (before) => {
        const after = changed(before, await reconcileEdits(tx, before, sent, session))
        await requireFit(tx, { ...before, ...after }, id)
        return after
      },
      write: async (_, { changed: values, updatedAt }) => {
        await tx
          .updateTable('tax_registrations')
          .set({ ...registrationValues(values), updated_at: updatedAt })
          .where('id', '=', id)
          .execute()
      },
    })
  })

/**
 * Deletes a registration that was made by mistake; one that has ended gets a last day instead.
 * @throws Problem NOT_FOUND
 */
export const removeTaxRegistration = (db: Db | Tx, id: string, session: Session): Promise<void> =>
  removeRecord(db, taxRegistrationRecord, id, session, async (tx) => {
    await findTaxRegistration(tx, id)
  })

/**
 * Makes sure that a registration in the bin still fits: its company is not in the bin, and no other one has its days.
 * @throws Problem RESTORE_REFUSED, TAX_REFUSED
 */
export const requireFitOfRegistration = async (tx: Tx, id: string): Promise<void> => {
  const row = await tx
    .selectFrom('tax_registrations as r')
    .select(registrationColumns)
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow()
  if (!(await lockIfExists(tx, organizationRecord, row.organizationId, 'no key update')))
    throw restoreRefusedWhileInBin('organization')
  await requireFit(tx, registrationOfRow(row), id)
}
