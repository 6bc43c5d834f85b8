import { cleanLines } from '../shared/clean-text.ts'
import type { Field, Fields } from '../shared/field.ts'
import { rankOfPart } from './guess-columns.ts'

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

/**
 * The cells of a line, one for each field, without the blank ones: the parts of an address are joined, and of several phones or email
 * addresses the first that is there is taken (IMP-2).
 */
export const combineCells = (fields: Fields, cells: readonly Cell[]): Cell[] =>
  [...Map.groupBy(cells, ({ field }) => field)].flatMap(([name, ofField]) => {
    const cleaned = ofField.map((one) => ({ ...one, cell: cleanLines(one.cell).trim() }))
    const [first] = cleaned
    const field = fields[name]
    if (!first) return []

    const cell = field?.combined ? combine(cleaned, field) : first.cell
    return cell === '' ? [] : [{ ...first, cell }]
  })
