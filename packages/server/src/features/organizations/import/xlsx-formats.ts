import { unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'

/** How the number of a cell is shown. */
export type NumberFormat = { kind: 'percent' } | { kind: 'leadingZeros'; digits: number }

type Attributes = Readonly<Record<string, string>>

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

const forEachTag = (xml: Uint8Array | undefined, read: (name: string, attributes: Attributes) => void): void => {
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => read(localName(name), attributes as Attributes))
  parser.write(new TextDecoder().decode(xml)).close()
}

const PERCENT_IDS: ReadonlySet<string> = new Set(['9', '10'])

// Quoted and escaped characters, colours and languages of a format code show no number.
const OTHER_PARTS = /"[^"]*"|\\.|\[[^\]]*\]/g

const formatOf = (id: string, code = ''): NumberFormat | undefined => {
  const [shown = ''] = code.replaceAll(OTHER_PARTS, '').split(';')
  if (PERCENT_IDS.has(id) || shown.includes('%')) return { kind: 'percent' }
  return /^00+$/.test(shown) ? { kind: 'leadingZeros', digits: shown.length } : undefined
}

// The formats by the number of the style that a cell names. Elements `xf` before `cellXfs` are those of the named styles.
const readStyles = (xml: Uint8Array | undefined): Map<string, NumberFormat> => {
  const codes = new Map<string, string>()
  const formats = new Map<string, NumberFormat>()
  let isCellStyles = false
  let style = 0

  forEachTag(xml, (name, { numFmtId = '', formatCode = '' }) => {
    if (name === 'numFmt') codes.set(numFmtId, formatCode)
    else if (name === 'cellXfs') isCellStyles = true
    else if (name === 'xf' && isCellStyles) {
      const format = formatOf(numFmtId, codes.get(numFmtId))
      if (format) formats.set(String(style), format)
      style += 1
    }
  })

  return formats
}

/** The place of the first sheet in an XLSX file, such as `xl/worksheets/sheet1.xml`. */
export const readFirstSheetPath = (bytes: Uint8Array): string => {
  const parts = unzipSync(bytes, { filter: ({ name }) => /^xl\/(workbook|_rels\/workbook)\.xml/.test(name) })
  let id: string | undefined
  forEachTag(parts['xl/workbook.xml'], (name, attributes) => {
    if (name === 'sheet') id ??= Object.entries(attributes).find(([key]) => localName(key) === 'id')?.[1]
  })

  let target = ''
  forEachTag(parts['xl/_rels/workbook.xml.rels'], (name, attributes) => {
    if (name === 'Relationship' && attributes['Id'] === id) target = attributes['Target'] ?? ''
  })
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/**
 * The formats of the numbers on the first sheet of an XLSX file, by the place of their cells, such as `D2`: percentages and
 * leading zeros. `read-excel-file` gives the numbers without them.
 */
export const readNumberFormats = (bytes: Uint8Array): Map<string, NumberFormat> => {
  const parts = unzipSync(bytes, { filter: ({ name }) => name === 'xl/styles.xml' })
  const styles = parts['xl/styles.xml'] ? readStyles(parts['xl/styles.xml']) : new Map<string, NumberFormat>()
  const formats = new Map<string, NumberFormat>()
  if (styles.size === 0) return formats

  const path = readFirstSheetPath(bytes)
  const { [path]: sheet } = unzipSync(bytes, { filter: ({ name }) => name === path })
  forEachTag(sheet, (name, { r: place = '', s: style = '' }) => {
    const format = name === 'c' ? styles.get(style) : undefined
    if (format) formats.set(place, format)
  })

  return formats
}

// Fifteen digits are what a spreadsheet keeps. More would show the error of binary fractions: 0.333 times 100 is 33.300000000000004.
const PRECISION = 15

/** A number as the spreadsheet shows it, with all of its decimals: 0.333 as `33.3%`, 12345 as `012345`. */
export const shownNumber = (number: number, format: NumberFormat | undefined): string => {
  if (format?.kind === 'percent') return `${Number((number * 100).toPrecision(PRECISION))}%`
  return format && Number.isInteger(number) && number >= 0
    ? String(number).padStart(format.digits, '0')
    : String(number)
}
