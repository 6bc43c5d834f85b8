import type { Order } from '@registrar/domain/orders/order'
import { ProductSelect } from '#features/products'
import { useFieldValue } from '#lib/use-field-value'
import { Notice } from '#ui/notice'
import { Fields, Section } from '#ui/section'
import { EuroField } from '#ui/euro-field'
import type { OrderForm } from './order-form.ts'
import { useOrderProducts } from './orders.api.ts'

/** The product and its price, with a warning when the catalogue does not have the product (ORD-6). */
export const OrderProductSection = ({ form: { form, field }, order }: { form: OrderForm; order: Order }) => {
  const products = useOrderProducts()
  const productId = useFieldValue(form, 'productId')
  const isFound = products?.some((one) => one._id === productId) ?? true
  const offered = products?.filter((one) => !one.retired || one._id === productId) ?? []

  return (
    <Section title="Order Details">
      {order.product && !isFound && (
        <Notice>{`warning: Product not found "${order.product}", please select from available options.`}</Notice>
      )}
      <Fields>
        <ProductSelect
          label="Product"
          placeholder="Select a product"
          clearable
          products={offered}
          value={isFound ? productId : null}
          onChange={(id) => form.setFieldValue('productId', id)}
          error={form.errors['productId']}
        />
        <EuroField {...field('totalAmountOrder')} />
      </Fields>
    </Section>
  )
}
