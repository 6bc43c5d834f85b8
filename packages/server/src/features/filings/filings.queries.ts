import type { Filing } from '@registrar/domain/filings/filing'
import type { FilingSearch } from '@registrar/domain/filings/filing-listing'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { ClosingDays } from '@registrar/domain/working-days/working-days'
import type { Db, Tx } from '#platform/database/database'
import { requireRow } from '#platform/database/require-row'
import { type Page, searchList } from '#platform/lists/search-list'
import { filingList, selectFilings } from './filing.list.ts'
import { filingOfRow, type FilingRow } from './filings.row.ts'

export type FilingDay = { today: IsoDate; closingDays: ClosingDays }

/** A page of filings (FIL-6). `userId` is who `me` is. */
export const searchFilings = async (
  db: Db,
  query: FilingSearch,
  { userId, ...day }: FilingDay & { userId: string },
): Promise<Page<Filing>> => {
  const user = query.user === 'me' ? userId : query.user
  const page = await searchList(db, filingList, { ...query, user }, day)
  return { ...page, data: page.data.map((row) => filingOfRow(row, day.today, day.closingDays)) }
}

/**
 * One filing as the commands read it.
 * @throws Problem NOT_FOUND when unknown or deleted, or when its company is in the bin
 */
export const readFiling = (db: Db | Tx, id: string): Promise<FilingRow> =>
  requireRow(
    'filing',
    id,
    selectFilings(db).where('f.id', '=', id).where('f.deleted_at', 'is', null).where('o.deleted_at', 'is', null),
  )
