import { type Allotment, changedHoldings } from '@registrar/domain/links/holding-changes'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { fileEvents, hasOtherOwners, ownersChanged, type OwnersContext, unfileEvent } from '#features/filings'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'

const readHoldings = async (tx: Tx, organizationId: string) =>
  isId(organizationId)
    ? await tx
        .selectFrom('link_holdings as h')
        .innerJoin('living_links as l', 'l.id', 'h.link_id')
        .select(['h.class', 'h.number', 'h.acquired', 'h.ceased'])
        .where('l.organization_id', '=', organizationId)
        .execute()
    : []

const returnOf = (organizationId: string, allotment: Allotment) =>
  ({
    organizationId,
    kind: 'B5',
    eventDate: allotment.on,
    event: `Allotment of ${allotment.number} ${allotment.class}`,
  }) as const

type Held = Awaited<ReturnType<typeof readHoldings>>

const fileHoldings = async (
  tx: Tx,
  organizationId: string,
  { before, after }: { before: Held; after: Held },
  { session, today, findOwners }: OwnersContext,
): Promise<void> => {
  const { added, removed, days } = changedHoldings(before, after)
  const context = { author: session, today }
  for (const allotment of removed) await unfileEvent(tx, returnOf(organizationId, allotment), context)

  const past = days.filter((day) => day <= today)
  const changed: IsoDate[] = []
  for (const day of past)
    if (await hasOtherOwners(tx, organizationId, day, findOwners)) changed.push(day)
    else await unfileEvent(tx, ownersChanged(organizationId, day), context)

  await fileEvents(
    tx,
    [
      ...added.filter(({ on }) => on <= today).map((allotment) => returnOf(organizationId, allotment)),
      ...changed.map((day) => ownersChanged(organizationId, day)),
    ],
    context,
  )
}

/**
 * Does a save of a link and makes the filings that its holdings call for: a B5 for new shares, an RBO where a day has other owners than the
 * day before; and takes back those that it undoes and that are not sent (FIL-13). Both are one transaction.
 */
export const withHoldingFilings = <Saved>(
  db: Db,
  organizationId: string,
  context: OwnersContext,
  save: (tx: Tx) => Promise<Saved>,
): Promise<Saved> =>
  inTransaction(db, async (tx) => {
    const before = await readHoldings(tx, organizationId)
    const saved = await save(tx)
    const after = await readHoldings(tx, organizationId)
    await fileHoldings(tx, organizationId, { before, after }, context)
    return saved
  })
