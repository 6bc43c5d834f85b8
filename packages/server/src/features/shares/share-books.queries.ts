import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { partyOfIds, type Party } from '@registrar/domain/shared/party'
import { classKey } from '@registrar/domain/shares/share-class'
import type { BookClass, BookEvent, ShareBook } from '@registrar/domain/shares/share-book'
import { type ShareReplay, replayShares } from '@registrar/domain/shares/replay-shares'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database'

type OfCompany = { organizationId: string }

/** A holding of a link, with the class that it names. */
type HoldingRow = OfCompany & {
  linkId: string
  enteredAt: string
  personId: string | null
  memberId: string | null
  class: string
  number: number
  nominal: number | null
  acquired: IsoDate | null
  ceased: IsoDate | null
}

/** All that is entered about the shares of a company, and when each part of it was. */
export type CompanyBook = ShareBook & {
  /** whether the shares are kept as events */
  hasEvents: boolean
  /** the holdings whose class has no record yet */
  newClasses: { name: string; nominal: number | null }[]
  /** when the link of a holding, or an event, was entered, by the key of the holding or the id of the event */
  enteredAt: ReadonlyMap<string, string>
}

export type ReadBook = { book: CompanyBook; replay: ShareReplay }

const partiesOf = (side: 'from' | 'to'): RawBuilder<Party[]> => sql<Party[]>`
  coalesce((select jsonb_agg(
      case when p.member_id is null then jsonb_build_object('personId', coalesce(p.person_id::text, ''))
        else jsonb_build_object('organizationId', p.member_id) end order by p.position)
    from share_event_parties p where p.event_id = e.id and p.side = ${side}), '[]')`

const readEvents = async (db: Db | Tx, ids: readonly string[]) => {
  const { rows } = await sql<OfCompany & { enteredAt: string } & BookEvent>`
    select e.organization_id as "organizationId", e.id as "_id", e.kind, e.entered_on as "on", e.class_id as "classId",
      e.to_class_id as "toClassId", e.number, e.ratio, e.paid_per_share as "paidPerShare",
      e.premium_per_share as "premiumPerShare", e.is_from_holdings as "isFromHoldings", e.given_up as "givenUp",
      e.created_at as "enteredAt", ${partiesOf('from')} as "from", ${partiesOf('to')} as "to"
    from share_events e
    where e.organization_id = any(${[...ids]}::uuid[]) and e.deleted_at is null
    order by e.created_at, e.id`.execute(db)
  return rows
}

const readClasses = async (db: Db | Tx, ids: readonly string[]) => {
  const { rows } = await sql<OfCompany & BookClass>`
    select organization_id as "organizationId", id as "_id", name, nominal, currency, votes, is_redeemable as redeemable
    from share_classes where organization_id = any(${[...ids]}::uuid[]) and deleted_at is null
    order by created_at, id`.execute(db)
  return rows
}

const readHoldings = async (db: Db | Tx, ids: readonly string[]) => {
  const { rows } = await sql<HoldingRow>`
    select l.organization_id as "organizationId", l.id as "linkId", l.created_at as "enteredAt", l.person_id as "personId",
      l.member_id as "memberId", h.class, h.number, h.nominal, h.acquired, h.ceased
    from living_links l join link_holdings h on h.link_id = l.id
    where l.organization_id = any(${[...ids]}::uuid[])
    order by l.created_at, l.id, h.acquired nulls first, h.position`.execute(db)
  return rows
}

// Tells the holdings of a link apart by their class and their order, so that a corrected day or number leaves the key as it is.
const openingOf = (rows: readonly HoldingRow[], classes: readonly BookClass[]) => {
  const idOf = new Map(classes.toReversed().map(({ _id, name }) => [classKey(name), _id]))
  const counts = new Map<string, number>()
  const keyOf = (row: HoldingRow): string => {
    const start = `holding ${row.linkId} ${classKey(row.class)}`
    counts.set(start, (counts.get(start) ?? 0) + 1)
    return `${start} ${counts.get(start)}`
  }
  return rows.map((row) => ({
    key: keyOf(row),
    enteredAt: row.enteredAt,
    party: partyOfIds(row.personId, row.memberId),
    classId: idOf.get(classKey(row.class)) ?? `class ${classKey(row.class)}`,
    number: row.number,
    nominal: row.nominal,
    acquired: row.acquired,
    ceased: row.ceased,
  }))
}

const newClassesOf = (rows: readonly HoldingRow[], classes: readonly BookClass[]) => {
  const known = new Set(classes.map(({ name }) => classKey(name)))
  const missing = Map.groupBy(
    rows.filter((row) => !known.has(classKey(row.class))),
    (row) => classKey(row.class),
  )
  return [...missing.values()].map((named) => ({
    name: named[0]?.class.trim() ?? '',
    nominal: named.find(({ nominal }) => nominal !== null)?.nominal ?? null,
  }))
}

/** Reads what is entered about the shares of companies, in one statement for each table. */
export const readShareBooks = async (db: Db | Tx, ids: readonly string[]): Promise<Map<string, CompanyBook>> => {
  if (ids.length === 0) return new Map()
  const classes = Map.groupBy(await readClasses(db, ids), ({ organizationId }) => organizationId)
  const events = Map.groupBy(await readEvents(db, ids), ({ organizationId }) => organizationId)
  const holdings = Map.groupBy(await readHoldings(db, ids), ({ organizationId }) => organizationId)

  return new Map(
    ids.map((id) => {
      const rows = holdings.get(id) ?? []
      const known = classes.get(id) ?? []
      const newClasses = newClassesOf(rows, known)
      const all = [
        ...known,
        ...newClasses.map(({ name, nominal }) => ({
          _id: `class ${classKey(name)}`,
          name,
          nominal,
          currency: 'EUR',
          votes: 1,
          redeemable: false,
        })),
      ]
      const opening = openingOf(rows, all)
      const own = events.get(id) ?? []
      const enteredAt = new Map([
        ...opening.map((one): [string, string] => [one.key, one.enteredAt]),
        ...own.map((one): [string, string] => [one._id, one.enteredAt]),
      ])
      const live = own.some(({ isFromHoldings }) => isFromHoldings) ? [] : opening
      return [id, { classes: all, opening: live, events: own, hasEvents: own.length > 0, newClasses, enteredAt }]
    }),
  )
}

/** Reads and replays what is entered about the shares of one company. */
export const readShareBook = async (db: Db | Tx, organizationId: string): Promise<ReadBook> => {
  const book = (await readShareBooks(db, [organizationId])).get(organizationId)
  if (!book) throw new Error('A book was not read.')
  return { book, replay: replayShares(book) }
}
