import type { ProductChanges } from '@registrar/domain/products/product'
import { sentFields } from '#platform/commands/change-log'
import type { RecordKind } from '#platform/commands/lock-record'
import { versionOf } from '#platform/commands/record-version'

/** How the change log names a product, and where products are kept. */
export const productRecord = { type: 'product', table: 'products' } as const satisfies RecordKind

/** Columns of a product under the API's field names. */
export const productColumns = [
  'products.id as _id',
  'products.name',
  'products.is_subscription as subscription',
  'products.is_retired as retired',
  versionOf('products'),
] as const

/** The columns that a set of API fields is written to. */
export const productValues = ({ name, subscription, retired }: ProductChanges) =>
  sentFields({ name, is_subscription: subscription, is_retired: retired })
