import { orderFieldTable } from '@registrar/domain/orders/order-fields'
import { type FormValues, fieldsForm } from '#lib/fields-form'
import type { RecordForm } from '#lib/use-record-form'

// The form chooses a product by its id.
const { product: _, ...fields } = orderFieldTable

/** The form of an order (ORD-1). */
export const orderForm = fieldsForm(fields)

export type OrderForm = RecordForm<FormValues<typeof fields>>
