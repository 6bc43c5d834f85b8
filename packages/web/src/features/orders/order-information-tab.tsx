import { Grid, Select, Stack, Textarea, TextInput } from '@mantine/core'
import type { Order } from '@registrar/domain/orders/order'
import { useNavigate } from '@tanstack/react-router'
import { useBrands } from '#lib/app-config'
import { useBackLink } from '#lib/back-link'
import { useRecordForm } from '#lib/use-record-form'
import { confirmDelete } from '#ui/confirm'
import { FormFooter } from '#ui/form-footer'
import { Section } from '#ui/section'
import { UnsavedGuard } from '#ui/unsaved-guard'
import { OrderCustomerSection } from './order-customer-section.tsx'
import { orderFormSchema, orderFormValues, orderInputs } from './order-form.ts'
import { OrderPaymentSections } from './order-payment-sections.tsx'
import { OrderProductSection } from './order-product-section.tsx'
import { OrderVatSection } from './order-vat-section.tsx'
import { useRemoveOrder, useUpdateOrder } from './orders.api.ts'

/** The form of an order (ORD-9). */
export const OrderInformationTab = ({ order }: { order: Order }) => {
  const update = useUpdateOrder(order._id)
  const remove = useRemoveOrder(order._id)
  const navigate = useNavigate()
  const backLink = useBackLink('/order')
  const brands = useBrands()
  const { form, isDirty, submit } = useRecordForm({
    record: order,
    valuesOf: orderFormValues,
    schema: orderFormSchema,
    update,
  })
  const { field } = orderInputs(form)
  // The order list with the filters it had, when the reader came from there.
  const list = backLink.startsWith('/order?') ? backLink : '/order'

  const confirmAndRemove = async () => {
    const isSure = await confirmDelete(
      'This deletes the order. If it pays for a subscription, the subscription loses that payment.',
    )
    if (isSure) remove.mutate(undefined, { onSuccess: () => void navigate({ to: list, ignoreBlocker: true }) })
  }

  return (
    <>
      <UnsavedGuard
        isDirty={isDirty}
        message="You have unsaved changes. Are you sure you want to leave this page without saving?"
      />
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack gap="md">
            <OrderCustomerSection form={form} order={order} />
            <OrderProductSection form={form} order={order} />
            <OrderPaymentSections form={form} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Stack gap="md">
            <OrderVatSection form={form} order={order} />
            <Section title="Order Origin">
              <Select
                label="Initiated by"
                placeholder="N/A"
                clearable
                data={Object.entries(brands).map(([value, label]) => ({ value, label }))}
                {...field('from')}
              />
            </Section>
            <Section title="Invoice Information">
              <TextInput label="To Invoice" {...field('toInvoice')} />
            </Section>
            <Section title="Comments">
              <Textarea aria-label="Comments" autosize minRows={4} {...field('comment')} />
            </Section>
          </Stack>
        </Grid.Col>
      </Grid>
      <FormFooter
        onDelete={() => void confirmAndRemove()}
        onSave={submit}
        isSaving={update.isPending}
        isDirty={isDirty}
      />
    </>
  )
}
