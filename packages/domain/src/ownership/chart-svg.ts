import {
  BOX_WIDTH,
  chartGeometry,
  type ChartPage,
  LINE_HEIGHT,
  PADDING,
  type PlacedBox,
  type PlacedLine,
} from './chart-geometry.ts'
import { type ChartNote, NOTE_SIZE } from './chart-notes.ts'
import { textWidth } from './chart-text.ts'
import type { OwnershipAnswer } from './ownership-answer.ts'

type Colors = Record<'ink' | 'grey' | 'line' | 'accent' | 'alarm' | 'paper', string>

const schemes = {
  light: {
    ink: '#1b2124',
    grey: '#59636a',
    line: '#8a9794',
    accent: '#00665d',
    alarm: '#b3261e',
    paper: '#ffffff',
  },
  dark: {
    ink: '#e4e8e8',
    grey: '#a3adae',
    line: '#758183',
    accent: '#6cc7ba',
    alarm: '#ff9a92',
    paper: '#1c2122',
  },
} satisfies Record<string, Colors>
const NAME_SIZE = 13
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

const text = (x: number, y: number, content: string, attributes = '') =>
  `<text x="${x}" y="${y}" text-anchor="middle" ${attributes}>${escaped(content)}</text>`

const toneColor = (tone: ChartNote['tone'], { grey, accent, alarm }: Colors): string =>
  ({ plain: grey, owner: accent, gap: alarm })[tone]

const nameLine = (line: string, { x, y }: { x: number; y: number }, { ink }: Colors): string => {
  const width = textWidth(line)
  const fitted = width > FITTED_NAME_WIDTH ? `textLength="${width.toFixed()}" lengthAdjust="spacingAndGlyphs" ` : ''
  return text(x, y, line, `${fitted}font-size="${NAME_SIZE}" font-weight="bold" fill="${ink}"`)
}

const drawBox = (box: PlacedBox, colors: Colors): string => {
  const { x, y, width, height, nameLines, note, kind } = box
  const color = toneColor(note.tone, colors)
  const middle = x + width / 2
  const corner = kind === 'person' ? Math.min(height / 2, 26) : 4
  const stroke = note.tone === 'plain' ? colors.line : color
  const notesFrom = y + PADDING + nameLines.length * LINE_HEIGHT.name
  return [
    `<g><title>${escaped(box.name)}</title>`,
    `<rect x="${x}" y="${y}" width="${BOX_WIDTH}" height="${height}" rx="${corner}" fill="${colors.paper}" stroke="${stroke}" stroke-width="1.5"/>`,
    ...nameLines.map((line, index) =>
      nameLine(line, { x: middle, y: y + PADDING + 12 + index * LINE_HEIGHT.name }, colors),
    ),
    ...note.lines.map((line, index) =>
      text(middle, notesFrom + NOTE_SIZE + index * LINE_HEIGHT.note, line, `font-size="${NOTE_SIZE}" fill="${color}"`),
    ),
    '</g>',
  ].join('')
}

type Ends = { from: PlacedBox; to: PlacedBox }

const drawLine = ({ startX, label, isInCircle }: PlacedLine, { from, to }: Ends, colors: Colors): string => {
  const start = { x: startX, y: label.y + label.height }
  const isUpward = to.y <= from.y
  const end = { x: to.x + to.width / 2, y: isUpward ? to.y + to.height : to.y }
  const bend = isUpward ? 60 : (end.y - start.y) / 2
  const [firstY, secondY] = [start.y + bend, isUpward ? end.y + bend : end.y - bend]
  const path = `M${startX} ${from.y + from.height} V${start.y} C${start.x} ${firstY} ${end.x} ${secondY} ${end.x} ${end.y}`
  const color = isInCircle ? colors.alarm : colors.line
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="1.5"${isInCircle ? ' stroke-dasharray="5 4"' : ''}/>`
}

const drawLabel = ({ label, isInCircle }: PlacedLine, { paper, ink, alarm }: Colors): string =>
  [
    `<rect x="${label.x}" y="${label.y}" width="${label.width}" height="${label.height}" fill="${paper}"/>`,
    text(
      label.x + label.width / 2,
      label.y + 12,
      label.text,
      `font-size="${NOTE_SIZE}" fill="${isInCircle ? alarm : ink}"`,
    ),
  ].join('')

/**
 * The chart of the holders of a company as an SVG picture: people are round, companies square, owners and the company's
 * gaps have a colour and words, lines within a circle are dashed (OWN-6). `page` draws a part of it, from one height to another.
 * `scheme`: dark for a dark screen; paper is light.
 */
export const ownershipSvg = (
  ownership: OwnershipAnswer,
  organizationId: string,
  { page, scheme = 'light' }: { page?: ChartPage; scheme?: keyof typeof schemes } = {},
): string => {
  const colors: Colors = schemes[scheme]
  const { width, height, boxes, lines } = chartGeometry(ownership, organizationId)
  const { from, to } = page ?? { from: 0, to: height }
  const isShown = ({ y }: { y: number }) => y >= from && y < to
  const boxOf = new Map(boxes.map((box) => [box.id, box]))
  const name = ownership.companies.find((company) => company.organizationId === organizationId)?.name ?? ''

  const curves = lines.flatMap((line) => {
    const [holder, held] = [boxOf.get(line.from), boxOf.get(line.to)]
    return holder && held ? [drawLine(line, { from: holder, to: held }, colors)] : []
  })

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${from} ${width} ${to - from}" width="${width}" height="${to - from}" role="img" font-family="Inter, Roboto, sans-serif">`,
    `<title>Owners of ${escaped(name)}</title>`,
    `<rect y="${from}" width="${width}" height="${to - from}" fill="${colors.paper}"/>`,
    ...curves,
    ...lines.filter(({ label }) => isShown(label)).map((line) => drawLabel(line, colors)),
    ...boxes.filter(isShown).map((box) => drawBox(box, colors)),
    '</svg>',
  ].join('\n')
}
