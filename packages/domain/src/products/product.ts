import * as z from 'zod'
import { type Field, fieldOf, shapeOf, yesOrNoField } from '../shared/field.ts'
import { filter } from '../shared/page.ts'
import { requiredText, text } from '../shared/text.ts'
import { loadedVersion, recordVersion } from '../shared/version.ts'

/** The fields of a product: a pack or a service that the firm sells (PROD-1). */
export const productFieldTable = {
  name: fieldOf('text', requiredText(300))('Name', 'products.name'),
  /** whether it can be subscribed to */
  subscription: yesOrNoField('Sold as a subscription', 'products.is_subscription'),
  /** whether it is no longer offered; orders and subscriptions keep it */
  retired: yesOrNoField('Retired', 'products.is_retired'),
} as const satisfies Record<string, Field>

const productFields = z.object(shapeOf(productFieldTable))

/** The body of a change: any of the fields (API-4, API-10). */
export const productChanges = productFields.partial().extend(loadedVersion)
export type ProductChanges = z.output<typeof productChanges>

/** The body that creates a product. */
export const newProduct = productFields.partial().required({ name: true })
export type NewProduct = z.output<typeof newProduct>

export const product = productFields.extend({ _id: z.string(), ...recordVersion })
export type Product = z.output<typeof product>

/** The search of products: the subscription form asks for `subscription`, the order screens for `fetchAll` (PROD-2). */
export const productSearchBody = z.object({
  search: text(200).nullish(),
  /** true: only those sold as a subscription; false: only the others */
  subscription: filter(z.boolean()),
  /** true: includes the retired ones */
  fetchAll: filter(z.boolean()),
})
export type ProductSearch = z.output<typeof productSearchBody>
