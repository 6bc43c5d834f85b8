import { posix } from 'node:path'
import { SpreadsheetError } from './spreadsheet.ts'
import { localName, readPart, UNREADABLE_WORKBOOK, type WorkbookParts } from './workbook-parts.ts'

/** A sheet of a workbook, and where its cells are. */
export type Sheet = { name: string; isHidden: boolean; path: string }

export type Workbook = { sheets: Sheet[]; is1904: boolean; stylesPath: string; stringsPath: string }

type Relation = { type: string; path: string }

const relationsOf = async (parts: WorkbookParts, part: string): Promise<Map<string, Relation>> => {
  const folder = posix.dirname(part)
  const relations = new Map<string, Relation>()
  await readPart(parts, posix.join(folder, '_rels', `${posix.basename(part)}.rels`), {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship') return
      const target = Target.replaceAll('\\', '/')
      const path = target.startsWith('/') ? target.slice(1) : posix.join(folder, target)
      relations.set(Id, { type: posix.basename(Type), path })
    },
  })
  return relations
}

const mainPart = async (parts: WorkbookParts): Promise<string> => {
  const relations = await relationsOf(parts, '')
  return [...relations.values()].find(({ type }) => type === 'officeDocument')?.path ?? 'xl/workbook.xml'
}

const otherFormats: readonly (readonly [isIt: (name: string) => boolean, sentence: string])[] = [
  [
    (name) => name === 'xl/workbook.bin',
    'The file is a binary Excel workbook (.xlsb). Save it as an Excel workbook (.xlsx) first.',
  ],
  [
    (name) => name === 'content.xml' || name === 'mimetype',
    'The file is an OpenDocument spreadsheet (.ods). Save it as an Excel workbook (.xlsx) first.',
  ],
  [
    (name) => name.endsWith('.iwa') || name === 'index.zip' || name.endsWith('/index.zip'),
    'The file is a Numbers spreadsheet (.numbers). Export it as an Excel workbook (.xlsx) or as CSV first.',
  ],
]

const requireWorkbook = ({ entries }: WorkbookParts, part: string) => {
  if (entries.has(part.toLowerCase()) && !part.toLowerCase().endsWith('.bin')) return

  const names = [...entries.keys()]
  const other = otherFormats.find(([isIt]) => names.some(isIt))
  throw new SpreadsheetError(other?.[1] ?? UNREADABLE_WORKBOOK)
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true' || value === 'on'

/**
 * Reads what a workbook says of its sheets.
 * @throws SpreadsheetError when the file is of another kind, or has no sheet
 */
export const readWorkbook = async (parts: WorkbookParts): Promise<Workbook> => {
  const part = await mainPart(parts)
  requireWorkbook(parts, part)

  const relations = await relationsOf(parts, part)
  const sheets: Sheet[] = []
  let is1904 = false
  await readPart(parts, part, {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = isTrue(attributes['date1904'])
      if (name !== 'sheet') return

      const id = Object.entries(attributes).find(([key]) => key.includes(':') && localName(key) === 'id')?.[1]
      const relation = relations.get(id ?? '')
      // The sheet of a chart or a macro has no cells.
      if (relation?.type !== 'worksheet') return
      const { name: title = '', state = 'visible' } = attributes
      sheets.push({ name: title, isHidden: state !== 'visible', path: relation.path })
    },
  })
  if (sheets.length === 0) throw new SpreadsheetError(UNREADABLE_WORKBOOK)

  const pathOf = (type: string) => [...relations.values()].find((relation) => relation.type === type)?.path ?? ''
  return { sheets, is1904, stylesPath: pathOf('styles'), stringsPath: pathOf('sharedStrings') }
}
