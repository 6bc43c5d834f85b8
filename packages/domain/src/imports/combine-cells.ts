import { cleanLines } from '../shared/clean-text.ts'
import type { Field, Fields } from '../shared/field.ts'
import { addressPartOf, EXPLANATION, rankOfPart } from './guess-columns.ts'
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
const PERSON_NAMES = new Set(['firstName', 'lastName', 'fullName', 'person'])
const NAMES = new Set([...PERSON_NAMES, 'name', 'company', 'organization', 'product', 'address', 'addressStreet1'])

// Programs that count with numbers write the number 786543 as '786543.0'.
const AS_FRACTION = /^(\d{3,})\.0$/
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
  if (field === 'roles') return roleCrossed(heading, text) ?? text
  if (EMPTY.test(text) && !PERSON_NAMES.has(field)) return ''
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

    const cell = field?.combined ? combine(ofField, field) : first.cell
    return cell === '' ? [] : [{ ...first, cell }]
  })
