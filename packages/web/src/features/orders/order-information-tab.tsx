import { Grid, Select, Stack, Textarea, TextInput } from '@mantine/core'
import type { Order } from '@registrar/domain/orders/order'
import { useBrands } from '#lib/app-config'
import { useBackLink } from '#lib/back-link'
import { useRecordForm } from '#lib/use-record-form'
import { Editable } from '#ui/permitted'
import { RecordFormFrame } from '#ui/record-form-frame'
import { Section } from '#ui/section'
import { OrderCustomerSection } from './order-customer-section.tsx'
import { orderForm } from './order-form.ts'
import { OrderPaymentSections } from './order-payment-sections.tsx'
import { OrderProductSection } from './order-product-section.tsx'
import { OrderVatSection } from './order-vat-section.tsx'
import { useRemoveOrder, useUpdateOrder } from './orders.api.ts'

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
