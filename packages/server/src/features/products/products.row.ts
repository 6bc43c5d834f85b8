import { productFieldTable } from '@registrar/domain/products/product'
import { columnByField } from '@registrar/domain/shared/field'
import type { RecordKind } from '#platform/commands/lock-record'
import { versionOf } from '#platform/commands/record-version'
import { columnsOf, columnValues, recordColumn } from '#platform/database/columns'

/** How the change log names a product, and where products are kept. */
export const productRecord = { type: 'product', table: 'products' } as const satisfies RecordKind

/** Columns of a product under the API's field names. */
export const productColumns = [
  ...columnsOf('products', recordColumn, ['_id']),
  ...columnsOf('products', columnByField(productFieldTable, 'products')),
  versionOf('products'),
]

/** The columns that a set of API fields is written to. */
export const productValues = columnValues(productFieldTable, 'products')
