import type { ResolvedBy } from '@registrar/domain/documents/paper'
import {
  capitalChanges,
  type CapitalChange,
  type PaperShareEvent,
} from '@registrar/domain/documents/share-event-values'
import type { PaperRecord } from '@registrar/domain/documents/paper-record'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { nominalOf } from '@registrar/domain/shares/nominal'
import { sql } from 'kysely'
import { allotmentsAndTransfers } from '#features/registers'
import { listShareEvents, readShareBook } from '#features/shares'
import type { Db } from '#platform/database/database'

type PaperShares = {
  shareEvents: PaperShareEvent[]
  capitalChanges: CapitalChange[]
  shares: NonNullable<PaperRecord['shares']>
}

// Holdings on links say nothing of what was paid, nor whether in cash.
const NOT_SAID = { paidPerShare: null, premiumPerShare: null, inCash: null, executedOn: null, consideration: null }

/** What happened to the shares of a company, as papers print it; holdings on links as the events that say the same. */
export const readPaperShares = async (db: Db, organizationId: string, today: IsoDate): Promise<PaperShares> => {
  const { book, replay } = await readShareBook(db, organizationId)
  const nominal = (className: string, on: IsoDate | null) => {
    const ofClass = book.classes.find(({ name }) => name === className)
    return ofClass ? nominalOf(ofClass, replay.done, on) : null
  }
  const entered = await listShareEvents(db, organizationId)
  const of = new Map(entered.map((event) => [event._id, event]))
  const all = await allotmentsAndTransfers(db, { organizationId, asAt: today })

  return {
    shareEvents: all.map(({ _id, kind, on, number, class: className, toClass, from, to }) => {
      const { paidPerShare, premiumPerShare, inCash, executedOn, consideration } = of.get(_id) ?? NOT_SAID
      const amounts = {
        nominal: nominal(className, on),
        paidPerShare,
        premiumPerShare,
        inCash,
        executedOn,
        consideration,
      }
      return { kind, on, number, class: className, toClass, from, to, ...amounts }
    }),
    capitalChanges: capitalChanges(book, replay),
    shares: { classes: book.classes, replay },
  }
}

/** The day to which the last return before a day was made up; null where none is known. */
export const findLastReturn = async (db: Db, organizationId: string, before: IsoDate): Promise<IsoDate | null> => {
  const { last } = await db
    .selectFrom('filings')
    .select((eb) => eb.fn.max('made_up_to').as('last'))
    .where('organization_id', '=', organizationId)
    .where('kind', 'in', ['B1', 'B1B73'])
    .where('made_up_to', '<', before)
    .where('sent_on', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return last
}

const documentsOf: Record<string, Exclude<ResolvedBy, 'conversion'>> = {
  strikeOffResolution: 'strikeOff',
  nameChangeMinutes: 'nameChange',
  nameChangeResolution: 'nameChange',
  yearEndChangeMinutes: 'yearEndChange',
  yearEndChangeResolution: 'yearEndChange',
}

// The paper has a line to fill in where the day of its decision would stand: `day` is then that of the filing.
const isDayBlank = sql`p.content::text ~ '(dated|held [^"]* on|en date du|tenue le) _{5}'`

/**
 * The days on which the resolutions of the filed papers were passed: with the last signature, else as decided. The latest paper counts: one
 * without either day leaves it open (DOC-16).
 */
export const findResolutions = async (
  db: Db,
  organizationId: string,
): Promise<Partial<Record<ResolvedBy, IsoDate>>> => {
  const rows = await db
    .selectFrom('filed_papers as p')
    .innerJoin('organization_files as f', 'f.url', 'p.url')
    .select(['p.document', 'p.signed_on as signedOn'])
    .select(sql<IsoDate | null>`case when ${isDayBlank} then null else p.day end`.as('decidedOn'))
    .where('f.organization_id', '=', organizationId)
    .where('p.document', 'in', Object.keys(documentsOf))
    .orderBy('p.filed_at')
    .orderBy('p.id')
    .execute()
  const passed = rows.flatMap(({ document, decidedOn, signedOn }) => {
    const resolved = documentsOf[document]
    return resolved ? [[resolved, signedOn ?? decidedOn] as const] : []
  })
  const latest = new Map(passed)
  return Object.fromEntries([...latest].filter(([, day]) => day !== null))
}
