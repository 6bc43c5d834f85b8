import * as z from 'zod'
import { filter } from '../shared/page.ts'
import { requiredText, text } from '../shared/text.ts'

/** What the firm sells: a pack, or a service; its fields (PROD-1). */
export const productFields = z.object({
  name: requiredText(300),
  /** sold as a subscription: paid again every so many months */
  subscription: z.boolean(),
  /** no longer offered; what was sold keeps it */
  retired: z.boolean(),
})

/** What PUT takes: any of the fields. */
export const productChanges = productFields.partial()
export type ProductChanges = z.output<typeof productChanges>

/** What creating takes. */
export const newProduct = productChanges.required({ name: true })
export type NewProduct = z.output<typeof newProduct>

export const product = productFields.extend({ _id: z.string() })
export type Product = z.output<typeof product>

/** The search of products: the subscription form asks for `subscription`, the order screens for `fetchAll` (PROD-2). */
export const productSearchBody = z.object({
  search: text(200).nullish(),
  /** true: only those sold as a subscription; false: only the others */
  subscription: filter(z.boolean()),
  /** true: retired ones too */
  fetchAll: filter(z.boolean()),
})
export type ProductSearch = z.output<typeof productSearchBody>
