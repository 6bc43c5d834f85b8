import * as z from 'zod'
import type { RecordWarning } from '../shared/record-warning.ts'
import { optionalText, text } from '../shared/text.ts'

/** The numbers that are one company's alone: no two companies should have the same (ORG-35). */
const ownNumbers = {
  cro: { code: 'SAME_CRO_NUMBER', field: 'cro', label: 'CRO number' },
  tax: { code: 'SAME_TAX_NUMBER', field: 'coroporationTaxNumber', label: 'tax number' },
} as const
export type OwnNumber = keyof typeof ownNumbers

/** The numbers that somebody types for a company; `except`: the company itself, if it exists. */
export const sharedNumbersBody = z.object({
  cro: optionalText(50).default(null),
  coroporationTaxNumber: optionalText(50).default(null),
  except: text(100).optional(),
})

/** Another organization that has a number. */
export type SharedNumber = { by: OwnNumber; _id: string; name: string }

/** A warning for each number that other organizations have too (ORG-35). */
export const sharedNumberWarnings = (shared: readonly SharedNumber[]): RecordWarning[] =>
  [...Map.groupBy(shared, ({ by }) => by)].map(([by, others]) => {
    const { code, field, label } = ownNumbers[by]
    const subject = others.length === 1 ? 'Another organization has' : 'Other organizations have'
    const records = others.map(({ _id, name }) => ({ _id, name, path: `/organization/${_id}` }))
    return { code, field, message: `${subject} this ${label}.`, records }
  })
