import { cleanLines } from '../shared/clean-text.ts'
import type { Field, Fields } from '../shared/field.ts'
import { addressPartOf, EXPLANATION, isNext, rankOfPart } from './guess-columns.ts'
import { readRole } from './read-cell.ts'
import { repairedText, withoutEntities } from './repair-text.ts'
import { readYesOrNo } from './yes-or-no.ts'

type Cell = { heading: string; field: string; cell: string }

/** Address books put several values into one cell so. */
const SEVERAL_VALUES = / ::: /

/** The register writes such a line where it has no address. */
const NO_VALUE = /^\*{3,}.*\*{3,}$/

/** Programs write an empty value so. Somebody may be called Null. */
const EMPTY = /^(?:NULL|null|NaN|nan|NaT|<NA>|\\N)$/
/** People write so that there is nothing. A dash in a column of names says that somebody has one name. */
const NOTHING = /^(?:[-‐‑–—]+|n\/a|n\.a\.?)$/i
const PERSON_NAMES = new Set(['firstName', 'lastName', 'fullName', 'person'])
const RECORD_NAMES = new Set([...PERSON_NAMES, 'name', 'company', 'organization', 'product'])
const NAMES = new Set([...RECORD_NAMES, 'address', 'addressStreet1'])

// Programs that count with numbers write the number 786543 as '786543.0' or '786543,00'.
const AS_FRACTION = /^(\d{3,})[.,]0{1,2}$/
// A spreadsheet divides the thousands of a number.
const IN_THOUSANDS = /^\d{1,3}(?:,\d{3})+$/
const WHOLE_NUMBERS = new Set([
  'cro',
  'company',
  'organization',
  'coroporationTaxNumber',
  'vatNumber',
  'phone',
  'addressZip1',
  'pps',
])

// A column of one role has crosses.
const roleCrossed = (heading: string, text: string): string | undefined => {
  const role = heading.replace(EXPLANATION, '').trim()
  const isCrossed = readRole(role) && readYesOrNo(text)
  return isCrossed === undefined ? undefined : isCrossed ? role : ''
}

/** What a program meant by a cell of the field: '' for an empty value. */
export const plainCell = ({ heading, field, cell }: Cell): string => {
  const whole = cleanLines(repairedText(cell)).trim()
  const text = NAMES.has(field) ? cleanLines(withoutEntities(whole)).trim() : whole
  if (EMPTY.test(text) && !PERSON_NAMES.has(field)) return ''
  if (NOTHING.test(text) && !RECORD_NAMES.has(field)) return ''
  if (field === 'roles') return roleCrossed(heading, text) ?? text
  if (field === 'cro' && IN_THOUSANDS.test(text)) return text.replaceAll(',', '')
  return WHOLE_NUMBERS.has(field) ? text.replace(AS_FRACTION, '$1') : text
}

const combine = (cells: readonly Cell[], field: Field): string => {
  const texts = cells.map(({ cell }) => cell)
  if (field.combined === 'joined')
    return [...new Set(texts.filter((text) => text !== '' && !NO_VALUE.test(text)))].join(', ')

  const ranked = cells
    .toSorted((a, b) => rankOfPart(a.heading, field) - rankOfPart(b.heading, field))
    .map(({ cell }) => cell)
  return (
    ranked
      .find((text) => text !== '')
      ?.split(SEVERAL_VALUES)[0]
      ?.trim() ?? ''
  )
}

const isOfAddress = ({ field }: Cell) => field.startsWith('address')
const setOf = ({ heading }: Cell) => addressPartOf(heading)?.set.toLowerCase()

/** Of the columns of several addresses, those of the first address that the line has. */
const ofFirstAddress = (cells: readonly Cell[]): Cell[] => {
  const first = cells.find((cell) => isOfAddress(cell) && cell.cell !== '')
  return cells.filter((cell) => !isOfAddress(cell) || first === undefined || setOf(cell) === setOf(first))
}

/**
 * The cells of a line, one for each field, without the blank ones: the parts of an address are joined, and of several addresses, phones or
 * email addresses the first that is there is taken (IMP-2).
 */
export const combineCells = (fields: Fields, cells: readonly Cell[]): Cell[] =>
  [
    ...Map.groupBy(ofFirstAddress(cells.map((one) => ({ ...one, cell: plainCell(one) }))), ({ field }) => field),
  ].flatMap(([name, ofField]) => {
    const [first] = ofField
    const field = fields[name]
    if (!first) return []

    if (!field?.combined) return ofField.find(({ cell }) => cell !== '') ?? []
    const cell = combine(ofField, field)
    return cell === '' ? [] : [{ ...first, cell }]
  })

/** Says what a line has in the second of two columns with one heading, where the first counts (IMP-2). */
export const leftOutOf = (fields: Fields, cells: readonly Cell[]): string[] =>
  [...Map.groupBy(cells, ({ field }) => field)].flatMap(([name, ofField]) => {
    const isJoined = fields[name]?.combined === 'joined' && !name.startsWith('address')
    if (isJoined || !ofField.some(({ heading }) => isNext(heading))) return []
    const [used, ...others] = ofField.map((one) => ({ ...one, cell: plainCell(one) })).filter(({ cell }) => cell !== '')
    return others
      .filter(({ heading, cell }) => isNext(heading) && cell !== used?.cell)
      .map(({ heading, cell }) => `${used?.cell} counts, and ${cell} of the column ${heading} is left out.`)
  })
