import { latenessOf } from '@registrar/domain/organizations/annual-returns/late-returns'
import type { RegisteredReturn } from '@registrar/domain/organizations/annual-returns/return-register'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { ClosingDays } from '@registrar/domain/working-days/working-days'

export const returnColumns = ['id', 'made_up_to', 'filed_on', 'is_first', 'follow_up_id'] as const

type ReturnRow = {
  id: string
  made_up_to: IsoDate
  filed_on: IsoDate
  is_first: boolean
  follow_up_id: string | null
}

/** A line of the register in the shape that the API answers, with its lateness and fee (AR-15). */
export const registeredReturn = (row: ReturnRow, closingDays: ClosingDays): RegisteredReturn => ({
  _id: row.id,
  madeUpTo: row.made_up_to,
  filedOn: row.filed_on,
  isFirst: row.is_first,
  followUpId: row.follow_up_id,
  ...latenessOf(row.made_up_to, row.filed_on, closingDays),
})
