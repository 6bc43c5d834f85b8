import { buffer } from 'node:stream/consumers'
import yazl from 'yazl'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The parts of a workbook whose sheets have this XML between `sheetData`. */
export const workbookOf = (
  sheets: readonly { name?: string; state?: string; rows: string }[],
  { styles = '', properties = '' }: { styles?: string; properties?: string } = {},
): Record<string, string> => {
  const all = sheets.map((sheet, index) => ({
    number: index + 1,
    name: `Sheet${index + 1}`,
    state: 'visible',
    ...sheet,
  }))
  const relations = [
    ...all.map(({ number }) => ({ id: `s${number}`, type: 'worksheet', target: `worksheets/sheet${number}.xml` })),
    { id: 'styles', type: 'styles', target: 'styles.xml' },
  ]
  return {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">${properties}<sheets>${all
      .map(
        ({ number, name, state }) => `<sheet name="${name}" sheetId="${number}" state="${state}" r:id="s${number}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations
      .map(({ id, type, target }) => `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`)
      .join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`,
    ...Object.fromEntries(
      all.map(({ number, rows }) => [
        `xl/worksheets/sheet${number}.xml`,
        `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  }
}

/** A ZIP file of these parts. */
export const zipOf = (parts: Readonly<Record<string, string>>): Promise<Buffer> => {
  const zip = new yazl.ZipFile()
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  return buffer(zip.outputStream)
}

/** A cell with a text. */
export const textCell = (place: string, text: string) =>
  `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
