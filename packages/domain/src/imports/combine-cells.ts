import { cleanLines } from '../shared/clean-text.ts'
import type { Field, Fields } from '../shared/field.ts'
import { addressPartOf, rankOfPart } from './guess-columns.ts'

type Cell = { heading: string; field: string; cell: string }

/** Address books put several values into one cell so. */
const SEVERAL_VALUES = / ::: /

/** The register writes such a line where it has no address. */
const NO_VALUE = /^\*{3,}.*\*{3,}$/

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
    ...Map.groupBy(
      ofFirstAddress(cells.map((one) => ({ ...one, cell: cleanLines(one.cell).trim() }))),
      ({ field }) => field,
    ),
  ].flatMap(([name, ofField]) => {
    const [first] = ofField
    const field = fields[name]
    if (!first) return []

    const cell = field?.combined ? combine(ofField, field) : first.cell
    return cell === '' ? [] : [{ ...first, cell }]
  })
