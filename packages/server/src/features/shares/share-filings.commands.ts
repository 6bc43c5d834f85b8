import type { FilingKind } from '@registrar/domain/filings/filing-kinds'
import { type ShareEvent, type ShareEventKind, shareEventLabels } from '@registrar/domain/shares/share-event'
import { fileEvents, hasOtherOwners, ownersChanged, type OwnersContext, unfileEvent } from '#features/filings'
import type { Tx } from '#platform/database/database'

const kindsOf: Record<ShareEventKind, FilingKind[]> = {
  allotment: ['B5'],
  transfer: [],
  transmission: [],
  split: ['B7'],
  consolidation: ['B7'],
  conversion: ['G2'],
  redemption: ['B7'],
  // The shares are cancelled, so the capital changes too.
  buyBack: ['H5', 'B7'],
  cancellation: ['B7'],
}

const textOf = ({ kind, number, ratio, className }: ShareEvent): string =>
  number === null
    ? `${shareEventLabels[kind]} of ${className}, ratio ${ratio ?? 0}`
    : `${shareEventLabels[kind]} of ${number} ${className}`

const filingsOf = (event: ShareEvent) =>
  event.on === null
    ? []
    : kindsOf[event.kind].map((kind) => ({
        organizationId: event.organizationId,
        kind,
        eventDate: event.on ?? '',
        event: textOf(event),
      }))

/** Makes the filings that an event calls for, and that of the owners where its day changes them (SHARE-9). */
export const fileShareEvent = async (
  tx: Tx,
  event: ShareEvent,
  { session, today, findOwners }: OwnersContext,
): Promise<void> => {
  const { organizationId, on } = event
  if (on === null) return
  const isOfOwners = await hasOtherOwners(tx, organizationId, on, findOwners)
  await fileEvents(tx, [...filingsOf(event), ...(isOfOwners ? [ownersChanged(organizationId, on)] : [])], {
    author: session,
    today,
  })
}

/** Takes back the filings of an event that is deleted or corrected; those that were sent stay. */
export const unfileShareEvent = async (
  tx: Tx,
  event: ShareEvent,
  { session, today, findOwners }: OwnersContext,
): Promise<void> => {
  const { organizationId, on } = event
  const context = { author: session, today }
  for (const filing of filingsOf(event)) await unfileEvent(tx, filing, context)
  if (on !== null && !(await hasOtherOwners(tx, organizationId, on, findOwners)))
    await unfileEvent(tx, ownersChanged(organizationId, on), context)
}

/** Moves the filings of an event to what it says now. */
export const refileShareEvent = async (
  tx: Tx,
  before: ShareEvent,
  after: ShareEvent,
  context: OwnersContext,
): Promise<void> => {
  if (before.on === after.on && before.kind === after.kind && textOf(before) === textOf(after)) return
  await unfileShareEvent(tx, before, context)
  await fileShareEvent(tx, after, context)
}
