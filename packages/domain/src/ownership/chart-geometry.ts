import { percentageText } from '../shared/percentage.ts'
import { type ChartBox, type ChartLine, layOutChart } from './chart-layout.ts'
import { type ChartNote, NOTE_SIZE, notesOf } from './chart-notes.ts'
import { textWidth, wrapped } from './chart-text.ts'
import type { OwnershipAnswer } from './ownership-answer.ts'

/** The upper left corner and the size of something, in pixels. */
export type Area = { x: number; y: number; width: number; height: number }

/** A box with its place, and its name in lines: none of a name is left out. */
export type PlacedBox = ChartBox & Area & { nameLines: string[]; note: ChartNote }

/** A line between two boxes. Its percentage stands under the holder; `startX` is where the line leaves it. */
export type PlacedLine = ChartLine & { label: Area & { text: string }; startX: number; from: string; to: string }

/** A chart with the place of everything. `rowEnds`: where a row of boxes with its percentages ends, from the top. */
type ChartGeometry = {
  width: number
  height: number
  boxes: PlacedBox[]
  lines: PlacedLine[]
  rowEnds: number[]
}

export const BOX_WIDTH = 190
/** The height of a line of a name and of a note, and what is left above and below them. */
export const LINE_HEIGHT = { name: 16, note: 14 }
export const PADDING = 8
/** Room for text in a box. */
const TEXT_ROOM = 178

const GAP = { x: 26, y: 30 }
const MARGIN = 24
const LABEL = { height: 16, padding: 4, gap: 4 }

const heightOf = ({ nameLines, note }: Pick<PlacedBox, 'nameLines' | 'note'>): number =>
  2 * PADDING + nameLines.length * LINE_HEIGHT.name + note.lines.length * LINE_HEIGHT.note

type Label = { line: ChartLine; text: string; width: number }

// The percentages of one holder stand side by side under it, in as many rows as they need.
const labelRows = (lines: readonly ChartLine[], xOf: (id: string) => number): Label[][] => {
  const labels = lines
    .toSorted((one, other) => xOf(one.to) - xOf(other.to))
    .map((line) => {
      const text = percentageText(line.percentage)
      return { line, text, width: Math.ceil(textWidth(text, NOTE_SIZE)) + LABEL.padding }
    })
  const rows: Label[][] = []
  const widthOf = (row: readonly Label[]) => row.reduce((sum, { width }) => sum + width + LABEL.gap, 0)
  for (const label of labels) {
    const last = rows.at(-1)
    if (last && widthOf(last) + label.width <= BOX_WIDTH) last.push(label)
    else rows.push([label])
  }
  return rows
}

const placeLabels = (rows: readonly Label[][], { x, y, width, height }: Area): PlacedLine[] =>
  rows.flatMap((row, index) => {
    const wide = row.reduce((sum, label) => sum + label.width + LABEL.gap, -LABEL.gap)
    let left = x + (width - wide) / 2
    return row.map(({ line, text, width: labelWidth }): PlacedLine => {
      const label = { x: left, y: y + height + 2 + index * LABEL.height, width: labelWidth, height: LABEL.height, text }
      left += labelWidth + LABEL.gap
      return { ...line, label, startX: label.x + labelWidth / 2 }
    })
  })

/**
 * Places the boxes of a chart, its lines and their percentages. Nothing hides anything: boxes stand in rows, and the percentages of a holder in
 * a strip under its row, within its width.
 */
export const chartGeometry = (ownership: OwnershipAnswer, organizationId: string): ChartGeometry => {
  const { boxes, lines, columns } = layOutChart(ownership, organizationId)
  const noteOf = notesOf(ownership, TEXT_ROOM)
  const rows = [...Map.groupBy(boxes, ({ row }) => row).values()].toReversed()
  const step = BOX_WIDTH + GAP.x
  const places = new Map(
    rows.flatMap((row) =>
      row.map((box) => [box.id, MARGIN + ((columns - row.length) * step) / 2 + box.column * step] as const),
    ),
  )
  const xOf = (id: string) => places.get(id) ?? 0
  const linesFrom = Map.groupBy(
    lines.filter(({ from, to }) => places.has(from) && places.has(to)),
    ({ from }) => from,
  )

  const placed: PlacedBox[] = []
  const placedLines: PlacedLine[] = []
  const rowEnds: number[] = []
  let y = MARGIN
  for (const row of rows) {
    const drawn = row.map((box) => {
      const text = { nameLines: wrapped(box.name, TEXT_ROOM), note: noteOf(box) }
      return { ...box, ...text, x: xOf(box.id), y, width: BOX_WIDTH, height: heightOf(text) }
    })
    const height = Math.max(...drawn.map((box) => box.height))
    // The boxes of a row stand on one line, so that their percentages do too.
    const aligned = drawn.map((box) => ({ ...box, y: y + height - box.height }))
    const labels = aligned.map((box) => ({ box, rows: labelRows(linesFrom.get(box.id) ?? [], xOf) }))
    placed.push(...aligned)
    placedLines.push(...labels.flatMap(({ box, rows: ofBox }) => placeLabels(ofBox, box)))
    const strip = Math.max(...labels.map((one) => one.rows.length)) * LABEL.height
    rowEnds.push(y + height + strip + 2)
    y += height + strip + GAP.y
  }
  return {
    width: MARGIN * 2 + columns * step - GAP.x,
    height: y - GAP.y + MARGIN,
    boxes: placed,
    lines: placedLines,
    rowEnds,
  }
}

/** A part of a chart from one height to another, which one page has room for. */
export type ChartPage = { from: number; to: number }

/** Cuts a chart between its rows, so that each part is at most so high; a row that is higher is a part of its own. */
export const chartPages = (
  { height, rowEnds }: Pick<ChartGeometry, 'height' | 'rowEnds'>,
  room: number,
): ChartPage[] => {
  const cuts = rowEnds.map((end, index) => (index === rowEnds.length - 1 ? height : end + GAP.y / 2))
  const pages: ChartPage[] = []
  let from = 0
  for (const [index, cut] of cuts.entries()) {
    const next = cuts[index + 1]
    if (next !== undefined && next - from <= room) continue
    pages.push({ from, to: cut })
    from = cut
  }
  return pages
}
