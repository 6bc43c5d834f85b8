import { TextInput } from '@mantine/core'
import type { Order } from '@registrar/domain/orders/order'
import { useState } from 'react'
import { OrganizationSelect } from '#features/organizations'
import { useFieldValue } from '#lib/use-field-value'
import { EmailField } from '#ui/email-field'
import { confirm } from '#ui/confirm'
import { Fields, Section } from '#ui/section'
import type { OrderForm } from './order-form.ts'
import { OrderLinks } from './order-links.tsx'

// An order pays only for its own organization's subscription (SUB-7).
const movingQuestion = (organizationName: string | null) => ({
  title: 'Move the order to another organization?',
  message: `This order pays for a subscription of ${organizationName ?? 'its organization'}. Saving the move unlinks it.`,
  confirmLabel: 'Move the order',
})

/** The customer: names, email and organization. */
export const OrderCustomerSection = ({ form: { form, field }, order }: { form: OrderForm; order: Order }) => {
  const organizationId = useFieldValue(form, 'organizationId')
  const [chosen, setChosen] = useState<{ id: string | null; name: string | null }>()
  // Once the record is loaded again, the form may show an organization that a colleague has chosen.
  const known = [{ id: order.organizationId, name: order.organizationName }, chosen]

  const chooseOrganization = async (id: string | null, name: string | null) => {
    const losesPayment = order.subscriptionId !== null && id !== null && id !== order.organizationId
    if (losesPayment && !(await confirm(movingQuestion(order.organizationName)))) return

    setChosen({ id, name })
    form.setFieldValue('organizationId', id)
  }

  return (
    <Section title="Customer Information">
      <Fields columns={3}>
        <TextInput {...field('company')} />
        <TextInput {...field('lastName')} />
        <TextInput {...field('firstName')} />
      </Fields>
      <Fields>
        <EmailField {...field('email')} />
        <OrganizationSelect
          label="Organization"
          placeholder="N/A"
          clearable
          value={organizationId}
          chosenName={known.find((one) => one?.id === organizationId)?.name ?? null}
          onChange={(id, name) => void chooseOrganization(id, name)}
          error={form.errors['organizationId']}
        />
      </Fields>
      <OrderLinks order={order} />
    </Section>
  )
}
