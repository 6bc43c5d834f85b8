import type { NewShareClass, ShareClass, ShareClassChanges } from '@registrar/domain/shares/share-class'
import { classKey } from '@registrar/domain/shares/share-class'
import { reconcileEdits } from '#features/conflicts'
import { organizationRecord } from '#features/organizations'
import type { Author } from '#platform/commands/change-log'
import { lockRecord } from '#platform/commands/lock-record'
import { createRecord, removeRecord, updateRecord } from '#platform/commands/record-commands'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { Problem } from '#platform/problem'
import { sharesRefused } from './refuse-shares.ts'
import { readShareBook } from './share-books.queries.ts'
import { findShareClass } from './share-classes.queries.ts'
import { classValues, shareClassRecord } from './shares.row.ts'

// A holding on a link names its class, so two of one name could not be told apart.
const requireFreeName = async (tx: Tx, organizationId: string, name: string, ownId?: string): Promise<void> => {
  const { book } = await readShareBook(tx, organizationId)
  const taken = book.classes.find((one) => classKey(one.name) === classKey(name) && one._id !== ownId)
  if (taken) throw sharesRefused({ name: 'The company has a class of this name.' })
}

/**
 * Makes a class of shares and returns its id.
 * @throws Problem NOT_FOUND for the company, SHARES_REFUSED
 */
export const createShareClass = (db: Db | Tx, sent: NewShareClass, author: Author): Promise<string> =>
  createRecord(db, shareClassRecord, author, async (tx, id) => {
    await lockRecord(tx, organizationRecord, sent.organizationId, 'no key update')
    await requireFreeName(tx, sent.organizationId, sent.name)
    await tx
      .insertInto('share_classes')
      .values({ ...classValues(sent), id, organization_id: sent.organizationId, name: sent.name })
      .execute()
    return sent
  })

const requireRenamable = async (tx: Tx, { _id, organizationId, name }: ShareClass, next: string): Promise<void> => {
  await requireFreeName(tx, organizationId, next, _id)
  const { book } = await readShareBook(tx, organizationId)
  const isNamed = book.opening.some(({ classId }) => classId === _id) && classKey(next) !== classKey(name)
  if (isNamed) throw sharesRefused({ name: 'Holdings on links name this class. Turn them into events first.' })
}

/**
 * Changes the fields of a class and returns it.
 * @throws Problem NOT_FOUND, CHANGED_MEANWHILE, SHARES_REFUSED
 */
export const updateShareClass = (
  db: Db | Tx,
  id: string,
  sent: ShareClassChanges,
  author: Author,
): Promise<ShareClass> =>
  inTransaction(db, async (tx) => {
    const { organizationId } = await findShareClass(tx, id)
    await lockRecord(tx, organizationRecord, organizationId, 'no key update')
    return updateRecord(tx, shareClassRecord, id, author, {
      read: findShareClass,
      decide: (before) => reconcileEdits(tx, before, sent, author),
      write: async (_, { before, changed, updatedAt }) => {
        if (changed.name !== undefined) await requireRenamable(tx, before, changed.name)
        await tx
          .updateTable('share_classes')
          .set({ ...classValues(changed), updated_at: updatedAt })
          .where('id', '=', id)
          .execute()
      },
    })
  })

/** Refuses to delete a class that events or holdings name. */
export const requireUnusedClass = async (tx: Tx, id: string): Promise<void> => {
  const { organizationId } = await findShareClass(tx, id)
  const { book } = await readShareBook(tx, organizationId)
  const isUsed =
    book.events.some((event) => event.classId === id || event.toClassId === id) ||
    book.opening.some(({ classId }) => classId === id)
  if (isUsed) throw new Problem('SHARES_NEEDED', 'The company has shares of this class.')
}

/**
 * Deletes a class that was made by mistake.
 * @throws Problem NOT_FOUND, SHARES_NEEDED
 */
export const removeShareClass = (db: Db | Tx, id: string, author: Author): Promise<void> =>
  removeRecord(db, shareClassRecord, id, author, (tx) => requireUnusedClass(tx, id))
