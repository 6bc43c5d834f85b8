import { percentageText } from '../shared/percentage.ts'
import { type Chart, type ChartBox, type ChartLine, layOutChart } from './chart-layout.ts'
import type { OwnershipAnswer } from './ownership-answer.ts'

const BOX = { width: 190, height: 52 }
const GAP = { x: 26, y: 74 }
const MARGIN = 24
const COLORS = {
  ink: '#1b2124',
  grey: '#59636a',
  line: '#8a9794',
  accent: '#00665d',
  alarm: '#b3261e',
  paper: '#ffffff',
}
const MAX_NAME_WIDTH = 178
/** From this width on a name would leave its box in a wider font, which a program without ours may draw it in. */
const FITTED_NAME_WIDTH = 130

// What XML 1.0 has no way to write: control characters, two characters that are none, and half of a surrogate pair.
const NOT_IN_XML = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(NOT_IN_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

// About how wide a bold letter of 13 pixels is. The picture is drawn without a browser that could measure it.
const letterWidth = (letter: string): number =>
  /[iljtfrI .,:;'’|()-]/.test(letter) ? 5 : /[mwMW@&%—…]/.test(letter) ? 13.5 : /\p{Lu}/u.test(letter) ? 10 : 8.4

const widthOf = (letters: readonly string[]): number => letters.reduce((sum, letter) => sum + letterWidth(letter), 0)

const segmenter = new Intl.Segmenter()

const lettersOf = (name: string) => Array.from(segmenter.segment(name), ({ segment }) => segment)

const shortened = (name: string): string => {
  const letters = lettersOf(name)
  if (widthOf(letters) <= MAX_NAME_WIDTH) return name

  let width = letterWidth('…')
  const fitting = letters.findIndex((letter) => (width += letterWidth(letter)) > MAX_NAME_WIDTH)
  return `${letters.slice(0, fitting).join('')}…`
}

type Place = { x: number; y: number }

const placeOf = ({ row, column }: ChartBox, { rows, columns }: Chart, inRow: number): Place => {
  const step = BOX.width + GAP.x
  return {
    x: MARGIN + ((columns - inRow) * step) / 2 + column * step,
    y: MARGIN + (rows - 1 - row) * (BOX.height + GAP.y),
  }
}

const text = (x: number, y: number, content: string, attributes = '') =>
  `<text x="${x}" y="${y}" text-anchor="middle" ${attributes}>${escaped(content)}</text>`

type Notes = {
  owners: ReadonlyMap<string, OwnershipAnswer['owners'][number]>
  gaps: ReadonlyMap<string, OwnershipAnswer['gaps'][number]>
}

const noteOf = ({ id, kind }: ChartBox, { owners, gaps }: Notes): { text: string; color: string } => {
  if (kind === 'person') {
    const owner = owners.get(id)
    const votes = owner && owner.votes !== owner.percentage ? `, ${percentageText(owner.votes)} votes` : ''
    const share = `${percentageText(owner?.percentage ?? 0)} in all${votes}`
    return owner?.isOwner ? { text: `${share} · owner`, color: COLORS.accent } : { text: share, color: COLORS.grey }
  }
  const gap = gaps.get(id)
  if (!gap) return { text: 'Company', color: COLORS.grey }
  return gap.missing > 0
    ? { text: `${percentageText(gap.missing)} not known`, color: COLORS.alarm }
    : { text: `${percentageText(-gap.missing)} too much`, color: COLORS.alarm }
}

const drawBox = (box: ChartBox, { x, y }: Place, notes: Notes): string => {
  const note = noteOf(box, notes)
  const middle = x + BOX.width / 2
  const corner = box.kind === 'person' ? BOX.height / 2 : 4
  const stroke = note.color === COLORS.grey ? COLORS.line : note.color
  const name = shortened(box.name)
  const width = Math.min(widthOf(lettersOf(name)), MAX_NAME_WIDTH)
  const fitted = width > FITTED_NAME_WIDTH ? `textLength="${width.toFixed()}" lengthAdjust="spacingAndGlyphs" ` : ''
  return [
    `<g><title>${escaped(box.name)}</title>`,
    `<rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="${corner}" fill="${COLORS.paper}" stroke="${stroke}" stroke-width="1.5"/>`,
    text(middle, y + 22, name, `${fitted}font-size="13" font-weight="bold" fill="${COLORS.ink}"`),
    text(middle, y + 40, note.text, `font-size="11" fill="${note.color}"`),
    '</g>',
  ].join('')
}

// A coordinate of the point that lies the part `t` (0 to 1) along a cubic Bézier curve.
const alongCurve = (t: number, [start, first, second, end]: [number, number, number, number]): number =>
  (1 - t) ** 3 * start + 3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t ** 2 * second + t ** 3 * end

const drawLine = ({ percentage, isInCircle }: ChartLine, from: Place, to: Place): { line: string; label: string } => {
  const start = { x: from.x + BOX.width / 2, y: from.y + BOX.height }
  const isUpward = to.y <= from.y
  const end = { x: to.x + BOX.width / 2, y: isUpward ? to.y + BOX.height : to.y }
  const bend = isUpward ? GAP.y * 0.8 : (end.y - start.y) / 2
  const [firstY, secondY] = [start.y + bend, isUpward ? end.y + bend : end.y - bend]
  const color = isInCircle ? COLORS.alarm : COLORS.line
  const curve = `M${start.x} ${start.y} C${start.x} ${firstY} ${end.x} ${secondY} ${end.x} ${end.y}`
  // The percentage stands below the holder's own row: the boxes of rows that the line passes would hide it.
  const t = isUpward ? 0.3 : (0.26 * GAP.y) / (end.y - start.y)
  const label = {
    x: Math.round(alongCurve(t, [start.x, start.x, end.x, end.x])),
    y: Math.round(alongCurve(t, [start.y, firstY, secondY, end.y])),
  }
  const share = percentageText(percentage)
  const width = Math.round(widthOf(lettersOf(share)))
  return {
    line: `<path d="${curve}" fill="none" stroke="${color}" stroke-width="1.5"${isInCircle ? ' stroke-dasharray="5 4"' : ''}/>`,
    label: [
      `<rect x="${label.x - width / 2}" y="${label.y - 10}" width="${width}" height="16" fill="${COLORS.paper}"/>`,
      text(label.x, label.y + 3, share, `font-size="11" fill="${isInCircle ? COLORS.alarm : COLORS.ink}"`),
    ].join(''),
  }
}

/**
 * The chart of the holders of a company as an SVG picture: people are round, companies square, owners and the company's
 * gaps have a colour and words, lines within a circle are dashed (OWN-6).
 */
export const ownershipSvg = (ownership: OwnershipAnswer, organizationId: string): string => {
  const chart = layOutChart(ownership, organizationId)
  const rows = Map.groupBy(chart.boxes, ({ row }) => row)
  const places = new Map(chart.boxes.map((box) => [box.id, placeOf(box, chart, rows.get(box.row)?.length ?? 0)]))
  const notes: Notes = {
    owners: new Map(ownership.owners.map((owner) => [owner.personId, owner])),
    gaps: new Map(ownership.gaps.map((gap) => [gap.organizationId, gap])),
  }
  const width = MARGIN * 2 + chart.columns * (BOX.width + GAP.x) - GAP.x
  const height = MARGIN * 2 + chart.rows * (BOX.height + GAP.y) - GAP.y
  const name = ownership.companies.find((company) => company.organizationId === organizationId)?.name ?? ''

  const drawn = chart.lines.flatMap((line) => {
    const [from, to] = [places.get(line.from), places.get(line.to)]
    return from && to ? [drawLine(line, from, to)] : []
  })
  const boxes = chart.boxes.map((box) => drawBox(box, places.get(box.id) ?? { x: 0, y: 0 }, notes))

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="Inter, Roboto, sans-serif">`,
    `<title>Owners of ${escaped(name)}</title>`,
    `<rect width="${width}" height="${height}" fill="${COLORS.paper}"/>`,
    ...drawn.map(({ line }) => line),
    ...drawn.map(({ label }) => label),
    ...boxes,
    '</svg>',
  ].join('\n')
}
