import { type CellContext, type ListColumn, valueOf } from '@registrar/domain/shared/listing'
import { dayIn, minuteIn } from '#platform/clock'

type TextCell = { kind: 'text'; text: string } | { kind: 'day' | 'moment'; text: string }

/** A cell of a file: a day is `yyyy-MM-dd`, a moment `yyyy-MM-dd HH:mm` where the firm works. */
export type Cell = TextCell | { kind: 'number' | 'euros'; number: number } | null

const DAY_LENGTH = 10

const textCell = (kind: 'text' | 'day' | 'moment', value: string, timeZone: string): Cell => {
  if (kind === 'moment') return { kind, text: minuteIn(timeZone, value) }
  if (kind === 'day' && value.length > DAY_LENGTH) return { kind, text: dayIn(timeZone, value) }
  return { kind, text: value }
}

/** The cells of a row, one for each column; null where there is nothing to show. */
export const cellsOf = <Row>(
  columns: readonly ListColumn<Row>[],
  row: Row,
  { timeZone, ...context }: CellContext & { timeZone: string },
): Cell[] =>
  columns.map((column) => {
    const { kind = 'text' } = column
    const content = valueOf(column, row, context)
    if (content === null || content === '') return null
    if (kind === 'number' || kind === 'euros') return { kind, number: Number(content) }
    return textCell(kind, String(content), timeZone)
  })
