import type { FieldValues } from '@registrar/domain/documents/paper-fields'
import type { Paper } from '@registrar/domain/documents/paper'
import type { PaperRecord } from '@registrar/domain/documents/paper-record'
import { dayOfPaperTables, tableRows, type TableRows } from '@registrar/domain/documents/paper-tables'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { Language } from '@registrar/domain/shared/language'
import { readParticularsOfDay } from '#features/registers'
import type { Db } from '#platform/database/database'

type Told = { organizationId: string; values: FieldValues; language: Language; today: IsoDate; timeZone: string }

/** The tables of a paper, with the addresses, nationalities and occupations of the day that they tell of (DOC-3, OWN-13). */
export const readTables = async (db: Db, paper: Paper, record: PaperRecord, told: Told): Promise<TableRows> => {
  const { organizationId, values, language, today, timeZone } = told
  const asAt = dayOfPaperTables(paper, record, values)
  if (!asAt || asAt >= today) return tableRows(paper, record, values, language)

  const parties = record.holders.map(({ party }) => party)
  const particulars = await readParticularsOfDay(db, parties, { organizationId, asAt, today, timeZone })
  return tableRows(paper, { ...record, particulars }, values, language)
}
