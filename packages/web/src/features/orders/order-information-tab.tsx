import { Checkbox, Grid, Group, Select, Stack, Textarea, TextInput } from '@mantine/core'
import type { Order } from '@registrar/domain/orders/order'
import { resolveOrderVat } from '@registrar/domain/orders/order-vat'
import { useBrands } from '#lib/app-config'
import { useBackLink } from '#lib/back-link'
import { useRecordForm } from '#lib/use-record-form'
import { Editable } from '#ui/permitted'
import { RecordFormFrame } from '#ui/record-form-frame'
import { Fields, Section } from '#ui/section'
import { useFieldValue } from '#lib/use-field-value'
import { ProductSelect } from '#features/products'
import { Notice } from '#ui/notice'
import { EuroField } from '#ui/euro-field'
import { OrderCustomerSection } from './order-customer-section.tsx'
import { orderForm, type OrderForm } from './order-form.ts'
import { OrderPaymentSections } from './order-payment-sections.tsx'
import { useOrderProducts, useRemoveOrder, useUpdateOrder } from './orders.api.ts'

/** The product and its price, with a warning when the catalogue does not have the product (ORD-6). */
const OrderProductSection = ({ form: { form, field }, order }: { form: OrderForm; order: Order }) => {
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

/** The two VAT checkboxes, of which at most one is ticked, and the VAT number (ORD-5). */
const OrderVatSection = ({ form: { form, field } }: { form: OrderForm }) => {
  const noVat = useFieldValue(form, 'noVat')
  const withVat = useFieldValue(form, 'withVat')

  const change = (changes: { noVat: boolean } | { withVat: boolean }) => {
    const { vatNumber, ...ticks } = resolveOrderVat(form.getValues(), changes)
    form.setFieldValue('noVat', ticks.noVat)
    form.setFieldValue('withVat', ticks.withVat)
    form.setFieldValue('vatNumber', vatNumber ?? '')
  }

  return (
    <Section title="VAT Information">
      <Group gap="lg">
        <Checkbox label="No VAT" checked={noVat} onChange={(event) => change({ noVat: event.currentTarget.checked })} />
        <Checkbox
          label="With VAT"
          checked={withVat}
          onChange={(event) => change({ withVat: event.currentTarget.checked })}
        />
      </Group>
      {withVat && <TextInput {...field('vatNumber')} />}
    </Section>
  )
}

/** The form of an order (ORD-9). */
export const OrderInformationTab = ({ order }: { order: Order }) => {
  const backLink = useBackLink('/order')
  const brands = useBrands()
  const form = useRecordForm({ record: order, ...orderForm, update: useUpdateOrder(order._id) })
  const remove = {
    question: 'This deletes the order. If it pays for a subscription, the subscription loses that payment.',
    mutation: useRemoveOrder(order._id),
    // The order list with the filters it had, when the reader came from there.
    leadsTo: backLink.startsWith('/order?') ? backLink : '/order',
  }

  return (
    <RecordFormFrame form={form} remove={remove}>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack gap="md">
            <Editable>
              <OrderCustomerSection form={form} order={order} />
              <OrderProductSection form={form} order={order} />
              <OrderPaymentSections form={form} />
            </Editable>
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Stack gap="md">
            <Editable>
              <OrderVatSection form={form} />
              <Section title="Order Origin">
                <Select
                  placeholder="N/A"
                  clearable
                  data={Object.entries(brands).map(([value, label]) => ({ value, label }))}
                  {...form.field('from')}
                />
              </Section>
              <Section title="Invoice Information">
                <TextInput {...form.field('toInvoice')} />
              </Section>
              <Section title="Comments">
                <Textarea aria-label="Comments" autosize minRows={4} {...form.field('comment')} label={undefined} />
              </Section>
            </Editable>
          </Stack>
        </Grid.Col>
      </Grid>
    </RecordFormFrame>
  )
}
