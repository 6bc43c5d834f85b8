import type { Language } from '../shared/language.ts'
import type { FieldValues, Texts } from './paper-fields.ts'
import type { PaperRecord } from './paper-record.ts'

export type PaperCell = string | number | null

/** A table of a paper, whose rows are read from the record. A cell that is not known is null. */
export type PaperTable = {
  header: readonly Texts[]
  /** @param values the values of the paper, with the day that it tells of */
  rowsOf: (record: PaperRecord, values: FieldValues, language: Language) => PaperCell[][]
}
