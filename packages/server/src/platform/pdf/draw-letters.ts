import { fontRuns } from './font-runs.ts'
import { type Coverage, MAIN_FONT } from './fonts.ts'

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' }
const unescaped = (text: string) => text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (entity) => entities[entity] ?? entity)

const attributeOf = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1]

const numberOf = (attributes: string, name: string): number | undefined => {
  const value = Number.parseFloat(attributeOf(attributes, name) ?? '')
  return Number.isNaN(value) ? undefined : value
}

const DEFAULT_SIZE = 16
/** How much of its width stands before the place of a text, by `text-anchor`. */
const widthsBefore: Record<string, number> = { middle: 0.5, end: 1 }

type Drawn = { paths: string; width: number }

// In the font's own units, with y upwards, beginning at 0.
const drawRun = (text: string, font: ReturnType<Coverage['open']>): Drawn => {
  const { glyphs, positions } = font.layout(text)
  let width = 0
  const paths = glyphs.map((glyph, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = glyph.advanceWidth } = positions[index] ?? {}
    const path = `<path transform="translate(${width + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`
    width += xAdvance
    return path
  })
  return { paths: paths.join(''), width }
}

const drawText = (attributes: string, text: string, coverage: Coverage): string => {
  const size = numberOf(attributes, 'font-size') ?? DEFAULT_SIZE
  const isBold = attributeOf(attributes, 'font-weight') === 'bold'

  let width = 0
  const drawn = fontRuns(text, coverage).map((run) => {
    const font = coverage.open(run.font, isBold ? 'bold' : 'normal')
    const scale = size / font.unitsPerEm
    const part = drawRun(run.text, font)
    const group = `<g transform="translate(${width} 0) scale(${scale} ${-scale})">${part.paths}</g>`
    width += part.width * scale
    return group
  })

  const fitted = numberOf(attributes, 'textLength') ?? width
  const before = fitted * (widthsBefore[attributeOf(attributes, 'text-anchor') ?? ''] ?? 0)
  const [x, y] = [numberOf(attributes, 'x') ?? 0, numberOf(attributes, 'y') ?? 0]
  const place = `translate(${x - before} ${y}) scale(${width === 0 ? 1 : fitted / width} 1)`
  return `<g transform="${place}" fill="${attributeOf(attributes, 'fill') ?? '#000000'}">${drawn.join('')}</g>`
}

/**
 * A drawing in which the texts that need another font than the main one are drawn as outlines: the PDF library gives a text of a
 * drawing one font, and neither joins its letters nor turns them. Takes `text` elements with nothing but text in them.
 */
export const drawLetters = (svg: string, coverage: Coverage): string =>
  svg.replaceAll(/<text\b([^>]*)>([^<]*)<\/text>/g, (element, attributes: string, content: string) => {
    const text = unescaped(content)
    return fontRuns(text, coverage).every(({ font }) => font === MAIN_FONT)
      ? element
      : drawText(attributes, text, coverage)
  })
