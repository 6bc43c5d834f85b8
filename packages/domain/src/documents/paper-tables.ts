import type { IsoDate } from '../shared/iso-date.ts'
import type { Language } from '../shared/language.ts'
import { allottees } from './allottees-table.ts'
import { capital, members, transfers } from './members-table.ts'
import { dayOfTables, officers } from './officers-table.ts'
import type { FieldValues } from './paper-fields.ts'
import type { PaperCell, PaperTable } from './paper-table.ts'
import type { Paper, PaperTableName } from './paper.ts'
import type { PaperRecord } from './paper-record.ts'

export const paperTables: Record<PaperTableName, PaperTable> = { allottees, officers, members, capital, transfers }

/** The rows of the tables of a paper. */
export type TableRows = Partial<Record<PaperTableName, PaperCell[][]>>

// A paper of the formation has the tables of the first day.
const valuesTold = ({ isOfFormation }: Paper, { organization }: PaperRecord, values: FieldValues): FieldValues =>
  isOfFormation ? { ...values, asAt: organization.incorporationDate } : values

/** The day that the tables of a paper tell of; undefined where it has none. */
export const dayOfPaperTables = (paper: Paper, record: PaperRecord, values: FieldValues): IsoDate | undefined =>
  paper.blocks.some(({ kind }) => kind === 'table') ? dayOfTables(valuesTold(paper, record, values)) : undefined

/** Reads the rows of the tables that a paper prints. `record` has the particulars of their day. */
export const tableRows = (paper: Paper, record: PaperRecord, values: FieldValues, language: Language): TableRows => {
  const told = valuesTold(paper, record, values)
  return Object.fromEntries(
    paper.blocks.flatMap((block) =>
      block.kind === 'table' ? [[block.table, paperTables[block.table].rowsOf(record, told, language)]] : [],
    ),
  )
}
