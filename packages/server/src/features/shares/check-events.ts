import type { BookEvent, Refusal } from '@registrar/domain/shares/share-book'
import type { ShareEventFields } from '@registrar/domain/shares/share-event'
import { replayShares } from '@registrar/domain/shares/replay-shares'
import { shareEventLabels } from '@registrar/domain/shares/share-event'
import { displayDate } from '@registrar/domain/shared/iso-date'
import type { Tx } from '#platform/database/database'
import { Problem } from '#platform/problem'
import { sharesRefused } from './refuse-shares.ts'
import { type CompanyBook, readShareBook } from './share-books.queries.ts'

/** The fields of an event in the shape in which it is replayed. */
export const bookEventOf = (_id: string, fields: ShareEventFields, kept?: BookEvent): BookEvent => ({
  _id,
  kind: fields.kind,
  on: fields.on,
  from: fields.from,
  to: fields.to,
  classId: fields.classId,
  toClassId: fields.toClassId,
  number: fields.number,
  ratio: fields.ratio,
  paidPerShare: fields.paidPerShare,
  premiumPerShare: fields.premiumPerShare,
  isFromHoldings: kept?.isFromHoldings ?? false,
  givenUp: kept?.givenUp ?? null,
})

// Entries that could not be before, such as after a merge of two companies, do not stand in the way of others.
const newRefusals = (before: CompanyBook, after: CompanyBook): Refusal[] => {
  const known = new Set(replayShares(before).refused.map(({ eventId }) => eventId))
  return replayShares(after).refused.filter(({ eventId }) => !known.has(eventId))
}

const laterEvent = ({ events }: CompanyBook, { eventId, message }: Refusal): string => {
  const event = events.find(({ _id }) => _id === eventId)
  const name = event ? `${shareEventLabels[event.kind]} of ${event.on ? displayDate(event.on) : 'an unknown day'}` : ''
  return `A later entry rests on this, the ${name}: ${message}`
}

/**
 * Makes sure that an event can be, and that the later ones still can.
 * @throws Problem SHARES_REFUSED with the fields
 */
export const requirePossible = (before: CompanyBook, event: BookEvent): void => {
  const isNew = before.events.every(({ _id }) => _id !== event._id)
  const events = isNew ? [...before.events, event] : before.events.map((one) => (one._id === event._id ? event : one))
  const after = { ...before, events }
  const refusals = newRefusals({ ...before, events: before.events.filter(({ _id }) => _id !== event._id) }, after)
  const own = refusals.find(({ eventId }) => eventId === event._id)
  if (own?.field === 'classId' && event.kind === 'redemption')
    throw sharesRefused({ classId: own.message, kind: own.message })
  if (own) throw sharesRefused({ [own.field]: own.message })
  const [later] = newRefusals(before, after)
  if (later) throw sharesRefused({ [event.number === null ? 'ratio' : 'number']: laterEvent(after, later) })
}

/**
 * Makes sure that no later event rests on one that is deleted.
 * @throws Problem SHARES_NEEDED
 */
export const requireNotRestedOn = (before: CompanyBook, id: string): void => {
  const after = { ...before, events: before.events.filter(({ _id }) => _id !== id) }
  const [later] = newRefusals(before, after)
  if (later) throw new Problem('SHARES_NEEDED', laterEvent(after, later))
}

/**
 * Makes sure that all entries of the company of an event can be, after its rows were put back.
 * @throws Problem SHARES_NEEDED
 */
export const requireSoundShares = async (tx: Tx, eventId: string): Promise<void> => {
  const row = await tx.selectFrom('share_events').select('organization_id').where('id', '=', eventId).executeTakeFirst()
  if (!row) return
  const { book, replay } = await readShareBook(tx, row.organization_id)
  const [refused] = replay.refused
  if (refused) throw new Problem('SHARES_NEEDED', laterEvent(book, refused))
}
